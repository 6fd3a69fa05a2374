import Foundation

/// What a tree's last snapshot was made from, so that the next one reads what changed and no more.
///
/// Moving a tree from canvas to canvas leaves its views and constraints the same objects; most of a
/// snapshot's time went into reading the constraints again. A memory belongs to one tree whose names,
/// guides and texts of constraints stay as they were made; where views or constraints come, go or
/// change their order, everything is read anew.
@MainActor
package final class SnapshotMemory {
  /// The constraints of the last snapshot.
  private(set) var constraints: [LayoutSnapshot.Constraint] = []
  /// Their places by object.
  private(set) var positions: [ObjectIdentifier: Int] = [:]
  /// Counts the times that the constraints were read anew.
  package private(set) var readings = 0
  /// The places of constraints that the last snapshot has otherwise than the one before, ascending; nil
  /// where all were read anew.
  package private(set) var changes: [Int]?

  // Held on to, so that no other object comes to have their identity.
  private var views: [UIView] = []
  /// The names of the views.
  private var names: [String] = []
  /// The constraints of the tree.
  private var found: [NSLayoutConstraint] = []
  /// By place in `found`: the place in `constraints`; nil for those that a snapshot leaves out.
  private var places: [Int?] = []

  /// A memory of nothing.
  package init() {}

  /// Whether a tree has the views, with the same names, and the constraints of the last snapshot.
  func holds(
    _ views: [UIView], _ names: [String], _ found: [NSLayoutConstraint]
  ) -> Bool {
    views.count == self.views.count && found.count == self.found.count && !found.isEmpty
      && views.indices.allSatisfy { views[$0] === self.views[$0] }
      && found.indices.allSatisfy { found[$0] === self.found[$0] } && names == self.names
  }

  /// Takes what was read of all constraints.
  func remember(
    _ views: [UIView], _ names: [String], _ found: [NSLayoutConstraint],
    _ constraints: [LayoutSnapshot.Constraint], _ positions: [ObjectIdentifier: Int]
  ) {
    (self.views, self.names, self.found) = (views, names, found)
    (self.constraints, self.positions) = (constraints, positions)
    places = found.map { positions[ObjectIdentifier($0)] }
    changes = nil
    readings += 1
  }

  /// What of a constraint may be another at each layout.
  struct Values: Equatable {
    var constant: CGFloat
    var priority: Double
    var isBroken: Bool
    var isViolated: Bool
  }

  /// Brings the constraints to the values that `read` finds; words, where a constraint has them, tell
  /// the values too.
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
