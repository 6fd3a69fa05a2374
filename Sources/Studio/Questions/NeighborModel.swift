import AutoLayout
import Foundation
import InterfaceBuilder

/// A line to which an edge of a view can be pinned.
struct NeighborModel: Encodable, Equatable {
  /// The identifier of the view or guide.
  var item: String
  /// The attribute of the item to which the edge is pinned.
  var attribute: String
  /// The name of the item as seen from the view.
  var title: String
  /// The distance from the line to the edge, in points.
  var distance: Double
}

/// The lines to which a view can be pinned, on the document's own canvas.
///
/// The panel "Add New Constraints" offers the lines of each edge with their distances.
struct SurroundingsModel: Encodable, Equatable {
  /// The lines by edge. The default line comes first.
  var edges: [String: [NeighborModel]] = [:]
  /// The lines by edge, measured from the margins of the container.
  var margins: [String: [NeighborModel]] = [:]
  /// The width and height in points, or `nil` if the canvas does not have the view.
  var size: [Double]?
}

extension StudioWindow {
  /// Returns the lines to which a view can be pinned.
  ///
  /// The method needs a layout of the root on its own canvas. The result has no lines and no size
  /// if that canvas does not have the view.
  ///
  /// - Throws: `StudioError` if no document is open.
  func neighbors(of view: String) throws -> SurroundingsModel {
    let document = try opened.document
    guard let root = document.roots.first(where: { $0.id == rootID }),
      let found = root.surroundings(of: view)
    else { return SurroundingsModel() }
    let names = ObjectNames(document)
    /// Returns the models of the lines by edge, in the same order.
    func models(
      _ lines: [PinRequest.Edge: [Neighbors.Line]]
    ) -> [String: [NeighborModel]] {
      Dictionary(
        uniqueKeysWithValues: lines.map { edge, lines in
          (edge.rawValue, lines.map { NeighborModel($0, names, seenFrom: view) })
        })
    }
    return SurroundingsModel(
      edges: models(found.edges), margins: models(found.margins),
      size: [found.size.width, found.size.height].map { Double($0).shortened })
  }
}

extension NeighborModel {
  /// Creates a model of a line with the name of its item as seen from the view.
  fileprivate init(_ line: Neighbors.Line, _ names: ObjectNames, seenFrom view: String) {
    self.init(
      item: line.item, attribute: line.attribute,
      title: names.itemName(line.item, seenFrom: view)
        + (line.attribute.hasSuffix("Margin") ? " Margin" : ""),
      distance: Double(line.distance).shortened)
  }
}
