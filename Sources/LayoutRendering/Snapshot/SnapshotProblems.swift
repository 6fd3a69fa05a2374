import LayoutModel

/// The problems of a layout per view: conflicts, violated constraints and ambiguity.
struct SnapshotProblems {
  /// The worst problem of the constraints that refer to a view.
  enum Trouble: Int, Comparable {
    /// All constraints that refer to the view hold, except perhaps optional ones that the layout
    /// itself adds.
    case none
    /// A constraint of the document does not hold, but is not in conflict: it is optional, or it
    /// was broken for the sake of a content size, of the height of a cell, or of the canvas.
    case violated
    /// A required constraint was broken because constraints contradict each other, or does not
    /// hold.
    case conflict

    /// Returns a Boolean value that indicates whether the first problem is less severe. A violated
    /// optional constraint is less severe than a conflict.
    static func < (a: Trouble, b: Trouble) -> Bool { a.rawValue < b.rawValue }
  }

  /// The worst problem of each view, by index.
  private(set) var trouble: [Trouble]
  /// The indices of the constraints whose problem is `Trouble.conflict`.
  private(set) var conflicts: [Int] = []
  /// The indices of ambiguous views.
  let ambiguousViews: [Int]

  /// Returns the number of views that are ambiguous or in conflict, or are among `others`.
  func viewCount(with others: Set<Int> = []) -> Int {
    trouble.indices.count {
      trouble[$0] == .conflict || isAmbiguous[$0] || others.contains($0)
    }
  }

  /// A Boolean value per view that indicates whether the view is ambiguous.
  private let isAmbiguous: [Bool]

  /// Finds the problems of a layout.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views and constraints.
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

  /// Records a problem of a view, unless a worse one is known. Indices out of range are ignored.
  private mutating func mark(_ view: Int, _ found: Trouble) {
    guard trouble.indices.contains(view) else { return }
    trouble[view] = max(trouble[view], found)
  }
}

extension LayoutSnapshot.Constraint {
  /// The severity of the constraint's problem.
  ///
  /// Constraints that the layout itself adds (content sizes, optional ones of stack views) may be
  /// broken, so they are not problems. A conflict has the definition of `isInConflict`: what `lint`
  /// reports as conflicting constraints. A constraint of the document that is broken for another
  /// reason (a required content size, or the height of a cell on the canvas) is violated.
  var trouble: SnapshotProblems.Trouble {
    if isInConflict { return .conflict }
    guard isViolated || isBroken, origin != .contentSize else { return .none }
    if !isBroken, priority >= Self.requiredPriority { return .conflict }
    return origin == .user ? .violated : .none
  }

  /// The value of `UILayoutPriority.required`.
  static let requiredPriority = 1000.0
}

extension LayoutSnapshot.Ambiguity {
  /// The names of the ambiguous parts, in the order x, y, width, height.
  var partNames: [String] {
    var names: [String] = []
    if contains(.horizontalPosition) { names.append("x") }
    if contains(.verticalPosition) { names.append("y") }
    if contains(.width) { names.append("width") }
    if contains(.height) { names.append("height") }
    return names
  }
}
