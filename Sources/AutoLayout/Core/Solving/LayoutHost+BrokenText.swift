import Foundation

/// Labels whose text breaks into lines hug the widest of them.
///
/// 1. A layout settles with every label as wide as its text in one line, so that lines break where there
///    is no more room.
/// 2. Labels that have more room than their lines take ask for no more.
/// 3. Those that kept their width all the same, as others decide it, ask for a single line again.
///
/// A later layout begins with the first step and so ends as a first one would.
extension LayoutHost {
  /// How far a layout has come.
  enum BrokenTextStage {
    case singleLines, hugging, done
  }

  /// Once a layout has settled, takes the next step; false when there is none left.
  func advanceBrokenTexts() -> Bool {
    switch brokenTextStage {
    case .singleLines:
      brokenTextStage = .hugging
      return hugBrokenTexts() || advanceBrokenTexts()
    case .hugging:
      brokenTextStage = .done
      return releaseUnmovedTexts()
    case .done:
      return false
    }
  }

  private func hugBrokenTexts() -> Bool {
    for id in widthDependents {
      guard let label = items[id]?.object as? UIView, label.hugsBrokenLines,
        let width = measuredWidths[id]
      else { continue }
      let lines = label.effectiveIntrinsicContentSize(measuredWidth: width, hugsLines: true).width
      guard lines < width - Self.widthAllowance, lines < label.intrinsicContentSize.width else {
        continue
      }
      huggingTexts[id] = width
      changedContentSizes.append(label)
    }
    return !huggingTexts.isEmpty
  }

  private func releaseUnmovedTexts() -> Bool {
    let unmoved = huggingTexts.filter { id, width in
      measuredWidths[id].map { abs($0 - width) < Self.widthAllowance } ?? true
    }
    for id in unmoved.keys { releaseText(id) }
    return !unmoved.isEmpty
  }

  private func releaseText(_ id: ObjectIdentifier) {
    huggingTexts[id] = nil
    if let label = items[id]?.object as? UIView { changedContentSizes.append(label) }
  }

  /// Before a layout of what has changed, has all labels ask for a single line.
  func releaseBrokenTexts(before view: UIView) {
    guard brokenTextStage != .singleLines, !isSettled(view) else { return }
    brokenTextStage = .singleLines
    for id in Array(huggingTexts.keys) {
      measuredWidths[id] = nil
      releaseText(id)
    }
  }
}
