import AutoLayout
import LayoutEngine

/// A report's constraints as a linear system: a rectangle for each item, with sizes that are not
/// negative.
///
/// What a report does not print is unknown: margins are any distance that is not negative, baselines
/// lie anywhere in their view.
struct LoggedSystem {
  private(set) var engine = LayoutEngine()
  /// The engine's row of each line; nil for lines that are not read or not required.
  private(set) var rows: [LayoutEngine.Constraint?] = []
  private var variables: [Key: LayoutEngine.Variable] = [:]
  private var known: Set<LayoutEngine.Variable> = []
  private let reading: Reading

  /// What is assumed where a report is silent.
  struct Reading: Hashable {
    /// The width of margins in points; nil leaves them open.
    var margin: Double?
    /// Whether views that are printed by the same name are taken for one.
    var mergesEqualNames = false

    /// From what the text says to what must have been so for UIKit to report it: margins were 8 points
    /// until iOS 11, and 16 at the sides of a screen; names are cut after 25 characters.
    static let all: [Reading] = [
      Reading(), Reading(margin: 8), Reading(margin: 16), Reading(mergesEqualNames: true),
    ]
  }

  private enum Quantity: Hashable {
    case start, length, content
    case startMargin, endMargin, firstBaseline, lastBaseline
  }

  private struct Key: Hashable {
    var item: String
    var isHorizontal: Bool
    var quantity: Quantity
  }

  /// The part of a relation over one item: variables, each with a factor.
  typealias Expression = [LayoutEngine.Term]

  init(_ relations: [LoggedRelation?], reading: Reading, names: inout ItemNames) {
    self.reading = reading
    for relation in relations {
      guard let relation, relation.isRequired else {
        rows.append(nil)
        continue
      }
      let terms = terms(of: relation, &names)
      rows.append(engine.add(terms, LayoutEngine.Relation(relation.relation), relation.constant))
    }
    known = Set(variables.values)
  }

  // MARK: - Lowering

  /// `first - multiplier × second`
  private mutating func terms(of relation: LoggedRelation, _ names: inout ItemNames) -> Expression {
    var terms = expression(relation.first)
    var second = Expression()
    if let operand = relation.second {
      second = expression(operand)
    } else if !relation.first.attribute.isSize, relation.first.start == nil {
      // A location alone is measured from the superview, as masks print it.
      let bar = relation.bar?.outer ?? names.superview(of: relation.first.item)
      let isHorizontal = relation.first.attribute.isHorizontal
      second = [.init(variable(bar, isHorizontal, .start))]
    }
    terms += second.map { .init($0.variable, -$0.coefficient * relation.multiplier) }
    return terms
  }

  private mutating func expression(_ operand: LoggedRelation.Operand) -> Expression {
    var terms = expression(operand.item, operand.attribute)
    if let start = operand.start, let item = operand.startItem {
      terms += expression(item, start).map { .init($0.variable, -$0.coefficient) }
    }
    return terms
  }

  mutating func expression(_ item: String, _ attribute: LoggedAttribute) -> Expression {
    let isHorizontal = attribute.isHorizontal
    let start = variable(item, isHorizontal, .start)
    let length = variable(item, isHorizontal, .length)
    switch attribute {
    case .left, .top: return [.init(start)]
    case .right, .bottom: return [.init(start), .init(length)]
    case .centerX, .centerY: return [.init(start), .init(length, 0.5)]
    case .width, .height: return [.init(length)]
    case .leftMargin, .topMargin:
      return [.init(start), .init(variable(item, isHorizontal, .startMargin))]
    case .rightMargin, .bottomMargin:
      let margin = variable(item, isHorizontal, .endMargin)
      return [.init(start), .init(length), .init(margin, -1)]
    case .firstBaseline: return [.init(start), .init(variable(item, false, .firstBaseline))]
    case .lastBaseline: return [.init(start), .init(variable(item, false, .lastBaseline))]
    case .contentWidth, .contentHeight: return [.init(variable(item, isHorizontal, .content))]
    }
  }

  /// Whether the engine has the variable: others were made after the system.
  func knows(_ variable: LayoutEngine.Variable) -> Bool { known.contains(variable) }

  private mutating func variable(
    _ item: String, _ isHorizontal: Bool, _ quantity: Quantity
  ) -> LayoutEngine.Variable {
    let key = Key(item: item, isHorizontal: isHorizontal, quantity: quantity)
    if let known = variables[key] { return known }
    let made = engine.addVariable()
    variables[key] = made
    switch quantity {
    case .start: break
    case .length, .content: engine.add([.init(made)], .greaterThanOrEqual, 0)
    case .startMargin, .endMargin:
      if let margin = reading.margin {
        engine.add([.init(made)], .equal, margin)
      } else {
        engine.add([.init(made)], .greaterThanOrEqual, 0)
      }
    case .firstBaseline, .lastBaseline:
      engine.add([.init(made)], .greaterThanOrEqual, 0)
      let length = variable(item, isHorizontal, .length)
      engine.add([.init(made), .init(length, -1)], .lessThanOrEqual, 0)
    }
    return made
  }
}

extension LoggedSystem {
  /// Lines that contradict each other though without any one of them the others could hold; nil when
  /// all can hold. Lines in `dropped` are left out.
  func conflict(without dropped: Set<Int> = []) -> [Int]? {
    var engine = engine
    for line in dropped { if let row = rows[line] { engine.remove(row) } }
    guard case .conflict(let found) = engine.solve() else { return nil }
    let set = Set(found)
    return rows.indices.filter { index in
      guard let row = rows[index], !dropped.contains(index) else { return false }
      return set.contains(row)
    }
  }

  /// Lines among some that contradict each other.
  func conflict(among lines: [Int]) -> [Int]? {
    conflict(without: Set(rows.indices).subtracting(lines))
  }

  /// Whether all can hold once lines are optional, as they are after their priority was lowered.
  func holds(lowering lines: [Int]) -> Bool {
    var engine = engine
    for line in lines {
      if let row = rows[line] { engine.setPriority(.init(rawValue: 999), of: row) }
    }
    return engine.solve() == .solved
  }

  /// Whether all can hold once a line has another constant.
  func holds(_ line: Int, at constant: Double) -> Bool {
    guard let row = rows[line] else { return false }
    var engine = engine
    engine.setConstant(constant, of: row)
    return engine.solve() == .solved
  }

  /// The constant nearest to the present one with which a line can hold beside the lines `others`;
  /// nil when there is none.
  func nearestConstant(of line: Int, beside others: [Int]? = nil) -> Double? {
    guard let row = rows[line] else { return nil }
    var engine = engine
    if let others { remove(allBut: others + [line], from: &engine) }
    let change = engine.addVariable()
    let terms = engine.terms(of: row) + [.init(change, -1)]
    let constant = engine.constant(of: row)
    engine.add(terms, engine.relation(of: row), constant)
    engine.remove(row)
    engine.add([.init(change)], .equal, 0, priority: .init(rawValue: 1))
    guard engine.solve() == .solved else { return nil }
    let value = constant + engine.value(of: change)
    return value.isFinite ? Self.tidied(value) : nil
  }

  /// Whether a line can hold beside the others alone with a constant.
  func holds(_ line: Int, at constant: Double, beside others: [Int]) -> Bool {
    guard let row = rows[line] else { return false }
    var engine = engine
    remove(allBut: others + [line], from: &engine)
    engine.setConstant(constant, of: row)
    return engine.solve() == .solved
  }

  /// The nearest constant of `line` after the constant of `other` grew by a point.
  func nearestConstant(of line: Int, beside others: [Int], growing other: Int) -> Double? {
    guard let row = rows[other] else { return nil }
    var copy = self
    copy.engine.setConstant(copy.engine.constant(of: row) + 1, of: row)
    return copy.nearestConstant(of: line, beside: others)
  }

  private func remove(allBut kept: [Int], from engine: inout LayoutEngine) {
    let kept = Set(kept)
    for (index, row) in rows.enumerated() where !kept.contains(index) {
      if let row { engine.remove(row) }
    }
  }

  /// Six digits behind the point: finer than reports print, coarser than arithmetic errs.
  private static func tidied(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}

extension LayoutEngine.Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
