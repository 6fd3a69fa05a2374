import AutoLayout
import Foundation

extension LintRule {
  /// Views whose recorded frame is not the solution, as Interface Builder calls them misplaced.
  static let misplacedView = LintRule(
    "misplaced-view", .warning, isFixable: true,
    "The recorded frame of a view is not the one that its constraints give.",
    .layout { layout, _ in
      layout.snapshot.views.indices.compactMap { index in
        let view = layout.snapshot.views[index]
        guard let id = view.identifier, let place = layout.misplacements[id],
          let element = layout.element(of: view), place.isCertain(despite: view.ambiguity),
          !layout.isInGrowingCell(index)
        else { return nil }
        let name = view.label?.shortened ?? view.className
        return LintIssue(
          element: element, name: layout.name(of: view),
          message: "Frame for “\(name)” will be different at run time. "
            + "Expected: \(place.solved.listed). Actual: \(place.recorded.listed)",
          hint: "update the frame, or change the constraints so that they give the recorded one")
      }
    })
}

extension LintLayout.Misplacement {
  /// Whether the frames differ in a part that constraints determine.
  fileprivate func isCertain(despite open: LayoutSnapshot.Ambiguity) -> Bool {
    let parts: [(LayoutSnapshot.Ambiguity, CGFloat)] = [
      (.horizontalPosition, recorded.minX - solved.minX),
      (.verticalPosition, recorded.minY - solved.minY),
      (.width, recorded.width - solved.width), (.height, recorded.height - solved.height),
    ]
    return parts.contains { !open.contains($0.0) && abs($0.1) > allowance }
  }
}

extension CGRect {
  /// The rectangle in Interface Builder's words.
  fileprivate var listed: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map(\.shortText)
    return zip(["x", "y", "width", "height"], numbers).map { "\($0)=\($1)" }
      .joined(separator: ", ")
  }
}

extension CGFloat {
  /// The number with at most two digits after the point, and none where they are zero.
  var shortText: String {
    guard isFinite else { return "\(self)" }
    let hundredths = (Double(self) * 100).rounded()
    let text = "\(hundredths / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
