import AutoLayout

/// The superviews of a report's items, as far as they follow from its lines.
///
/// Reports name superviews only for `|`. The others follow from the way in which UIKit writes
/// constraints: those of stack views, margins, siblings, and finally the rule that the first item
/// of an equation is inside the second.
///
/// Invariant: no item contains itself, and an item's superview never changes once it is known.
struct LoggedHierarchy {
  /// A line of the report with its relation.
  typealias Line = (relation: LoggedRelation, description: ConstraintDescription)

  /// The superview of each item, as far as it is known.
  private var superviews: [String: String] = [:]
  /// Items that are guides: views that are aligned with one are inside its owning view.
  private let guides: Set<String>
  /// Items whose size the system sets from outside, such as cells: no listed item contains them.
  private var roots: Set<String> = []

  /// Reads the lines from the most to the least reliable evidence. The first evidence for an item's
  /// superview decides.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of lines, which is small.
  init(_ lines: [Line], guides: Set<String>) {
    self.guides = guides
    for line in lines { if let bar = line.relation.bar { put(bar.inner, in: bar.outer) } }
    for line in lines where line.description.identifier?.contains("Encapsulated-Layout") == true {
      if superviews[line.relation.first.item] == nil { roots.insert(line.relation.first.item) }
    }
    for line in lines { takeStack(line.relation, line.description.identifier ?? "") }
    for line in lines { takeMargin(line.relation) }
    takeSiblings(lines)
    // Guides last: deeply nested views are aligned with those of an outer view.
    for involvesGuide in [false, true] {
      for line in lines where line.relation.items.contains(where: guides.contains) == involvesGuide
      {
        takeEdges(line.relation, line.description)
      }
      takeSiblings(lines)
    }
    for line in lines { takeSizes(line.relation) }
  }

  /// Reads the arranged views of a stack view: `stack.leading == view.leading` or `[view]-(0)-|`,
  /// recognized by UIKit's identifier of these constraints.
  private mutating func takeStack(_ relation: LoggedRelation, _ identifier: String) {
    guard identifier == "UISV-canvas-connection", let second = relation.second else { return }
    put(second.item, in: relation.first.item)
  }

  /// Places a view with a constraint to another view's margin inside that view, because only a
  /// superview's margins are used.
  private mutating func takeMargin(_ relation: LoggedRelation) {
    guard let second = relation.second else { return }
    if second.attribute.isMargin { put(relation.first.item, in: second.item) }
    if relation.first.attribute.isMargin { put(second.item, in: relation.first.item) }
  }

  /// Gives adjacent views the same superview.
  ///
  /// Repeats until nothing changes, so that the superview passes along chains of siblings in any
  /// order of the report.
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

  /// Gives one of two siblings the known superview of the other one. Returns a Boolean value that
  /// indicates whether one of them has a known superview.
  private mutating func shareSuperview(_ a: String, _ b: String) -> Bool {
    guard let known = superviews[a] ?? superviews[b] else { return false }
    put(a, in: known)
    put(b, in: known)
    return true
  }

  /// Reads aligned edges of views whose relation is unknown: one of them contains the other.
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

  /// Returns a Boolean value that indicates whether the second item is inside the first. The view
  /// whose edge is further inside is the inner one. For equal edges the order decides: UIKit prints
  /// near edges of a superview and far edges of a child first, libraries always the child.
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

  /// Reads relations between sizes of views: the larger contains the smaller. Views of equal size
  /// may be siblings, and get the same superview if one is known.
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

  /// Returns a Boolean value that indicates whether neither item contains the other and they have
  /// no known common container.
  private func areUnrelated(_ a: String, _ b: String) -> Bool {
    Set(path(from: a)).isDisjoint(with: path(from: b))
  }

  /// Records a superview, unless the item has one or the hierarchy would become circular.
  private mutating func put(_ item: String, in superview: String) {
    // A view that is positioned by a guide is inside the guide's owner.
    let container = guides.contains(superview) ? superviews[superview] ?? superview : superview
    guard superviews[item] == nil, item != container, !roots.contains(item),
      !path(from: container).contains(item)
    else { return }
    superviews[item] = container
  }

  /// Returns the item and its containers, from the inside out.
  func path(from item: String) -> [String] {
    var path = [item]
    while let last = path.last, let next = superviews[last], path.count <= Self.depthLimit {
      path.append(next)
    }
    return path
  }

  /// The maximum nesting depth: deeper than UIKit itself can nest views, and small enough that a
  /// report from an unknown source costs little.
  private static let depthLimit = 512

  /// Returns the number of known containers of an item.
  func depth(of item: String) -> Int { path(from: item).count - 1 }

  /// Returns the number of views above the nearest common container of the items, or -1 if none is
  /// known. UIKit prefers to break constraints of deep containers.
  func containerDepth(of items: [String]) -> Int {
    guard let first = items.first else { return -1 }
    var common = containers(of: first)
    for item in items.dropFirst() {
      let other = Set(containers(of: item))
      common.removeAll { !other.contains($0) }
    }
    return common.first.map { depth(of: $0) } ?? -1
  }

  /// Returns the view and its containers, from the inside out. For a guide, those of its owning
  /// view.
  private func containers(of item: String) -> [String] {
    let path = path(from: item)
    return guides.contains(item) && path.count > 1 ? Array(path.dropFirst()) : path
  }

  /// Returns a Boolean value that indicates whether an item is a descendant of a container.
  func isInside(_ item: String, _ container: String) -> Bool {
    item != container && path(from: item).contains(container)
  }
}

extension LoggedRelation {
  /// The items of the relation.
  var items: [String] { [first.item] + (second.map { [$0.item] } ?? []) }

  /// Returns the traits by which UIKit chooses the constraint to break.
  ///
  /// The constant is measured from the inner item to the outer one, so that a distance has the same
  /// sign in both spellings.
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

  /// Classes of constraints that UIKit creates for autoresizing masks and bars, and that it does
  /// not break.
  private static let sparedClasses: Set<String> = [
    "NSAutoresizingMaskLayoutConstraint", "_UILayoutSupportConstraint",
  ]
}
