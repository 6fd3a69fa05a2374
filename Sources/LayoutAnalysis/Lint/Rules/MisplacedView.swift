import AutoLayout
import Foundation

extension LintRule {
  /// Views whose recorded frame differs from the solution, which Interface Builder calls misplaced.
  ///
  /// `Misplacements` decides which frames differ. Parts that the constraints do not determine are
  /// left to `ambiguous-layout`, and cells that grow at run time to `self-sizing-cell`.
  static let misplacedView = LintRule(
    "misplaced-view", .warning, isFixable: true,
    "The recorded frame of a view differs from the frame that its constraints determine.",
    reason: """
      Xcode reports “Frame for “Label” will be different at run time”. The document records the \
      frame that the canvas drew last. After an edit by hand, a merge or a script, it may differ from \
      the solution, and the next person who opens the file gets an unintended change. Frames may \
      differ by half a point and half a pixel, as Interface Builder's own do. Sizes of text and \
      images are taken from the document, so missing fonts do not cause findings.
      """,
    remedy: """
      Update the frame (safe: only the recorded frame changes), or change the constraints to match \
      the recorded frame.
      """,
    .layout { layout, _ in
      layout.snapshot.views.indices.compactMap { index in
        let view = layout.snapshot.views[index]
        guard let id = view.identifier, let place = layout.misplacements[id],
          let element = layout.element(of: view), place.isCertain(despite: view.ambiguity),
          !layout.isInGrowingCell(index)
        else { return nil }
        let name = view.label?.shortened ?? view.className
        var issue = LintIssue(
          element: element, name: layout.name(of: view),
          message: "Frame for “\(name)” will be different at run time. "
            + "Expected: \(place.solved.listed). Actual: \(place.recorded.listed)",
          hint: "update the frame, or change the constraints to match the recorded frame")
        issue.dependencies = [true, false].filter(place.differs(isHorizontal:)).map {
          [UnsettledParts.Part(view: index, isHorizontal: $0)]
        }
        return issue
      }
    })
}

extension LintLayout.Misplacement {
  /// Returns a Boolean value that indicates whether the frames differ in a part that constraints
  /// determine.
  fileprivate func isCertain(despite open: LayoutSnapshot.Ambiguity) -> Bool {
    let parts: [(LayoutSnapshot.Ambiguity, CGFloat)] = [
      (.horizontalPosition, recorded.minX - solved.minX),
      (.verticalPosition, recorded.minY - solved.minY),
      (.width, recorded.width - solved.width), (.height, recorded.height - solved.height),
    ]
    return parts.contains { !open.contains($0.0) && abs($0.1) > tolerance }
  }
}

extension CGRect {
  /// The rectangle in Interface Builder's notation.
  fileprivate var listed: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map(\.shortText)
    return zip(["x", "y", "width", "height"], numbers).map { "\($0)=\($1)" }
      .joined(separator: ", ")
  }
}

extension CGFloat {
  /// The number with at most two decimal places, without trailing zeros.
  var shortText: String {
    guard isFinite else { return "\(self)" }
    let hundredths = (Double(self) * 100).rounded()
    // Adding zero makes a negative zero positive.
    let text = "\(hundredths / 100 + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
