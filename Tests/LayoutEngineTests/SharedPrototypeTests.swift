import LayoutEngine
import Testing

@Suite struct SharedPrototypeTests {
  /// A cell with a left edge, a width and two optional constraints, which is one component.
  private func makeEngine(
    _ width: Double
  ) -> (engine: LayoutEngine, left: LayoutEngine.Variable, width: LayoutEngine.Variable) {
    var engine = LayoutEngine()
    let left = engine.addVariable()
    let length = engine.addVariable()
    engine.add([.init(left)], .greaterThanOrEqual, 10)
    engine.add([.init(left), .init(length)], .lessThanOrEqual, 320)
    engine.add([.init(length)], .equal, width, priority: .init(rawValue: 750))
    return (engine, left, length)
  }

  @Test("Engines with common prototypes have the values of engines without them")
  func hasSameValues() {
    var prototypes = LayoutEngine.Prototypes()
    for width in [100.0, 200, 400, 50] {
      var (shared, left, length) = makeEngine(width)
      #expect(shared.solve(sharing: &prototypes) == .solved)
      var (alone, _, _) = makeEngine(width)
      alone.solve()
      #expect(shared.value(of: left) == alone.value(of: left))
      #expect(shared.value(of: length) == alone.value(of: length))
      #expect(shared.value(of: length) == min(width, 310))
    }
  }

  @Test("A variable is fixed if required equations determine it one after the other")
  func knowsFixedVariables() {
    var engine = LayoutEngine()
    let a = engine.addVariable()
    let b = engine.addVariable()
    let c = engine.addVariable()
    engine.add([.init(a)], .equal, 10)
    let link = engine.add([.init(b), .init(a, -1)], .equal, 5)
    engine.add([.init(c)], .equal, 7, priority: .init(rawValue: 500))
    engine.solve()
    #expect(engine.isFixed(a) && engine.isFixed(b) && !engine.isFixed(c))
    engine.remove(link)
    engine.solve()
    #expect(!engine.isFixed(b))
  }

  @Test("The terms of a constraint are those with which it was added")
  func comparesTerms() {
    var engine = LayoutEngine()
    let a = engine.addVariable()
    let b = engine.addVariable()
    let constraint = engine.add([.init(a), .init(b, -2)], .equal, 0)
    #expect(engine.hasTerms([.init(a), .init(b, -2)], constraint))
    #expect(!engine.hasTerms([.init(b, -2), .init(a)], constraint))
    #expect(!engine.hasTerms([.init(a)], constraint))
    #expect(!engine.hasTerms([.init(a), .init(b, 2)], constraint))
  }
}
