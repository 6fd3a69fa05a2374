import Foundation

/// A layout guide that follows a moving object and activates constraints near edges.
///
/// The rules are those of Apple's "Adjusting your layout with keyboard layout guide".
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Constraints that are active while the guide is near, or away from, all edges of a set.
  private struct Tracked {
    let edges: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]

    func holds(near present: NSDirectionalRectEdge) -> Bool {
      isNear ? present.isSuperset(of: edges) : present.isDisjoint(with: edges)
    }
  }

  /// The tracked constraints with their edges.
  private var tracked: [Tracked] = []

  /// The edges that the guide is near. It is away from all others.
  var nearEdges: NSDirectionalRectEdge = .bottom {
    didSet { if oldValue != nearEdges { switchConstraints() } }
  }

  /// Activates constraints while the guide is near all of the edges and deactivates them otherwise.
  ///
  /// They replace the constraints that were set for the same edges, which are deactivated. An empty
  /// array removes these constraints.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, edge, isNear: true) }

  /// Activates constraints while the guide is away from all of the edges and deactivates them
  /// otherwise.
  ///
  /// They replace the constraints that were set for the same edges, which are deactivated. An empty
  /// array removes these constraints.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, edge, isNear: false) }

  /// Returns the active and inactive constraints that were set for the guide near these edges.
  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { trackedConstraints(edge, isNear: true) }

  /// Returns the active and inactive constraints that were set for the guide away from these edges.
  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { trackedConstraints(edge, isNear: false) }

  /// Stops tracking all constraints. Active constraints remain active.
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

  /// Deactivates constraints before it activates others, so that constraints for different edges
  /// are never active at the same time.
  private func switchConstraints() {
    let (on, off) = (
      tracked.filter { $0.holds(near: nearEdges) }, tracked.filter { !$0.holds(near: nearEdges) }
    )
    NSLayoutConstraint.deactivate(off.flatMap(\.constraints))
    NSLayoutConstraint.activate(on.flatMap(\.constraints))
  }
}
