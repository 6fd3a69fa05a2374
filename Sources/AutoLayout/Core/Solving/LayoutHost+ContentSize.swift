import Foundation
import LayoutEngine

/// The rows of the engine for the intrinsic size of a view along an axis.
///
/// The record of the view keeps them until the constraint that they represent is requested by a
/// program, or takes part in a conflict.
struct ContentRow: Hashable, Sendable {
  /// The row that makes the view at least as large as its content, with the compression resistance
  /// priority.
  let lowerBound: LayoutEngine.Constraint
  /// The row that makes the view at most as large as its content, with the hugging priority.
  let upperBound: LayoutEngine.Constraint

  /// Returns a Boolean value that indicates whether a row of the engine is one of the two.
  func contains(_ handle: LayoutEngine.Constraint) -> Bool {
    lowerBound == handle || upperBound == handle
  }
}

/// The system's rows for the intrinsic sizes of views.
extension LayoutHost {
  private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

  /// Updates the rows for the content of changed views.
  func takeContentSizes() {
    var views = Self.takeReversed(&changedContentSizes)
    while let view = views.popLast() {
      guard let record = record(of: view) else { continue }
      let insets = view.limitedAlignmentInsets
      takeAlignmentInsets(insets, of: view, record)
      let size = contentSize(of: view, record)
      let isPlain = insets == .zero && !record.hasCustomAlignment && size.isWithinLimit
      if takeConstants(of: size, isPlain: isPlain, view, record) { continue }
      removeContentRows(of: record)
      addContentRows(of: size, isPlain: isPlain, view, record)
    }
  }

  /// Returns the lengths that the content of a view requires, in points. A length that is negative
  /// or not finite is not a requirement.
  private func contentSize(of view: UIView, _ record: LayoutRecord) -> CGSize {
    guard !view.translatesAutoresizingMaskIntoConstraints || view === root && isMeasuring else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let dependsOnWidth = view.needsWidthForHeight
    if dependsOnWidth, !record.dependsOnWidth {
      record.measurementOrder = measurementCount
      measurementCount += 1
    }
    if dependsOnWidth || record.dependsOnWidth { noteUnmeasured(record) }
    record.dependsOnWidth = dependsOnWidth
    let size = view.effectiveIntrinsicContentSize(
      measuredWidth: record.measuredWidth, hugsLines: record.huggedWidth != nil)
    let isUnlimited =
      dependsOnWidth && record.huggedWidth == nil && view.keepsSizeAboveContentWidth
      && view.documentProperties?.placeholder.width == nil
    record.unbrokenWidth = isUnlimited ? size.width : .infinity
    return size
  }

  /// Adds the rows for a content. `isPlain` indicates that its lengths are the constants of the
  /// rows: they are within the limit, and the view has no alignment insets. If it is false, the
  /// constraints are created immediately and lowered like others.
  private func addContentRows(
    of size: CGSize, isPlain: Bool, _ view: UIView, _ record: LayoutRecord
  ) {
    guard isPlain else {
      record.contentConstraints = newConstraints(forContent: size, of: view)
      for constraint in record.contentConstraints { refreshRow(of: constraint) }
      return
    }
    for axis in Self.axes {
      guard let length = size.contentLength(axis) else { continue }
      let variable = record.extent(axis).length
      record.contentRows[axis] = ContentRow(
        lowerBound: engine.add(
          variable, .greaterThanOrEqual, Double(length),
          priority: LayoutEngine.Priority(view.compressionPriorities[axis])),
        upperBound: engine.add(
          variable, .lessThanOrEqual, Double(length),
          priority: LayoutEngine.Priority(view.huggingPriorities[axis])))
      statistics.lowerings += 1
      rowCount += 1
      isSystemChanged = true
    }
  }

  /// Removes the rows for the content of an item.
  func removeContentRows(of record: LayoutRecord) {
    for constraint in record.contentConstraints { removeRow(of: constraint) }
    record.contentConstraints = []
    for axis in Self.axes {
      guard let row = record.contentRows[axis] else { continue }
      engine.remove(row.lowerBound)
      engine.remove(row.upperBound)
      record.contentRows[axis] = nil
      rowCount -= 1
      isSystemChanged = true
    }
  }

  /// Sets the constants of the current rows if they concern the same axes with the same priorities,
  /// so that the engine's rows remain and keep their age. If they do not, returns false without
  /// changes.
  private func takeConstants(
    of size: CGSize, isPlain: Bool, _ view: UIView, _ record: LayoutRecord
  ) -> Bool {
    guard record.contentConstraints.isEmpty else {
      return takeConstants(ofConstraintsFor: size, view, record)
    }
    guard isPlain else { return false }
    for axis in Self.axes {
      let row = record.contentRows[axis]
      guard (row == nil) == (size.contentLength(axis) == nil) else { return false }
      if let row, !restricts(row, view, axis) { return false }
    }
    for axis in Self.axes {
      guard let row = record.contentRows[axis], let length = size.contentLength(axis),
        engine.constant(of: row.lowerBound) != Double(length)
      else { continue }
      engine.setConstant(Double(length), of: row.lowerBound)
      engine.setConstant(Double(length), of: row.upperBound)
      statistics.lowerings += 1
      isSystemChanged = true
    }
    return true
  }

  /// Returns a Boolean value that indicates whether rows have the priorities of a view along an
  /// axis.
  private func restricts(
    _ row: ContentRow, _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    engine.priority(of: row.lowerBound) == LayoutEngine.Priority(view.compressionPriorities[axis])
      && engine.priority(of: row.upperBound) == LayoutEngine.Priority(view.huggingPriorities[axis])
  }
}

/// The constraints for the intrinsic sizes of views.
extension LayoutHost {
  /// Returns the constraints for the content of an item, which are created if necessary.
  func contentConstraints(of record: LayoutRecord) -> [NSContentSizeLayoutConstraint] {
    createContentConstraints(of: record)
    return record.contentConstraints
  }

  /// Returns the constraint for the content of a view that a row of the engine belongs to, which is
  /// created if necessary, or `nil` for other rows.
  func contentConstraint(of handle: LayoutEngine.Constraint) -> NSContentSizeLayoutConstraint? {
    guard let variable = engine.terms(of: handle).first?.variable,
      let record = owner(of: variable),
      Self.axes.contains(where: { record.contentRows[$0]?.contains(handle) == true })
    else { return nil }
    return contentConstraints(of: record).first { row(of: $0)?.contains(handle) == true }
  }

  /// Creates the constraints for the rows of an item's content. After that, the constraints own the
  /// rows.
  func createContentConstraints(of record: LayoutRecord) {
    guard let view = record.view else { return }
    for axis in Self.axes {
      guard let row = record.contentRows[axis] else { continue }
      let constraint = NSContentSizeLayoutConstraint(
        view, axis, size: CGFloat(engine.constant(of: row.lowerBound)),
        hugging: UILayoutPriority(engine.priority(of: row.upperBound)),
        compression: UILayoutPriority(engine.priority(of: row.lowerBound)))
      record.contentRows[axis] = nil
      rowCount -= 1
      record.contentConstraints.append(constraint)
      record.dependents.append(.passUnretained(constraint))
      add(ConstraintRow(ObjectIdentifier(self), row.lowerBound, row.upperBound), of: constraint)
    }
  }

  /// Sets the constants of the current content size constraints if they concern the same axes with
  /// the same priorities, so that the engine's rows remain and keep their age. If they do not,
  /// returns false without changes.
  private func takeConstants(
    ofConstraintsFor size: CGSize, _ view: UIView, _ record: LayoutRecord
  ) -> Bool {
    var present = record.contentConstraints[...]
    for axis in Self.axes where size.contentLength(axis) != nil {
      guard let constraint = present.popFirst(), constraint.restricts(view, axis) else {
        return false
      }
    }
    guard present.isEmpty else { return false }
    for constraint in record.contentConstraints {
      // The row also depends on the alignment insets.
      if let length = size.contentLength(constraint.axis) { constraint.constant = length }
      refreshRow(of: constraint)
    }
    return true
  }

  /// Creates the constraints for a content.
  private func newConstraints(
    forContent size: CGSize, of view: UIView
  ) -> [NSContentSizeLayoutConstraint] {
    var constraints: [NSContentSizeLayoutConstraint] = []
    constraints.reserveCapacity(Self.axes.count)
    for axis in Self.axes {
      guard let length = size.contentLength(axis) else { continue }
      constraints.append(
        NSContentSizeLayoutConstraint(
          view, axis, size: length, hugging: view.huggingPriorities[axis],
          compression: view.compressionPriorities[axis]))
    }
    return constraints
  }
}

extension CGSize {
  /// A Boolean value that indicates whether both lengths can be the constants of constraints.
  @MainActor fileprivate var isWithinLimit: Bool {
    width <= NSLayoutConstraint.contentLimit && height <= NSLayoutConstraint.contentLimit
  }

  /// Returns the length along an axis, in points, or `nil` if it is not a valid content size.
  fileprivate func contentLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let length = axis == .horizontal ? width : height
    return length >= 0 && length.isFinite ? length : nil
  }
}

extension UILayoutPriority {
  /// Creates the priority with which a row was added to the engine.
  fileprivate init(_ priority: LayoutEngine.Priority) {
    self.init(rawValue: Float(priority.rawValue))
  }
}
