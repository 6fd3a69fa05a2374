// Rows that are added to an analyzed component.

extension ComponentSolver {
  /// Adds the row of the terms that were appended to the system, and returns its index. The row has
  /// no effect until ``reduce(row:)``.
  mutating func appendRow(
    relation: LinearRelation, constant: Double, magnitude: Double, priority: Double,
    minimizesSlackFirst: Bool, age: UInt64
  ) -> Int32 {
    givenSystem.append(
      relation: relation, constant: constant, magnitude: magnitude, priority: priority,
      minimizesSlackFirst: minimizesSlackFirst)
    presolve.appendRow(constant: constant, magnitude: magnitude)
    revision[0].appendRow(age: age)
    revision[0].isOpen = true
    return Int32(givenSystem.constraintCount - 1)
  }

  /// Adds a term to the row that is appended next.
  mutating func appendTerm(_ variable: Int32, _ coefficient: Double) {
    givenSystem.appendTerm(variable, coefficient)
  }

  /// Removes a variable to which no constraint refers anymore.
  ///
  /// Its value does not matter, but it must not stay free. A core variable becomes 0. An eliminated
  /// variable is a sum of other variables; a new row sets the sum of those that depend on removed
  /// rows to 0. If only the variable moves, that sum moves as well, because all other terms of its
  /// definition stay the same. All other variables can therefore keep their values, and the row is
  /// short. In a list of cards, a row that set the variable itself to 0 would contain terms for all
  /// cards above a removed one.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of terms of the definitions of the
  ///   variable and of hidden variables on which it depends.
  mutating func drop(variable: Int32) {
    for (member, coefficient) in removedTerms(of: variable) { appendTerm(member, coefficient) }
    revision[0].hide(variable)
    reduce(
      row: appendRow(
        relation: .equal, constant: 0, magnitude: 0, priority: LinearSystem.requiredPriority,
        minimizesSlackFirst: false, age: 0))
  }

  /// Returns the terms with core variables that depend on removed rows, out of the sum that defines
  /// a variable. For a core variable, the result is that variable itself. Only definitions of
  /// hidden variables are substituted, because the other variables do not move with the removed
  /// one.
  private mutating func removedTerms(of variable: Int32) -> [(variable: Int32, coefficient: Double)]
  {
    guard let place = place(of: variable) else { return [(variable, 1)] }
    var scratch = takeScratch()
    defer { swap(&scratch, &revision[0].scratch) }
    scratch.add(variable, 1, place: place)
    while let (member, coefficient) = scratch.takeEliminated() {
      if member == variable || revision[0].isHidden[Int(member)] {
        replace(member, coefficient, in: &scratch)
      } else {
        scratch.restore(member, coefficient)
      }
    }
    return scratch.takeTerms().filter {
      !presolve.isEliminated[Int($0.variable)] && revision[0].dependsOnRemovals[Int($0.variable)]
    }
  }

  /// Writes an added row in terms of core variables, or makes it an outer definition.
  ///
  /// A required equality with a variable in no other row defines the variable. Other rows need a
  /// block.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of terms of the definitions on which the
  ///   row depends, or of the outer ones among them for an outer definition.
  mutating func reduce(row: Int32) {
    let index = Int(row)
    let terms = Int(givenSystem.termStart[index])..<Int(givenSystem.termStart[index + 1])
    var scratch = takeScratch()
    for term in terms {
      let variable = givenSystem.termVariable[term]
      scratch.add(variable, givenSystem.termCoefficient[term], place: place(of: variable))
    }
    substituteDefinitions(before: Presolve.firstInnerPlace, in: &scratch, of: index)
    let defined = outerVariable(of: index, scratch)
    if defined == nil { substituteDefinitions(before: .max, in: &scratch, of: index) }
    revision[0].noteSteps(presolve.steps)
    revision[0].work += 1 + scratch.touchedCount
    for (variable, coefficient) in scratch.takeTerms() {
      presolve.append(variable, coefficient, toLastRow: index)
    }
    swap(&scratch, &revision[0].scratch)
    if let defined, let term = presolve.position(of: defined, in: index) {
      presolve.retireAsOuter(index, defining: defined, at: term)
      noteDefinition(of: defined)
    } else {
      place(row)
    }
  }

  /// Returns the position of a variable in the order of the eliminations, or `nil` for a core
  /// variable.
  @inline(__always)
  private func place(of variable: Int32) -> Int? {
    let position = revision[0].eliminationOfVariable[Int(variable)]
    return position < 0 ? nil : presolve.place(ofElimination: Int(position))
  }

  /// Moves the scratch space out of the revision, so that it is modified in place.
  private mutating func takeScratch() -> RowScratch {
    var scratch = RowScratch(variables: 0)
    swap(&scratch, &revision[0].scratch)
    return scratch
  }

  /// Replaces the variables of an added row whose positions are before `end` with their
  /// definitions.
  private mutating func substituteDefinitions(
    before end: Int, in scratch: inout RowScratch, of row: Int
  ) {
    while let (variable, coefficient) = scratch.takeEliminated(before: end) {
      let (source, factor) = replace(variable, coefficient, in: &scratch)
      presolve.subtract(factor, times: source, from: row)
    }
  }

  /// Replaces an eliminated variable that was removed from the scratch space with its definition.
  /// Returns the defining row and the multiple of it that was subtracted.
  @discardableResult
  private func replace(
    _ variable: Int32, _ coefficient: Double, in scratch: inout RowScratch
  ) -> (source: Int, factor: Double) {
    let position = Int(revision[0].eliminationOfVariable[Int(variable)])
    let source = Int(presolve.definingRow[position])
    let factor = coefficient / presolve.definingCoefficient[position]
    let start = Int(presolve.rowStart[source])
    for term in start..<start + Int(presolve.rowCount[source])
    where presolve.termVariable[term] != variable {
      let other = presolve.termVariable[term]
      scratch.add(other, -factor * presolve.termCoefficient[term], place: place(of: other))
    }
    return (source, factor)
  }

  /// Returns the variable of which a row becomes the outer definition. The variable is in no
  /// remaining row, is used only by outer definitions, and has a coefficient that is large enough
  /// for a division. Returns `nil` if there is none, or if the row is not a required equality.
  private func outerVariable(of row: Int, _ scratch: RowScratch) -> Int32? {
    guard givenSystem.isRequired(row), givenSystem.relation[row] == .equal else { return nil }
    let largest = scratch.terms.reduce(0) { max($0, abs($1.coefficient)) }
    return scratch.terms.first { variable, coefficient in
      abs(coefficient) >= Tolerance.eliminationThreshold * largest
        && !presolve.isEliminated[Int(variable)] && !revision[0].isUsedInside[Int(variable)]
        && isUnused(variable)
    }?.variable
  }

  /// Assigns a reduced row its role: a check, a definition, or a row of a block.
  private mutating func place(_ row: Int32) {
    let index = Int(row)
    let isRequired = givenSystem.isRequired(index)
    if presolve.rowCount[index] == 0 {
      if isRequired {
        checks.append(row)
        revision[0].uncheckedRows.append(row)
      }
    } else if isRequired, givenSystem.relation[index] == .equal, let term = unusedTerm(of: index) {
      let variable = presolve.termVariable[term]
      presolve.retire(index, defining: variable, at: term)
      noteDefinition(of: variable)
    } else {
      deferOrLoosen(row: row)
    }
  }

  /// Records that the last elimination defines a variable.
  private mutating func noteDefinition(of variable: Int32) {
    noteElimination(Int32(presolve.eliminatedVariable.count - 1))
    // A variable without constraints is alone in its block.
    if blockOfVariable[Int(variable)] >= 0 {
      revision[0].change(block: blockOfVariable[Int(variable)])
    }
  }

  /// Returns a term of a row whose variable is in no other remaining row, and whose coefficient is
  /// large enough for a division.
  private func unusedTerm(of row: Int) -> Int? {
    let start = Int(presolve.rowStart[row])
    let terms = start..<start + Int(presolve.rowCount[row])
    let largest = terms.reduce(0) { max($0, abs(presolve.termCoefficient[$1])) }
    return terms.first {
      abs(presolve.termCoefficient[$0]) >= Tolerance.eliminationThreshold * largest
        && isUnused(presolve.termVariable[$0])
    }
  }

  /// Returns a Boolean value that indicates whether a core variable is in no remaining row.
  private func isUnused(_ variable: Int32) -> Bool {
    let block = Int(blockOfVariable[Int(variable)])
    guard !revision[0].isUsed[Int(variable)] || block >= 0 else { return false }
    guard block >= 0 else { return true }
    return !revision[0].isBlockChanged[block] && blocks[block].structuralCount == 1
      && blocks[block].entries.isEmpty
  }
}
