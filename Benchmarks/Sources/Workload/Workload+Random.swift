import Dice

extension WorkloadSystem {
  /// Adds a random tree. Each view is a child of a recent view with at most eight children, and is
  /// positioned in one of six ways on each axis.
  mutating func addRandom(_ count: Int) {
    var dice = Dice(seed: UInt64(count) * 31 + 5)
    let root = root(width: 1000, height: 800)
    let spacing = spacing(10, amplitude: 4)
    var nodes = [RandomNode(view: root)]
    for index in 0..<count {
      let parent = RandomNode.parent(among: nodes, &dice)
      let view = view()
      let sibling = nodes[parent].children.isEmpty ? nil : dice.pick(nodes[parent].children)
      let isMiddle = index == count / 2
      for axis in WorkloadAxis.allCases {
        var placement = RandomPlacement(
          view: view.span(axis), parent: nodes[parent].view.span(axis),
          sibling: sibling.map { nodes[$0].view.span(axis) })
        let key =
          isMiddle && axis == .horizontal
          ? placement.pin(to: spacing, &self, &dice) : placement.place(&self, &dice)
        if isMiddle { remove(key) }
      }
      nodes[parent].children.append(nodes.count)
      nodes.append(RandomNode(view: view))
    }
  }
}

/// A view of the random tree.
private struct RandomNode {
  let view: WorkloadView
  var children: [Int] = []

  /// The number of newest views that are parents of most new views.
  private static let recent = 40
  private static let maxChildren = 8

  /// Returns the index of a view that can have another child.
  static func parent(among nodes: [RandomNode], _ dice: inout Dice) -> Int {
    while true {
      let oldest = dice.happens(70) ? max(0, nodes.count - recent) : 0
      let index: Int = dice.roll(oldest...(nodes.count - 1))
      if nodes[index].children.count < maxChildren { return index }
    }
  }
}

enum WorkloadAxis: CaseIterable {
  case horizontal, vertical
}

/// A view on one axis.
struct WorkloadSpan {
  let start, size: Sum

  var end: Sum { start + size }
  var center: Sum { start + 0.5 * size }
}

extension WorkloadView {
  func span(_ axis: WorkloadAxis) -> WorkloadSpan {
    switch axis {
    case .horizontal: WorkloadSpan(start: left, size: width)
    case .vertical: WorkloadSpan(start: top, size: height)
    }
  }
}

/// Positions a view of the random tree on one axis. Every method returns a constraint that
/// determines the position or the size, and that the workload can remove and add again.
private struct RandomPlacement {
  let view, parent: WorkloadSpan
  let sibling: WorkloadSpan?

  private static let required = WorkloadSystem.required

  mutating func place(_ system: inout WorkloadSystem, _ dice: inout Dice) -> Int32 {
    let margin = Sum(dice.roll(0...12))
    switch dice.roll(0...5) as Int {
    case 0: return pin(to: margin, &system, &dice)
    case 1: return size(asContentAfter: margin, &system, &dice)
    case 2: return center(&system, &dice)
    case 3: return scale(after: margin, &system, &dice)
    case 4: return end(before: margin, &system, &dice)
    default: return follow(after: margin, &system, &dice)
    }
  }

  /// Pins both edges to the parent.
  mutating func pin(
    to margin: Sum, _ system: inout WorkloadSystem, _ dice: inout Dice
  ) -> Int32 {
    let key = system.equal(view.start, parent.start + margin)
    system.equal(view.end, parent.end - Sum(dice.roll(0...12)))
    return key
  }

  /// Gives the view the size of its content if the parent has space for it.
  private func size(
    asContentAfter margin: Sum, _ system: inout WorkloadSystem, _ dice: inout Dice
  ) -> Int32 {
    let content = Sum(dice.roll(10...120))
    let key = system.equal(view.start, parent.start + margin)
    system.atMost(view.size, content, at: 250)
    system.atLeast(view.size, content, at: 750)
    let room = parent.end - Sum(dice.roll(0...8))
    system.atMost(view.end, room, at: dice.pick([999, Self.required, 501]))
    return key
  }

  /// Centers the view in the parent, with a fixed size.
  private func center(_ system: inout WorkloadSystem, _ dice: inout Dice) -> Int32 {
    let key = system.equal(view.size, Sum(dice.roll(10...80)))
    system.equal(view.center, parent.center)
    return key
  }

  /// Gives the view a fraction of the parent's size.
  private func scale(
    after margin: Sum, _ system: inout WorkloadSystem, _ dice: inout Dice
  ) -> Int32 {
    let key = system.equal(view.size, dice.pick([0.25, 0.5, 0.75]) * parent.size)
    system.equal(view.start, parent.start + margin)
    return key
  }

  /// Aligns the view with the parent's end, with an optional size.
  private func end(
    before margin: Sum, _ system: inout WorkloadSystem, _ dice: inout Dice
  ) -> Int32 {
    let key = system.equal(
      view.size, Sum(dice.roll(10...80)), at: dice.pick([Self.required, 999, 750]))
    system.equal(view.end, parent.end - margin)
    system.atLeast(view.size, 0)
    return key
  }

  /// Positions the view after a sibling, or at the parent's start if there is no sibling.
  private func follow(
    after margin: Sum, _ system: inout WorkloadSystem, _ dice: inout Dice
  ) -> Int32 {
    let key: Int32
    if let sibling {
      system.atLeast(view.start, sibling.end + Sum(min(margin.constant, 4)))
      key = system.equal(
        view.start, sibling.end + margin, at: dice.pick([Self.required, 750, 501]))
    } else {
      key = system.equal(view.start, parent.start + margin)
    }
    system.equal(
      view.size, Sum(dice.roll(10...80)),
      at: dice.pick([Self.required, Self.required, 751, 250]))
    system.atLeast(view.size, 0)
    return key
  }
}
