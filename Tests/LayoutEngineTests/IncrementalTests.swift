import Testing

import LayoutEngine

@Suite("The cost of an edit is limited to the affected components")
struct IncrementalTests {
  /// Rows of three views with required positions, and a label that wants a width in each.
  static func rows(_ count: Int) -> (System, [Variable], [Constraint], Constraint) {
    let engine = System()
    let root = engine.addVariable()
    let rootWidth = engine.equal(root.term, 320)
    var labels: [Variable] = []
    var wishes: [Constraint] = []
    for row in 0..<count {
      let (x, label, button) = (engine.addVariable(), engine.addVariable(), engine.addVariable())
      engine.equal(x.term, 16)
      engine.equal(x.term + label.term + button.term - root.term, -16)
      engine.atLeast(label.term, 0)
      engine.atLeast(button.term, 44)
      labels.append(label)
      wishes.append(engine.equal(label.term, Double(100 + row), at: 750))
    }
    engine.solve()
    return (engine, labels, wishes, rootWidth)
  }

  @Test("Changed variables are listed in index order", arguments: [1, 50])
  func changes(count: Int) {
    let (engine, labels, wishes, _) = Self.rows(50)
    #expect(engine.takeChangedVariables().map(\.index).elementsEqual(0..<151))
    for row in (0..<count).reversed() { engine.setConstant(50, of: wishes[row]) }
    engine.solve()
    #expect(
      engine.takeChangedVariables()
        == (0..<count).flatMap {
          [labels[$0], Variable(index: labels[$0].index + 1, generation: 0)]
        })
    #expect(engine.takeChangedVariables().isEmpty)
  }

  @Test("Changing a constant updates only its component, without pivots")
  func constant() {
    let (engine, labels, wishes, _) = Self.rows(50)
    _ = engine.takeChangedVariables()
    let before = engine.work
    engine.setConstant(90, of: wishes[7])
    #expect(engine.solved([labels[7]]) == [90])
    #expect(engine.work.componentsUpdated == before.componentsUpdated + 1)
    #expect(engine.work.componentsBuilt == before.componentsBuilt)
    #expect(engine.work.pivots == before.pivots)
    #expect(engine.work.evaluations == before.evaluations)
    #expect(engine.takeChangedVariables().count == 2)
    #expect(engine.takeChangedVariables().isEmpty)
  }

  @Test("Adding or removing a constraint rebuilds only its component")
  func addAndRemove() {
    let (engine, labels, _, _) = Self.rows(50)
    let before = engine.work.componentsBuilt
    let limit = engine.atMost(labels[3].term, 50)
    #expect(engine.solved([labels[3]]) == [50])
    #expect(engine.work.componentsBuilt == before + 1)
    engine.remove(limit)
    #expect(engine.solved([labels[3]]) == [103])
    #expect(engine.work.componentsBuilt == before + 2)
  }

  @Test("Setting an unchanged constant does no work")
  func idle() {
    let (engine, _, wishes, _) = Self.rows(5)
    let before = engine.work
    engine.setConstant(100, of: wishes[0])
    engine.solve()
    #expect(engine.work == before)
  }

  @Test("A fixed width separates its rows and updates all of them when it changes")
  func sharedWidth() {
    let (engine, labels, _, rootWidth) = Self.rows(50)
    engine.setConstant(140, of: rootWidth)
    let before = engine.work.componentsBuilt
    // 140 − 32 margins − 44 for the button leave 64 of the 100 that the first label wants.
    #expect(engine.solved([labels[0], labels[49]]) == [64, 64])
    #expect(engine.work.componentsBuilt == before)
  }

  @Test("After a definition is removed, another constraint defines the variable")
  func redefinition() {
    let engine = System()
    let (a, b) = (engine.addVariable(), engine.addVariable())
    let first = engine.equal(a.term, 10)
    engine.equal(a.term, 10)
    engine.equal(b.term - 2 * a.term, 0)
    #expect(engine.solved([a, b]) == [10, 20])
    engine.remove(first)
    #expect(engine.solved([a, b]) == [10, 20])
  }

  @Test("A chain of 1,000 views is evaluated without pivots")
  func chain() {
    let engine = System()
    var top = engine.addVariable()
    let origin = engine.equal(top.term, 8)
    var heights: [Constraint] = []
    for _ in 0..<1000 {
      let (next, height) = (engine.addVariable(), engine.addVariable())
      heights.append(engine.equal(height.term, 44))
      engine.equal(next.term - top.term - height.term, 8)
      top = next
    }
    #expect(engine.solved([top]) == [52_008])
    #expect(engine.work.pivots == 0)
    engine.setConstant(50, of: heights[990])
    let before = engine.work.evaluations
    #expect(engine.solved([top]) == [52_014])
    // The height and the ten tops below it.
    #expect(engine.work.evaluations == before + 11)
    engine.setConstant(0, of: origin)
    #expect(engine.solved([top]) == [52_006])
  }

  @Test("1,000 equal widths fill a row")
  func equalWidths() {
    let engine = System()
    let widths = engine.variables(1000)
    var edge = engine.addVariable()
    engine.equal(edge.term, 0)
    for width in widths {
      let next = engine.addVariable()
      engine.equal(next.term - edge.term - width.term, 4)
      edge = next
    }
    for width in widths.dropFirst() { engine.equal(width.term - widths[0].term, 0) }
    engine.equal(edge.term, 24_000)
    // (24000 − 1000 · 4) / 1000
    #expect(engine.solved(widths).allSatisfy { abs($0 - 20) < 1e-9 })
  }

  @Test("Inequalities separate 1,000 views")
  func inequalities() {
    let engine = System()
    let tops = engine.variables(1000)
    engine.atLeast(tops[0].term, 0)
    for (upper, lower) in zip(tops, tops.dropFirst()) {
      engine.atLeast(lower.term - upper.term, 10)
      engine.equal(lower.term - upper.term, 5, at: 750)
    }
    engine.equal(tops[0].term, 3, at: 500)
    #expect(engine.solved([tops[0], tops[999]]) == [3, 9993])
  }

  @Test("Copies are independent")
  func copies() {
    let engine = System()
    let x = engine.addVariable()
    let constraint = engine.equal(x.term, 1)
    engine.solve()
    let copy = engine.copy()
    copy.setConstant(5, of: constraint)
    #expect(copy.solved([x]) == [5])
    #expect(engine.solved([x]) == [1])
  }

  @Test("Removed slots are reused with new handles")
  func slots() {
    let engine = System()
    let old = engine.addVariable()
    let constraint = engine.equal(old.term, 1)
    engine.solve()
    engine.remove(constraint)
    engine.removeVariable(old)
    let new = engine.addVariable()
    #expect(new.index == old.index)
    #expect(new != old)
    #expect(engine.solved([new]) == [0])
    #expect(engine.liveConstraints.isEmpty)
  }

  #if !os(iOS)
    @Test("A stale handle traps")
    func staleHandle() async {
      await #expect(processExitsWith: .failure) {
        var engine = LayoutEngine()
        let x = engine.addVariable()
        engine.removeVariable(x)
        _ = engine.value(of: x)
      }
      await #expect(processExitsWith: .failure) {
        var engine = LayoutEngine()
        let constraint = engine.add([], .equal, 0)
        engine.remove(constraint)
        engine.setConstant(1, of: constraint)
      }
    }

    @Test("Nonfinite numbers and invalid priorities trap")
    func notFinite() async {
      await #expect(processExitsWith: .failure) {
        var engine = LayoutEngine()
        engine.add([], .equal, .nan)
      }
      await #expect(processExitsWith: .failure) {
        var engine = LayoutEngine()
        engine.add([.init(engine.addVariable(), .infinity)], .equal, 1)
      }
      await #expect(processExitsWith: .failure) {
        var engine = LayoutEngine()
        engine.add([], .equal, 1, priority: .init(rawValue: 1000.5))
      }
    }
  #endif
}
