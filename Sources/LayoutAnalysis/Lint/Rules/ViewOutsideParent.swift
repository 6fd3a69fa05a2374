import AutoLayout
import Foundation

extension LintRule {
  /// Views that extend beyond a view that contains them.
  ///
  /// Alignment rectangles are compared, in points in the root's superview: the shadow of a switch
  /// or a slider may extend beyond it. The content of scroll views is exempt, and so are hidden
  /// views.
  static let viewOutsideParent = LintRule(
    "view-outside-parent", .warning,
    "A view with text or a control extends beyond a view that contains it.",
    reason: """
      The part outside does not receive touches, and is clipped if the containing view clips its \
      subviews or is the root. A control is compared with all views that contain it. Text is \
      compared with its superview, with views that clip and with the root. A view that already \
      extends beyond them in the document is intended to, unless it extends beyond its superview. \
      Content of scroll views is not checked.
      """,
    remedy: """
      Constrain the view to the edges of the view that contains it, or embed the content in a scroll \
      view.
      """,
    .layout { layout, _ in
      layout.snapshot.views.indices.compactMap { layout.escape(of: $0) }
    })
}

extension LintLayout {
  /// Returns the issue of a visible view that extends beyond a view around it by more than the
  /// tolerance, or `nil` for other views.
  fileprivate func escape(of index: Int) -> LintIssue? {
    let view = snapshot.views[index]
    guard view.isTouchedOrRead, isShown(index), !view.frame.isEmpty, let element = element(of: view)
    else { return nil }
    for around in limitingViews(around: index) {
      let beyond = sides(of: index, beyond: around)
      guard !beyond.isEmpty, !isOutsideInDocument(index, of: around) else { continue }
      let sides = beyond.map { "\($0.1.shortText) at the \($0.0)" }.joined(separator: ", ")
      var issue = LintIssue(
        element: element, name: name(of: view),
        message: "Extends beyond \(name(of: snapshot.views[around])) by \(sides)",
        hint: "pin the view to the edges of the view that contains it")
      let moved = [index] + superviews(of: index).prefix { $0 != around }
      issue.dependencies = [moved.flatMap(UnsettledParts.Part.both)]
      return issue
    }
    return nil
  }

  /// Returns the views around a view with which the rule compares it, from the inside out: the
  /// superview, and those outside of which the view receives no touches or is not visible.
  func limitingViews(around index: Int) -> [Int] {
    let isControl = snapshot.views[index].isTouched
    return superviews(of: index).prefix { snapshot.views[$0].contentSize == nil }.filter { around in
      around == snapshot.views[index].parent || around == 0 || isControl
        || snapshot.views[around].clipsToBounds
    }
  }

  /// Returns the sides at which a view extends beyond a view around it, with the distances in
  /// points.
  private func sides(of index: Int, beyond around: Int) -> [(String, CGFloat)] {
    let view = snapshot.views[index]
    let aligned = view.frameInRoot.inset(by: view.alignmentRectInsets)
    let room = snapshot.views[around].frameInRoot
    return [
      ("left", room.minX - aligned.minX), ("right", aligned.maxX - room.maxX),
      ("top", room.minY - aligned.minY), ("bottom", aligned.maxY - room.maxY),
    ].filter { $0.1 > RuleTolerance.escape + RuleTolerance.arithmetic }
  }

  /// Returns a Boolean value that indicates whether the document shows a view outside of a view
  /// around it that is not its superview. If the document has the frame of the view but not those
  /// of all views around it, that cannot be excluded.
  private func isOutsideInDocument(_ index: Int, of around: Int) -> Bool {
    guard around != snapshot.views[index].parent, recordedFrame(of: index) != nil else {
      return false
    }
    guard let frame = recordedFrame(of: index, in: around), let room = recordedFrame(of: around)
    else { return true }
    return !CGRect(origin: .zero, size: room.size).holds(frame)
  }
}

extension LayoutSnapshot.View {
  /// A Boolean value that indicates whether the view shows text or can be touched.
  var isTouchedOrRead: Bool {
    if case .label(let text) = content { return text.isVisible }
    return isTouched
  }

  /// A Boolean value that indicates whether the view is a control or editable text.
  fileprivate var isTouched: Bool {
    switch content {
    case .button, .textField, .textView, .toggle, .slider, .stepper, .segmentedControl, .searchBar,
      .datePicker, .pickerView, .pageControl:
      true
    default: false
    }
  }
}

extension LayoutSnapshot.Text {
  /// A Boolean value that indicates whether any character of the text is visible.
  var isVisible: Bool { string.contains { !$0.isWhitespace } }
}
