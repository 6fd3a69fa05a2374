import Testing

@testable import LayoutEngine

@Suite("Structural edits of large components")
struct RevisionTests {
  /// A form: rows of a label and a field. All labels end at a common column, rows prefer a distance
  /// of 8, and every label and field prefers its own size.
  final class Form {
    let system = System()
    var variables: [Variable] = []
    var constraints: [Constraint] = []
    /// The top edge and the height of the lowest field.
    private var above: (top: Variable, height: Variable)?
    private let column: Variable

    init(rows: Int) {
      column = system.addVariable()
      variables.append(column)
      constraints.append(system.equal(column.term, 20, at: 249))
      for row in 0..<rows { addRow(width: Double(30 + row * 37 % 110)) }
    }

    /// Adds a row: six variables and thirteen constraints. Returns its variables.
    @discardableResult
    func addRow(width: Double) -> [Variable] {
      let row = system.variables(6)
      let (x, labelWidth, labelTop) = (row[0], row[1], row[2])
      let (fieldTop, fieldHeight, fieldWidth) = (row[3], row[4], row[5])
      constraints += [
        system.equal(x.term + labelWidth.term - column.term, 0),
        system.atLeast(x.term, 20),
        system.equal(labelTop.term - fieldTop.term, 2),
        system.atMost(labelWidth.term, width, at: 251),
        system.atLeast(labelWidth.term, width, at: 750),
        system.equal(fieldWidth.term + column.term, 472),
        system.atLeast(fieldWidth.term, 100, at: 999),
        system.atLeast(fieldHeight.term, 22, at: 750),
        system.atMost(fieldHeight.term, 22, at: 250),
        system.atLeast(fieldHeight.term, 0),
      ]
      if let above {
        let gap = fieldTop.term - above.top.term - above.height.term
        constraints.append(system.atLeast(gap, 8))
        constraints.append(system.equal(gap, 8, at: 999))
      } else {
        constraints.append(system.equal(fieldTop.term, 20))
      }
      above = (fieldTop, fieldHeight)
      variables += row
      return row
    }

    /// The largest difference from an engine that gets all constraints at once.
    func differenceFromFresh() -> Double { system.differenceFromFresh(in: variables) }
  }

  // Oracle: an engine that gets all constraints at once, and the values that the edit can change: those
  // of the edited row and the rows below it.
  @Test("An edit updates as many values in a long form as in a short one")
  func fewValues() {
    let taken = [60, 300].map { rows in
      let form = Form(rows: rows)
      form.system.solve()
      // The height of the field three rows above the end; the first edit makes tables.
      let wish = form.constraints[12 * (rows - 3) + 8]
      let limit = form.constraints[12 * (rows - 3) + 9]
      var taken = 0
      for height in [30.0, 24, 41] {
        let before = form.system.work
        form.system.setConstant(height, of: wish)
        form.system.setConstant(height, of: limit)
        form.system.solve()
        taken = form.system.work.valuesTaken - before.valuesTaken
        #expect(form.differenceFromFresh() < 1e-9)
        #expect(form.system.work.componentsBuilt == before.componentsBuilt)
      }
      return taken
    }
    #expect(taken[0] == taken[1])
    // Its height, and the tops of labels and fields in the rows below it.
    #expect(taken[0] <= 12)
  }

  // Oracle: an engine that gets all constraints at once.
  @Test("A component is reanalyzed if an in-place change violates required constraints")
  func wrongValues() throws {
    let form = Form(rows: 60)
    form.system.solve()
    // The height of the 31st field; the edit makes tables.
    form.system.setConstant(30, of: form.constraints[12 * 30 + 8])
    form.system.solve()
    // As if rounding errors had grown without bound, definitions have other constants.
    let slots = form.system.engine.components.slots
    let component = try #require(slots.firstIndex { $0.isRevised })
    for row in try #require(slots[component].solver.first).presolve.definingRow {
      form.system.engine.components.slots[component].solver[0].presolve.constant[Int(row)] += 5
    }
    let built = form.system.work.componentsBuilt
    form.constraints.append(form.system.atLeast(form.variables[1 + 6 * 40 + 4].term, 50))
    #expect(form.system.solve() == .solved)
    #expect(form.differenceFromFresh() < 1e-9)
    #expect(form.system.work.componentsBuilt > built)
  }

  // Oracle: an engine that gets all constraints at once.
  @Test("A variable that loses its definition joins the component of its constraints")
  func fixedVariableLeaves() {
    let form = Form(rows: 60)
    let extra = form.system.addVariable()
    form.variables.append(extra)
    let value = form.system.equal(extra.term, 30)
    // The 31st field is as high as the variable at least.
    let bound = form.system.atLeast(form.variables[6 * 30 + 5].term - extra.term, 0)
    form.system.solve()
    let before = form.system.work
    form.system.remove(value)
    #expect(form.system.solve() == .solved)
    #expect(form.differenceFromFresh() < 1e-9)
    form.constraints.append(form.system.equal(extra.term, 44))
    #expect(form.system.solve() == .solved)
    #expect(abs(form.system.value(of: form.variables[6 * 30 + 5]) - 44) < 1e-9)
    #expect(form.differenceFromFresh() < 1e-9)
    form.system.remove(bound)
    form.system.solve()
    #expect(form.differenceFromFresh() < 1e-9)
    #expect(form.system.work.componentsBuilt == before.componentsBuilt)
  }

  // Oracle: an engine that gets all constraints at once. The order in which slacks are minimized
  // depends on whether the constant of a bound is 0.
  @Test("A bound that becomes 0 changes the choice among optimal solutions")
  func boundBecomesZero() {
    let form = Form(rows: 60)
    let (a, b) = (form.system.addVariable(), form.system.addVariable())
    form.variables += [a, b]
    form.system.equal(a.term + b.term - form.variables[6 * 30 + 5].term, 0)
    form.system.atLeast(a.term, 4)
    let bound = form.system.atLeast(b.term, 3)
    form.system.solve()
    for constant in [0.0, 3, 0, 5] {
      form.system.setConstant(constant, of: bound)
      #expect(form.system.solve() == .solved)
      #expect(form.differenceFromFresh() < 1e-9)
    }
  }

  @Test("An optional constraint is removed and added back without reanalysis")
  func optionalConstraint() {
    let form = Form(rows: 60)
    form.system.solve()
    let before = form.system.work
    // The wish of a gap of 8 above the 31st row.
    let wish = form.constraints.remove(at: 12 * 30 + 11)
    let terms = form.system.terms(of: wish)
    form.system.remove(wish)
    form.constraints.append(form.system.atLeast(.init(terms: terms), 40))
    #expect(form.system.solve() == .solved)
    // The gap is at least 40, and nothing else wants it larger.
    let gap = terms.reduce(0) { $0 + $1.coefficient * form.system.value(of: $1.variable) }
    #expect(abs(gap - 40) < 1e-9)
    #expect(form.differenceFromFresh() < 1e-9)
    #expect(form.system.work.componentsBuilt == before.componentsBuilt)
    #expect(form.system.work.componentsUpdated == before.componentsUpdated + 1)
  }

  @Test("A required equality used by presolve is removed and added back without reanalysis")
  func requiredEquality() {
    let form = Form(rows: 60)
    form.system.solve()
    let built = form.system.work.componentsBuilt
    // The baseline of the 21st row: its label is then free, and 0 is the smallest value.
    let baseline = form.constraints.remove(at: 12 * 20 + 2)
    let terms = form.system.terms(of: baseline)
    #expect(terms.count == 2)
    form.system.remove(baseline)
    form.system.solve()
    #expect(form.system.value(of: terms[0].variable) == 0)
    #expect(!form.system.isDetermined(terms[0].variable))
    #expect(form.system.isDetermined(terms[1].variable))
    let again = form.system.add(terms, .equal, 5)
    #expect(form.system.solve() == .solved)
    let difference =
      form.system.value(of: terms[0].variable) - form.system.value(of: terms[1].variable)
    #expect(abs(difference - 5) < 1e-9)
    #expect(form.system.isDetermined(terms[0].variable))
    #expect(form.differenceFromFresh() < 1e-9)
    form.system.setConstant(2, of: again)
    form.system.solve()
    #expect(form.differenceFromFresh() < 1e-9)
    #expect(form.system.work.componentsBuilt == built)
  }

  @Test("A conflict contains the added constraint and keeps the values")
  func conflict() {
    let form = Form(rows: 60)
    form.system.solve()
    let values = form.variables.map { form.system.value(of: $0) }
    // The first field is 20 from the top, so the 41st cannot be.
    let wrong = form.system.equal(form.variables[6 * 40 + 4].term, 20)
    guard case .conflict(let set) = form.system.solve() else {
      Issue.record("no conflict")
      return
    }
    #expect(set.contains(wrong))
    #expect(form.variables.map { form.system.value(of: $0) } == values)
    form.system.remove(wrong)
    #expect(form.system.solve() == .solved)
    #expect(form.differenceFromFresh() < 1e-9)
  }

  @Test("A row of views is inserted and removed with its variables")
  func rowOfViews() {
    let form = Form(rows: 60)
    form.system.solve()
    let built = form.system.work.componentsBuilt
    let count = form.constraints.count
    let row = form.addRow(width: 200)
    #expect(form.system.solve() == .solved)
    // The widest label determines the column: 20 + 200.
    #expect(abs(form.system.value(of: form.variables[0]) - 220) < 1e-9)
    #expect(form.differenceFromFresh() < 1e-9)
    for constraint in form.constraints[count...] { form.system.remove(constraint) }
    form.constraints.removeLast(form.constraints.count - count)
    for variable in row { form.system.removeVariable(variable) }
    form.variables.removeLast(row.count)
    #expect(form.system.solve() == .solved)
    #expect(form.differenceFromFresh() < 1e-9)
    // Only the height of the lowest field, which was connected with nothing, was analyzed.
    #expect(form.system.work.componentsBuilt == built + 1)
  }

  /// Oracle: an engine that gets all constraints at once. The height of a card is the sum of five parts
  /// that want a size, and its top is that of the card above plus a height. So the top of a card depends
  /// on the parts of all cards above it, which together are more than a block may have.
  @Test("A card with many parts is removed from a long column without reanalysis")
  func cardOfParts() {
    let system = System()
    var bottom: Variable?
    var cards: [(variables: [Variable], constraints: [Constraint], link: Constraint)] = []
    func addCard(_ number: Int) {
      let parts = system.variables(5)
      let (top, end) = (system.addVariable(), system.addVariable())
      var constraints = [
        system.equal(
          parts.reduce(end.term - top.term) { $0 - $1.term }, Double(4 + number % 3))
      ]
      for (index, part) in parts.enumerated() {
        constraints.append(system.atLeast(part.term, 0))
        constraints.append(system.equal(part.term, Double(10 + (number + index) % 7), at: 750))
      }
      constraints.append(system.atLeast(end.term - top.term, 0))
      let link = bottom.map { system.equal(top.term - $0.term, 0) } ?? system.equal(top.term, 0)
      cards.append((parts + [top, end], constraints, link))
      bottom = end
    }
    for number in 0..<120 { addCard(number) }
    system.solve()
    func bottoms() -> [Double] { cards.map { system.value(of: $0.variables[6]) } }
    let before = bottoms()
    var built = 0
    for round in 0..<3 {
      let card = cards.remove(at: 60)
      for constraint in card.constraints + [card.link, cards[60].link] { system.remove(constraint) }
      for variable in card.variables { system.removeVariable(variable) }
      cards[60].link = system.equal(
        cards[60].variables[5].term - cards[59].variables[6].term, 0)
      if round == 0 { built = system.work.componentsBuilt }
      #expect(system.solve() == .solved)
      let after = bottoms()
      let height = before[60 + round] - before[59]
      #expect(after[59] == before[59])
      for index in 60..<after.count {
        #expect(abs(after[index] - (before[index + round + 1] - height)) < 1e-9)
      }
    }
    #expect(system.work.componentsBuilt == built)
  }

  @Test("Each variable that lost its definition is reported as released once")
  func releasedVariables() {
    let system = System()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    let first = system.equal(a.term, 10)
    system.equal(b.term - a.term, 5)
    system.equal(c.term, 7)
    system.solve()
    #expect(system.engine.takeReleasedVariables().isEmpty)
    system.remove(first)
    system.solve()
    let other = system.equal(a.term, 20)
    system.solve()
    #expect(system.engine.isFixed(b))
    system.remove(other)
    system.solve()
    let released = system.engine.takeReleasedVariables()
    #expect(released.count == 2)
    #expect(Set(released) == [a, b])
    #expect(system.engine.takeReleasedVariables().isEmpty)
  }

  @Test("Random insertions and removals match a new engine", arguments: 1...12)
  func randomEdits(seed: UInt64) {
    var choices = Choices(seed: seed)
    let form = Form(rows: 14)
    form.system.solve()
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &choices) { edit(form, &choices) }
      while case .conflict(let set) = form.system.solve() {
        form.system.remove(set[set.count - 1])
        form.constraints.removeAll { $0 == set[set.count - 1] }
      }
      #expect(form.differenceFromFresh() < 1e-9)
    }
  }

  @Test("Changing the priority keeps the age of a constraint, which resolves ambiguity")
  func priority() {
    let form = Form(rows: 60)
    let (older, younger) = (form.variables[1 + 6 * 9 + 4], form.variables[1 + 6 * 10 + 4])
    // Both fields cannot be 300 high: their sum is at most 400.
    let wishes = [older, younger].map { form.system.equal($0.term, 300, at: 800) }
    form.constraints += wishes
    form.constraints.append(form.system.atMost(older.term + younger.term, 400))
    form.system.solve()
    let built = form.system.work.componentsBuilt
    #expect(form.system.solved([older, younger]) == [300, 100])
    form.system.setPriority(.init(rawValue: 700), of: wishes[0])
    #expect(form.system.solved([older, younger]) == [100, 300])
    #expect(form.differenceFromFresh() < 1e-9)
    form.system.setPriority(.init(rawValue: 800), of: wishes[0])
    #expect(form.system.solved([older, younger]) == [300, 100])
    #expect(form.differenceFromFresh() < 1e-9)
    #expect(form.system.work.componentsBuilt == built)
  }

  private func edit(_ form: Form, _ choices: inout Choices) {
    switch Int.random(in: 0..<8, using: &choices) {
    case 0..<3:
      let index = Int.random(in: 0..<form.constraints.count, using: &choices)
      form.system.remove(form.constraints.remove(at: index))
    case 3:
      let index = Int.random(in: 0..<form.constraints.count, using: &choices)
      let constant = Double(Int.random(in: 0...90, using: &choices))
      form.system.setConstant(constant, of: form.constraints[index])
    case 4:
      form.addRow(width: Double(Int.random(in: 20...180, using: &choices)))
    default:
      let first = form.variables.randomElement(using: &choices)!
      let second = form.variables.randomElement(using: &choices)!
      let sum = Bool.random(using: &choices) ? first.term - second.term : first.term
      let constant = Double(Int.random(in: -50...250, using: &choices))
      let priority = [1000, 999, 750, 250.5].randomElement(using: &choices)!
      let constraint =
        switch Int.random(in: 0..<3, using: &choices) {
        case 0: form.system.equal(sum, constant, at: priority)
        case 1: form.system.atLeast(sum, constant, at: priority)
        default: form.system.atMost(sum, constant, at: priority)
        }
      form.constraints.append(constraint)
    }
  }
}
