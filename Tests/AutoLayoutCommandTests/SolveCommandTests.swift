import Foundation
import Testing

/// What an independent solver in rational arithmetic answered to a system of our own; recorded by
/// `Scripts/compare-solve.py --record`.
struct RecordedAnswer: CustomTestStringConvertible, @unchecked Sendable {
  let name: String
  /// The system as text.
  let system: String
  /// Never changed after reading, hence sendable.
  let answer: [String: Any]

  var testDescription: String { name }

  static let all: [RecordedAnswer] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("SolveSystems.jsonl")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      let parsed = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      guard let object = parsed as? [String: Any], let name = object["name"] as? String,
        let system = object["system"],
        let text = try? JSONSerialization.data(withJSONObject: system),
        let answer = object["answer"] as? [String: Any]
      else { return nil }
      return RecordedAnswer(
        name: name, system: String(decoding: text, as: UTF8.self), answer: answer)
    }
  }()
}

@Suite("autolayout solve")
struct SolveCommandTests {
  /// Doubles of magnitude 10⁵ that went through some divisions.
  private static let near = 1e-6

  @Test("There are 18 recorded systems")
  func count() { #expect(RecordedAnswer.all.count == 18) }

  @Test("Answers equal those of the exact solver", arguments: RecordedAnswer.all)
  func recorded(expected: RecordedAnswer) throws {
    let run = try Tool.solve("-", input: expected.system)
    let parsed = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let answer = try #require(parsed as? [String: Any])
    #expect(answer["status"] as? String == expected.answer["status"] as? String)
    #expect(run.errors.isEmpty)
    if let set = expected.answer["iis"] as? [String] {
      // These systems have one irreducible contradiction each.
      #expect((answer["iis"] as? [String])?.sorted() == set.sorted())
      #expect(run.status == 1)
      return
    }
    #expect(run.status == 0)
    try expectSameLevels(answer, expected.answer)
    try expectSameRanges(answer, expected.answer)
    #expect(answer["unique"] as? [String: Bool] == expected.answer["unique"] as? [String: Bool])
    #expect(answer["all_unique"] as? Bool == expected.answer["all_unique"] as? Bool)
  }

  private func expectSameLevels(_ answer: [String: Any], _ expected: [String: Any]) throws {
    let levels = try #require(answer["levels"] as? [[String: Any]])
    let recorded = try #require(expected["levels"] as? [[String: Any]])
    let priorities = levels.map { $0["priority"] as? Double }
    #expect(priorities == recorded.map { $0["priority"] as? Double })
    for (level, other) in zip(levels, recorded) {
      let violation = try #require(level["violation"] as? Double)
      #expect(abs(violation - (try #require(other["violation"] as? Double))) <= Self.near)
      let violated = try #require(level["violated"] as? [String: Double])
      #expect(abs(violated.values.reduce(0, +) - violation) <= Self.near)
    }
  }

  private func expectSameRanges(_ answer: [String: Any], _ expected: [String: Any]) throws {
    let solution = try #require(answer["solution"] as? [String: Double])
    let ranges = try #require(answer["range"] as? [String: [Any]])
    let recorded = try #require(expected["range"] as? [String: [Any]])
    #expect(Set(solution.keys) == Set(recorded.keys))
    #expect(Set(ranges.keys) == Set(recorded.keys))
    for (name, range) in recorded {
      let low = range[0] as? Double ?? -.infinity
      let high = range[1] as? Double ?? .infinity
      let value = try #require(solution[name])
      #expect(low - Self.near <= value && value <= high + Self.near, "\(name)")
      for (end, other) in zip(try #require(ranges[name]), range) {
        let (a, b) = (end as? Double, other as? Double)
        #expect((a == nil) == (b == nil) && abs((a ?? 0) - (b ?? 0)) <= Self.near, "\(name)")
      }
    }
  }

  @Test("Answers are identical in every run")
  func deterministic() throws {
    for system in RecordedAnswer.all.suffix(4) {
      let first = try Tool.solve("-", input: system.system)
      #expect(try Tool.solve("-", input: system.system).output == first.output)
    }
  }

  /// Derived by hand: the width is what 320 leaves beside 20, 100 short of the wish.
  @Test("The answer is formatted for readers")
  func text() throws {
    let system = """
      {"constraints": [
        {"id": "fits", "coeffs": {"x": 1, "width": 1}, "relation": "<=", "constant": 320},
        {"id": "left", "coeffs": {"x": 1}, "relation": "==", "constant": 20},
        {"id": "wish", "coeffs": {"width": 1}, "relation": "==", "constant": 400, "priority": 750}]}
      """
    let run = try Tool.solve("-", "--no-ranges", input: system)
    #expect(
      run.output == """
        {
          "status": "optimal",
          "engine": "autolayout",
          "levels": [
            {"priority":1000,"violation":0,"violated":{}},
            {"priority":750,"violation":100,"violated":{"wish":100}}
          ],
          "solution": {
            "x": 20,
            "width": 300
          }
        }

        """)
  }

  @Test("--lines answers every line, and invalid ones with an error and its location")
  func lines() throws {
    let input = """
      {"constraints": [{"coeffs": {"a": 2}, "relation": "==", "constant": 3}]}

      {"constraints": [}
      {"constraints": [{"coeffs": {}, "relation": "==", "constant": 3}]}
      """
    let run = try Tool.solve("--lines", "-", input: input)
    #expect(
      run.output == """
        {"status":"optimal","engine":"autolayout",\
        "levels":[{"priority":1000,"violation":0,"violated":{}}],"solution":{"a":1.5},\
        "range":{"a":[1.5,1.5]},"unique":{"a":true},"all_unique":true}
        {"status":"error","error":"3:18: expected a constraint as an object, found '}'"}
        {"status":"infeasible","engine":"autolayout","iis":["0"]}

        """)
    #expect(run.status == 65)
  }

  @Test("An invalid system has exit code 65, and its location is shown")
  func badData() throws {
    let folder = try ScratchFolder()
    try folder.write("{\"constraints\": [\n  {\"coeffs\": {\"a\": NaN}}]}", to: "system.json")
    let run = try Tool.run("solve", "system.json", in: folder.path)
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n")
    #expect(lines[0] == "system.json:2:20: error: 'NaN' is not a JSON number")
    #expect(lines[1] == "    {\"coeffs\": {\"a\": NaN}}]}")
    #expect(lines[2] == "  " + String(repeating: " ", count: 19) + "^")
    #expect(lines[3].hasPrefix("  note: "))
  }

  @Test("A file that cannot be read has exit code 66", arguments: ["missing.json", "."])
  func cannotOpen(path: String) throws {
    let folder = try ScratchFolder()
    let run = try Tool.run("solve", path, in: folder.path)
    #expect(run.status == 66)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(path): error: "))
  }

  /// x is 10³⁰⁰ times what a double can keep beside 1.
  @Test("Badly scaled numbers are refused instead of being solved incorrectly")
  func illScaled() throws {
    let run = try Tool.solve(
      "-",
      input: """
        {"constraints": [{"coeffs": {"x": 1e-300}, "relation": "==", "constant": 1},
          {"coeffs": {"x": -1e12, "y": 1}, "relation": "==", "constant": 0}]}
        """)
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("differ too much"))
  }
}
