import Foundation
import Testing

@testable import AutoLayoutCommand

@Suite("Reading systems for autolayout solve")
struct SolveReaderTests {
  @Test("A system is read with defaults, and listed variables are first")
  func defaults() throws {
    let text = """
      \u{FEFF}{"kind": ["ignored", {"deep": null}], "constraints": [
        {"coeffs": {"b": 1, "c": -2.5e0, "zero": 0}, "relation": "="},
        {"relation": "<=", "coeffs": {}, "id": 7, "constant": -0.5, "priority": 250.5}],
       "variables": ["a", "b"]}
      """
    let system = try SystemReader.read(Array(text.utf8))
    #expect(system.variables == ["a", "b", "c", "zero"])
    #expect(system.rows.map(\.name) == ["0", "7"])
    #expect(system.rows[0].terms.map(\.variable) == [1, 2])
    #expect(system.rows[0].terms.map(\.coefficient) == [1, -2.5])
    #expect(system.rows[0].relation == .equal)
    #expect(system.rows[0].constant == 0)
    #expect(system.rows[0].isRequired)
    #expect(system.rows[1].relation == .lessThanOrEqual)
    #expect(system.rows[1].constant == -0.5)
    #expect(system.rows[1].priority == 250.5)
  }

  @Test("Escapes and surrogate pairs are decoded")
  func escapes() throws {
    let text = #"{"constraints": [], "variables": ["\"\\\/\b\f\n\r\t\u00e9\ud83d\ude42", "日"]}"#
    let system = try SystemReader.read(Array(text.utf8))
    #expect(system.variables == ["\"\\/\u{8}\u{C}\n\r\té🙂", "日"])
  }

  /// Each text with the column of its mistake and a part of the message.
  static let mistakes: [(String, Int, String)] = [
    ("", 1, "expected an object with 'constraints', found the end of the text"),
    ("[]", 1, "found an array"),
    ("{}", 1, "no 'constraints'"),
    ("{\"constraints\": []", 19, "found the end of the text"),
    ("{\"constraints\": []} x", 21, "unexpected text after the JSON value"),
    ("{\"constraints\": [],}", 20, "unexpected ',' before '}'"),
    ("{\"constraints\": [] \"a\": 1}", 20, "expected ',' or '}', found a string"),
    ("{'constraints': []}", 2, "expected a key in quotes, found '''"),
    ("{\"constraints\" []}", 16, "expected ':'"),
    ("{\"constraints\": [], \"constraints\": []}", 21, "duplicate key 'constraints'"),
    ("{\"constraints\": {}}", 17, "expected an array of constraints, found an object"),
    ("{\"constraints\": [3]}", 18, "found a number"),
    ("{\"constraints\": [{}]}", 18, "the constraint has no 'coeffs'"),
    ("{\"variables\": [\"a\", \"a\"]}", 21, "duplicate variable 'a'"),
    ("{\"variables\": [1]}", 16, "expected the name of a variable"),
    ("{\"a\": tru}", 7, "unexpected 't'"),
    ("{\"a\": \"\\x\"}", 9, "invalid escape sequence"),
    ("{\"a\": \"\\u12g4\"}", 12, "a hexadecimal digit"),
    ("{\"a\": \"\\ud800\"}", 8, "an unpaired surrogate"),
    ("{\"a\": \"\\ude42\"}", 8, "an unpaired surrogate"),
    ("{\"a\": \"é\t\"}", 9, "a control character"),
    ("{\"a\": \"open", 12, "the string is not terminated"),
    ("{\"a\": 01}", 7, "leading zeros"),
    ("{\"a\": 1.}", 9, "expected a digit"),
    ("{\"a\": 1e}", 9, "expected a digit"),
    ("{\"a\": .5}", 7, "found '.'"),
    ("{\"a\": +5}", 7, "found '+'"),
    ("{\"a\": -}", 8, "expected a digit"),
    ("{\"a\": 1e999}", 7, "the number is too large"),
    ("{\"a\": NaN}", 7, "'NaN' is not a JSON number"),
    ("{\"a\": -Infinity}", 8, "'Infinity' is not a JSON number"),
  ]

  @Test("Invalid text is refused at the first error", arguments: mistakes)
  func refusal(text: String, column: Int, message: String) {
    expectFault(text, column, message)
  }

  /// Members of a constraint that is otherwise right, with what is wrong about them.
  static let wrongMembers: [(String, String)] = [
    ("\"relation\": \"<\"", "'<' is not a relation"),
    ("\"relation\": 0", "expected a relation"),
    ("\"relation\": \"==\", \"priority\": 0", "the priority 0 is out of range"),
    ("\"relation\": \"==\", \"priority\": 1000.5", "the priority 1000.5 is out of range"),
    ("\"relation\": \"==\", \"priority\": \"high\"", "expected the priority as a number"),
    ("\"relation\": \"==\", \"constant\": null", "expected the constant as a number"),
    ("\"relation\": \"==\", \"constant\": NaN", "'NaN' is not a JSON number"),
    ("\"relation\": \"==\", \"constant\": -2e12", "the constant is larger than 10¹²"),
    ("\"relation\": \"==\", \"prioritiy\": 3", "unknown key 'prioritiy' in a constraint"),
    ("\"relation\": \"==\", \"id\": 1.5", "the name of a constraint must be a string"),
    ("\"relation\": \"==\", \"id\": \"1\"", "two constraints are named '1'"),
    ("\"constant\": 3", "the constraint has no 'relation'"),
  ]

  @Test("An invalid constraint is refused", arguments: wrongMembers)
  func constraint(member: String, message: String) {
    expectFault(
      "{\"constraints\": [{\"coeffs\": {\"a\": 1}, \(member)}, "
        + "{\"coeffs\": {}, \"relation\": \"==\"}]}", nil, message)
  }

  @Test("Coefficients are validated, and a variable can occur only once")
  func coefficients() {
    let before = "{\"constraints\": [{\"coeffs\": {"
    expectFault(before + "\"a\": 1, \"a\": 2}", 38, "duplicate key 'a'")
    expectFault(before + "\"a\": 1e13}", 35, "the coefficient of 'a' is larger than 10¹²")
  }

  @Test("The error for invalid UTF-8 points to the start of the string")
  func notUTF8() {
    let bytes = Array("{\"a\": \"x".utf8) + [0xFF] + Array("\"}".utf8)
    #expect(throws: SystemFault(offset: 7, message: "the string is not valid UTF-8")) {
      try SystemReader.read(bytes)
    }
  }

  @Test("Nesting and the number of terms of a constraint are limited")
  func limits() {
    let deep = JSONReader.deepest
    let nested = "{\"a\": " + String(repeating: "[", count: deep)
    expectFault(nested, 6 + deep, "nested deeper than 64 levels")
    let terms = (0...SystemLimit.termsOfConstraint).map { "\"x\($0)\": 1" }
    expectFault(
      "{\"constraints\": [{\"coeffs\": {\(terms.joined(separator: ", "))}}]}", nil,
      "more than 4096 terms in one constraint")
  }

  @Test("The excerpt of a long line shows the text around the error")
  func excerpt() {
    let text = "{\n\"long\": \"" + String(repeating: "é", count: 500) + "\", x}"
    let failure = fault(in: text)?.failure(in: Array(text.utf8), file: "a.json")
    #expect(failure?.place == "a.json:2:513")
    #expect(failure?.excerpt?.hasSuffix("é\", x}") == true)
    #expect(failure.map { ($0.excerpt ?? "").dropFirst($0.caret ?? 0) } == "x}")
  }

  private func fault(in text: String) -> SystemFault? {
    do {
      _ = try SystemReader.read(Array(text.utf8))
    } catch {
      return error as? SystemFault
    }
    return nil
  }

  private func expectFault(
    _ text: String, _ column: Int?, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let fault = fault(in: text) else {
      Issue.record("no fault", sourceLocation: sourceLocation)
      return
    }
    #expect(fault.message.contains(message), sourceLocation: sourceLocation)
    if let column {
      let found = fault.failure(in: Array(text.utf8), file: "").column
      #expect(found == column, sourceLocation: sourceLocation)
    }
  }
}
