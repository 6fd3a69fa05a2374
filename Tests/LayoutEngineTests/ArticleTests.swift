import LayoutEngine
import Testing

/// The numbers of Documentation/EngineByExample.md, which derives each of them.
@Suite("The example system of EngineByExample.md")
struct ArticleTests {
  /// A row with an icon, a title and a detail.
  private struct Row {
    let engine = System()
    let rowWidth, iconLeft, iconWidth, titleLeft, titleWidth, detailLeft, detailWidth: Variable
    let width: Constraint
    /// All that the row requires.
    let required: [Constraint]
    var titleWishes: [Constraint] = []
    var detailWishes: [Constraint] = []

    init() {
      let all = engine.variables(7)
      (rowWidth, iconLeft, iconWidth, titleLeft) = (all[0], all[1], all[2], all[3])
      (titleWidth, detailLeft, detailWidth) = (all[4], all[5], all[6])
      width = engine.equal(rowWidth.term, 320)
      required = [
        width, engine.equal(iconLeft.term, 16), engine.equal(iconWidth.term, 40),
        engine.equal(titleLeft.term - iconLeft.term - iconWidth.term, 8),
        engine.atLeast(detailLeft.term - titleLeft.term - titleWidth.term, 8),
        engine.equal(detailLeft.term + detailWidth.term - rowWidth.term, -16),
      ]
      titleWishes = [
        engine.atMost(titleWidth.term, 180, at: 250), engine.atLeast(titleWidth.term, 180, at: 750),
      ]
      detailWishes = [
        engine.atMost(detailWidth.term, 90, at: 251), engine.atLeast(detailWidth.term, 90, at: 751),
      ]
    }
  }

  @Test("The detail has its preferred width and the title the remaining width")
  func solution() {
    let row = Row()
    #expect(row.engine.solve() == .solved)
    #expect(row.engine.value(of: row.titleLeft) == 64)
    #expect(row.engine.value(of: row.titleWidth) == 142)
    #expect(row.engine.value(of: row.detailLeft) == 214)
    #expect(row.engine.value(of: row.detailWidth) == 90)
    #expect(row.engine.violation(of: row.titleWishes[1]) == 38)
    #expect(row.engine.ambiguousVariables().isEmpty)
    #expect(row.engine.work.pivots <= 2)
  }

  @Test("A wider row needs no pivot until the title has its preferred width")
  func edits() {
    let row = Row()
    row.engine.solve()
    let pivots = row.engine.work.pivots
    for (width, title) in [(340.0, 162.0), (358, 180), (380, 180)] {
      row.engine.setConstant(width, of: row.width)
      row.engine.solve()
      #expect(row.engine.value(of: row.titleWidth) == title)
      #expect(row.engine.value(of: row.detailWidth) == 90)
      if width == 340 { #expect(row.engine.work.pivots == pivots) }
    }
  }

  @Test("Two additional required constraints conflict with those of the row")
  func conflict() throws {
    let row = Row()
    let added = [
      row.engine.atLeast(row.detailWidth.term, 90), row.engine.atLeast(row.titleWidth.term, 150),
    ]
    guard case .conflict(let set) = row.engine.solve() else {
      Issue.record("the system was solved")
      return
    }
    // 64 + 150 + 8 + 90 is 8 more than 320 − 16, and each of the eight says one of these numbers.
    #expect(Set(set) == Set(added + row.required))
  }

  @Test("Without its optional constraints, the detail width is ambiguous and has its upper bound")
  func ambiguity() {
    let row = Row()
    row.detailWishes.forEach(row.engine.remove)
    row.engine.solve()
    #expect(row.engine.range(of: row.detailWidth).upperBound == 52)
    #expect(!row.engine.isDetermined(row.detailWidth))
    #expect(row.engine.value(of: row.titleWidth) == 180)
    #expect(row.engine.value(of: row.detailWidth) == 52)
  }
}
