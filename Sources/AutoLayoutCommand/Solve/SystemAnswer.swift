/// Writes what was found about a system as JSON.
///
/// The keys and their order are fixed, variables and constraints stand in the order of the system,
/// and numbers have the fewest digits that read back as the same double, so that the same system
/// has the same answer to the byte.
struct SystemAnswer {
  let system: ConstraintSystem
  /// Whether the answer is one line instead of one that people read.
  let isLine: Bool

  /// The answer, ending in a newline.
  func text(_ result: SystemSolver.Result) -> String {
    switch result {
    case .contradiction(let set): text(contradiction: set)
    case .solved(let solution): text(solution)
    case .illScaled(let name): Self.text(error: Self.illScaled(name), isLine: isLine)
    }
  }

  /// The sentence about a system whose numbers do not meet in a double.
  static func illScaled(_ name: String) -> String {
    "the system's numbers differ too much to be solved with 16 digits: \"\(name)\" does not hold"
  }

  /// The answer to a text that is no system.
  static func text(error: String, isLine: Bool = true) -> String {
    members([("status", JSONText.string("error")), ("error", JSONText.string(error))], isLine)
  }

  private func text(contradiction set: [Int]) -> String {
    Self.members(
      [
        ("status", JSONText.string("infeasible")), ("engine", JSONText.string("autolayout")),
        ("iis", JSONText.array(set.map { JSONText.string(system.rows[$0].name) })),
      ], isLine)
  }

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

  /// `null` stands for an end that has no limit.
  private func text(range: ClosedRange<Double>) -> String {
    JSONText.array([JSONText.number(range.lowerBound), JSONText.number(range.upperBound)])
  }

  /// An object with a member for each variable.
  private func object(_ values: [String]) -> String {
    let colon = isLine ? ":" : ": "
    return block(
      "{", zip(system.variables, values).map { JSONText.string($0) + colon + $1 }, "}")
  }

  /// Elements in brackets, each on a line of its own unless all is one line.
  private func block(_ start: String, _ elements: [String], _ end: String) -> String {
    if isLine || elements.isEmpty { return start + elements.joined(separator: ",") + end }
    return "\(start)\n    " + elements.joined(separator: ",\n    ") + "\n  \(end)"
  }

  private static func members(_ members: [(String, String)], _ isLine: Bool) -> String {
    if isLine { return JSONText.object(members.map { ($0, $1) }) + "\n" }
    let written = members.map { "\"\($0)\": \($1)" }
    return "{\n  " + written.joined(separator: ",\n  ") + "\n}\n"
  }
}
