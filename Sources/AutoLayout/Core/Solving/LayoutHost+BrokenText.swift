import Foundation

/// The sizing of labels whose text wraps to the width of their widest line.
///
/// 1. A layout settles with every label as wide as its text in a single line. Lines wrap where
///   there is not enough space.
/// 2. Labels with more space than their lines require ask only for the width of their lines.
/// 3. Labels whose width did not change, because other constraints determine it, ask for a single
///   line again.
///
/// A later layout starts with the first step, so that its result is that of a first layout.
extension LayoutHost {
  /// The steps of a layout.
  enum BrokenTextStage {
    case singleLines, hugging, done
  }

  /// Starts the next step after a layout has settled. Returns false after the last step.
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

  /// Makes all labels ask for a single line again before changes are laid out.
  func releaseBrokenTexts(before view: UIView) {
    guard brokenTextStage != .singleLines, !isSettled(view) else { return }
    brokenTextStage = .singleLines
    for id in Array(huggingTexts.keys) {
      measuredWidths[id] = nil
      releaseText(id)
    }
  }
}
