import AutoLayout

/// The parts of a layout that ambiguities and conflicts leave unsettled.
///
/// A frame that is wrong because a constraint was broken is not a second error: linting reports
/// only the first cause. A part is unsettled if
/// - the constraints do not determine it;
/// - it belongs to a view of a conflict; or
/// - it is misplaced, and a constraint connects it with an unsettled part along the same axis.
struct UnsettledParts {
  /// The position and size of a view along one axis.
  struct Part: Hashable {
    /// The index in `LayoutSnapshot.views`.
    let view: Int
    /// A Boolean value that indicates whether the part is the X position and the width, rather than
    /// the Y position and the height.
    let isHorizontal: Bool
  }

  /// A layout without unsettled parts.
  static let none = UnsettledParts(parts: [])

  /// The unsettled parts, which never include those of the root.
  private var parts: Set<Part>

  /// Creates the value from known parts.
  private init(parts: Set<Part>) { self.parts = parts }

  /// Finds the unsettled parts of a layout.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views and constraints.
  init(_ layout: LintLayout) {
    parts = Self.open(in: layout.snapshot).union(Self.contradicted(in: layout))
    guard !parts.isEmpty, !layout.misplacements.isEmpty else { return }
    spread(in: layout)
  }

  /// Returns a Boolean value that indicates whether an issue follows from the unsettled parts.
  func explain(_ issue: LintIssue) -> Bool {
    !issue.dependencies.isEmpty
      && issue.dependencies.allSatisfy { group in group.contains(where: parts.contains) }
  }

  /// Returns the parts that the constraints do not determine.
  static func open(in snapshot: LayoutSnapshot) -> Set<Part> {
    var found: Set<Part> = []
    for (index, view) in snapshot.views.enumerated() {
      if !view.ambiguity.isDisjoint(with: [.horizontalPosition, .width]) {
        found.insert(Part(view: index, isHorizontal: true))
      }
      if !view.ambiguity.isDisjoint(with: [.verticalPosition, .height]) {
        found.insert(Part(view: index, isHorizontal: false))
      }
    }
    return found
  }

  /// Returns the parts that members of conflicts relate: any of the members may be the one that is
  /// broken.
  private static func contradicted(in layout: LintLayout) -> Set<Part> {
    let members = layout.snapshot.conflicts.flatMap(\.members)
    return Set(members.flatMap { Self.parts(of: layout.snapshot.constraints[$0]) })
  }

  /// Returns the parts that a constraint relates, except those of the root, whose size the canvas
  /// determines.
  static func parts(of constraint: LayoutSnapshot.Constraint) -> [Part] {
    [constraint.first, constraint.second].compactMap { side in
      guard let side, side.view > 0 else { return nil }
      return Part(view: side.view, isHorizontal: side.isHorizontal)
    }
  }

  /// Adds misplaced parts that constraints connect with unsettled ones, along chains.
  private mutating func spread(in layout: LintLayout) {
    let misplaced = Self.misplaced(in: layout)
    var neighbors: [Part: [Part]] = [:]
    for constraint in layout.snapshot.constraints {
      let related = Self.parts(of: constraint)
      guard related.count == 2 else { continue }
      neighbors[related[0], default: []].append(related[1])
      neighbors[related[1], default: []].append(related[0])
    }
    var pending = Array(parts)
    while let part = pending.popLast() {
      for next in neighbors[part] ?? []
      where misplaced.contains(next) && parts.insert(next).inserted {
        pending.append(next)
      }
    }
  }

  /// Returns the parts whose recorded position or size differs from the solution.
  private static func misplaced(in layout: LintLayout) -> Set<Part> {
    var found: Set<Part> = []
    for (index, view) in layout.snapshot.views.enumerated() {
      guard let place = view.identifier.flatMap({ layout.misplacements[$0] }) else { continue }
      if place.differs(isHorizontal: true) { found.insert(Part(view: index, isHorizontal: true)) }
      if place.differs(isHorizontal: false) {
        found.insert(Part(view: index, isHorizontal: false))
      }
    }
    return found
  }
}

extension LintLayout.Misplacement {
  /// Returns a Boolean value that indicates whether the position or size differs along an axis.
  func differs(isHorizontal: Bool) -> Bool {
    let edges =
      isHorizontal
      ? [recorded.minX - solved.minX, recorded.maxX - solved.maxX]
      : [recorded.minY - solved.minY, recorded.maxY - solved.maxY]
    return edges.contains { abs($0) > tolerance }
  }
}

extension UnsettledParts.Part {
  /// Returns the parts of a view along both axes.
  static func both(_ view: Int) -> [UnsettledParts.Part] {
    [true, false].map { UnsettledParts.Part(view: view, isHorizontal: $0) }
  }
}
