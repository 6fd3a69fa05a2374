import Foundation
import LayoutEngine

/// The pass that updates constraints, which applies the current state of the views to the engine's
/// system.
extension LayoutHost {
  /// Applies all changes since the last pass.
  func update() {
    takeFromMeasurement()
    updateConstraintsOfViews()
    isTakingChanges = true
    defer { isTakingChanges = false }
    var rounds = 0
    repeat {
      let arrived = takeArrivals()
      takeConstraints(arrived)
      takePlacements()
      takeContentSizes()
      rounds += 1
    } while hasChanges && rounds < Self.updateRoundLimit
  }

  /// The maximum number of rounds. Each round can only add the ancestors of the items of the
  /// previous round, or what `updateConstraints()` of new views added. In practice, two rounds
  /// suffice.
  private static let updateRoundLimit = 100

  /// Calls `updateConstraints()` on the marked views if the tree uses constraints. Views that are
  /// marked by an override are updated in the same pass, so that the solution never contains a
  /// constraint that they are about to deactivate.
  private func updateConstraintsOfViews() {
    guard isEngaged(), !isMeasuring else { return }
    root.updateConstraintsIfNeeded()
    if root.needsUpdateConstraintsFlag || root.descendantNeedsUpdateConstraints {
      root.updateConstraintsIfNeeded()
    }
  }

  /// Returns whether the tree uses constraints. It does so from the first constraint, controller, or
  /// view whose class requires constraints.
  private func isEngaged() -> Bool {
    if usesConstraints { return true }
    usesConstraints = !changedConstraints.isEmpty || rowCount > 0
    for subtree in arrivals where !usesConstraints {
      usesConstraints = subtree.containsInSubtree { $0.engagesLayout }
    }
    return usesConstraints
  }

  private var hasChanges: Bool {
    !arrivals.isEmpty || !changedConstraints.isEmpty || !changedPlacements.isEmpty
      || !changedContentSizes.isEmpty
  }

  /// Registers the views of added subtrees that constraints place. Returns the constraints that the
  /// views hold, by view.
  private func takeArrivals() -> [[NSLayoutConstraint]] {
    let subtrees = arrivals
    arrivals = []
    let (views, arrived) = contents(of: subtrees)
    reserveCapacity(for: views, arrived)
    for subtree in subtrees {
      subtree.forEachInSubtree { view in
        // The view may be in the list of another host, or of one that ended.
        if view.needsInsetAnnouncement, !isMeasuring { noteInsets(of: view) }
        guard !view.translatesAutoresizingMaskIntoConstraints, view !== root else { return }
        _ = variables(of: view.life)
      }
    }
    return arrived
  }

  /// Returns the number of views of subtrees, and the constraints that they hold, by view.
  private func contents(
    of subtrees: [UIView]
  ) -> (views: Int, constraints: [[NSLayoutConstraint]]) {
    var views = 0
    var constraints: [[NSLayoutConstraint]] = []
    for subtree in subtrees {
      subtree.forEachInSubtree {
        views += 1
        if !$0.heldConstraints.isEmpty { constraints.append($0.heldConstraints) }
      }
    }
    return (views, constraints)
  }

  /// Makes room in the engine for new views and constraints if they are more than it has. Arrays that grow
  /// step by step are copied several times.
  private func reserveCapacity(for views: Int, _ arrived: [[NSLayoutConstraint]]) {
    guard views >= Self.minReservedViews else { return }
    var constraints = 0
    for held in arrived { constraints += held.count }
    guard constraints > rowCount else { return }
    // A view has four variables, two bounds, and at most four rows for its content. Memory that is not
    // used is not touched.
    let known = records.count
    let rows = rowCount + constraints + 4 * views
    engine.reserveCapacity(
      variables: 4 * (known + views), constraints: 2 * (known + views) + rows)
    reserveRecords(4 * (known + views), rows: 2 * (known + views) + rows)
  }

  /// The number of views above which space is reserved for them.
  private static let minReservedViews = 64

  /// Updates the rows of changed constraints, and of those that arrived.
  private func takeConstraints(_ arrived: [[NSLayoutConstraint]]) {
    var changed = Self.takeReversed(&changedConstraints)
    while let constraint = changed.popLast() {
      if constraint.isActive { refreshRow(of: constraint) }
    }
    for constraints in arrived {
      for constraint in constraints where constraint.isActive { refreshRow(of: constraint) }
    }
  }

  private func takePlacements() {
    for record in movedViews { record.isMoved = false }
    movedViews = []
    var views = Self.takeReversed(&changedPlacements)
    while let view = views.popLast() {
      guard let record = record(of: view) else { continue }
      let placements =
        isPlacedByMask(view) ? MaskPlacement.all(of: view, isMeasuring: isMeasuring) : []
      if takePlacements(placements, of: view, record) { continue }
      for old in record.placement { removeRow(of: old) }
      record.placement = []
      for placement in placements {
        record.placement.append(NSAutoresizingMaskLayoutConstraint(view, placement))
      }
      for constraint in record.placement { refreshRow(of: constraint) }
    }
  }

  /// Sets the constants of the present constraints of a mask if nothing else differs, so that the
  /// engine's rows remain and keep their age. Returns false without changes otherwise.
  private func takePlacements(
    _ placements: [MaskPlacement], of view: UIView, _ record: LayoutRecord
  ) -> Bool {
    guard record.placement.count == placements.count else { return false }
    for (constraint, placement) in zip(record.placement, placements)
    where !constraint.expresses(placement, of: view) { return false }
    var isChanged = false
    for (constraint, placement) in zip(record.placement, placements)
    where constraint.take(placement) { isChanged = true }
    guard isChanged else { return true }
    for constraint in record.placement { refreshRow(of: constraint) }
    return true
  }
}

extension UIView {
  /// Indicates whether the view makes its tree use constraints.
  fileprivate var engagesLayout: Bool {
    !heldConstraints.isEmpty || layoutObserver != nil
      || type(of: self).requiresConstraintBasedLayout
  }
}
