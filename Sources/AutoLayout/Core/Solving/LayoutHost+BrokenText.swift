import Foundation

/// The sizing of labels whose text wraps to the width of their widest line.
///
/// 1. A layout settles with every label as wide as its text in a single line. Lines wrap where
///   there is not enough space.
/// 2. Labels with more space than their lines require request only the width of their lines.
/// 3. Labels whose width did not change, because other constraints determine it, request a single
///    line again.
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
    let records = takeUnhugged()
    // A copy: an access through the property would copy it for every label.
    let engine = engine
    for record in records where record.dependsOnWidth {
      guard let width = record.measuredWidth, record.unbrokenWidth > width else { continue }
      guard !engine.isFixed(record.width) else {
        record.isFixedText = true
        continue
      }
      guard let label = record.view, label.hugsBrokenLines else { continue }
      let lines = label.effectiveIntrinsicContentSize(measuredWidth: width, hugsLines: true).width
      guard lines < width - Self.widthAllowance, lines < label.intrinsicContentSize.width else {
        continue
      }
      if record.huggedWidth == nil {
        huggingCount += 1
        hugging.append(record)
      }
      record.huggedWidth = width
      changedContentSizes.append(label)
    }
    return huggingCount > 0
  }

  /// Returns the records that may request a different width than last time: those that were
  /// measured since, and those whose width was determined by equations that may have changed.
  private func takeUnhugged() -> [LayoutRecord] {
    var records: [LayoutRecord] = []
    swap(&records, &unhugged)
    for variable in engine.takeReleasedVariables() where !engine.isFixed(variable) {
      guard let record = owner(of: variable), record.isFixedText, record.width == variable else {
        continue
      }
      record.isFixedText = false
      if !record.isUnhugged, record.dependsOnWidth { records.append(record) }
    }
    for record in records { record.isUnhugged = false }
    LayoutRecord.sortByMeasurement(&records)
    return records
  }

  private func releaseUnmovedTexts() -> Bool {
    var hasReleased = false
    forEachHuggingText { record, width in
      if let measured = record.measuredWidth, abs(measured - width) >= Self.widthAllowance {
        return
      }
      releaseText(record)
      hasReleased = true
    }
    return hasReleased
  }

  /// Calls `body` for the labels that request the width of their wrapped lines, with that width.
  private func forEachHuggingText(_ body: (LayoutRecord, CGFloat) -> Void) {
    var records: [LayoutRecord] = []
    swap(&records, &hugging)
    for record in records {
      guard let width = record.huggedWidth else { continue }
      body(record, width)
      if record.huggedWidth != nil { hugging.append(record) }
    }
  }

  /// Makes a label request a single line the next time.
  func forgetHuggedWidth(of record: LayoutRecord) {
    guard record.huggedWidth != nil else { return }
    record.huggedWidth = nil
    huggingCount -= 1
  }

  private func releaseText(_ record: LayoutRecord) {
    forgetHuggedWidth(of: record)
    if let label = record.view { changedContentSizes.append(label) }
  }

  /// Makes all labels request a single line again before changes are laid out.
  func releaseBrokenTexts(before view: UIView) {
    guard brokenTextStage != .singleLines, !isSettled(view) else { return }
    brokenTextStage = .singleLines
    forEachHuggingText { record, _ in
      record.measuredWidth = nil
      releaseText(record)
    }
  }
}
