import Foundation
import Testing

@Suite("autolayout prove")
struct ProveCommandTests {
  private let login = Tool.example("Login.storyboard")

  @Test("A proof without failures has exit code 0 and reports its widths")
  func fine() throws {
    let run = try Tool.run("prove", login, "--width", "320...430")
    #expect(run.status == 0)
    #expect(run.output.contains("no failures; proved at all widths"))
  }

  @Test("A single width is reported as one piece")
  func single() throws {
    let run = try Tool.run("prove", login, "--width", "330...330")
    #expect(run.status == 0)
    #expect(run.output.contains("no failures; sampled at a single width (1 piece, 1 layout)"))
  }

  // The oracle is the tool at every whole width.
  @Test("Proved and exhaustively sampled failures are at the same whole widths")
  func json() throws {
    let arguments = ["prove", login, "--width", "220...320", "--format", "json"]
    let runs = try [arguments, arguments + ["--exhaustive"]].map { try Tool.run($0) }
    #expect(runs.map(\.status) == [1, 1])
    let failures = try runs.map { run in
      let roots = try #require(try run.objects()[0]["roots"] as? [[String: Any]])
      let proofs = try #require(roots[0]["runs"] as? [[String: Any]])
      let failures = try #require(proofs[0]["failures"] as? [[String: Any]])
      return failures.map { "\($0["check"] ?? "") \($0["id"] ?? "") \($0["widths"] ?? "")" }
    }
    #expect(!failures[0].isEmpty)
    #expect(failures[0] == failures[1])
  }

  @Test(
    "Invalid and conflicting options are refused",
    arguments: [
      [], ["a.xib", "--check", ""], ["a.xib", "--check", "clipped,"],
      [".", "--certificate", "c.json"], ["a.xib", "--device", "nonsense"],
      ["a.xib", "--slack", "x", "--check", "clipped"],
      ["a.xib", "--slack", "x", "--certificate", "c.json"],
      ["a.xib", "--longest-text", "x", "--text-growth", "1.2"],
      ["a.xib", "--longest-text", "x", "--exhaustive"],
    ])
  func refused(arguments: [String]) throws {
    let scratch = try ScratchFolder()
    let run = try Tool.run(["prove", "--width", "320...430"] + arguments, in: scratch.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("Usage: autolayout prove"))
  }

  @Test("Control characters in file names do not reach the terminal")
  func escapes() throws {
    let run = try Tool.run(
      "prove", login, "--width", "320", "--certificate", "/nowhere/\u{1B}[2J.json")
    #expect(run.status == 66)
    #expect(run.errors.contains("error: the file cannot be written"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test("The independent checker confirms a certificate and rejects a changed number")
  func certificate() throws {
    let python = "/usr/bin/env"
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scripts/check-width-certificate.py").standardizedFileURL.path
    let scratch = try ScratchFolder()
    let path = scratch.path + "/proof.json"
    try Tool.run("prove", login, "--width", "220...320", "--certificate", path)
    func check(_ path: String) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: python)
      process.arguments = ["python3", script, path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    // `env` says 127 where there is no Python.
    let status = try check(path)
    if status == 127 { return }
    #expect(status == 0)
    var certificates = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
        as? [[String: Any]])
    var pieces = try #require(certificates[0]["pieces"] as? [[String: Any]])
    var values = try #require(pieces[0]["values"] as? [[Double]])
    values[1][6] += 1
    pieces[0]["values"] = values
    certificates[0]["pieces"] = pieces
    let broken = try scratch.write(
      String(decoding: JSONSerialization.data(withJSONObject: certificates), as: UTF8.self),
      to: "broken.json")
    #expect(try check(broken) == 1)
  }

  // By derivation: one point less than the trailing margin of 16 keeps the button inside its parent,
  // which the rule allows to be left by one point.
  @Test("--slack and --longest-text find the slack of a constraint and the longest text")
  func questions() throws {
    let slack = try Tool.run(
      "prove", login, "--width", "320...430", "--slack", "LgN-c1-001", "--format", "json")
    let object = try #require(try slack.objects().first)
    #expect(slack.status == 0)
    let least = try #require(object["least"] as? Double)
    #expect(least < -0.9 && least > -1.4)
    let text = try Tool.run(
      "prove", login, "--width", "320...430", "--longest-text", "LgN-bt-002", "--format", "json")
    let room = try #require(try text.objects().first)
    #expect((room["longest"] as? Int ?? 0) > (room["characters"] as? Int ?? 0))
    #expect((room["limit"] as? [String: Any])?["check"] as? String == "clipped")
  }

  @Test("Invalid ranges and names are refused")
  func refusals() throws {
    #expect(try Tool.run("prove", login, "--width", "wide").status == 64)
    #expect(try Tool.run("prove", login, "--width", "430...320").status == 64)
    #expect(try Tool.run("prove", login, "--width", "0...320").status == 64)
    #expect(try Tool.run("prove", login, "--width", "320...430", "--check", "beauty").status == 64)
    #expect(try Tool.run("prove", login, "--width", "320...430", "--slack", "no-ne").status == 65)
    #expect(try Tool.run("prove", "/no/such.xib", "--width", "320...430").status == 66)
  }
}
