import LayoutEngine

/// The positions of a report's items along one axis without the constraint that UIKit breaks.
struct LoggedPositions {
  /// The solved system.
  private let engine: LayoutEngine
  /// Translates attributes to variables of the engine.
  private var system: LoggedSystem

  /// Solves a system whose lines `lowered` are optional. Undetermined items are positioned so that
  /// they are visible: inside their superviews and with a size.
  ///
  /// Returns `nil` if there is no solution.
  init?(_ system: LoggedSystem, lowering lowered: [Int], isHorizontal: Bool, _ tree: ItemTree) {
    self.system = system
    var engine = system.engine
    for line in lowered {
      if let row = system.rows[line] { engine.setPriority(Self.lowered, of: row) }
    }
    var copy = system
    for item in tree.items {
      Self.addDefaults(for: item, in: tree, isHorizontal: isHorizontal, &copy, to: &engine)
    }
    // With a second contradiction, there is nothing to draw.
    guard engine.solve() == .solved else { return nil }
    self.engine = engine
  }

  /// Gives an item the default size and positions it inside its superview, as far as constraints
  /// allow.
  ///
  /// An item that no line positions on the axis has no variables in the engine, and is skipped.
  private static func addDefaults(
    for item: String, in tree: ItemTree, isHorizontal: Bool, _ system: inout LoggedSystem,
    to engine: inout LayoutEngine
  ) {
    let (near, far): (LoggedAttribute, LoggedAttribute) =
      isHorizontal ? (.left, .right) : (.top, .bottom)
    let start = system.expression(item, near)
    let end = system.expression(item, far)
    let length = system.expression(item, isHorizontal ? .width : .height)
    guard system.knows(start + length) else { return }
    engine.add(length, .equal, usualLength, priority: .init(rawValue: 1))
    guard let container = tree.superviews[item] else { return }
    let outerStart = system.expression(container, near)
    let outerEnd = system.expression(container, far)
    guard system.knows(outerStart + outerEnd) else { return }
    engine.add(difference(start, outerStart), .greaterThanOrEqual, 0, priority: inside)
    engine.add(difference(outerEnd, end), .greaterThanOrEqual, 0, priority: inside)
  }

  /// The priority of the lines that are optional in the drawing.
  private static let lowered = LayoutEngine.Priority(rawValue: 999)
  /// The priority of being inside the superview, above that of the default size.
  private static let inside = LayoutEngine.Priority(rawValue: 2)
  /// The default size of an item, in points: about that of a control. It is an optional constraint
  /// of the lowest priority, so that every constraint of the report outweighs it.
  private static let usualLength = 40.0

  /// Returns `a − b`.
  private static func difference(
    _ a: LoggedSystem.Expression, _ b: LoggedSystem.Expression
  ) -> LoggedSystem.Expression {
    a + b.map { .init($0.variable, -$0.coefficient) }
  }

  /// Returns the position of an attribute along the axis, in points, or `nil` for items that no
  /// constraint positions on the axis.
  func position(_ item: String, _ attribute: LoggedAttribute) -> Double? {
    var copy = system
    let terms = copy.expression(item, attribute)
    guard system.knows(terms) else { return nil }
    let value = terms.reduce(0) { $0 + $1.coefficient * engine.value(of: $1.variable) }
    return value.isFinite ? value : nil
  }
}
