import LayoutEngine
import Testing

/// Connected cells of the same structure. They are one component, and each of them has a block, which
/// takes the basis of one that was solved.
@Suite("Blocks of the same structure")
struct BlockTemplateTests {
  /// A column of cells, each with a text and a gap in a limited height, one below the other.
  final class Column {
    let system = System()
    var tops: [Variable] = []
    var texts: [Variable] = []
    var gaps: [Variable] = []
    var contents: [Constraint] = []
    var limits: [Constraint] = []

    /// Creates a column of cells with the heights that their texts prefer.
    init(_ heights: [Double], limit: Double = 100) {
      let start = system.addVariable()
      system.equal(start.term, 7, at: 999)
      tops.append(start)
      for height in heights { addCell(height, limit) }
    }

    private func addCell(_ height: Double, _ limit: Double) {
      let (text, gap, bottom) = (system.addVariable(), system.addVariable(), system.addVariable())
      system.atLeast(text.term, 0)
      system.atLeast(gap.term, 8)
      limits.append(system.atMost(text.term + gap.term, limit))
      contents.append(system.equal(text.term, height, at: 750))
      system.equal(gap.term, 20, at: 500)
      system.equal(bottom.term - tops.last!.term - text.term - gap.term, 0)
      texts.append(text)
      gaps.append(gap)
      tops.append(bottom)
    }

    /// Checks that the cells have the heights that they have alone, and that they follow each other.
    func check(_ heights: [Double], limit: (Int) -> Double = { _ in 100 }) {
      #expect(system.solve() == .solved)
      var top = 7.0
      for (index, height) in heights.enumerated() {
        #expect(value(tops[index]) == top)
        let text = min(height, limit(index) - 8)
        let gap = min(20, limit(index) - text)
        #expect(value(texts[index]) == text)
        #expect(value(gaps[index]) == gap)
        top += text + gap
      }
      #expect(value(tops[heights.count]) == top)
    }

    func value(_ variable: Variable) -> Double { system.engine.value(of: variable) }
  }

  /// Heights at which a text fits, leaves a smaller gap, or is cut.
  private static let heights: [Double] = (0..<30).map { [30, 85, 120][$0 % 3] + Double($0) / 8 }

  @Test func `Cells reuse the bases of the first cells`() {
    let column = Column(Self.heights)
    column.check(Self.heights)
    let first = Column(Array(Self.heights.prefix(3)))
    first.check(Array(Self.heights.prefix(3)))
    #expect(first.system.work.pivots > 0)
    #expect(column.system.work.pivots == first.system.work.pivots)
  }

  @Test func `Changed constants update the bases of all cells`() {
    var heights = Self.heights
    let column = Column(heights)
    column.check(heights)
    for round in 1...4 {
      for index in heights.indices {
        heights[index] = [85, 120, 30][(index + round) % 3] + Double(index) / 8
        column.system.setConstant(heights[index], of: column.contents[index])
      }
      column.check(heights)
    }
  }

  @Test func `A cell with a different limit has its own basis`() {
    let column = Column(Self.heights)
    for index in [4, 11, 29] { column.system.setConstant(40, of: column.limits[index]) }
    column.check(Self.heights) { [4, 11, 29].contains($0) ? 40 : 100 }
  }

  @Test func `Cells can be edited one by one after the first solution`() {
    var heights = Self.heights
    let column = Column(heights)
    column.check(heights)
    for index in [0, 17, 29, 3, 17] {
      heights[index] = heights[index] > 60 ? 20 : 150
      column.system.setConstant(heights[index], of: column.contents[index])
      column.check(heights)
    }
    // Without the priority of one cell's text, its structure is that of no other one.
    column.system.setPriority(.init(rawValue: 250), of: column.contents[7])
    #expect(column.system.solve() == .solved)
    #expect(column.value(column.gaps[7]) == 20)
    #expect(column.value(column.texts[7]) == min(heights[7], 80))
    #expect(column.value(column.gaps[8]) == min(20, 100 - min(heights[8], 92)))
  }

  @Test func `A conflict in a later cell contains its limit constraint`() {
    let column = Column(Self.heights)
    column.system.setConstant(5, of: column.limits[20])
    guard case .conflict(let members) = column.system.solve() else {
      Issue.record("The cell has no space for its gap.")
      return
    }
    #expect(members.contains { $0 == column.limits[20] })
  }

  @Test func `An ambiguity is resolved in the same way in each cell`() {
    let system = System()
    var tops = [system.addVariable()]
    system.equal(tops[0].term, 0, at: 999)
    var parts: [(Variable, Variable)] = []
    for _ in 0..<6 {
      let (a, b, bottom) = (system.addVariable(), system.addVariable(), system.addVariable())
      system.atLeast(a.term, 0)
      system.atLeast(b.term, 0)
      system.equal(a.term + b.term, 50, at: 750)
      system.equal(bottom.term - tops.last!.term - a.term - b.term, 0)
      tops.append(bottom)
      parts.append((a, b))
    }
    #expect(system.solve() == .solved)
    for (a, b) in parts {
      #expect(system.engine.value(of: a) == system.engine.value(of: parts[0].0))
      #expect(system.engine.value(of: b) == system.engine.value(of: parts[0].1))
    }
    #expect(system.engine.value(of: tops[6]) == 300)
  }
}
