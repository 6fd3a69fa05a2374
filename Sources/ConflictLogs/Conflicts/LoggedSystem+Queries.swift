import LayoutEngine

extension LoggedSystem {
  /// Returns the positions of an irreducible set of conflicting lines, without the lines in
  /// `dropped`, or `nil` if all can be satisfied.
  ///
  /// As every query, it changes a copy of the engine: a copy is cheap, and the next query starts
  /// from the same basis.
  func conflict(without dropped: Set<Int> = []) -> [Int]? {
    var engine = engine
    for line in dropped { if let row = rows[line] { engine.remove(row) } }
    guard case .conflict(let found) = engine.solve() else { return nil }
    let set = Set(found)
    return rows.indices.filter { index in
      guard let row = rows[index], !dropped.contains(index) else { return false }
      return set.contains(row)
    }
  }

  /// Returns an irreducible set of conflicting lines among some lines only.
  func conflict(among lines: [Int]) -> [Int]? {
    conflict(without: Set(rows.indices).subtracting(lines))
  }

  /// The priority of constraints that are made optional: that of content sizes. Those from 990 to
  /// 999 hide conflicts, which the rule `near-required-priority` reports.
  static let optionalPriority = 750.0

  /// Returns a Boolean value that indicates whether all lines can be satisfied if some are
  /// optional, as they are after their priority was lowered.
  func holds(lowering lines: [Int]) -> Bool {
    var engine = engine
    for line in lines {
      if let row = rows[line] {
        engine.setPriority(
          .init(rawValue: Self.optionalPriority), of: row)
      }
    }
    return engine.solve() == .solved
  }

  /// Returns a Boolean value that indicates whether all lines can be satisfied if one has another
  /// constant. The cost is that of one solution of a copy of the engine.
  func holds(_ line: Int, at constant: Double) -> Bool {
    guard let row = rows[line] else { return false }
    var engine = engine
    engine.setConstant(constant, of: row)
    return engine.solve() == .solved
  }

  /// Returns the constant nearest to the current one with which a line can be satisfied together
  /// with the lines `others`, or with all lines if `others` is `nil`. The result is `nil` if there
  /// is none.
  ///
  /// The cost is that of one solution: the change of the constant is a variable with an optional
  /// constraint to be 0.
  func nearestConstant(of line: Int, beside others: [Int]? = nil) -> Double? {
    guard let row = rows[line] else { return nil }
    var engine = engine
    if let others { remove(allBut: others + [line], from: &engine) }
    let change = engine.addVariable()
    let terms = engine.terms(of: row) + [.init(change, -1)]
    let constant = engine.constant(of: row)
    engine.add(terms, engine.relation(of: row), constant)
    engine.remove(row)
    engine.add([.init(change)], .equal, 0, priority: .init(rawValue: 1))
    guard engine.solve() == .solved else { return nil }
    let value = constant + engine.value(of: change)
    return value.isFinite ? Self.tidied(value) : nil
  }

  /// Returns a Boolean value that indicates whether a line with a constant can be satisfied
  /// together with the lines `others` and without the remaining ones.
  func holds(_ line: Int, at constant: Double, beside others: [Int]) -> Bool {
    guard let row = rows[line] else { return false }
    var engine = engine
    remove(allBut: others + [line], from: &engine)
    engine.setConstant(constant, of: row)
    return engine.solve() == .solved
  }

  /// Returns the constant nearest to the current one with which `line` can be satisfied after the
  /// constant of `other` was increased by a point. The difference from the one without the increase
  /// is the coefficient of `other` in the arithmetic.
  func nearestConstant(of line: Int, beside others: [Int], growing other: Int) -> Double? {
    guard let row = rows[other] else { return nil }
    var copy = self
    copy.engine.setConstant(copy.engine.constant(of: row) + 1, of: row)
    return copy.nearestConstant(of: line, beside: others)
  }

  /// Removes the rows of all other lines.
  private func remove(allBut kept: [Int], from engine: inout LayoutEngine) {
    let kept = Set(kept)
    for (index, row) in rows.enumerated() where !kept.contains(index) {
      if let row { engine.remove(row) }
    }
  }

  /// Returns a value rounded to six decimals: finer than reports print, coarser than the arithmetic
  /// errors.
  private static func tidied(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}
