/// Writes the result of solving a system as JSON.
///
/// Keys, their order, and the order of variables and constraints are fixed. Numbers have the fewest
/// digits that denote the same double. Therefore, the same system has the same answer, byte for
/// byte.
///
///     {"status":"optimal","engine":"autolayout","levels":[…],"solution":{"x":20,"width":300}}
///     {"status":"infeasible","engine":"autolayout","iis":["fits","left"]}
///     {"status":"error","error":"1:17: expected an array of …"}
struct SystemAnswer {
  /// The system that was solved.
  let system: ConstraintSystem
  /// A Boolean value that indicates whether the answer is one line instead of an indented text.
  let isLine: Bool

  /// Returns the answer, with a newline at the end.
  func text(_ result: SystemSolver.Result) -> String {
    switch result {
    case .contradiction(let set): text(contradiction: set)
    case .solved(let solution): text(solution)
    case .illScaled(let name): Self.text(error: Self.illScaled(name), isLine: isLine)
    }
  }

  /// Returns the message about a system with numbers that differ too much for doubles.
  static func illScaled(_ name: String) -> String {
    "the numbers differ too much to be solved with 16 digits: '\(name)' is not satisfied"
  }

  /// Returns the answer to a text that is not a system.
  static func text(error: String, isLine: Bool = true) -> String {
    members([("status", JSONText.string("error")), ("error", JSONText.string(error))], isLine)
  }

  /// Returns the answer to a system with conflicting required constraints.
  private func text(contradiction set: [Int]) -> String {
    Self.members(
      [
        ("status", JSONText.string("infeasible")), ("engine", JSONText.string("autolayout")),
        ("iis", JSONText.array(set.map { JSONText.string(system.rows[$0].name) })),
      ], isLine)
  }

  /// Returns the answer to a system that was solved.
  private func text(_ solution: SystemSolution) -> String {
    var members = [
      ("status", JSONText.string("optimal")), ("engine", JSONText.string("autolayout")),
      ("levels", block("[", solution.levels.map(text(level:)), "]")),
      ("solution", object(solution.values.map(JSONText.number))),
    ]
    if let ranges = solution.ranges {
      let unique = ranges.map(SystemSolution.isUnique)
      members += [
        ("range", object(ranges.map(text(range:)))),
        ("unique", object(unique.map(String.init))),
        ("all_unique", String(unique.allSatisfy { $0 })),
      ]
    }
    return Self.members(members, isLine)
  }

  /// Returns one priority, with its violation and the violated constraints.
  private func text(level: SystemSolution.Level) -> String {
    JSONText.object([
      ("priority", JSONText.number(level.priority)),
      ("violation", JSONText.number(level.violation)),
      (
        "violated",
        JSONText.object(
          level.violated.map { (system.rows[$0.constraint].name, JSONText.number($0.amount)) })
      ),
    ])
  }

  /// Returns a range of values. An end without a limit is `null`.
  private func text(range: ClosedRange<Double>) -> String {
    JSONText.array([JSONText.number(range.lowerBound), JSONText.number(range.upperBound)])
  }

  /// Returns an object with one member per variable.
  private func object(_ values: [String]) -> String {
    let colon = isLine ? ":" : ": "
    return block(
      "{", zip(system.variables, values).map { JSONText.string($0) + colon + $1 }, "}")
  }

  /// Returns elements in brackets, one per line unless the answer is a single line.
  private func block(_ start: String, _ elements: [String], _ end: String) -> String {
    if isLine || elements.isEmpty { return start + elements.joined(separator: ",") + end }
    return "\(start)\n    " + elements.joined(separator: ",\n    ") + "\n  \(end)"
  }

  /// Returns an object with members in their order and a newline at the end.
  private static func members(_ members: [(String, String)], _ isLine: Bool) -> String {
    if isLine { return JSONText.object(members.map { ($0, $1) }) + "\n" }
    let written = members.map { "\"\($0)\": \($1)" }
    return "{\n  " + written.joined(separator: ",\n  ") + "\n}\n"
  }
}
