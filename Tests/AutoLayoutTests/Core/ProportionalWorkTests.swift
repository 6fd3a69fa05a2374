import Testing

@testable import AutoLayout

/// A change in one of many parts of a tree costs as much as the change, not as much as the tree. Work
/// is counted, so that the tests do not depend on the machine.
///
/// Oracle: UIKit sends `layoutSubviews()` to a view whose bounds changed or that needs layout, and not
/// to one that only moved.
@MainActor
@Suite struct ProportionalWorkTests {
  /// A column of rows of a title over a text, each below the one before.
  @MainActor
  struct Column {
    let root = CountedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var rows: [CountedView] = []
    var texts: [UILabel] = []

    init(rows count: Int) {
      var above = root.topAnchor
      for _ in 0..<count {
        let (row, title, text) = (CountedView(), UILabel(), UILabel())
        title.text = "Title"
        text.text = "Text"
        text.numberOfLines = 0
        root.addSubview(row)
        row.addSubview(title)
        row.addSubview(text)
        for view in [row, title, text] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
          row.topAnchor.constraint(equalTo: above),
          row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          title.topAnchor.constraint(equalTo: row.topAnchor),
          title.leadingAnchor.constraint(equalTo: row.leadingAnchor),
          text.topAnchor.constraint(equalTo: title.bottomAnchor),
          text.leadingAnchor.constraint(equalTo: row.leadingAnchor),
          text.trailingAnchor.constraint(equalTo: row.trailingAnchor),
          text.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        ])
        above = row.bottomAnchor
        rows.append(row)
        texts.append(text)
      }
      root.layoutIfNeeded()
    }

    /// The rows that were laid out during a change and the layout after it, and how many constraints
    /// became equations again.
    func work(_ change: () -> Void) -> (rows: [Int], lowerings: Int, solutions: Int) {
      let before = rows.map(\.layouts)
      let work = root.layoutWork
      change()
      root.layoutIfNeeded()
      let after = root.layoutWork
      return (
        rows.indices.filter { rows[$0].layouts != before[$0] },
        after.lowerings - work.lowerings, after.solutions - work.solutions
      )
    }
  }

  private static let longText = String(repeating: "A text that needs several lines. ", count: 4)

  @Test func `Changing a text lays out its row but not the rows that only move`() {
    let column = Column(rows: 100)
    let last = column.rows[99].frame.minY
    let work = column.work { column.texts[50].text = Self.longText }
    #expect(work.rows == [50])
    #expect(column.rows[99].frame.minY > last)
  }

  @Test func `Changing a text adds as many equations in a long column as in a short one`() {
    let work = [10, 100].map { count in
      let column = Column(rows: count)
      return column.work { column.texts[count / 2].text = Self.longText }
    }
    #expect(work[0].lowerings == work[1].lowerings)
    #expect(work[0].solutions == work[1].solutions)
  }

  @Test func `Changing the width adds equations only for the texts that are measured again`() {
    let column = Column(rows: 100)
    let work = column.work { column.root.frame.size.width = 300 }
    #expect(work.rows.count == 100)
    // The width of the root, and two limits of width and height for each text of the column.
    #expect(work.lowerings <= 100 * 4 + 8)
  }

  /// Oracle: a row that leaves has only its own constraints and the one of the row below it.
  @Test func `Removing a row changes one equation and does not reanalyze other rows`() {
    let work = [60, 120].map { count in
      var column = Column(rows: count)
      let host = column.root.activeLayoutHost
      var result = (lowerings: 0, analyses: 0, values: 0)
      // The first change of the structure makes tables.
      for _ in 0..<2 {
        let middle = column.rows.count / 2
        let before = (lowerings: host.statistics.lowerings, work: host.engine.work)
        let top = column.rows[middle].frame.minY
        column.rows.remove(at: middle).removeFromSuperview()
        let (above, below) = (column.rows[middle - 1], column.rows[middle])
        below.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true
        column.root.layoutIfNeeded()
        #expect(below.frame.minY == top)
        let work = host.engine.work
        result = (
          host.statistics.lowerings - before.lowerings,
          work.componentsBuilt - before.work.componentsBuilt,
          work.valuesTaken - before.work.valuesTaken
        )
      }
      return result
    }
    #expect(work.map(\.lowerings) == [1, 1])
    #expect(work.map(\.analyses) == [0, 0])
    // Thirty more rows move, and a row has more than two values.
    #expect(work[1].values - work[0].values <= 2 * 30)
  }

  /// Oracle: `constraints` of the superview, which lists what UIKit removes with a subview: the
  /// constraints of ancestors that refer to the subview or to views inside it.
  @Test func `Removing a view removes only the ancestors' constraints on it`() {
    let column = Column(rows: 4)
    let outer = column.root.constraints.count
    let row = column.rows[1]
    let across = [
      column.texts[1].widthAnchor.constraint(equalTo: column.texts[2].widthAnchor),
      column.texts[1].leadingAnchor.constraint(equalTo: column.rows[1].leadingAnchor),
    ]
    column.root.addConstraints(across)
    column.root.layoutIfNeeded()
    // One more that is not part of the equations yet.
    let late = column.texts[1].topAnchor.constraint(greaterThanOrEqualTo: column.root.topAnchor)
    late.isActive = true
    #expect(column.root.constraints.count == outer + 3)
    row.removeFromSuperview()
    // Top, leading and trailing of the row, and the top of the next one.
    #expect(column.root.constraints.count == outer - 4)
    #expect((across + [late]).allSatisfy { !$0.isActive })
    #expect(row.constraints.contains { $0.firstItem === column.texts[1] })
  }

  @Test func `A layout pass without changes does no work`() {
    let column = Column(rows: 100)
    let work = column.work { column.root.setNeedsLayout() }
    #expect(work.rows.isEmpty)
    #expect(work.lowerings == 0)
    #expect(work.solutions == 0)
  }

  @Test func `Changing a constant lays out only the views that it resizes`() {
    let column = Column(rows: 100)
    let first = column.root.constraints.first { $0.firstItem === column.rows[0] }
    let work = column.work { first?.constant = 20 }
    #expect(work.rows.isEmpty)
    #expect(column.rows[99].frame.minY > 20)
    #expect(work.lowerings <= 1)
  }
}
