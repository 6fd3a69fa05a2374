import AutoLayout
import InterfaceBuilder

extension LintRule {
  /// Required constraints that say what others say already.
  static let redundantConstraint = LintRule(
    "redundant-constraint", .note, isFixable: true,
    "A required constraint says what other required constraints say already.",
    .layout { layout, _ in
      guard layout.isOwnCanvas else { return [] }
      var edges = EdgeDistances()
      return layout.snapshot.constraints.compactMap { constraint in
        guard constraint.origin == .user, constraint.relation == "==",
          constraint.priority >= 1000, !constraint.isBroken,
          edges.knows(constraint, of: layout), let element = layout.element(of: constraint),
          element[ConstraintElement.placeholder] != true
        else { return nil }
        var issue = LintIssue(
          element: element, name: layout.name(of: layout.snapshot.views[constraint.first.view]),
          message: "Constraint is redundant: \(constraint.text) follows from others",
          hint: "delete it")
        issue.alsoAbout =
          [layout.snapshot.views[constraint.first.view].identifier].compactMap { $0 }
        return issue
      }
    })
}

/// Edges whose distances from each other are given.
///
/// A disjoint-set forest in which every edge knows its distance to the representative (Galler and
/// Fisher, 1964, with weights): a constraint between edges of one set adds nothing when the distance
/// is the one that is known.
private struct EdgeDistances {
  /// An edge of a view or of one of its layout guides, as a node of the graph of fixed distances.
  private struct Edge: Hashable {
    /// The index of the view in the snapshot.
    let view: Int
    /// The identifier of the layout guide; nil for the view itself.
    let guide: String?
    /// The name of the attribute, such as `leading`.
    let attribute: String
  }

  /// The parent of each edge in its tree, and the distance from the parent in points (weighted
  /// union–find). Two edges of one tree have a fixed distance.
  private var parents: [Edge: (parent: Edge, distance: Double)] = [:]

  /// Points by which distances may differ and still be the same: sums of a few decimal numbers.
  private static let allowance = 1e-6

  /// Whether a constraint follows from those before it; learns it otherwise.
  mutating func knows(_ constraint: LayoutSnapshot.Constraint, of layout: LintLayout) -> Bool {
    guard let (from, to, distance) = Self.distance(constraint) else { return false }
    let (a, aDistance) = find(from)
    let (b, bDistance) = find(to)
    if a == b { return abs(aDistance - bDistance - distance) < Self.allowance }
    // from = a + aDistance, to = b + bDistance, from = to + distance.
    parents[a] = (b, bDistance + distance - aDistance)
    return false
  }

  /// The edges that a constraint ties, and how far the first lies behind the second; nil for
  /// constraints of another kind. A width is the distance between two edges.
  private static func distance(
    _ constraint: LayoutSnapshot.Constraint
  ) -> (Edge, Edge, Double)? {
    let first = constraint.first
    guard let second = constraint.second else {
      guard let (near, far) = extents[first.attribute] else { return nil }
      return (
        Edge(view: first.view, guide: first.guide, attribute: far),
        Edge(view: first.view, guide: first.guide, attribute: near), Double(constraint.constant)
      )
    }
    guard constraint.multiplier == 1, edges.contains(first.attribute),
      edges.contains(second.attribute)
    else { return nil }
    return (
      Edge(view: first.view, guide: first.guide, attribute: first.attribute),
      Edge(view: second.view, guide: second.guide, attribute: second.attribute),
      Double(constraint.constant)
    )
  }

  /// The edges whose distance a size attribute is.
  private static let extents = ["width": ("leading", "trailing"), "height": ("top", "bottom")]
  /// The attributes that are positions along an axis.
  private static let edges: Set<String> = [
    "leading", "trailing", "top", "bottom", "leadingMargin", "trailingMargin", "topMargin",
    "bottomMargin", "centerX", "centerY", "left", "right",
  ]

  /// The representative of an edge, and how far the edge lies behind it.
  private func find(_ edge: Edge) -> (Edge, Double) {
    var current = edge
    var distance = 0.0
    while let (parent, step) = parents[current] {
      distance += step
      current = parent
    }
    return (current, distance)
  }
}
