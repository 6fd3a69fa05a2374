/// Writes the result of solving a system as JSON.
///
/// Keys, their order, and the order of variables and constraints are fixed. Numbers have the fewest
/// digits that read back as the same double. The same system therefore has the same answer, byte
/// for byte.
///
///     {"status":"optimal","engine":"autolayout","levels":[…],"solution":{"x":20,"width":300}}
///     {"status":"infeasible","engine":"autolayout","iis":["fits","left"]}
///     {"status":"error","error":"1:17: expected an array of …"}
struct SystemAnswer {
  /// The system that was solved.
  let system: ConstraintSystem
  /// Whether the answer is one line instead of an indented text.
  let isLine: Bool

  /// The answer, ending in a newline.
  func text(_ result: SystemSolver.Result) -> String {
    switch result {
    case .contradiction(let set): text(contradiction: set)
    case .solved(let solution): text(solution)
    case .illScaled(let name): Self.text(error: Self.illScaled(name), isLine: isLine)
    }
  }

  /// The message about a system whose numbers differ too much for doubles.
  static func illScaled(_ name: String) -> String {
    "the system's numbers differ too much to be solved with 16 digits: \"\(name)\" does not hold"
  }

  /// The answer to a text that is not a system.
  static func text(error: String, isLine: Bool = true) -> String {
    members([("status", JSONText.string("error")), ("error", JSONText.string(error))], isLine)
  }

  /// The answer to a system whose required constraints conflict.
  private func text(contradiction set: [Int]) -> String {
    Self.members(
      [
        ("status", JSONText.string("infeasible")), ("engine", JSONText.string("autolayout")),
        ("iis", JSONText.array(set.map { JSONText.string(system.rows[$0].name) })),
      ], isLine)
  }

  /// The answer to a system that was solved.
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

  /// One priority, by how much it is violated, and by which constraints.
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

  /// A range of values; `null` is an end without a limit.
  private func text(range: ClosedRange<Double>) -> String {
    JSONText.array([JSONText.number(range.lowerBound), JSONText.number(range.upperBound)])
  }

  /// An object with one member per variable.
  private func object(_ values: [String]) -> String {
    let colon = isLine ? ":" : ": "
    return block(
      "{", zip(system.variables, values).map { JSONText.string($0) + colon + $1 }, "}")
  }

  /// Elements in brackets, one per line unless the answer is a single line.
  private func block(_ start: String, _ elements: [String], _ end: String) -> String {
    if isLine || elements.isEmpty { return start + elements.joined(separator: ",") + end }
    return "\(start)\n    " + elements.joined(separator: ",\n    ") + "\n  \(end)"
  }

  /// An object with members in their order, ending in a newline.
  private static func members(_ members: [(String, String)], _ isLine: Bool) -> String {
    if isLine { return JSONText.object(members.map { ($0, $1) }) + "\n" }
    let written = members.map { "\"\($0)\": \($1)" }
    return "{\n  " + written.joined(separator: ",\n  ") + "\n}\n"
  }
}
