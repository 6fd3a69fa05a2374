import LayoutModel

/// The problems of a layout by view: conflicts, violated constraints and ambiguity.
struct SnapshotProblems {
  /// How badly a view is placed by the constraints that name it.
  enum Trouble: Int, Comparable {
    /// All constraints that name the view hold.
    case none
    /// An optional constraint of the document does not hold.
    case violated
    /// A required constraint was broken or does not hold.
    case conflict

    /// A conflict is worse than an optional constraint that is not met.
    static func < (a: Trouble, b: Trouble) -> Bool { a.rawValue < b.rawValue }
  }

  /// The worst trouble of each view, by index.
  private(set) var trouble: [Trouble]
  /// Indices of the required constraints that are broken or not met.
  private(set) var conflicts: [Int] = []
  /// Indices of views with more than one solution.
  let ambiguousViews: [Int]

  /// Views that are ambiguous or in conflict, counted once each.
  var viewCount: Int {
    trouble.indices.count { trouble[$0] == .conflict || isAmbiguous[$0] }
  }

  /// Whether a view is ambiguous, by index.
  private let isAmbiguous: [Bool]

  /// Finds the problems of a layout.
  ///
  /// Complexity: O(views + constraints).
  init(_ snapshot: LayoutSnapshot) {
    trouble = Array(repeating: .none, count: snapshot.views.count)
    isAmbiguous = snapshot.views.map { !$0.ambiguity.isEmpty }
    ambiguousViews = snapshot.views.indices.filter { !snapshot.views[$0].ambiguity.isEmpty }
    for (index, constraint) in snapshot.constraints.enumerated() {
      let found = constraint.trouble
      guard found != .none else { continue }
      if found == .conflict { conflicts.append(index) }
      mark(constraint.first.view, found)
      if let second = constraint.second { mark(second.view, found) }
    }
  }

  /// Records trouble of a view, unless worse trouble is known. Indices out of range are ignored.
  private mutating func mark(_ view: Int, _ found: Trouble) {
    guard trouble.indices.contains(view) else { return }
    trouble[view] = max(trouble[view], found)
  }
}

extension LayoutSnapshot.Constraint {
  /// Whether the constraint is a problem, and how bad.
  ///
  /// Constraints that the layout itself adds (content sizes, optional ones of stack views) may be broken,
  /// so that they are none. A conflict has the definition of `isInConflict`: what `lint` reports as
  /// conflicting constraints. A constraint of the document that is broken for another reason (a required
  /// content size, or the height of a cell on the canvas) is violated.
  var trouble: SnapshotProblems.Trouble {
    if isInConflict { return .conflict }
    guard isViolated || isBroken, origin != .contentSize else { return .none }
    if !isBroken, priority >= Self.requiredPriority { return .conflict }
    return origin == .user ? .violated : .none
  }

  /// `UILayoutPriority.required`.
  static let requiredPriority = 1000.0
}

extension LayoutSnapshot.Ambiguity {
  /// The ambiguous parts in the order x, y, width, height.
  var partNames: [String] {
    var names: [String] = []
    if contains(.horizontalPosition) { names.append("x") }
    if contains(.verticalPosition) { names.append("y") }
    if contains(.width) { names.append("width") }
    if contains(.height) { names.append("height") }
    return names
  }
}
