import CLayoutEngine
import LayoutEngine
import Testing

@testable import LayoutEngineInterface

/// An engine behind the functions of the header, which is destroyed with the test.
private final class Solver {
  let engine = le_engine_create()
  deinit { le_engine_destroy(engine) }

  func variable() -> le_variable {
    var result = le_variable()
    #expect(le_add_variable(engine, &result) == LE_OK)
    return result
  }

  /// Adds a constraint, and returns its handle and the status.
  func add(
    _ terms: [(le_variable, Double)], _ relation: Int, _ constant: Double,
    _ priority: Double = LE_REQUIRED, isChecked: Bool = false
  ) -> (le_constraint, Int) {
    var result = le_constraint(index: -1, generation: 0)
    let terms = terms.map { le_term(variable: $0.0, coefficient: $0.1) }
    let function = isChecked ? le_add_constraint_if_consistent : le_add_constraint
    let status = function(
      engine, terms, terms.count, Int32(relation), constant, priority, &result)
    return (result, Int(status))
  }

  func value(_ variable: le_variable) -> Double {
    var result = Double.nan
    #expect(le_value(engine, variable, &result) == LE_OK)
    return result
  }
}

extension le_constraint: @retroactive Equatable {
  public static func == (a: le_constraint, b: le_constraint) -> Bool {
    a.index == b.index && a.generation == b.generation
  }
}

@Suite struct InterfaceTests {
  /// The example at the head of the header.
  @Test func solvesTheExample() {
    let solver = Solver()
    let (left, width) = (solver.variable(), solver.variable())
    _ = solver.add([(left, 1)], LE_EQUAL, 20)
    _ = solver.add([(left, 1), (width, 1)], LE_LESS_THAN_OR_EQUAL, 320)
    _ = solver.add([(width, 1)], LE_EQUAL, 400, 750)
    #expect(le_solve(solver.engine) == LE_OK)
    #expect(solver.value(width) == 300)
    #expect(le_interface_version() == LE_INTERFACE_VERSION)
  }

  @Test func answersInvalidArgumentsWithAStatus() {
    let solver = Solver()
    let x = solver.variable()
    #expect(solver.add([(x, .nan)], LE_EQUAL, 0).1 == LE_INVALID_ARGUMENT)
    #expect(solver.add([(x, 1)], LE_EQUAL, .infinity).1 == LE_INVALID_ARGUMENT)
    #expect(solver.add([(x, 1)], 2, 0).1 == LE_INVALID_ARGUMENT)
    #expect(solver.add([(x, 1)], LE_EQUAL, 0, 0).1 == LE_INVALID_ARGUMENT)
    #expect(solver.add([(x, 1)], LE_EQUAL, 0, 1000.5).1 == LE_INVALID_ARGUMENT)
    #expect(le_add_constraint(solver.engine, nil, 1, 0, 0, 1000, nil) == LE_INVALID_ARGUMENT)
    #expect(le_solve(nil) == LE_INVALID_ARGUMENT)
    #expect(le_conflict(nil, nil, 0) == 0)
    le_engine_destroy(nil)
    #expect(le_engine_copy(nil) == nil)
    let foreign = le_variable(index: 7, generation: 0)
    #expect(solver.add([(foreign, 1)], LE_EQUAL, 0).1 == LE_STALE_HANDLE)
    #expect(
      le_set_constant(solver.engine, le_constraint(index: -1, generation: 3), 1) == LE_STALE_HANDLE)
    // Nothing of that was added.
    #expect(le_remove_variable(solver.engine, x) == LE_OK)
    #expect(le_remove_variable(solver.engine, x) == LE_STALE_HANDLE)
  }

  @Test func refusesToRemoveAVariableInUse() {
    let solver = Solver()
    let x = solver.variable()
    let (constraint, _) = solver.add([(x, 1)], LE_EQUAL, 3)
    #expect(le_remove_variable(solver.engine, x) == LE_VARIABLE_IN_USE)
    #expect(le_remove_constraint(solver.engine, constraint) == LE_OK)
    #expect(le_remove_constraint(solver.engine, constraint) == LE_STALE_HANDLE)
    #expect(le_remove_variable(solver.engine, x) == LE_OK)
  }

  @Test func explainsAConflictOldestFirst() {
    let solver = Solver()
    let (x, y) = (solver.variable(), solver.variable())
    let (first, _) = solver.add([(x, 1)], LE_GREATER_THAN_OR_EQUAL, 10)
    _ = solver.add([(y, 1)], LE_EQUAL, 1)
    let (second, _) = solver.add([(x, 2)], LE_LESS_THAN_OR_EQUAL, 10)
    #expect(le_solve(solver.engine) == LE_CONFLICT)
    var conflict = [le_constraint](repeating: le_constraint(index: -1, generation: 0), count: 4)
    #expect(le_conflict(solver.engine, &conflict, 4) == 2)
    #expect(Array(conflict.prefix(2)) == [first, second])
  }

  @Test func refusesAConstraintThatContradicts() {
    let solver = Solver()
    let (x, y) = (solver.variable(), solver.variable())
    _ = solver.add([(x, 1), (y, 1)], LE_EQUAL, 100, isChecked: true)
    _ = solver.add([(x, 1)], LE_GREATER_THAN_OR_EQUAL, 60, isChecked: true)
    let (refused, status) = solver.add(
      [(y, 1)], LE_GREATER_THAN_OR_EQUAL, 50, isChecked: true)
    #expect(status == LE_CONFLICT)
    #expect(le_conflict(solver.engine, nil, 0) == 3)
    #expect(le_remove_constraint(solver.engine, refused) == LE_STALE_HANDLE)
    #expect(solver.add([(y, 1)], LE_GREATER_THAN_OR_EQUAL, 40, isChecked: true).1 == LE_OK)
    #expect(le_solve(solver.engine) == LE_OK)
    #expect(solver.value(x) == 60)
    #expect(solver.value(y) == 40)
  }

  @Test func listsEachChangeOnce() {
    let solver = Solver()
    let x = solver.variable()
    let (constraint, _) = solver.add([(x, 1)], LE_EQUAL, 1)
    le_solve(solver.engine)
    // A call with too little room forgets nothing.
    #expect(le_take_changes(solver.engine, nil, 0) == 1)
    le_set_constant(solver.engine, constraint, 2)
    le_solve(solver.engine)
    var changes = [le_change](repeating: le_change(), count: 2)
    #expect(le_take_changes(solver.engine, &changes, 2) == 1)
    #expect(changes[0].value == 2)
    #expect(le_take_changes(solver.engine, &changes, 2) == 0)
  }

  @Test func keepsCopiesIndependent() {
    let solver = Solver()
    let x = solver.variable()
    let (constraint, _) = solver.add([(x, 1)], LE_EQUAL, 1)
    let copy = le_engine_copy(solver.engine)
    defer { le_engine_destroy(copy) }
    le_set_constant(copy, constraint, 5)
    le_solve(solver.engine)
    le_solve(copy)
    var value = 0.0
    le_value(copy, x, &value)
    #expect(value == 5)
    #expect(solver.value(x) == 1)
  }

  @Test func saysWhatIsAmbiguous() {
    let solver = Solver()
    let (x, y) = (solver.variable(), solver.variable())
    _ = solver.add([(x, 1)], LE_GREATER_THAN_OR_EQUAL, 10)
    _ = solver.add([(x, 1)], LE_LESS_THAN_OR_EQUAL, 30)
    _ = solver.add([(y, 1)], LE_EQUAL, 3)
    var (lower, upper) = (0.0, 0.0)
    #expect(le_range(solver.engine, x, &lower, &upper) == LE_OK)
    #expect(lower == 10)
    #expect(upper == 30)
    var variables = [le_variable](repeating: le_variable(), count: 2)
    #expect(le_ambiguous_variables(solver.engine, &variables, 2) == 1)
    #expect(variables[0].index == x.index)
  }

  /// Random edits: an addition is refused exactly when a fresh engine finds a contradiction.
  @Test(arguments: 0..<40) func agreesWithAFreshEngine(seed: Int) {
    var dice = Dice(seed: UInt64(seed + 1))
    let solver = Solver()
    let variables = (0..<6).map { _ in solver.variable() }
    var rows: [(handle: le_constraint, terms: [(Int, Double)], relation: Int, constant: Double)] =
      []
    for _ in 0..<60 {
      if !rows.isEmpty, dice.below(4) == 0 {
        let index = dice.below(rows.count)
        if dice.below(2) == 0 {
          le_remove_constraint(solver.engine, rows.remove(at: index).handle)
        } else {
          // Only changes after which the constraints are still consistent.
          var changed = rows
          changed[index].constant = Double(dice.below(9) - 4)
          if Self.isConsistent(changed.map { ($0.terms, $0.relation, $0.constant) }) {
            rows = changed
            le_set_constant(solver.engine, rows[index].handle, rows[index].constant)
          }
        }
        continue
      }
      let terms = (0...dice.below(3)).map { _ in (dice.below(6), Double(dice.below(5) - 2)) }
      let (relation, constant) = (dice.below(3) - 1, Double(dice.below(9) - 4))
      let (handle, status) = solver.add(
        terms.map { (variables[$0.0], $0.1) }, relation, constant, isChecked: true)
      let expected = Self.isConsistent(
        rows.map { ($0.terms, $0.relation, $0.constant) } + [(terms, relation, constant)])
      #expect(status == (expected ? LE_OK : LE_CONFLICT))
      if status == LE_OK { rows.append((handle, terms, relation, constant)) }
    }
    #expect(le_solve(solver.engine) == LE_OK)
  }

  /// The oracle: whether an engine that is made for the constraints can solve them.
  private static func isConsistent(_ rows: [([(Int, Double)], Int, Double)]) -> Bool {
    var engine = LayoutEngine()
    let variables = (0..<6).map { _ in engine.addVariable() }
    for (terms, relation, constant) in rows {
      engine.add(
        terms.map { LayoutEngine.Term(variables[$0.0], $0.1) },
        LayoutEngine.Relation(rawValue: Int8(relation)) ?? .equal, constant)
    }
    return engine.solve() == .solved
  }
}

/// Random numbers that are the same in every run (Steele, Lea and Flood, SplitMix, 2014).
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to a limit, without it.
  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
