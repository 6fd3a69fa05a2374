import Foundation

/// A view of a document that is laid out by itself.
///
/// A storyboard has a root per scene with a view, and one per view in the dock of a scene. A xib
/// has a root per view at its top. Each root has its own canvas.
public struct InterfaceRoot: Sendable {
  /// The type of a root, which determines its canvas.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// The view of a view controller, in a storyboard or a xib.
    case controllerView
    /// A view at the top of a xib.
    case topLevelView
    /// A view in the bar above a scene of a storyboard.
    case dockView
  }

  /// The document of the root.
  public let document: InterfaceDocument
  /// The view's element.
  public let element: XMLTree.Element
  /// The type of the root.
  public let kind: Kind
  /// The controller's element, or `nil` for a root without a controller.
  public let controller: XMLTree.Element?

  /// The identifier of the view, or a name with its line if it has none.
  public var id: String { element.id ?? "line-\(element.location.line)" }

  /// Interface Builder's name of the class, such as `tableViewCell`.
  public var elementName: String { element.name }

  /// A readable name: the label in the outline, the title or the custom class of the view, then of
  /// its controller; otherwise the name of the element.
  ///
  /// Names are not unique and are not stored in the document; use `id` to refer to a root.
  public var name: String {
    for element in [element, controller].compactMap({ $0 }) {
      let name =
        element[ObjectElement.userLabel] ?? element[ControllerElement.title]
        ?? element[ObjectElement.customClass]
      if let name { return name }
    }
    return elementName
  }

  /// Returns a Boolean value that indicates whether a text refers to the root: its identifier, its
  /// name or the identifier of its controller.
  package func isCalled(_ text: String) -> Bool {
    id == text || name == text || controller?.id == text
  }

  /// The range of the view's element in the bytes of the document.
  public var range: Range<Int> { element.range }
}

extension InterfaceDocument {
  /// All roots, in document order. Store the array to use it more than once.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var roots: [InterfaceRoot] {
    tree.allElements.filter { $0.kind == .objects }.flatMap { objects in
      objects.children.flatMap { roots(of: $0) }
    }
  }

  /// Returns the root whose `id` is the given one, or `nil` if the document has none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func root(withIdentifier id: String) -> InterfaceRoot? { roots.first { $0.id == id } }

  /// Returns the roots of an object at the top of a file or scene: the view of a controller, or the
  /// object if it is a view. A controller that loads its view from another file has none.
  private func roots(of object: XMLTree.Element) -> [InterfaceRoot] {
    if let view = object.controllerView {
      return [
        InterfaceRoot(document: self, element: view, kind: .controllerView, controller: object)
      ]
    }
    guard object.isView, !object.isController else { return [] }
    return [
      InterfaceRoot(
        document: self, element: object, kind: kind == .xib ? .topLevelView : .dockView,
        controller: nil)
    ]
  }
}
