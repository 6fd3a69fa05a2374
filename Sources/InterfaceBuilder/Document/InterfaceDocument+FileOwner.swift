import Foundation

extension InterfaceDocument {
  /// The placeholder for the object that loads a xib, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  var fileOwner: XMLTree.Element? {
    tree.allElements.first {
      $0.kind == .placeholder && $0[PlaceholderElement.identifier] == .fileOwner
    }
  }
}

extension InterfaceRoot {
  /// A Boolean value that indicates whether the root is the view of the object that loads the xib,
  /// by the outlet `view` of view controllers.
  package var isViewOfOwner: Bool {
    let connections = document.fileOwner?.child(ObjectElement.connections)?.children
    return connections?.contains {
      $0.kind == .outlet && $0[ConnectionElement.property] == ConnectionElement.viewOutlet
        && $0[ConnectionElement.destination] == element.id
    } ?? false
  }
}
