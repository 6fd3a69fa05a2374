import LayoutEngine
import Testing

/// Components of the same structure in one engine, which share solvers.
@Suite struct SharedSolverTests {
  /// A text with an optional width in a limited space.
  private struct Cell {
    var width: LayoutEngine.Variable
    var gap: LayoutEngine.Variable
    var space: LayoutEngine.Constraint
    var content: LayoutEngine.Constraint
  }

  /// Adds a cell whose width is `content` if it fits in `space`. The rest is the gap.
  private func addCell(
    to engine: inout LayoutEngine, space: Double, content: Double
  ) -> Cell {
    let width = engine.addVariable()
    let gap = engine.addVariable()
    engine.add([.init(gap)], .greaterThanOrEqual, 8)
    let total = engine.add([.init(width), .init(gap)], .equal, space)
    let preferred = engine.add(
      [.init(width)], .equal, content, priority: .init(rawValue: 750))
    return Cell(width: width, gap: gap, space: total, content: preferred)
  }

  private func solve(_ engine: inout LayoutEngine) {
    let outcome = engine.solve()
    #expect(outcome == .solved)
  }

  private func check(_ cell: Cell, space: Double, content: Double, _ engine: LayoutEngine) {
    let width = min(content, space - 8)
    #expect(engine.value(of: cell.width) == width)
    #expect(engine.value(of: cell.gap) == space - width)
  }

  @Test("Components with a shared solver keep their own values after edits in any order")
  func keepsValuesApart() {
    var engine = LayoutEngine()
    var sizes = (0..<12).map { (space: 100 + Double($0), content: Double($0) * 17) }
    let cells = sizes.map { addCell(to: &engine, space: $0.space, content: $0.content) }
    solve(&engine)
    for (cell, size) in zip(cells, sizes) {
      check(cell, space: size.space, content: size.content, engine)
    }
    // The basis of each cell changes between a width that fits and one that is cut.
    for round in 1...3 {
      for index in stride(from: round % 2, to: cells.count, by: 2) {
        sizes[index].content = 190 - sizes[index].content
        engine.setConstant(sizes[index].content, of: cells[index].content)
      }
      solve(&engine)
      for (cell, size) in zip(cells, sizes) {
        check(cell, space: size.space, content: size.content, engine)
      }
    }
  }

  @Test("Components reuse known bases with few pivots")
  func reusesBases() {
    var engine = LayoutEngine()
    let cells = (0..<20).map {
      addCell(to: &engine, space: 100, content: $0 % 2 == 0 ? 50 : 150)
    }
    solve(&engine)
    let pivots = engine.work.pivots
    for (index, cell) in cells.enumerated() {
      engine.setConstant(index % 2 == 0 ? 160 : 60, of: cell.content)
    }
    solve(&engine)
    for (index, cell) in cells.enumerated() {
      check(cell, space: 100, content: index % 2 == 0 ? 160 : 60, engine)
    }
    // The first two cells have solvers of their own, which change their bases.
    #expect(engine.work.pivots - pivots <= 4)
  }

  @Test("A conflict contains the constraints of its component and can be resolved")
  func reportsConflicts() {
    var engine = LayoutEngine()
    let cells = (0..<6).map { addCell(to: &engine, space: 100, content: Double($0) * 30) }
    let limits = cells.map { engine.add([.init($0.width)], .greaterThanOrEqual, 10) }
    solve(&engine)
    engine.setConstant(12, of: cells[4].space)
    let outcome = engine.solve()
    guard case .conflict(let members) = outcome else {
      Issue.record("The outcome is \(outcome).")
      return
    }
    #expect(members.count == 3)
    #expect(members.contains(cells[4].space) && members.contains(limits[4]))
    engine.setConstant(50, of: cells[4].space)
    engine.setConstant(20, of: cells[5].content)
    solve(&engine)
    check(cells[4], space: 50, content: 120, engine)
    check(cells[5], space: 100, content: 20, engine)
  }

  @Test("Ambiguity is found in every component of the same structure")
  func findsAmbiguity() {
    var engine = LayoutEngine()
    var loose: [LayoutEngine.Variable] = []
    for index in 0..<5 {
      let a = engine.addVariable()
      let b = engine.addVariable()
      engine.add([.init(a), .init(b)], .equal, Double(index) + 10)
      engine.add([.init(a)], .lessThanOrEqual, 4)
      engine.add([.init(b)], .greaterThanOrEqual, 1)
      loose += [a, b]
    }
    solve(&engine)
    let ambiguous = engine.ambiguousVariables()
    #expect(ambiguous == loose)
    let values = loose.map { engine.value(of: $0) }
    let hasMoved = engine.exerciseAmbiguity()
    #expect(hasMoved)
    solve(&engine)
    #expect(loose.map { engine.value(of: $0) } == values)
  }

  @Test("Engines that alternate between shared and own prototypes keep their values")
  func changesPrototypes() {
    var prototypes = LayoutEngine.Prototypes()
    var engines: [(engine: LayoutEngine, cells: [Cell])] = (0..<2).map { _ in
      var engine = LayoutEngine()
      let cells = (0..<4).map { addCell(to: &engine, space: 100, content: Double($0) * 40) }
      return (engine, cells)
    }
    for round in 0..<4 {
      for index in engines.indices {
        for (place, cell) in engines[index].cells.enumerated() {
          engines[index].engine.setConstant(Double(round * 20 + place * 30), of: cell.content)
        }
        let outcome =
          round % 2 == 0
          ? engines[index].engine.solve(sharing: &prototypes) : engines[index].engine.solve()
        #expect(outcome == .solved)
        for (place, cell) in engines[index].cells.enumerated() {
          check(
            cell, space: 100, content: Double(round * 20 + place * 30), engines[index].engine)
        }
      }
    }
  }

  @Test("A copy of an engine is independent of the original")
  func copiesAreIndependent() {
    var engine = LayoutEngine()
    let cells = (0..<5).map { addCell(to: &engine, space: 100, content: Double($0) * 20) }
    solve(&engine)
    var copy = engine
    copy.setConstant(300, of: cells[3].content)
    solve(&copy)
    engine.setConstant(30, of: cells[4].content)
    solve(&engine)
    check(cells[3], space: 100, content: 300, copy)
    check(cells[4], space: 100, content: 80, copy)
    check(cells[3], space: 100, content: 60, engine)
    check(cells[4], space: 100, content: 30, engine)
  }

  // MARK: Parts

  /// A text and a gap on a line of limited width. The text is cut if the line is too narrow, and the gap
  /// shrinks before.
  private struct Part {
    var text: LayoutEngine.Variable
    var gap: LayoutEngine.Variable
    var content: LayoutEngine.Constraint
  }

  /// Adds a component whose parts have a common sum, but no common block.
  private func addParts(
    to engine: inout LayoutEngine, on line: LayoutEngine.Variable, contents: [Double]
  ) -> [Part] {
    var sum = [LayoutEngine.Term(engine.addVariable())]
    let parts = contents.map { content in
      let (text, gap) = (engine.addVariable(), engine.addVariable())
      engine.add([.init(gap)], .greaterThanOrEqual, 0)
      engine.add([.init(text), .init(gap), .init(line, -1)], .lessThanOrEqual, 0)
      let natural = engine.add([.init(text)], .equal, content, priority: .init(rawValue: 750))
      engine.add([.init(gap)], .equal, 20, priority: .init(rawValue: 500))
      sum.append(.init(text, -1))
      return Part(text: text, gap: gap, content: natural)
    }
    engine.add(sum, .equal, 0)
    return parts
  }

  private func check(_ part: Part, line: Double, content: Double, _ engine: LayoutEngine) {
    let text = min(content, line)
    #expect(abs(engine.value(of: part.text) - text) <= 1e-9)
    #expect(abs(engine.value(of: part.gap) - min(20, line - text)) <= 1e-9)
  }

  @Test("Cells reuse known bases of their parts in all combinations")
  func combinesBases() {
    var engine = LayoutEngine()
    let line = engine.addVariable()
    engine.add([.init(line)], .equal, 100)
    let sizes = [50.0, 90, 120]
    // Each of three parts fits, has a smaller gap, or is cut.
    let contents: [[Double]] = (0..<27).map { (index: Int) in
      [sizes[index % 3], sizes[index / 3 % 3], sizes[index / 9]]
    }
    let cells = contents.map { addParts(to: &engine, on: line, contents: $0) }
    solve(&engine)
    for _ in 0..<3 {
      let pivots = engine.work.pivots
      for (index, parts) in cells.enumerated() {
        for (part, content) in zip(parts, contents[26 - index]) {
          engine.setConstant(content, of: part.content)
        }
      }
      solve(&engine)
      for (index, parts) in cells.enumerated() {
        for (part, content) in zip(parts, contents[26 - index]) {
          check(part, line: 100, content: content, engine)
        }
      }
      for (index, parts) in cells.enumerated() {
        for (part, content) in zip(parts, contents[index]) {
          engine.setConstant(content, of: part.content)
        }
      }
      solve(&engine)
      // The first two cells have solvers of their own, with three parts each.
      #expect(engine.work.pivots - pivots <= 24)
    }
  }

  @Test("Cells that follow a changing width reuse the bases of other cells")
  func followsWidth() {
    var engine = LayoutEngine()
    let line = engine.addVariable()
    let width = engine.add([.init(line)], .equal, 100)
    let contents: [[Double]] = (0..<60).map { (index: Int) in
      [Double(index * 7 % 90), Double(index * 13 % 110), Double(index * 3)]
    }
    let cells = contents.map { addParts(to: &engine, on: line, contents: $0) }
    solve(&engine)
    let pivots = engine.work.pivots
    // The bases of cells change at their own widths.
    let lengths = [90.0, 30, 180, 60, 61, 10, 140, 100]
    for length in lengths {
      engine.setConstant(length, of: width)
      solve(&engine)
      for (parts, sizes) in zip(cells, contents) {
        for (part, content) in zip(parts, sizes) {
          check(part, line: length, content: content, engine)
        }
      }
    }
    // Two cells have solvers of their own, and all others share the bases of three parts.
    #expect(engine.work.pivots - pivots <= 60)
  }

  @Test("Components of the same structure that minimize different slacks have their own solutions")
  func minimizesDifferentSlacks() {
    var engine = LayoutEngine()
    let minima: [(Double, Double)] = [
      (0.0, 0.0), (5, 0), (0, 5), (5, 5), (0, 0), (5, 0), (0, 5), (5, 5), (5, 0), (0, 0),
    ]
    let pairs = minima.map { first, second in
      let (a, b) = (engine.addVariable(), engine.addVariable())
      engine.add([.init(a)], .greaterThanOrEqual, first)
      engine.add([.init(b)], .greaterThanOrEqual, second)
      engine.add([.init(a), .init(b)], .equal, 30)
      return (a, b)
    }
    solve(&engine)
    for ((a, b), (first, second)) in zip(pairs, minima) {
      // A slack of a minimum of 0 is minimized first, and an older one before.
      let isSecondFirst = first != 0 && second == 0
      #expect(engine.value(of: a) == (isSecondFirst ? 30 : first))
      #expect(engine.value(of: b) == (isSecondFirst ? 0 : 30 - first))
    }
  }
}
