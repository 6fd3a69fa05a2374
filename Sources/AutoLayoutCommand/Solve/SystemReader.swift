import LayoutEngine

/// Reads a system from JSON:
///
///     {"variables": ["a", "b"],
///      "constraints": [{"id": "c1", "coeffs": {"a": 1, "b": -2.5}, "relation": "<=",
///                       "constant": 10, "priority": 750}]}
///
/// `variables`, `id` (default: the position of the constraint), `constant` (0) and `priority`
/// (1000, required) are optional. Other keys next to `constraints` are ignored. Other keys in a
/// constraint are errors, because a misspelled `priority` would silently make the constraint
/// required.
struct SystemReader {
  /// The text and the position in it.
  private var json: JSONReader
  /// The system so far, with variables in the order of their first use.
  private var system = ConstraintSystem()
  /// The index of each variable, by its name.
  private var indices: [String: Int] = [:]
  /// The indices of the variables in the list, in its order.
  private var listed: [Int] = []
  /// The names of the constraints so far.
  private var names: Set<String> = []
  /// The number of terms so far, in all constraints.
  private var termCount = 0

  /// Creates a reader of a text.
  private init(_ bytes: [UInt8]) { json = JSONReader(bytes) }

  /// Returns the system that a text describes.
  ///
  /// - Throws: `SystemFault` if the text is not a valid system.
  /// - Complexity: O(*n*) in time and memory, where *n* is the length of the text.
  static func read(_ bytes: [UInt8]) throws -> ConstraintSystem {
    var reader = SystemReader(bytes)
    try reader.readSystem()
    return reader.ordered()
  }

  /// Reads the outer object.
  private mutating func readSystem() throws {
    var hasConstraints = false
    try json.beginObject("an object with 'constraints'")
    while let (key, _) = try json.nextKey() {
      switch key {
      case "variables": try readVariables()
      case "constraints":
        hasConstraints = true
        try json.beginArray("an array of constraints")
        while try json.nextElement() { try readConstraint() }
      default: try json.skipValue()
      }
    }
    try json.readEnd()
    if !hasConstraints {
      throw SystemFault(
        offset: 0, message: "the system has no 'constraints'",
        hint: "expected an array, which may be empty: {\"constraints\": []}")
    }
  }

  /// Returns the system with listed variables first.
  private func ordered() -> ConstraintSystem {
    guard !listed.isEmpty else { return system }
    var place = [Int](repeating: -1, count: system.variables.count)
    for (position, index) in listed.enumerated() { place[index] = position }
    var next = listed.count
    for index in place.indices where place[index] < 0 {
      place[index] = next
      next += 1
    }
    var result = system
    for (index, name) in system.variables.enumerated() { result.variables[place[index]] = name }
    for row in result.rows.indices {
      for term in result.rows[row].terms.indices {
        result.rows[row].terms[term].variable = place[result.rows[row].terms[term].variable]
      }
    }
    return result
  }

  // MARK: Variables

  /// Reads the list of variables, in which each name occurs only once.
  private mutating func readVariables() throws {
    var names: Set<String> = []
    try json.beginArray("an array of variable names")
    while try json.nextElement() {
      let start = json.place
      let name = try json.readString("the name of a variable")
      listed.append(try index(of: name, at: start))
      guard names.insert(name).inserted else {
        throw SystemFault(offset: start, message: "duplicate variable '\(name)'")
      }
    }
  }

  /// Returns the index of a variable, which is added if it is new.
  private mutating func index(of variable: String, at offset: Int) throws -> Int {
    if let known = indices[variable] { return known }
    let index = system.variables.count
    try limit(index, SystemLimit.variables, "variables", at: offset)
    indices[variable] = index
    system.variables.append(variable)
    return index
  }

  // MARK: Constraints

  /// Reads one constraint. The name of a constraint without `id` is its position.
  private mutating func readConstraint() throws {
    let start = json.place
    let position = system.rows.count
    try limit(position, SystemLimit.constraints, "constraints", at: start)
    var row = ConstraintSystem.Row(name: String(position))
    var missing: Set = ["coeffs", "relation"]
    var nameStart = start
    try json.beginObject("a constraint as an object")
    while let (key, offset) = try json.nextKey() {
      missing.remove(key)
      switch key {
      case "id":
        nameStart = json.place
        row.name = try readName()
      case "coeffs": row.terms = try readTerms()
      case "relation": row.relation = try readRelation()
      case "constant": row.constant = try readBounded("the constant")
      case "priority": row.priority = try readPriority()
      default:
        throw SystemFault(
          offset: offset, message: "unknown key '\(key)' in a constraint",
          hint: "the keys are id, coeffs, relation, constant and priority")
      }
    }
    if let key = missing.sorted().first {
      throw SystemFault(offset: start, message: "the constraint has no '\(key)'")
    }
    guard names.insert(row.name).inserted else {
      throw SystemFault(
        offset: nameStart, message: "two constraints are named '\(row.name)'",
        hint: "the name of a constraint without 'id' is its index, starting with '0'")
    }
    system.rows.append(row)
  }

  /// Reads the name of a constraint: a string, or an integer.
  private mutating func readName() throws -> String {
    if json.peek() == "\"" { return try json.readString("a name") }
    let start = json.offset
    let number = try json.readNumber("the constraint's name as a string")
    guard let whole = Int(exactly: number) else {
      throw SystemFault(offset: start, message: "the name of a constraint must be a string")
    }
    return String(whole)
  }

  /// Reads the coefficients. Terms with the coefficient 0 are removed.
  private mutating func readTerms() throws -> [(variable: Int, coefficient: Double)] {
    var terms: [(variable: Int, coefficient: Double)] = []
    try json.beginObject("an object of coefficients")
    while let (key, offset) = try json.nextKey() {
      let variable = try index(of: key, at: offset)
      let coefficient = try readBounded("the coefficient of '\(key)'")
      if coefficient == 0 { continue }
      try limit(terms.count, SystemLimit.termsOfConstraint, "terms in one constraint", at: offset)
      try limit(termCount, SystemLimit.terms, "terms", at: offset)
      termCount += 1
      terms.append((variable, coefficient))
    }
    return terms
  }

  /// Reads `==`, `<=` or `>=`.
  private mutating func readRelation() throws -> LayoutEngine.Relation {
    let start = json.place
    let text = try json.readString("a relation ('==', '<=' or '>=')")
    switch text {
    case "==", "=": return .equal
    case "<=": return .lessThanOrEqual
    case ">=": return .greaterThanOrEqual
    default:
      throw SystemFault(
        offset: start, message: "'\(text)' is not a relation",
        hint: "expected '==', '<=' or '>='")
    }
  }

  /// Reads a priority above 0 and at most 1000.
  private mutating func readPriority() throws -> Double {
    let start = json.place
    let priority = try json.readNumber("the priority as a number")
    guard priority > 0, priority <= 1000 else {
      throw SystemFault(
        offset: start, message: "the priority \(JSONText.number(priority)) is out of range",
        hint: "a priority is above 0 and at most 1000, which is required")
    }
    return priority
  }

  /// Reads a number within the limits of the solver.
  private mutating func readBounded(_ what: String) throws -> Double {
    let start = json.place
    let number = try json.readNumber("\(what) as a number")
    guard abs(number) <= SystemLimit.magnitude else {
      throw SystemFault(
        offset: start, message: "\(what) is larger than 10¹²",
        hint: "use a larger unit")
    }
    return number
  }

  /// Throws an error if a count exceeds its limit.
  private func limit(_ count: Int, _ most: Int, _ what: String, at offset: Int) throws {
    guard count < most else {
      throw SystemFault(offset: offset, message: "there are more than \(most) \(what)")
    }
  }
}
