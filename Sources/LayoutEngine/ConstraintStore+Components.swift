extension ConstraintStore {
  /// Unites the unknowns of each pending constraint, and makes the constraints without unknowns
  /// checks.
  ///
  /// Returns the other constraints, which become members, oldest first, and the required
  /// constraints among the new checks. Until its component exists, the owner of a member is the
  /// local index of its first unknown.
  mutating func uniteUnknowns(
    _ pending: [Int32], _ variables: VariableStore, _ sets: inout DisjointSets
  ) -> (members: [Int32], checks: [Int32]) {
    var result: (members: [Int32], checks: [Int32]) = ([], [])
    result.members.reserveCapacity(pending.count)
    records.withUnsafeMutableBufferPointer { records in
      for constraint in pending where records[Int(constraint)].role == .pending {
        let record = records[Int(constraint)]
        guard record.unknowns > 0 else {
          records[Int(constraint)].role = .check
          if record.priority >= LinearSystem.requiredPriority { result.checks.append(constraint) }
          continue
        }
        // A constraint that joined a component that was then dissolved is in the list twice.
        guard record.owner < 0 else { continue }
        result.members.append(constraint)
        var first: Int32 = -1
        for term in Int(record.termStart)..<Int(record.termStart + record.termCount) {
          let variable = Int(terms[term].variable)
          guard variables.records[variable].role != .fixed else { continue }
          let index = variables.records[variable].localIndex
          if first < 0 { first = index } else { sets.unite(first, index) }
        }
        records[Int(constraint)].owner = first
      }
    }
    sortByAge(&result.members)
    return result
  }

  /// Returns the number of sets that have constraints, and the number of constraints of each set by
  /// its root. The owner of each member becomes the root of its set.
  mutating func countMembers(
    _ members: [Int32], _ sets: inout DisjointSets
  ) -> (components: Int, constraints: [Int32]) {
    var counts = Array(filledWith: Int32(0), count: sets.count)
    var components = 0
    records.withUnsafeMutableBufferPointer { records in
      for constraint in members {
        let root = sets.find(records[Int(constraint)].owner)
        records[Int(constraint)].owner = root
        if counts[Int(root)] == 0 { components += 1 }
        counts[Int(root)] += 1
      }
    }
    return (components, counts)
  }

  /// Appends constraints to the system of their component. Terms of fixed variables become part of
  /// the constants, as in `rightHandSide(of:_:)`.
  func copy(_ members: [Int32], _ variables: VariableStore, to system: inout LinearSystem) {
    // Buffers spare checks per access.
    records.withUnsafeBufferPointer { records in
      terms.withUnsafeBufferPointer { terms in
        variables.records.withUnsafeBufferPointer { variables in
          for member in members {
            let record = records[Int(member)]
            var constant = record.constant
            var magnitude = abs(constant)
            let start = Int(record.termStart)
            for place in start..<start + Int(record.termCount) {
              let variable = Int(terms[place].variable)
              guard variables[variable].role == .fixed else {
                system.appendTerm(variables[variable].localIndex, terms[place].coefficient)
                continue
              }
              let product = terms[place].coefficient * variables[variable].working
              constant -= product
              magnitude += abs(product)
            }
            system.append(
              relation: record.relation, constant: constant, magnitude: magnitude,
              priority: record.priority, minimizesSlackFirst: record.minimizesSlackFirst)
          }
        }
      }
    }
  }
}
