import AutoLayout
import Foundation
import InterfaceBuilder

extension StudioEdit {
  /// Performs an edit that arranges views: a change of their order, superview or edges, or copies
  /// of them.
  @MainActor
  func arrangeViews(_ steps: inout EditSteps) throws {
    switch self {
    case .reorder(let views, let order): try steps.reorder(views, order)
    case .moveViews(let views, let parent, let next):
      try steps.move(views, to: parent, before: next)
    case .moveEdges(let views, let distances):
      try steps.moveEdges(of: views, by: try Self.offsets(distances, in: steps.document))
    case .paste(let text, let parent, let x, let y):
      let offset = CGPoint(
        x: try steps.document.coordinate(x), y: try steps.document.coordinate(y))
      try steps.paste(text, into: parent, by: offset)
    default: break
    }
  }

  /// Returns the distances of the edges left, top, right and bottom.
  private static func offsets(
    _ numbers: [Double], in document: InterfaceDocument
  ) throws -> EdgeOffsets {
    guard numbers.count == 4 else {
      throw StudioError(
        "expected 4 distances, got \(numbers.count)", hint: "write left, top, right and bottom")
    }
    let values = try numbers.map { try document.coordinate($0) }
    return EdgeOffsets(left: values[0], top: values[1], right: values[2], bottom: values[3])
  }
}

extension SubviewOrder {
  /// The name of the command in menus.
  var name: String {
    switch self {
    case .toFront: "Send to Front"
    case .forward: "Send Forward"
    case .backward: "Send Backward"
    case .toBack: "Send to Back"
    }
  }
}
