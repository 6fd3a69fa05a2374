import AutoLayout
import Foundation
import InterfaceBuilder

/// A line that an edge of a view can be pinned to.
struct NeighbourModel: Encodable, Equatable {
  var item: String
  var attribute: String
  /// The item's name, seen from the view.
  var title: String
  /// Points from the line to the edge.
  var distance: Double
}

extension StudioWindow {
  /// By edge, the line that pinning takes without a choice first.
  func neighbours(of view: String, toMargins: Bool) throws -> [String: [NeighbourModel]] {
    let document = try opened.document
    guard let root = document.roots.first(where: { $0.id == rootID }) else { return [:] }
    let names = ObjectNames(document)
    let lines = root.lines(around: view, toMargins: toMargins).map { edge, lines in
      let models = lines.map { line in
        NeighbourModel(
          item: line.item, attribute: line.attribute,
          title: names.itemName(line.item, seenFrom: view)
            + (line.attribute.hasSuffix("Margin") ? " Margin" : ""),
          distance: Double(line.distance).shortened)
      }
      return (edge.rawValue, models)
    }
    return Dictionary(uniqueKeysWithValues: lines)
  }
}
