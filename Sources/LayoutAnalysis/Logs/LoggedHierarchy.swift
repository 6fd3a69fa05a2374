import AutoLayout

/// The superviews of a report's items, as far as its lines tell.
///
/// Reports name superviews only for bars. The rest follows from how UIKit writes: a stack view's
/// constraints, margins, siblings, and at last that the first item of an equation lies in the second.
struct LoggedHierarchy {
  typealias Line = (relation: LoggedRelation, description: ConstraintDescription)

  private var superviews: [String: String] = [:]
  /// Items that are guides: what is aligned with one lies in the view that owns it.
  private let guides: Set<String>
  /// Items whose size the system sets from outside, such as cells: nothing listed contains them.
  private var roots: Set<String> = []

  /// Reads the lines from the most to the least reliable sign.
  init(_ lines: [Line], guides: Set<String>) {
    self.guides = guides
    for line in lines { if let bar = line.relation.bar { put(bar.inner, in: bar.outer) } }
    for line in lines where line.description.identifier?.contains("Encapsulated-Layout") == true {
      if superviews[line.relation.first.item] == nil { roots.insert(line.relation.first.item) }
    }
    for line in lines { takeStack(line.relation, line.description.identifier ?? "") }
    for line in lines { takeMargin(line.relation) }
    takeSiblings(lines)
    // Guides last: views far inside are aligned with those of an outer view.
    for involvesGuide in [false, true] {
      for line in lines where line.relation.items.contains(where: guides.contains) == involvesGuide
      {
        takeEdges(line.relation, line.description)
      }
      takeSiblings(lines)
    }
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

  /// Views side by side have one superview; it is handed along chains of them.
  private mutating func takeSiblings(_ lines: [Line]) {
    var pairs = lines.compactMap { line -> (String, String)? in
      guard case .visual(let visual) = line.description.body, visual.before != nil,
        visual.after != nil, let second = line.relation.second
      else { return nil }
      return (line.relation.first.item, second.item)
    }
    var count = 0
    repeat {
      count = pairs.count
      pairs.removeAll { shareSuperview($0, $1) }
    } while pairs.count < count
  }

  /// Whether one of the two has a superview, which the other one then has too.
  private mutating func shareSuperview(_ a: String, _ b: String) -> Bool {
    guard let known = superviews[a] ?? superviews[b] else { return false }
    put(a, in: known)
    put(b, in: known)
    return true
  }

  /// Aligned edges of views that are not known to be related.
  private mutating func takeEdges(
    _ relation: LoggedRelation, _ description: ConstraintDescription
  ) {
    guard let second = relation.second, relation.multiplier == 1,
      relation.first.attribute == second.attribute, !second.attribute.isSize,
      areUnrelated(relation.first.item, second.item)
    else { return }
    let (a, b) = (relation.first.item, second.item)
    if isSecondInside(relation, second, className: description.className) {
      put(b, in: a)
    } else {
      put(a, in: b)
    }
  }

  /// The view whose edge lies further in is the inner one. For equal edges the order tells: UIKit
  /// prints near edges of a superview and far edges of a child first, libraries always the child.
  private func isSecondInside(
    _ relation: LoggedRelation, _ second: LoggedRelation.Operand, className: String
  ) -> Bool {
    if roots.contains(second.item) || guides.contains(second.item) { return false }
    if roots.contains(relation.first.item) { return true }
    let isNear = second.attribute == .left || second.attribute == .top
    let isFar = second.attribute.isFarEdge
    guard isNear || isFar else { return false }
    switch relation.relation {
    case .greaterThanOrEqual: return isFar
    case .lessThanOrEqual: return isNear
    case .equal:
      if relation.constant != 0 { return (relation.constant < 0) == isNear }
      return isNear && className.hasPrefix("NS")
    }
  }

  /// Views whose sizes are compared: the larger contains the smaller, equal ones may be siblings.
  private mutating func takeSizes(_ relation: LoggedRelation) {
    guard let second = relation.second, second.attribute.isSize,
      areUnrelated(relation.first.item, second.item)
    else { return }
    let (a, b) = (relation.first.item, second.item)
    let isLarger =
      relation.relation == .greaterThanOrEqual || relation.constant > 0 || relation.multiplier > 1
    if roots.contains(a) || isLarger && !roots.contains(b) && !guides.contains(b) {
      put(b, in: a)
    } else if let known = superviews[b] {
      put(a, in: known)
    } else {
      put(a, in: b)
    }
  }

  private func areUnrelated(_ a: String, _ b: String) -> Bool {
    Set(path(from: a)).isDisjoint(with: path(from: b))
  }

  private mutating func put(_ item: String, in superview: String) {
    // What is placed by a guide lies in the guide's owner.
    let container = guides.contains(superview) ? superviews[superview] ?? superview : superview
    guard superviews[item] == nil, item != container, !roots.contains(item),
      !path(from: container).contains(item)
    else { return }
    superviews[item] = container
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
    var common = containers(of: first)
    for item in items.dropFirst() {
      let other = Set(containers(of: item))
      common.removeAll { !other.contains($0) }
    }
    return common.first.map { depth(of: $0) } ?? -1
  }

  /// The view and what contains it, outwards; a guide counts as the view that owns it.
  private func containers(of item: String) -> [String] {
    let path = path(from: item)
    return guides.contains(item) && path.count > 1 ? Array(path.dropFirst()) : path
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
