// Reads edits from standard input and prints the results of the engine, for
// Scripts/compare-with-oracle.py. One command a line, constraints numbered in the order they come:
//
//   new VARIABLES                          an empty engine
//   add RELATION PRIORITY CONSTANT [VARIABLE COEFFICIENT]…
//   remove CONSTRAINT
//   constant CONSTRAINT VALUE
//   priority CONSTRAINT VALUE
//   solve                                  prints `solved`, `conflict CONSTRAINT…` or `refused REASON`
//   fresh                                  compares with an engine built from the live constraints
//   levels                                 prints PRIORITY VIOLATION …
//   values                                 prints the values
//   ranges                                 prints LOWER UPPER … for every variable
//   ambiguous                              prints the ambiguous variables
import LayoutEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A session: an engine, and the names that the script uses for its variables and constraints.
struct Session {
  var engine = LayoutEngine()
  var variables: [LayoutEngine.Variable] = []
  var constraints: [LayoutEngine.Constraint?] = []

  mutating func run(_ command: String, _ words: [Substring]) {
    switch command {
    case "new":
      self = Session()
      // Changes the structure of all components in place, which by default is done only for large
      // ones.
      engine.minRevisedConstraints = 1
      for _ in 0..<Int(words[0])! { variables.append(engine.addVariable()) }
    case "add": add(words)
    case "remove":
      engine.remove(constraints[Int(words[0])!]!)
      constraints[Int(words[0])!] = nil
    case "constant": engine.setConstant(Double(words[1])!, of: constraints[Int(words[0])!]!)
    case "priority":
      engine.setPriority(.init(rawValue: Double(words[1])!), of: constraints[Int(words[0])!]!)
    default:
      report(command)
      fflush(nil)
    }
  }

  private mutating func add(_ words: [Substring]) {
    let terms = stride(from: 3, to: words.count, by: 2).map {
      LayoutEngine.Term(variables[Int(words[$0])!], Double(words[$0 + 1])!)
    }
    constraints.append(
      engine.add(
        terms, .init(rawValue: Int8(words[0])!)!, Double(words[2])!,
        priority: .init(rawValue: Double(words[1])!)))
  }

  private mutating func report(_ command: String) {
    switch command {
    case "solve": print(describe(engine.solve()))
    case "fresh": print(differenceFromFresh() ?? "same")
    case "levels":
      print(
        engine.levels().map { "\($0.priority.rawValue) \($0.violation)" }.joined(separator: " "))
    case "values":
      print(variables.map { "\(engine.value(of: $0))" }.joined(separator: " "))
    case "ranges":
      print(
        variables.map {
          let range = engine.range(of: $0)
          return "\(range.lowerBound) \(range.upperBound)"
        }.joined(separator: " "))
    case "ambiguous":
      print(
        engine.ambiguousVariables().map { "\(variables.firstIndex(of: $0)!)" }
          .joined(separator: " "))
    default: fatalError("unknown command \(command)")
    }
  }

  private func describe(_ outcome: LayoutEngine.Outcome) -> String {
    switch outcome {
    case .solved: "solved"
    case .conflict(let set):
      "conflict "
        + set.map { "\(constraints.firstIndex(of: $0)!)" }.joined(separator: " ")
    case .refused(let refusal): "refused \(refusal)"
    }
  }

  /// Compares the values with those of a new engine. Returns a sentence that describes the
  /// difference, or `nil` if there is none.
  private mutating func differenceFromFresh() -> String? {
    var fresh = LayoutEngine()
    let copies = variables.map { _ in fresh.addVariable() }
    for constraint in engine.liveConstraints {
      let terms = engine.terms(of: constraint).map {
        LayoutEngine.Term(copies[variables.firstIndex(of: $0.variable)!], $0.coefficient)
      }
      fresh.add(
        terms, engine.relation(of: constraint), engine.constant(of: constraint),
        priority: engine.priority(of: constraint))
    }
    let outcome = engine.solve()
    let freshOutcome = fresh.solve()
    if (outcome == .solved) != (freshOutcome == .solved) { return "feasibility differs" }
    guard outcome == .solved else { return nil }
    let scale = copies.reduce(1) { max($0, abs(fresh.value(of: $1))) }
    for (index, (old, new)) in zip(variables, copies).enumerated() {
      let gap = abs(engine.value(of: old) - fresh.value(of: new))
      if !(gap <= 1e-9 * scale) {
        return "variable \(index) is \(engine.value(of: old)), fresh \(fresh.value(of: new))"
      }
    }
    return nil
  }
}

var session = Session()
while let line = readLine() {
  let words = line.split(separator: " ")
  guard let command = words.first else { continue }
  session.run(String(command), Array(words.dropFirst()))
}
