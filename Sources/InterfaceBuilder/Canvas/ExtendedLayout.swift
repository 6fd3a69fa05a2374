import AutoLayout
import Foundation

/// The extension of a controller's view below bars.
extension XMLTree.Element {
  /// The edges at which the view of the controller extends below translucent bars.
  var extendedLayoutEdges: UIRectEdge {
    guard let edges = child(ControllerElement.edgesForExtendedLayout) else { return .all }
    return RectEdgeElement.flags.reduce(into: []) { if edges[$1.0] { $0.insert($1.1) } }
  }

  /// Returns the edges at which the view of the controller extends below bars, some of which are
  /// opaque.
  func extendedLayoutEdges(opaque: UIRectEdge) -> UIRectEdge {
    self[ControllerElement.extendedLayoutIncludesOpaqueBars]
      ? extendedLayoutEdges : extendedLayoutEdges.subtracting(opaque)
  }

  /// Returns a Boolean value that indicates whether a bar of the container controller is
  /// translucent.
  func hasTranslucentBar(_ bar: SchemaChild) -> Bool {
    child(bar)?[BarElement.translucent] ?? true
  }
}
