import Foundation

/// Labels whose text breaks into lines hug the widest of them.
///
/// A layout first settles with every label as wide as its text in one line, so that lines break where
/// there is no more room; only then labels ask for no more than the lines that they have. A later layout
/// begins with single lines again and so ends as a first one would.
extension LayoutHost {
  /// Once a layout has settled, has labels hug their broken text; false when none is wider than it.
  func hugBrokenTexts() -> Bool {
    guard !hugsBrokenTexts else { return false }
    hugsBrokenTexts = true
    let labels = widthDependents.compactMap { items[$0]?.object as? UILabel }
    changedContentSizes += labels.filter { label in
      guard let width = measuredWidths[ObjectIdentifier(label)] else { return false }
      let lines = label.effectiveIntrinsicContentSize(measuredWidth: width, hugsLines: true).width
      return lines < width - Self.widthAllowance && lines < label.intrinsicContentSize.width
    }
    return !changedContentSizes.isEmpty
  }

  /// Before a layout of what has changed, has labels ask for a single line again.
  func releaseBrokenTexts(before view: UIView) {
    guard hugsBrokenTexts, !isSettled(view) else { return }
    hugsBrokenTexts = false
    let labels = widthDependents.compactMap { items[$0]?.object as? UILabel }
    for label in labels where isHugging(label) {
      measuredWidths[ObjectIdentifier(label)] = nil
      changedContentSizes.append(label)
    }
  }

  /// Whether the rows of a label state the width of its lines.
  private func isHugging(_ label: UILabel) -> Bool {
    let content = items[ObjectIdentifier(label)]?.contentSize.first { $0.firstAttribute == .width }
    return content.map { $0.constant < label.intrinsicContentSize.width } ?? false
  }
}
