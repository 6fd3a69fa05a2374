import CLayoutEngine
import LayoutEngine

/// The validated arguments for adding a constraint.
struct Row {
  /// The terms, in the order of the arguments.
  let terms: [LayoutEngine.Term]
  /// The relation between the sum of the terms and the constant.
  let relation: LayoutEngine.Relation
  /// The right-hand side.
  let constant: Double
  /// The priority.
  let priority: LayoutEngine.Priority

  /// Creates a row from the arguments, or returns `nil` if one is invalid.
  @inline(__always)
  init?(
    _ terms: UnsafePointer<le_term>?, _ count: Int, _ relation: le_relation, _ constant: Double,
    _ priority: Double
  ) {
    guard let number = Int8(exactly: relation), let relation = LinearRelation(rawValue: number),
      constant.isFinite, let priority = Self.priority(priority), count >= 0,
      count == 0 || terms != nil
    else { return nil }
    self.relation = relation
    self.constant = constant
    self.priority = priority
    guard let read = Self.terms(UnsafeBufferPointer(start: terms, count: count)) else { return nil }
    self.terms = read
  }

  /// Returns the terms, or `nil` if a coefficient is not finite. The existence of the variables is
  /// not checked.
  private static func terms(_ given: UnsafeBufferPointer<le_term>) -> [LayoutEngine.Term]? {
    var read: [LayoutEngine.Term] = []
    read.reserveCapacity(given.count)
    for term in given {
      guard term.coefficient.isFinite else { return nil }
      read.append(
        LayoutEngine.Term(LayoutEngine.Variable(term.variable), term.coefficient))
    }
    return read
  }

  /// Returns a priority, or `nil` for a number outside 0 < p ≤ 1000.
  static func priority(_ number: Double) -> LayoutEngine.Priority? {
    number > 0 && number <= LayoutEngine.Priority.required.rawValue
      ? LayoutEngine.Priority(rawValue: number) : nil
  }
}

extension EngineBox {
  /// Returns a Boolean value that indicates whether the engine has all variables of a row.
  func hasVariables(of row: Row) -> Bool {
    for term in row.terms where !engine.contains(term.variable) { return false }
    return true
  }

  /// Checks the arguments of an added constraint, adds it, and writes its handle.
  ///
  /// - Parameters:
  ///   - row: The constraint, or `nil` for invalid arguments.
  ///   - engine: The pointer of the engine.
  ///   - result: The location to write the handle to, or `nil` to discard it.
  ///   - add: A closure that adds the constraint to the engine, and returns it with the status of
  ///     the call.
  /// - Returns: The status of the call.
  @inline(__always)
  static func add(
    _ row: Row?, to engine: OpaquePointer?, _ result: UnsafeMutablePointer<le_constraint>?,
    _ add: (EngineBox, Row) -> (LayoutEngine.Constraint, le_status)
  ) -> le_status {
    guard let box = at(engine), let row else { return le_status(LE_INVALID_ARGUMENT) }
    guard box.hasVariables(of: row) else { return le_status(LE_STALE_HANDLE) }
    let (constraint, status) = add(box, row)
    result?.pointee = constraint.handle
    return status
  }

  /// Adds a constraint without solving, and moves the feasible point to satisfy it if possible.
  func addUnchecked(_ row: Row) -> LayoutEngine.Constraint {
    if point != nil, row.priority == .required {
      if point?.satisfy(row.terms, row.relation, row.constant) == false { point?.invalidate() }
      point?.count(row.terms, 1)
    }
    return add(row)
  }

  /// Adds a constraint to the engine.
  private func add(_ row: Row) -> LayoutEngine.Constraint {
    engine.add(row.terms, row.relation, row.constant, priority: row.priority)
  }

  /// Finds a point that satisfies the required constraints, unless one is already known.
  ///
  /// For an engine that never had a constraint, no solution is necessary.
  private func findPoint() -> le_status {
    guard point == nil else { return le_status(LE_OK) }
    var new = FeasiblePoint()
    if engine.hasConstraints {
      let status = solve()
      guard status == LE_OK else { return status }
      new.begin(atSolutionOf: &engine)
    }
    point = new
    return le_status(LE_OK)
  }

  /// Adds a constraint, and removes it again if it contradicts the required constraints.
  ///
  /// - Returns: The constraint, and the status of the call.
  func addIfConsistent(_ row: Row) -> (LayoutEngine.Constraint, le_status) {
    guard row.priority == .required else { return (add(row), le_status(LE_OK)) }
    let status = findPoint()
    guard status == LE_OK else { return (.none, status) }
    let isConsistent = point?.satisfy(row.terms, row.relation, row.constant) == true
    let constraint = add(row)
    point?.count(row.terms, 1)
    if isConsistent { return (constraint, le_status(LE_OK)) }
    let outcome = solve()
    if outcome == LE_OK {
      point?.move(toSolutionOf: &engine)
    } else {
      point?.count(row.terms, -1)
      engine.remove(constraint)
    }
    return (constraint, outcome)
  }
}

extension LayoutEngine.Constraint {
  /// A handle that no engine has.
  fileprivate static let none = LayoutEngine.Constraint(index: -1, generation: 0)
}
