import AutoLayout
import InterfaceBuilder

extension LintRule {
  /// Required constraints that follow from others.
  ///
  /// Equalities between edges, and constant sizes, of the document are compared in its order. Of
  /// several that are installed in the same size classes, the first one remains. Constraints that the canvas adds are excluded, so that a finding
  /// applies to every canvas.
  static let redundantConstraint = LintRule(
    "redundant-constraint", .note, in: [.recommended, .strict], isFixable: true,
    "A required constraint follows from other required constraints.",
    reason: """
      The constraint has no effect today. When one of the others is edited, it becomes part of \
      a conflict. It is reported if the others are installed in every size class in which it \
      is installed; of two copies, the one that is installed in fewer size classes, or has no \
      outlet. Only the preset strict reports a constraint that follows from several others: it \
      is often a distance that several views share by design.
      """,
    remedy: """
      Delete the constraint. The edit is safe: the layout does not change on any canvas.
      """,
    .layout { layout, _ in
      guard layout.isOwnCanvas else { return [] }
      var search = RedundancySearch(layout)
      return layout.snapshot.constraints.indices.compactMap { search.issue(at: $0) }
    })
}

/// A search for redundant constraints, in the order of the snapshot.
private struct RedundancySearch {
  private let layout: LintLayout
  private var edges = EdgeDistances()
  /// The size classes of the constraints that were compared.
  private var installed: InstalledSizeClasses
  /// The identifiers of the objects with outlets, which are collected for the first redundant
  /// constraint.
  private lazy var connected = layout.document.connectedIdentifiers

  init(_ layout: LintLayout) {
    self.layout = layout
    installed = InstalledSizeClasses(layout.document)
  }

  /// Returns the issue of a constraint that follows from others, or of its only earlier copy.
  mutating func issue(at index: Int) -> LintIssue? {
    let constraint = layout.snapshot.constraints[index]
    guard constraint.origin == .user, constraint.relation == "==", constraint.priority >= 1000,
      !constraint.isBroken, holdsEverywhere(constraint),
      let reasons = edges.learn(index, of: layout), layout.element(of: constraint) != nil
    else { return nil }
    let own = sizeClasses(of: index)
    let isConnected = hasOutlet(index)
    let follows = reasons.allSatisfy { sizeClasses(of: $0).isSuperset(of: own) }
    if reasons.count == 1, !follows || isConnected, !hasOutlet(reasons[0]),
      sizeClasses(of: reasons[0]).isSubset(of: own),
      let issue = layout.issue(ofRedundant: reasons[0], [index])
    {
      edges.replace(reasons[0], with: index)
      return issue
    }
    guard follows, var issue = layout.issue(ofRedundant: index, reasons) else { return nil }
    // The program may change the constraint, which cannot be deleted without its outlet.
    issue.isStrictOnly = issue.isStrictOnly || isConnected
    return issue
  }

  /// Returns a Boolean value that indicates whether a constraint has the same constant in all size
  /// classes in which it is installed, and is not removed at build time.
  private func holdsEverywhere(_ constraint: LayoutSnapshot.Constraint) -> Bool {
    guard let element = layout.element(of: constraint) else { return true }
    return !element[ConstraintElement.placeholder]
      && ConstraintElement(element)?.hasVariations != true
  }

  /// Returns the size classes in which a constraint is installed.
  private mutating func sizeClasses(of index: Int) -> SizeClassCombinations {
    let element = layout.element(of: layout.snapshot.constraints[index])
    return element.flatMap { ConstraintElement($0) }.map { installed.sizeClasses(of: $0) } ?? .all
  }

  /// Returns a Boolean value that indicates whether the program has an outlet to a constraint.
  private mutating func hasOutlet(_ index: Int) -> Bool {
    layout.snapshot.constraints[index].identifier.map { connected.contains($0) } ?? false
  }
}

extension LintLayout {
  /// Returns the issue of a constraint, with the constraints from which it follows; all by their
  /// indices in the snapshot. Returns `nil` if the constraint is not in the document.
  fileprivate func issue(ofRedundant index: Int, _ reasons: [Int]) -> LintIssue? {
    let constraint = snapshot.constraints[index]
    guard let element = element(of: constraint) else { return nil }
    let view = snapshot.views[constraint.first.view]
    let others = reasons.map { snapshot.constraints[$0] }
    let texts = others.prefix(RuleTolerance.maxReasons).map(\.text).joined(separator: "; ")
    var issue = LintIssue(
      element: element, name: name(of: view),
      message: "Constraint is redundant: \(constraint.text) follows from "
        + (texts.isEmpty ? "others" : texts)
        + (others.count > RuleTolerance.maxReasons ? "; …" : ""),
      hint: "delete the constraint")
    issue.related = others.prefix(RuleTolerance.maxReasons).compactMap { other in
      self.element(of: other).map { LintFinding.Related($0, other.text) }
    }
    issue.alsoAbout = [view.identifier].compactMap { $0 }
    issue.isStrictOnly = others.isEmpty || others.count > RuleTolerance.maxDirectReasons
    return issue
  }
}

/// Edges with known distances from each other.
///
/// A disjoint-set forest in which every edge has its distance to the representative (Galler and
/// Fisher, 1964, with weights): a constraint between edges of one set is redundant if its distance
/// equals the known one.
private struct EdgeDistances {
  /// An edge of a view or of one of its layout guides, as a node of the graph of fixed distances.
  private struct Edge: Hashable {
    /// The index of the view in the snapshot.
    let view: Int
    /// The identifier of the layout guide, or `nil` for the view itself.
    let guide: String?
    /// The name of the attribute, such as `leading`.
    let attribute: String
  }

  /// The link of an edge to its parent in its tree (weighted union–find). Two edges of one tree
  /// have a fixed distance.
  private struct Link {
    /// The edge from which the distance is measured.
    let parent: Edge
    /// The distance in points by which the edge follows its parent.
    let distance: Double
  }

  private var links: [Edge: Link] = [:]
  /// The edges that a constraint relates to an edge, with the index of the constraint, for those
  /// constraints that were not redundant. They form trees.
  private var neighbors: [Edge: [(edge: Edge, constraint: Int)]] = [:]
  /// The constraints that are kept instead of recorded ones, of which they are copies, and the
  /// recorded ones.
  private var (replacements, originals): ([Int: Int], [Int: Int]) = ([:], [:])

  /// The number of points by which equal distances may differ: sums of a few decimal numbers.
  private static let allowance = 1e-6

  /// Returns the earlier constraints that imply the same distance. If there are none, the
  /// constraint is recorded for later ones and the result is `nil`. Indices are those of the
  /// snapshot.
  mutating func learn(_ index: Int, of layout: LintLayout) -> [Int]? {
    guard let (from, to, distance) = Self.distance(layout.snapshot.constraints[index], in: layout)
    else {
      return nil
    }
    let (a, aDistance) = find(from)
    let (b, bDistance) = find(to)
    if a == b {
      guard abs(aDistance - bDistance - distance) < Self.allowance else { return nil }
      return path(from: from, to: to).sorted()
    }
    // from = a + aDistance, to = b + bDistance, from = to + distance.
    links[a] = Link(parent: b, distance: bDistance + distance - aDistance)
    neighbors[from, default: []].append((to, index))
    neighbors[to, default: []].append((from, index))
    return nil
  }

  /// Returns the constraints between two edges of a tree. The array is empty if they are too far
  /// from each other.
  private func path(from start: Edge, to end: Edge) -> [Int] {
    var reached: [Edge: (previous: Edge, constraint: Int)] = [:]
    var pending = [start]
    var next = 0
    while next < pending.count, pending.count < Self.maxVisited {
      let edge = pending[next]
      next += 1
      if edge == end { break }
      for (neighbor, constraint) in neighbors[edge] ?? []
      where neighbor != start && reached[neighbor] == nil {
        reached[neighbor] = (edge, constraint)
        pending.append(neighbor)
      }
    }
    var found: [Int] = []
    var current = end
    while let (previous, constraint) = reached[current] {
      found.append(replacements[constraint] ?? constraint)
      current = previous
    }
    return found
  }

  /// Keeps a constraint instead of a recorded one, of which it is a copy.
  mutating func replace(_ recorded: Int, with copy: Int) {
    let original = originals[recorded] ?? recorded
    replacements[original] = copy
    originals[copy] = original
  }

  /// The maximum number of edges that a search visits: those of a screen are hundreds, and a search
  /// is made for each redundant constraint.
  private static let maxVisited = 1000

  /// Returns the edges that a constraint relates, and the distance by which the first follows the
  /// second, or `nil` for other constraints. A width is the distance between two edges.
  private static func distance(
    _ constraint: LayoutSnapshot.Constraint, in layout: LintLayout
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
      edge(of: first, for: second, in: layout), edge(of: second, for: first, in: layout),
      Double(constraint.constant)
    )
  }

  /// Returns the edge of one side of a constraint: for views in a scroll view, the scroll view's
  /// edges are those of its content, not of its frame.
  private static func edge(
    of side: LayoutSnapshot.Constraint.Side, for other: LayoutSnapshot.Constraint.Side,
    in layout: LintLayout
  ) -> Edge {
    let views = layout.snapshot.views
    var ancestor = side.guide == nil && views[side.view].contentSize != nil ? other.view : nil
    repeat {
      ancestor = ancestor.flatMap { views[$0].parent }
    } while ancestor ?? side.view != side.view
    return Edge(
      view: side.view, guide: ancestor == nil ? side.guide : contentName, attribute: side.attribute)
  }

  /// The name for the content of a scroll view among the guides.
  private static let contentName = "content"

  /// The edges between which a size attribute is the distance.
  private static let extents = ["width": ("leading", "trailing"), "height": ("top", "bottom")]
  /// The attributes that are positions along an axis.
  private static let edges: Set<String> = [
    "leading", "trailing", "top", "bottom", "leadingMargin", "trailingMargin", "topMargin",
    "bottomMargin", "centerX", "centerY", "left", "right",
  ]

  /// Returns the representative of an edge, and the distance by which the edge follows it.
  private func find(_ edge: Edge) -> (edge: Edge, distance: Double) {
    var (current, distance) = (edge, 0.0)
    while let link = links[current] {
      distance += link.distance
      current = link.parent
    }
    return (current, distance)
  }
}
