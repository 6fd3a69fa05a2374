import Foundation

/// The values of a tree's last snapshot. The next snapshot reads only what changed.
///
/// When a tree is moved to another canvas, its views and constraints remain the same objects, and
/// most of the time for a snapshot is spent on reading the constraints again. A memory belongs to
/// one tree in which the names, the guides and the texts of constraints do not change. If views or
/// constraints are added, removed or reordered, everything is read again.
@MainActor
package final class SnapshotMemory {
  /// The constraints of the last snapshot.
  private(set) var constraints: [LayoutSnapshot.Constraint] = []
  /// The indices of the constraints by object.
  private(set) var positions: [ObjectIdentifier: Int] = [:]
  /// The number of times that all constraints were read.
  package private(set) var readings = 0
  /// The indices of the constraints that changed since the previous snapshot, in ascending order,
  /// or `nil` if all constraints were read.
  package private(set) var changes: [Int]?

  // The views are kept alive so that no other object has their identity.
  private var views: [UIView] = []
  /// The names of the views.
  private var names: [String] = []
  /// The classes and labels from which the names were created.
  private var namings: [(className: String, label: String?)] = []
  /// The constraints of the tree.
  private var found: [NSLayoutConstraint] = []
  /// The index in `constraints` for each element of `found`, or `nil` for constraints that a
  /// snapshot omits.
  private var places: [Int?] = []

  /// The number of views in the last snapshot.
  var viewCount: Int { views.count }
  /// The number of constraints in the last snapshot, including those that it omits.
  var constraintCount: Int { found.count }

  /// Creates an empty memory.
  package init() {}

  /// Returns a Boolean value that indicates whether a tree has the views, with the same names, and
  /// the constraints of the last snapshot.
  func holds(
    _ views: [UIView], _ names: [String], _ found: [NSLayoutConstraint]
  ) -> Bool {
    views.count == self.views.count && found.count == self.found.count && !found.isEmpty
      && views.indices.allSatisfy { views[$0] === self.views[$0] }
      && found.indices.allSatisfy { found[$0] === self.found[$0] } && names == self.names
  }

  /// Returns the name that a view had in the last snapshot, or `nil` if its class, label or
  /// position has changed.
  func name(of view: UIView, at index: Int, _ className: String, _ label: String?) -> String? {
    guard index < views.count, views[index] === view,
      namings[index].className == className, namings[index].label == label
    else { return nil }
    return names[index]
  }

  /// Stores the names of the views, and the values of all constraints.
  func remember(
    _ views: [UIView], _ values: [LayoutSnapshot.View], _ names: [String],
    _ found: [NSLayoutConstraint], _ constraints: [LayoutSnapshot.Constraint],
    _ positions: [ObjectIdentifier: Int]
  ) {
    (self.views, self.names, self.found) = (views, names, found)
    namings = values.map { ($0.className, $0.label) }
    (self.constraints, self.positions) = (constraints, positions)
    places = found.map { positions[ObjectIdentifier($0)] }
    changes = nil
    readings += 1
  }

  /// The values of a constraint that can change with each layout.
  struct Values: Equatable {
    var constant: CGFloat
    var priority: Double
    var isBroken: Bool
    var isViolated: Bool
  }

  /// Updates the constraints to the values that `read` returns. The text of a constraint, if there
  /// is one, is also updated.
  func refresh(
    _ read: (NSLayoutConstraint) -> Values, wording: (NSLayoutConstraint) -> String
  ) {
    var changes: [Int] = []
    for (constraint, place) in zip(found, places) {
      guard let place else { continue }
      let values = read(constraint)
      guard values != constraints[place].values else { continue }
      constraints[place].values = values
      if constraints[place].wording != nil {
        constraints[place].wording = wording(constraint)
      }
      changes.append(place)
    }
    self.changes = changes
  }
}

extension LayoutSnapshot.Constraint {
  fileprivate var values: SnapshotMemory.Values {
    get {
      .init(
        constant: constant, priority: priority, isBroken: isBroken, isViolated: isViolated)
    }
    set {
      (constant, priority) = (newValue.constant, newValue.priority)
      (isBroken, isViolated) = (newValue.isBroken, newValue.isViolated)
    }
  }
}
