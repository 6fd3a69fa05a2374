import Testing

import LayoutEngine

/// Edits of a new system before its first solution, which lists the constraints that determine a variable
/// alone. Oracle: `hand`.
@Suite("Definitions before the first solution")
struct FirstDefinitionTests {
  @Test("A constraint that becomes required determines its variable")
  func requiredLater() {
    var engine = LayoutEngine()
    let x = engine.addVariable()
    let width = engine.add(x, .equal, 7, priority: .init(rawValue: 250))
    engine.add(x, .lessThanOrEqual, 100)
    engine.setPriority(.required, of: width)
    #expect(engine.solve() == .solved)
    #expect(engine.value(of: x) == 7)
    #expect(engine.isFixed(x))
  }

  @Test("A constraint that becomes optional does not determine its variable")
  func optionalLater() {
    var engine = LayoutEngine()
    let x = engine.addVariable()
    let width = engine.add(x, .equal, 7)
    engine.add(x, .greaterThanOrEqual, 10)
    engine.setPriority(.init(rawValue: 250), of: width)
    #expect(engine.solve() == .solved)
    #expect(engine.value(of: x) == 10)
    #expect(!engine.isFixed(x))
  }

  @Test("A constraint in a reused slot has its own relation")
  func reusedSlot() {
    var engine = LayoutEngine()
    let (x, y) = (engine.addVariable(), engine.addVariable())
    let removed = engine.add(x, .equal, 7)
    engine.remove(removed)
    let inequality = engine.add(x, .greaterThanOrEqual, 3)
    #expect(inequality.index == removed.index)
    engine.add([.init(y), .init(x, -1)], .equal, 2)
    #expect(engine.solve() == .solved)
    #expect(engine.value(of: x) == 3)
    #expect(engine.value(of: y) == 5)
    #expect(!engine.isFixed(x))
  }

  @Test("A removed definition leaves its variable free")
  func removed() {
    var engine = LayoutEngine()
    let x = engine.addVariable()
    engine.remove(engine.add(x, .equal, 7))
    #expect(engine.solve() == .solved)
    #expect(engine.value(of: x) == 0)
  }
}
