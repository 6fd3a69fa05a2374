import AutoLayout

extension ConflictExplanation {
  /// Explains a report.
  ///
  /// - Complexity: Several solutions of the system for each constraint of the conflict. Only the
  ///   first ``lineLimit`` constraints of a report are read.
  public init(_ log: ConflictLog) {
    self.log = log
    readAndSolve()
  }

  /// Fills in the explanation.
  ///
  /// 1. Read the lines under a reading, twice, because a line may need a superview that only a
  ///   later one names.
  /// 2. Predict the constraint that UIKit breaks, under the first reading.
  /// 3. Find a conflict under the first reading that has one.
  /// 4. Reduce it to an irreducible set.
  /// 5. Compute the arithmetic.
  /// 6. Try repairs.
  private mutating func readAndSolve() {
    for reading in LoggedSystem.Reading.all {
      var names = ItemNames(mergesEqualNames: reading.mergesEqualNames)
      // Twice: a line may need a superview that only a later one names.
      _ = read(&names)
      let relations = read(&names)
      if reading == LoggedSystem.Reading() {
        self.relations = relations
        parsedCount = log.entries.count { $0.description != nil }
        predictedLine = predictedBrokenLine(guides: names.guides)
        self.names = names.texts
      }
      let system = LoggedSystem(relations, reading: reading, names: &names)
      guard let found = system.conflict() else { continue }
      (self.relations, self.names, assumption) = (relations, names.texts, reading.sentence)
      self.system = system
      conflict = smallest(from: found, in: system)
      arithmetic = arithmetic(in: system)
      repairs = repairs(in: system)
      return
    }
  }

  /// Returns the lines as relations between attributes, with `nil` for lines that are not
  /// constraints. Lines beyond ``lineLimit`` are ignored.
  private func read(_ names: inout ItemNames) -> [LoggedRelation?] {
    defer { names.close() }
    return log.entries.prefix(Self.lineLimit).map { entry in
      entry.description.flatMap { LoggedRelation($0, names: &names) }
    }
  }

  /// Returns the line that UIKit would break, by its published order of preference
  /// (`BreakingTraits`), or `nil` if no line could be read.
  private mutating func predictedBrokenLine(guides: Set<String>) -> Int? {
    let lines = relations.indices.compactMap { index in
      relations[index].flatMap { relation in
        log.entries[index].description.map { (index, (relation: relation, description: $0)) }
      }
    }
    let hierarchy = LoggedHierarchy(lines.map(\.1), guides: guides)
    self.hierarchy = hierarchy
    let traits = lines.map { $0.1.relation.traits($0.1.description, in: hierarchy) }
    return BreakingTraits.victim(among: traits).map { lines[$0].0 }
  }

  // MARK: - Smallest set

  /// The maximum number of conflicts to search for in addition to the first; reports of real logs
  /// have few.
  private static let searchLimit = 40

  /// Removes each line of a conflict in turn and continues with a smaller conflict among the rest,
  /// until there is none.
  private func smallest(from first: [Int], in system: LoggedSystem) -> [Int] {
    var best = irreducible(first, in: system)
    // Without other lines, there is no other conflict.
    guard best.count < system.rows.count else { return best }
    var searches = 0
    var line = 0
    while line < best.count, searches < Self.searchLimit {
      searches += 1
      if let found = system.conflict(without: [best[line]]),
        case let other = irreducible(found, in: system), other.count < best.count
      {
        best = other
        line = 0
      } else {
        line += 1
      }
    }
    return best
  }

  /// Removes the lines without which the rest still conflicts. The engine's conflict is irreducible
  /// only together with the lower bounds of sizes, which are not lines.
  private func irreducible(_ lines: [Int], in system: LoggedSystem) -> [Int] {
    var left = lines
    guard left.count <= Self.searchLimit else { return left }
    for line in lines.prefix(Self.searchLimit) where left.count > 1 {
      if let found = system.conflict(among: left.filter { $0 != line }) { left = found }
    }
    return left
  }

  // MARK: - Arithmetic

  /// Returns the first constraint of the conflict, in the order of `arithmeticOrder`, for which the
  /// others determine another constant.
  private func arithmetic(in system: LoggedSystem) -> Arithmetic? {
    for line in arithmeticOrder {
      let others = conflict.filter { $0 != line }
      guard let present = relations[line]?.constant,
        let needed = system.nearestConstant(of: line, beside: others), needed != present
      else { continue }
      let isLoose = system.holds(line, at: needed + (needed - present), beside: others)
      let bound: Arithmetic.Bound =
        relations[line]?.relation != .equal || isLoose
        ? (needed > present ? .atLeast : .atMost) : .exactly
      var result = Arithmetic(line: line, present: present, needed: needed, bound: bound)
      result.summands = summands(of: result, others, in: system)
      return result
    }
    return nil
  }

  /// The conflicting lines: encapsulated layout sizes first, then constraints on a single item,
  /// then the others. Within each group, constraints on superviews come first. A conflict is
  /// easiest to understand as a screen that is too small.
  private var arithmeticOrder: [Int] {
    func rank(_ line: Int) -> Int {
      guard let relation = relations[line], relation.second == nil else { return 2 }
      return relation.first.attribute.isSize
        && log.entries[line].description?.identifier?.contains("Encapsulated") == true ? 0 : 1
    }
    func isContainer(_ line: Int) -> Bool {
      guard let item = relations[line]?.first.item else { return false }
      return relations.contains { $0?.bar?.outer == item }
    }
    return conflict.sorted {
      (rank($0), isContainer($0) ? 0 : 1, $0) < (rank($1), isContainer($1) ? 0 : 1, $1)
    }
  }

  /// Returns the contribution of each of the other constraints to the needed amount, determined by
  /// increasing its constant by a point. The array is empty if the contributions do not add up to
  /// it.
  private func summands(
    of arithmetic: Arithmetic, _ others: [Int], in system: LoggedSystem
  ) -> [Arithmetic.Summand] {
    guard others.count <= Self.searchLimit else { return [] }
    let found = others.compactMap { other -> Arithmetic.Summand? in
      guard let constant = relations[other]?.constant, constant != 0,
        let grown = system.nearestConstant(of: arithmetic.line, beside: others, growing: other)
      else { return nil }
      let amount = (grown - arithmetic.needed) * constant
      return amount == 0 ? nil : .init(line: other, amount: amount)
    }
    let sum = found.map(\.amount).reduce(0, +)
    // A thousandth of a point: beyond the printed precision, so that the printed sum is correct.
    return abs(sum - arithmetic.needed) < 1e-3 ? found : []
  }

  // MARK: - Repairs

  /// Returns changes of one constraint that end the conflict, each confirmed by solving: first
  /// constants, those that change least first, then lower priorities, then removals. Changes of
  /// several constraints are returned only if no single one is enough.
  private func repairs(in system: LoggedSystem) -> [Repair] {
    let tried = conflict.prefix(Self.searchLimit)
    let droppable = tried.filter { system.conflict(without: [$0]) == nil }
    var found: [Repair] = []
    for line in tried {
      guard let from = relations[line]?.constant, let to = constant(of: line, in: system),
        to != from
      else { continue }
      found.append(Repair(lines: [line], change: .constant(from: from, to: to)))
    }
    // Changes that a program cannot make come last.
    found.sort {
      let ranks = [$0, $1].map { isMadeBySystem($0.lines[0]) ? 1 : 0 }
      return (ranks[0], $0.distance, $0.lines[0]) < (ranks[1], $1.distance, $1.lines[0])
    }
    let brokenFirst = droppable.sorted { rank($0) < rank($1) }
    for line in brokenFirst where system.holds(lowering: [line]) {
      found.append(Repair(lines: [line], change: .lower(priority: LoggedSystem.optionalPriority)))
    }
    found += brokenFirst.map { Repair(lines: [$0], change: .drop) }
    let masks = maskRepairs(in: system)
    return found.isEmpty && masks.isEmpty ? repairsOfSeveral(in: system) : masks + found
  }

  /// Returns the constant nearest to the current one with which a line of the conflict can be
  /// satisfied, or `nil` if there is none. The constant is rounded as it is printed, unless that
  /// does not repair the conflict.
  private func constant(of line: Int, in system: LoggedSystem) -> Double? {
    guard let exact = system.nearestConstant(of: line) else { return nil }
    // The printed constant must repair the conflict, too.
    let printed = Double(Self.tidy(exact)) ?? exact
    return [printed, exact].first { system.holds(line, at: $0) }
  }

  /// Returns the order in which constraints are suggested for a change: the one that UIKit breaks
  /// first, those that the system creates last.
  private func rank(_ line: Int) -> Int {
    isMadeBySystem(line) ? 2 : line == brokenLine ? 0 : 1
  }

  /// Returns changes of several constraints at once, for a report with several conflicts: from
  /// each, the constraint that UIKit would break is removed.
  private func repairsOfSeveral(in system: LoggedSystem) -> [Repair] {
    var dropped: [Int] = []
    while let rest = system.conflict(without: Set(dropped)), dropped.count < Self.searchLimit {
      guard let next = rest.min(by: { rank($0) < rank($1) }) else { return [] }
      dropped.append(next)
    }
    guard system.conflict(without: Set(dropped)) == nil else { return [] }
    dropped.sort()
    var found = [Repair(lines: dropped, change: .drop)]
    if system.holds(lowering: dropped) {
      found.insert(
        Repair(lines: dropped, change: .lower(priority: LoggedSystem.optionalPriority)), at: 0)
    }
    return found
  }
}

extension ConflictExplanation.Repair {
  /// The number of points by which a constant changes.
  var distance: Double {
    if case .constant(let from, let to) = change { abs(to - from) } else { 0 }
  }
}

extension LoggedSystem.Reading {
  /// The assumption as a sentence, or `nil` if nothing is assumed.
  var sentence: String? {
    if let margin { return "Every margin is assumed to be \(margin.shortDescription) points." }
    return mergesEqualNames ? "Views with the same printed name are assumed to be one view." : nil
  }
}
