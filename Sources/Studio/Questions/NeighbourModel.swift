import AutoLayout
import Foundation
import InterfaceBuilder

/// A line that an edge of a view can be pinned to.
struct NeighbourModel: Encodable, Equatable {
  /// The identifier of the view or guide.
  var item: String
  /// The attribute of the item that the edge is tied to.
  var attribute: String
  /// The item's name, seen from the view.
  var title: String
  /// Points from the line to the edge.
  var distance: Double
}

/// What a view can be pinned to, all of it of the document's own canvas.
///
/// The panel "Add New Constraints" offers the lines of each edge with their distances.
struct SurroundingsModel: Encodable, Equatable {
  /// By edge, the line that pinning takes without a choice first.
  var edges: [String: [NeighbourModel]] = [:]
  /// The same where the container's line is its margin.
  var margins: [String: [NeighbourModel]] = [:]
  /// Width and height in points; nil where that canvas does not have the view.
  var size: [Double]?
}

extension StudioWindow {
  /// What a view can be pinned to.
  ///
  /// Costs a layout of the root on its own canvas.
  ///
  /// - Throws: `StudioError` if there is no such view on the canvas.
  func neighbours(of view: String) throws -> SurroundingsModel {
    let document = try opened.document
    guard let root = document.roots.first(where: { $0.id == rootID }),
      let found = root.surroundings(of: view)
    else { return SurroundingsModel() }
    let names = ObjectNames(document)
    /// The lines that an edge can be tied to, the nearest first.
    func models(
      _ lines: [PinRequest.Edge: [Neighbours.Line]]
    ) -> [String: [NeighbourModel]] {
      Dictionary(
        uniqueKeysWithValues: lines.map { edge, lines in
          (edge.rawValue, lines.map { NeighbourModel($0, names, seenFrom: view) })
        })
    }
    return SurroundingsModel(
      edges: models(found.edges), margins: models(found.margins),
      size: [found.size.width, found.size.height].map { Double($0).shortened })
  }
}

extension NeighbourModel {
  /// A line with the name that its item has for a person who looks from the view.
  fileprivate init(_ line: Neighbours.Line, _ names: ObjectNames, seenFrom view: String) {
    self.init(
      item: line.item, attribute: line.attribute,
      title: names.itemName(line.item, seenFrom: view)
        + (line.attribute.hasSuffix("Margin") ? " Margin" : ""),
      distance: Double(line.distance).shortened)
  }
}
