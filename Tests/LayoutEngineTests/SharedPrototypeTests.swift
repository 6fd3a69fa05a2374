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

  @Test("Engines with shared prototypes have the same values as engines without them")
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

  /// A row of boxes with equal gaps, which is one component of about three constraints per box.
  private func makeRow(
    _ count: Int, width: Double
  ) -> (engine: LayoutEngine, variables: [LayoutEngine.Variable]) {
    var engine = LayoutEngine()
    let gap = engine.addVariable()
    var variables = [gap]
    engine.add([.init(gap)], .greaterThanOrEqual, 4)
    for index in 0..<count {
      let left = engine.addVariable()
      let length = engine.addVariable()
      engine.add([.init(length)], .greaterThanOrEqual, 10)
      engine.add([.init(length)], .equal, width, priority: .init(rawValue: 750))
      if index == 0 {
        engine.add([.init(left)], .equal, 0)
      } else {
        let previous = variables.suffix(2)
        engine.add(
          [
            .init(left), .init(previous[previous.startIndex], -1), .init(previous.last!, -1),
            .init(gap, -1),
          ],
          .equal, 0)
      }
      variables += [left, length]
    }
    engine.add(
      [.init(variables[variables.count - 2]), .init(variables.last!)], .lessThanOrEqual,
      Double(count) * 40)
    return (engine, variables)
  }

  @Test("Shared prototypes of many large structures do not change the values")
  func sharesLargeStructures() {
    var prototypes = LayoutEngine.Prototypes()
    // Each structure occurs three times. Together they have more constraints than are stored.
    for count in stride(from: 20, through: 320, by: 25) {
      for width in [20.0, 37, 60] {
        var (shared, variables) = makeRow(count, width: width)
        #expect(shared.solve(sharing: &prototypes) == .solved)
        var (alone, _) = makeRow(count, width: width)
        alone.solve()
        #expect(variables.map { shared.value(of: $0) } == variables.map { alone.value(of: $0) })
        #expect(abs(shared.value(of: variables[0]) - 4) < 1e-9)
      }
    }
  }

  @Test("A variable is fixed if a chain of required equalities determines it")
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

  @Test("hasTerms compares the terms of a constraint and their order")
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
