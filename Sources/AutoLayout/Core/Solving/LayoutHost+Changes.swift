import Foundation
import LayoutEngine

/// The changes that views report to the host. Removals and priorities are applied to the engine
/// immediately. All other changes are only recorded for the next pass.
extension LayoutHost {
  func constraintDidArrive(_ constraint: NSLayoutConstraint) {
    changedConstraints.append(constraint)
  }

  func constraintWillLeave(_ constraint: NSLayoutConstraint) {
    removeRow(of: constraint)
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    changedConstraints.append(constraint)
    constraint.holder?.setNeedsLayout(toPlace: nil)
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let row = row(of: constraint) else { return }
    for handle in row.handles {
      engine.setPriority(LayoutEngine.Priority(constraint.priority), of: handle)
    }
    isSystemChanged = true
    constraint.holder?.setNeedsLayout(toPlace: nil)
  }

  func subtreeDidArrive(_ view: UIView) { arrivals.append(view) }

  /// Removes the data of a subtree whose constraints to outside items have already been removed.
  func subtreeWillLeave(_ view: UIView) {
    arrivals.removeAll { $0.isDescendant(of: view) }
    var leaving: [any LayoutItem] = []
    view.forEachInSubtree {
      for constraint in $0.heldConstraints { removeRow(of: constraint) }
      leaving.append($0)
      leaving.append(contentsOf: $0.layoutGuides as [any LayoutItem])
    }
    for item in leaving { removeSystemConstraints(of: item) }
    for item in leaving { removeVariables(of: item) }
  }

  /// Returns the constraints that refer to items in the subtree of a view and that views outside
  /// hold, with duplicates, or `nil` if there may be constraints that the host has not recorded.
  ///
  /// - Complexity: O(*m* + *n*), where *m* is the number of constraints on items in the subtree,
  ///   and *n* that of changed constraints. The ancestors of a view in a long list hold many more.
  func constraintsAcrossEdge(of view: UIView) -> [NSLayoutConstraint]? {
    guard areRowsComplete, arrivals.isEmpty, !isTakingChanges else { return nil }
    var found: [NSLayoutConstraint] = []
    func take(_ constraint: NSLayoutConstraint) {
      guard let holder = constraint.holder, !holder.isDescendant(of: view) else { return }
      found.append(constraint)
    }
    func takeDependents(of item: any LayoutItem) {
      guard let record = record(of: item) else { return }
      for dependent in record.dependents { take(dependent.takeUnretainedValue()) }
    }
    view.forEachInSubtree {
      takeDependents(of: $0)
      for guide in $0.layoutGuides { takeDependents(of: guide) }
    }
    for constraint in changedConstraints where constraint.mentionsItem(in: view) {
      take(constraint)
    }
    return found
  }

  func itemWillLeave(_ item: any LayoutItem) {
    removeSystemConstraints(of: item)
    removeVariables(of: item)
  }

  /// Called when the autoresizing mask of a view, or the frame of a view that its mask places,
  /// changes.
  func autoresizingDidChange(of view: UIView) {
    guard hasVariables(for: view) else { return }
    changedPlacements.append(view)
    root.requestTurn()
  }

  /// Called when constraints start or stop placing the view.
  func placementDidChange(of view: UIView) {
    if !hasVariables(for: view), !view.translatesAutoresizingMaskIntoConstraints {
      arrivals.append(view)
    }
    changedPlacements.append(view)
    changedContentSizes.append(view)
  }

  func contentSizeDidChange(of view: UIView) {
    changedContentSizes.append(view)
    view.setNeedsLayout()
    view.superview?.setNeedsLayout()
  }

  func insetsMayHaveChanged(of view: UIView) {
    noteInsets(of: view)
    root.requestTurn()
  }

  /// Adds a view to those whose insets are updated next.
  func noteInsets(of view: UIView) {
    view.needsInsetAnnouncement = true
    // The bounds and the center often change together.
    if changedInsets.last !== view { changedInsets.append(view) }
  }

  func marginsDidChange(of view: UIView) {
    relowerDependents(of: view) { $0.isMargin }
  }

  func directionDidChange(of view: UIView) {
    changedConstraints.append(contentsOf: view.heldConstraints)
    view.setNeedsLayout()
  }

  /// Records the effects of another environment.
  ///
  /// Scale, system, direction, idiom and text size affect all views. Size classes affect only the
  /// heights of bars. The safe area is propagated when insets are announced.
  func environmentDidChange(from old: LayoutEnvironment, to new: LayoutEnvironment) {
    root.setNeedsLayout()
    var likeOld = new
    likeOld.safeAreaInsets = old.safeAreaInsets
    likeOld.userInterfaceStyle = old.userInterfaceStyle
    guard likeOld != old else { return }
    likeOld.horizontalSizeClass = old.horizontalSizeClass
    likeOld.verticalSizeClass = old.verticalSizeClass
    let concernsAll = likeOld != old
    root.forEachInSubtree {
      guard concernsAll || $0 is any SizeClassDependent else { return }
      changedContentSizes.append($0)
      if concernsAll {
        changedConstraints.append(contentsOf: $0.heldConstraints)
        noteInsets(of: $0)
        $0.setNeedsLayout()
      }
    }
  }

  /// Called after the engine moved a view without resizing it.
  func solvedOriginDidChange(of view: UIView) {
    recordReference(of: view)?.withInstance { record in
      for dependent in record.scrollDependents {
        changedConstraints.append(dependent.takeUnretainedValue())
      }
    }
  }

  /// Called after the bounds or the center of a view changed. The masks of subviews place them
  /// relative to the size of the view, and scrolling or moving the view does not affect them.
  func geometryDidChange(of view: UIView, isResized: Bool = true, isSolved: Bool) {
    guard let reference = recordReference(of: view) else { return }
    reference.withInstance { record in
      for dependent in record.scrollDependents {
        changedConstraints.append(dependent.takeUnretainedValue())
      }
    }
    guard !isSolved else { return }
    root.requestTurn()
    if view === root || view.translatesAutoresizingMaskIntoConstraints {
      let record = reference.takeUnretainedValue()
      changedPlacements.append(view)
      record.isMoved = true
      movedViews.append(record)
    }
    guard isResized else { return }
    for subview in view.subviews
    where subview.translatesAutoresizingMaskIntoConstraints && hasVariables(for: subview) {
      changedPlacements.append(subview)
    }
  }

  /// Marks the constraints that refer to an attribute of the view for which `isConcerned` returns
  /// true, so that they are lowered again.
  func relowerDependents(
    of view: UIView, where isConcerned: (NSLayoutConstraint.Attribute) -> Bool
  ) {
    guard let record = record(of: view) else { return }
    for dependent in record.dependents {
      let constraint = dependent.takeUnretainedValue()
      if isConcerned(constraint.firstAttribute) || isConcerned(constraint.secondAttribute) {
        changedConstraints.append(constraint)
      }
    }
  }

  func hasVariables(for view: UIView) -> Bool { recordReference(of: view) != nil }

  /// Records a layout of a view in the current call.
  func countLayout(of view: UIView) {
    statistics.layouts += 1
    layoutCounts?.count(view)
  }

  /// Returns the constraints that the system created and that `view` holds.
  func systemConstraints(heldBy view: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = record(of: view).map(contentConstraints(of:)) ?? []
    for subview in view.subviews { found += record(of: subview)?.placement ?? [] }
    return found
  }
}

extension LayoutEngine.Priority {
  /// The lowest priority of the engine, which replaces priorities of 0 and less. Content and
  /// measurements can have them, because UIKit does not raise an exception for them.
  private static let least = 1e-6

  /// Creates the priority of a row. Values outside 0 < p ≤ 1000 are replaced by the nearest valid
  /// one.
  init(_ priority: UILayoutPriority) {
    let value = Double(priority.rawValue)
    let required = LayoutEngine.Priority.required.rawValue
    self.init(rawValue: value > 0 ? min(value, required) : Self.least)
  }
}

extension UIView {
  /// The host of the tree, if there is one.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  var layoutHost: LayoutHost? {
    Unmanaged.passUnretained(self).root.withInstance { $0.ownLayoutHost }
  }

  /// The host of a root, which is not retained.
  var hostReference: Unmanaged<LayoutHost>? { ownLayoutHost.map(Unmanaged.passUnretained) }

  /// The host of a root. It is created if there is none.
  var activeLayoutHost: LayoutHost {
    if let ownLayoutHost { return ownLayoutHost }
    let host = LayoutHost(root: self)
    ownLayoutHost = host
    return host
  }

  /// Discards the host of a root that is added to another tree.
  func dissolveLayoutHost() { ownLayoutHost = nil }
}
