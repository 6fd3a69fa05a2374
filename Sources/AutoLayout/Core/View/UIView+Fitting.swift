import Foundation
import LayoutEngine

extension UIView {
  /// Returns the size, in points, that satisfies the constraints in the view, rounded up to pixels.
  /// The width and height of the target are optional constraints with the specified priorities.
  ///
  /// A separate engine solves the constraints of the subtree. The live layout does not change. The
  /// first layout of a root starts with the engine of its last measurement.
  func baseSystemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    forEachInSubtree { view in for guide in view.insetGuides { guide.updateInsets() } }
    let host = LayoutHost(root: self, isMeasuring: true)
    LayoutHost.measuring.append(host)
    defer { LayoutHost.measuring.removeLast() }
    // A view that is only used for measurement is never laid out, so the recorded changes are never
    // used.
    if ownLayoutHost?.isPending == true { ownLayoutHost = nil }
    let isFirstOfRoot = parent == nil && ownLayoutHost == nil
    let fitting = FittingTarget(size: targetSize, horizontal: horizontal, vertical: vertical)
    let rows = host.measure(fitting)
    let size = host.measuredSize
    if isFirstOfRoot, parent == nil, ownLayoutHost == nil { host.becomeHostOfRoot(replacing: rows) }
    return size
  }
}

/// The target size of a measurement.
struct FittingTarget {
  /// The target lengths in points. A length that is not finite is ignored.
  let size: CGSize
  /// The priority of the width.
  let horizontal: UILayoutPriority
  /// The priority of the height.
  let vertical: UILayoutPriority
}

/// The measurement of a root, and its layout with the system of the measurement.
extension LayoutHost {
  /// The maximum number of solutions per measurement. The first solution determines widths, and the
  /// next ones the heights that depend on them.
  private static let measurementLimit = 8

  /// Solves the system of the root, placed at the origin, for the size that fits it.
  ///
  /// - Returns: The constraints of the engine that are needed only for the measurement.
  func measure(_ target: FittingTarget) -> [LayoutEngine.Constraint] {
    let record = variables(of: root)
    update()
    var rows = [
      engine.add([.init(record.x)], .equal, 0), engine.add([.init(record.y)], .equal, 0),
    ]
    for (variable, length, priority) in [
      (record.width, target.size.width, target.horizontal),
      (record.height, target.size.height, target.vertical),
    ] where length.isFinite {
      rows.append(
        engine.add(
          [.init(variable)], .equal, Double(length.limitedForLayout),
          priority: LayoutEngine.Priority(priority)))
    }
    for _ in 0..<Self.measurementLimit {
      isSystemChanged = true
      solve()
      measureAgain()
      guard !changedContentSizes.isEmpty || isSystemChanged else { break }
      update()
    }
    return rows
  }

  /// The solved size of the root in points, rounded up to pixels.
  var measuredSize: CGSize {
    let scale = max(1, root.layoutEnvironment.displayScale)
    let size = solvedRect(of: root)?.size ?? .zero
    func roundUp(_ length: CGFloat) -> CGFloat {
      // A thousandth of a pixel is a rounding error, not content. A length of 0 is rounded to -0.
      let pixels = (length * scale - 1e-3).rounded(.up)
      return pixels > 0 ? pixels / scale : 0
    }
    return CGSize(width: roundUp(size.width), height: roundUp(size.height))
  }

  /// The state of the conversion of a measurement's system into that of the layout.
  enum MeasurementUse {
    /// The host has not measured, or has laid out its root since.
    case none
    /// The host has measured its root with these constraints of the engine, and has not laid it out
    /// since.
    case pending([LayoutEngine.Constraint])
    /// The system of the measurement was converted to that of a layout, and has not been used for a
    /// layout yet.
    case taken
    /// The first layout is in progress, and its solution was unique at the beginning.
    case confirmed
  }

  /// A Boolean value that indicates whether the host has measured its root, and was not used since.
  fileprivate var isPending: Bool {
    if case .pending = measurementUse { true } else { false }
  }

  /// A Boolean value that indicates whether the first layout has to begin with the system of a
  /// measurement.
  var hasMeasured: Bool {
    switch measurementUse {
    case .pending, .taken: true
    case .none, .confirmed: false
    }
  }

  /// Ends the use of a measurement after a layout. Returns true if labels have changed the system
  /// of the measurement since its solution was found to be unique.
  func endsMeasurementUse() -> Bool {
    guard case .confirmed = measurementUse else { return false }
    measurementUse = .none
    return huggingCount > 0
  }

  /// Makes the host that has measured a root without superview its layout host, so that constraints
  /// are not lowered and text is not measured a second time. Does nothing if constraints were
  /// broken, because the choice of the broken constraints depends on all constraints.
  func becomeHostOfRoot(replacing rows: [LayoutEngine.Constraint]) {
    guard usesConstraints, broken.isEmpty, contradictions.isEmpty, changedContentSizes.isEmpty
    else { return }
    isMeasuring = false
    measurementUse = .pending(rows)
    isSystemChanged = true
    root.ownLayoutHost = self
  }

  /// Replaces the parts that a measurement has added to the system, and records the data about
  /// items that a layout needs and a measurement does not. Does nothing if the host has not
  /// measured.
  func takeFromMeasurement() {
    guard case .pending(let rows) = measurementUse else { return }
    measurementUse = .taken
    placeRoot(with: rows)
    changedPlacements.append(root)
    changedContentSizes.append(root)
    for record in records {
      if record.dependsOnWidth { noteUnmeasured(record) }
      if engineRect(of: record) != .zero { record.container?.setNeedsLayout() }
      guard let view = record.view else { continue }
      noteInsets(of: view)
      if view !== root, view.encapsulatesLayout { changedPlacements.append(view) }
      if record.measuredWidth != nil { view.superview?.subviewIntrinsicContentSizeDidChange(view) }
      if let margins = view.announcedLayoutMargins, margins != view.layoutMargins.limitedForLayout {
        relowerDependents(of: view) { $0.isMargin }
      }
    }
  }

  /// Reuses the constraints of the engine that determined the position and the size of the root in
  /// the measurement for the layout, in which only constants and priorities differ.
  private func placeRoot(with rows: [LayoutEngine.Constraint]) {
    let placements = MaskPlacement.all(of: root)
    guard let record = record(of: root), placements.count == rows.count else {
      for row in rows { engine.remove(row) }
      return
    }
    for (handle, placement) in zip(rows, placements) {
      let constraint = NSAutoresizingMaskLayoutConstraint(root, placement)
      record.placement.append(constraint)
      add(ConstraintRow(ObjectIdentifier(self), handle), of: constraint)
      record.dependents.append(.passUnretained(constraint))
      engine.setPriority(LayoutEngine.Priority(placement.priority), of: handle)
      engine.setConstant(Double(constraint.constant.limitedForLayout), of: handle)
    }
  }

  /// Returns a new host of the root if the solution of the system depends on the age of
  /// constraints, which a measurement adds in another order. If it does not, returns `nil`. Called
  /// before the first layout.
  func replacementAfterMeasurement() -> LayoutHost? {
    isLayingOut = true
    update()
    solve()
    isLayingOut = false
    measurementUse = .confirmed
    guard !isSolutionUnique else { return nil }
    let host = LayoutHost(root: root)
    host.statistics = statistics
    host.usesConstraints = usesConstraints
    host.knownConflicts = conflicts
    root.ownLayoutHost = host
    return host
  }
}
