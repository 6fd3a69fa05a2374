import Testing

@testable import LayoutEngine

@Suite("Adding and removing cells in a long column")
struct AddedCellTests {
  /// A column of cells with a title and a text each. The cells prefer the heights of their texts.
  final class Column {
    let system = System()
    private(set) var variables: [Variable] = []
    private var cells: [Cell] = []

    /// A cell and its constraints.
    private struct Cell {
      let top: Variable
      let height: Variable
      /// The constraint below the cell above.
      var link: Constraint
      /// The constraints within the cell.
      let own: [Constraint]
      let variables: [Variable]
    }

    init(cells: Int) {
      for index in 0..<cells { insert(at: index, textHeight: Double(20 + index * 37 % 110)) }
    }

    func insert(at index: Int, textHeight: Double) {
      let new = system.variables(4)
      let (top, height, textTop, text) = (new[0], new[1], new[2], new[3])
      let own = [
        system.equal(textTop.term - top.term, 30),
        system.equal(top.term + height.term - textTop.term - text.term, 12),
        system.atLeast(text.term, 0),
        system.equal(text.term, textHeight, at: 750),
      ]
      if index < cells.count { system.remove(cells[index].link) }
      let link = link(top, at: index)
      cells.insert(
        Cell(top: top, height: height, link: link, own: own, variables: new), at: index)
      variables += new
      if index + 1 < cells.count {
        cells[index + 1].link = self.link(cells[index + 1].top, at: index + 1)
      }
    }

    func remove(at index: Int) {
      let cell = cells.remove(at: index)
      for constraint in cell.own + [cell.link, cells[index].link] { system.remove(constraint) }
      for variable in cell.variables { system.removeVariable(variable) }
      variables.removeAll { cell.variables.contains($0) }
      cells[index].link = link(cells[index].top, at: index)
    }

    /// Puts a cell below the one above it, or at 10.
    private func link(_ top: Variable, at index: Int) -> Constraint {
      guard index > 0 else { return system.equal(top.term, 10) }
      let above = cells[index - 1]
      return system.equal(top.term - above.top.term - above.height.term, 0)
    }

    /// The rows that changes of the structure visited since the analysis.
    var visited: Int {
      system.engine.components.slots.compactMap { $0.solver.first?.revision.first?.work }.max() ?? 0
    }
  }

  // Oracle: an engine that gets all constraints at once.
  @Test("Insertions and removals visit as many rows in a long column as in a short one")
  func visitedRows() {
    let visited = [100, 500].map { count in
      let column = Column(cells: count)
      #expect(column.system.solve() == .solved)
      let built = column.system.work.componentsBuilt
      var visited: [Int] = []
      for round in 0..<4 {
        let before = column.visited
        column.insert(at: count / 2 + round % 2, textHeight: Double(24 + 7 * round))
        #expect(column.system.solve() == .solved)
        #expect(column.system.differenceFromFresh(in: column.variables) < 1e-9)
        let between = column.visited
        column.remove(at: count / 2 + round / 2)
        #expect(column.system.solve() == .solved)
        #expect(column.system.differenceFromFresh(in: column.variables) < 1e-9)
        visited += [between - before, column.visited - between]
      }
      #expect(column.system.work.componentsBuilt == built)
      return visited
    }
    #expect(visited[0] == visited[1])
    #expect(visited[0].allSatisfy { $0 > 0 })
  }

  // Oracle: an engine that gets all constraints at once.
  @Test("Many insertions and removals give the values of a new engine")
  func manyCells() {
    let column = Column(cells: 60)
    #expect(column.system.solve() == .solved)
    for round in 0..<40 {
      column.insert(at: 30 + round * 13 % (round + 1), textHeight: Double(20 + round))
      #expect(column.system.solve() == .solved)
    }
    #expect(column.system.differenceFromFresh(in: column.variables) < 1e-9)
    for round in 0..<40 {
      column.remove(at: 20 + round * 7 % 30)
      #expect(column.system.solve() == .solved)
      #expect(column.system.differenceFromFresh(in: column.variables) < 1e-9)
    }
  }
}
