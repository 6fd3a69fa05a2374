import LayoutEngine

/// Where a report's items would lie along one axis if the constraint that UIKit breaks gave way.
struct LoggedPlaces {
  private let engine: LayoutEngine
  private var system: LoggedSystem

  /// Solves a system whose lines `lowered` are optional. What nothing determines is chosen so that it
  /// can be seen: items lie in their superviews and have a size.
  ///
  /// Nil when no placement exists.
  init?(_ system: LoggedSystem, lowering lowered: [Int], isHorizontal: Bool, _ tree: ItemTree) {
    self.system = system
    var engine = system.engine
    for line in lowered {
      if let row = system.rows[line] { engine.setPriority(Self.lowered, of: row) }
    }
    var copy = system
    for item in tree.items {
      let start = copy.expression(item, isHorizontal ? .left : .top)
      let end = copy.expression(item, isHorizontal ? .right : .bottom)
      let length = copy.expression(item, isHorizontal ? .width : .height)
      // An item that no line places on this axis has no variables in the engine.
      guard (start + length).allSatisfy({ system.knows($0.variable) }) else { continue }
      engine.add(length, .equal, Self.usualLength, priority: .init(rawValue: 1))
      guard let container = tree.superviews[item] else { continue }
      let near = copy.expression(container, isHorizontal ? .left : .top)
      let far = copy.expression(container, isHorizontal ? .right : .bottom)
      guard (near + far).allSatisfy({ system.knows($0.variable) }) else { continue }
      engine.add(Self.difference(start, near), .greaterThanOrEqual, 0, priority: Self.inside)
      engine.add(Self.difference(far, end), .greaterThanOrEqual, 0, priority: Self.inside)
    }
    // A second contradiction leaves nothing to draw.
    guard engine.solve() == .solved else { return nil }
    self.engine = engine
  }

  private static let lowered = LayoutEngine.Priority(rawValue: 999)
  private static let inside = LayoutEngine.Priority(rawValue: 2)
  /// The size of an item of unknown size, in points: about that of a control.
  private static let usualLength = 40.0

  private static func difference(
    _ a: LoggedSystem.Expression, _ b: LoggedSystem.Expression
  ) -> LoggedSystem.Expression {
    a + b.map { .init($0.variable, -$0.coefficient) }
  }

  /// The place of an attribute in points; nil for items that nothing places on the axis.
  func position(_ item: String, _ attribute: LoggedAttribute) -> Double? {
    var copy = system
    let terms = copy.expression(item, attribute)
    guard terms.allSatisfy({ system.knows($0.variable) }) else { return nil }
    let value = terms.reduce(0) { $0 + $1.coefficient * engine.value(of: $1.variable) }
    return value.isFinite ? value : nil
  }
}

/// The items of a contradiction, outer ones before what they contain.
struct ItemTree {
  private(set) var items: [String] = []
  /// The nearest container of each item among the items.
  private(set) var superviews: [String: String] = [:]
  private(set) var depths: [String: Int] = [:]

  /// Takes items in the order of the report.
  init(_ present: [String], _ hierarchy: LoggedHierarchy) {
    let known = Set(present)
    for item in present {
      superviews[item] = hierarchy.path(from: item).dropFirst().first { known.contains($0) }
    }
    let children = Dictionary(grouping: present.filter { superviews[$0] != nil }) {
      superviews[$0] ?? ""
    }
    var waiting = present.filter { superviews[$0] == nil }.reversed().map { ($0, 0) }
    while let (item, depth) = waiting.popLast() {
      items.append(item)
      depths[item] = depth
      waiting += (children[item] ?? []).reversed().map { ($0, depth + 1) }
    }
  }
}
