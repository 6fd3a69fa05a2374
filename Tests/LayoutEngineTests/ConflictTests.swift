import Testing

import LayoutEngine

@Suite("Conflicts are irreducible sets of constraints")
struct ConflictTests {
  @Test("Two different equalities of a variable conflict")
  func pair() {
    let engine = System()
    let (x, y) = (engine.addVariable(), engine.addVariable())
    let first = engine.equal(x.term, 1)
    let second = engine.equal(x.term, 2)
    engine.equal(y.term, 2)
    #expect(engine.solve() == .conflict([first, second]))
  }

  @Test("A conflict in a chain of fixed variables contains only the definitions in the chain")
  func chain() {
    let engine = System()
    let x = engine.variables(4)
    let noise = engine.variables(20)
    for (index, variable) in noise.enumerated() { engine.equal(variable.term, Double(index)) }
    let set = [
      engine.equal(x[0].term, 0), engine.equal(x[1].term - x[0].term, 50),
      engine.equal(x[2].term - x[1].term, 50), engine.atMost(x[2].term, 80),
    ]
    engine.equal(x[3].term - x[2].term, 1)
    #expect(engine.solve() == .conflict(set))
  }

  @Test("A conflict can require several inequalities together")
  func farkas() {
    let engine = System()
    let (x, y) = (engine.addVariable(), engine.addVariable())
    let set = [
      engine.atLeast(x.term + y.term, 10), engine.atMost(x.term, 4), engine.atMost(y.term, 5),
    ]
    engine.atLeast(x.term, -100)
    #expect(engine.solve() == .conflict(set))
  }

  @Test("A cycle of inequalities conflicts", arguments: [2, 3, 5, 300])
  func cycle(length: Int) {
    let engine = System()
    let x = engine.variables(length)
    engine.equal(x[0].term, 3)
    let set = (0..<length).map { engine.atLeast(x[$0].term - x[($0 + 1) % length].term, 2) }
    for variable in x { engine.atLeast(variable.term, 0) }
    #expect(engine.solve() == .conflict(set))
  }

  @Test("A cycle of equalities conflicts", arguments: [2, 3, 5, 300])
  func equalities(length: Int) {
    let engine = System()
    let x = engine.variables(length)
    let set = (0..<length).map { engine.equal(x[$0].term - x[($0 + 1) % length].term, 2) }
    #expect(engine.solve() == .conflict(set))
  }

  @Test("An unsatisfiable constraint without terms conflicts by itself")
  func withoutTerms() {
    let engine = System()
    let x = engine.addVariable()
    engine.add([], .equal, 0)
    engine.add([], .lessThanOrEqual, 4)
    let wish = engine.add([], .equal, 3, at: 500)
    #expect(engine.solve() == .solved)
    #expect(engine.violation(of: wish) == 3)
    let impossible = engine.add([.init(x), .init(x, -1)], .greaterThanOrEqual, 1)
    #expect(engine.solve() == .conflict([impossible]))
  }

  @Test("Values are kept during a conflict, demotion resolves it, and promotion restores it")
  func demotion() {
    let engine = System()
    let x = engine.addVariable()
    let first = engine.equal(x.term, 1)
    #expect(engine.solved([x]) == [1])
    let second = engine.equal(x.term, 2)
    #expect(engine.solve() == .conflict([first, second]))
    #expect(engine.value(of: x) == 1)
    #expect(engine.solve() == .conflict([first, second]))
    engine.setPriority(.init(rawValue: 999), of: first)
    #expect(engine.solved([x]) == [2])
    engine.setPriority(.required, of: first)
    #expect(engine.solve() == .conflict([first, second]))
    engine.remove(second)
    #expect(engine.solved([x]) == [1])
  }

  @Test("Several conflicts are reported one at a time")
  func several() {
    let engine = System()
    let x = engine.variables(5)
    for variable in x {
      engine.atMost(variable.term, 0)
      engine.atLeast(variable.term, 1)
    }
    var rounds = 0
    while case .conflict(let set) = engine.solve() {
      #expect(set.count == 2)
      engine.setPriority(.init(rawValue: 999), of: set[1])
      rounds += 1
      try? #require(rounds <= 5)
    }
    #expect(rounds == 5)
    #expect(x.map { engine.value(of: $0) } == [0, 0, 0, 0, 0])
  }

  @Test("A conflict over a fixed width contains its definition")
  func fixedWidth() {
    let engine = System()
    let (root, a, b) = (engine.addVariable(), engine.addVariable(), engine.addVariable())
    let set = [
      engine.equal(root.term, 100), engine.equal(a.term + b.term - root.term, 0),
      engine.atLeast(a.term, 60), engine.atLeast(b.term, 60),
    ]
    #expect(engine.solve() == .conflict(set))
  }

  @Test("Rounding errors of thirds cause no conflict")
  func thirds() {
    let engine = System()
    let x = engine.variables(4)
    engine.equal(x[0].term + x[1].term + x[2].term, 304)
    engine.equal(x[0].term - x[1].term, 0)
    engine.equal(x[1].term - x[2].term, 0)
    engine.equal(x[3].term, 304)
    engine.equal(1 / 3 * x[3].term - x[2].term, 0)
    #expect(engine.solve() == .solved)
    #expect(abs(engine.value(of: x[0]) - 304.0 / 3) < 1e-12)
  }
}
