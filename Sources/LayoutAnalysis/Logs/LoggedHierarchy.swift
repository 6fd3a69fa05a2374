import AutoLayout

/// The superviews of a report's items, as far as its lines tell.
///
/// Reports name superviews only for bars. The rest follows from how UIKit writes: a stack view's
/// constraints, margins, siblings, and at last that the first item of an equation lies in the second.
struct LoggedHierarchy {
  private var superviews: [String: String] = [:]

  /// Reads the lines from the most to the least reliable sign.
  init(_ lines: [(relation: LoggedRelation, description: ConstraintDescription)]) {
    for line in lines { if let bar = line.relation.bar { put(bar.inner, in: bar.outer) } }
    for line in lines { takeStack(line.relation, line.description.identifier ?? "") }
    for line in lines { takeMargin(line.relation) }
    for line in lines { takeSiblings(line.relation, line.description.body) }
    for line in lines { takeEdges(line.relation, line.description) }
    for line in lines { takeSiblings(line.relation, line.description.body) }
    for line in lines { takeSizes(line.relation) }
  }

  /// `stack.leading == view.leading` or `[view]-(0)-|`.
  private mutating func takeStack(_ relation: LoggedRelation, _ identifier: String) {
    guard identifier == "UISV-canvas-connection", let second = relation.second else { return }
    put(second.item, in: relation.first.item)
  }

  /// Only a superview's margins are used.
  private mutating func takeMargin(_ relation: LoggedRelation) {
    guard let second = relation.second else { return }
    if second.attribute.isMargin { put(relation.first.item, in: second.item) }
    if relation.first.attribute.isMargin { put(second.item, in: relation.first.item) }
  }

  /// Views side by side have one superview.
  private mutating func takeSiblings(
    _ relation: LoggedRelation, _ body: ConstraintDescription.Body
  ) {
    guard case .visual(let visual) = body, visual.before != nil, visual.after != nil,
      let second = relation.second
    else { return }
    let (a, b) = (relation.first.item, second.item)
    if let known = superviews[a], superviews[b] == nil {
      put(b, in: known)
    } else if let known = superviews[b], superviews[a] == nil {
      put(a, in: known)
    }
  }

  /// Equal edges: UIKit writes near edges from the superview and far edges from the child; libraries
  /// write both from the child.
  private mutating func takeEdges(
    _ relation: LoggedRelation, _ description: ConstraintDescription
  ) {
    guard let second = relation.second, relation.multiplier == 1,
      relation.first.attribute == second.attribute, !second.attribute.isSize,
      areUnrelated(relation.first.item, second.item)
    else { return }
    let (a, b) = (relation.first.item, second.item)
    let isNear = second.attribute == .left || second.attribute == .top
    if isNear, description.className.hasPrefix("NS") { put(b, in: a) } else { put(a, in: b) }
  }

  /// A size that follows another is that of a view inside.
  private mutating func takeSizes(_ relation: LoggedRelation) {
    guard let second = relation.second, second.attribute.isSize,
      areUnrelated(relation.first.item, second.item)
    else { return }
    put(relation.first.item, in: second.item)
  }

  private func areUnrelated(_ a: String, _ b: String) -> Bool {
    Set(path(from: a)).isDisjoint(with: path(from: b))
  }

  private mutating func put(_ item: String, in superview: String) {
    guard superviews[item] == nil, item != superview, !path(from: superview).contains(item) else {
      return
    }
    superviews[item] = superview
  }

  /// The item and what contains it, outwards.
  func path(from item: String) -> [String] {
    var path = [item]
    while let last = path.last, let next = superviews[last], path.count <= Self.depthLimit {
      path.append(next)
    }
    return path
  }

  /// Deepest nesting that is followed: deeper than UIKit itself can nest views, small enough that a
  /// hostile report costs little.
  private static let depthLimit = 512

  func depth(of item: String) -> Int { path(from: item).count - 1 }

  /// Views above the nearest common container of the items; -1 where none is known.
  func containerDepth(of items: [String]) -> Int {
    guard let first = items.first else { return -1 }
    var common = path(from: first)
    for item in items.dropFirst() {
      let other = Set(path(from: item))
      common.removeAll { !other.contains($0) }
    }
    return common.first.map { depth(of: $0) } ?? -1
  }

  func isInside(_ item: String, _ container: String) -> Bool {
    item != container && path(from: item).contains(container)
  }
}

extension LoggedRelation {
  var items: [String] { [first.item] + (second.map { [$0.item] } ?? []) }

  /// What decides whether UIKit breaks the constraint.
  func traits(
    _ description: ConstraintDescription, in hierarchy: LoggedHierarchy
  ) -> BreakingTraits {
    let depths = items.map { hierarchy.depth(of: $0) }
    let isOuterFirst = second.map { hierarchy.isInside($0.item, first.item) } ?? false
    return BreakingTraits(
      isSpared: Self.sparedClasses.contains(description.className),
      containerDepth: hierarchy.containerDepth(of: items),
      touchesFarEdge: first.attribute.isFarEdge || second?.attribute.isFarEdge == true,
      meanItemDepth: Double(depths.reduce(0, +)) / Double(depths.count),
      hasIdentifier: description.identifier != nil,
      constant: isOuterFirst ? -constant : constant)
  }

  /// Constraints that the system makes for masks and bars.
  private static let sparedClasses: Set<String> = [
    "NSAutoresizingMaskLayoutConstraint", "_UILayoutSupportConstraint",
  ]
}
