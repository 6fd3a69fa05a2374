import Foundation

/// A guide that follows something that moves, and switches constraints as it comes near an edge.
///
/// The rules are those of Apple's "Adjusting your layout with keyboard layout guide".
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Constraints that hold while the guide is near, or away from, all edges of a set.
  private struct Tracked {
    let edges: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]

    func holds(near present: NSDirectionalRectEdge) -> Bool {
      isNear ? present.isSuperset(of: edges) : present.isDisjoint(with: edges)
    }
  }

  /// The constraints that are tracked, with their edges.
  private var tracked: [Tracked] = []

  /// The edges that the guide is near; it is away from all others.
  var nearEdges: NSDirectionalRectEdge = .bottom {
    didSet { if oldValue != nearEdges { switchConstraints() } }
  }

  /// Activates constraints while the guide is near all of the edges and deactivates them otherwise.
  ///
  /// They take the place of those that were set for the same edges, which are deactivated; an empty
  /// array only does that.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, edge, isNear: true) }

  /// Activates constraints while the guide is away from all of the edges and deactivates them
  /// otherwise.
  ///
  /// They take the place of those that were set for the same edges, which are deactivated; an empty
  /// array only does that.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, edge, isNear: false) }

  /// The constraints that hold near these edges, active or not.
  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { trackedConstraints(edge, isNear: true) }

  /// The constraints that hold away from these edges, active or not.
  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { trackedConstraints(edge, isNear: false) }

  /// Forgets all tracked constraints, which stay as active as they are.
  open func removeAllTrackedConstraints() { tracked = [] }

  private func track(
    _ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isNear: Bool
  ) {
    let old = trackedConstraints(edges, isNear: isNear)
    NSLayoutConstraint.deactivate(old.filter { known in !constraints.contains { $0 === known } })
    tracked.removeAll { $0.edges == edges && $0.isNear == isNear }
    if !constraints.isEmpty {
      tracked.append(Tracked(edges: edges, isNear: isNear, constraints: constraints))
    }
    switchConstraints()
  }

  private func trackedConstraints(
    _ edges: NSDirectionalRectEdge, isNear: Bool
  ) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && $0.isNear == isNear }?.constraints ?? []
  }

  /// Deactivates first, so that what holds at one edge never meets what holds at another.
  private func switchConstraints() {
    let (on, off) = (
      tracked.filter { $0.holds(near: nearEdges) }, tracked.filter { !$0.holds(near: nearEdges) }
    )
    NSLayoutConstraint.deactivate(off.flatMap(\.constraints))
    NSLayoutConstraint.activate(on.flatMap(\.constraints))
  }
}
