import Foundation
import Testing

@Suite("autolayout equivalent")
struct EquivalentCommandTests {
  private let login = Tool.example("Login.storyboard")

  /// Arguments that take little time.
  private let few = ["--width", "320...430", "--content-size", "L", "--direction", "ltr"]

  /// A copy of the example in which the button is a point lower.
  private func moved(_ scratch: ScratchFolder) throws -> String {
    let text = try String(contentsOfFile: login, encoding: .utf8)
    let edited = text.replacing(
      "constant=\"32\" id=\"LgN-c2-010\"", with: "constant=\"33\" id=\"LgN-c2-010\"")
    #expect(edited != text)
    return try scratch.write(edited, to: "Moved.storyboard")
  }

  @Test("A document is equivalent to itself, in all settings")
  func same() throws {
    let run = try Tool.run("equivalent", login, login, "--width", "320...340")
    #expect(run.status == 0)
    #expect(
      run.output.contains("equivalent: proved at all widths, 12 content sizes, 2 directions ("))
  }

  @Test("A difference is shown with both frames and pictures, with exit code 1")
  func different() throws {
    let scratch = try ScratchFolder()
    let other = try moved(scratch)
    let pictures = scratch.path + "/pictures"
    let run = try Tool.run(["equivalent", login, other, "--picture", pictures] + few)
    #expect(run.status == 1)
    #expect(run.output.contains("not equivalent: UIButton “Sign In” (LgN-bt-001), at 320 × 844"))
    #expect(
      run.output.contains("(16, 371; 288 × 50)") && run.output.contains("(16, 372; 288 × 50)"))
    #expect(run.output.contains("because "))
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures).sorted()
    #expect(names.filter { $0.hasSuffix(".svg") }.count == 2)
    let svg = try String(
      contentsOfFile: pictures + "/" + (names.first { $0.hasSuffix(".svg") } ?? ""), encoding: .utf8
    )
    #expect(svg.contains("data-mark=\"marked\""))
  }

  // The button is as wide as its constraints say, whatever its title.
  @Test("A different text is listed, and is a difference only with --strict")
  func strict() throws {
    let scratch = try ScratchFolder()
    let text = try String(contentsOfFile: login, encoding: .utf8)
    let edited = text.replacing(
      "<state key=\"normal\" title=\"Sign In\"", with: "<state key=\"normal\" title=\"Enter\"")
    #expect(edited != text)
    let other = try scratch.write(edited, to: "Other.storyboard")
    let run = try Tool.run(["equivalent", login, other] + few)
    #expect(run.status == 0)
    #expect(run.output.contains("equivalent: proved at all widths"))
    #expect(run.output.contains("(LgN-bt-001): text “Sign In” and “Enter”"))
    let strict = try Tool.run(["equivalent", login, other, "--strict"] + few)
    #expect(strict.status == 1)
    #expect(strict.output == run.output)
  }

  /// The numbers of an array of JSON.
  private func numbers(_ array: Any?) -> [Double] {
    (array as? [Any] ?? []).compactMap { Double("\($0)") }
  }

  @Test("JSON has the counterexample and the widths of every difference")
  func json() throws {
    let scratch = try ScratchFolder()
    let run = try Tool.run(
      ["equivalent", login, try moved(scratch), "--format", "json"] + few)
    let object = try #require(try run.objects().first)
    #expect(object["equivalent"] as? Bool == false)
    let found = try #require(object["counterexample"] as? [String: Any])
    #expect(found["id"] as? String == "LgN-bt-001" && found["width"] as? Int == 320)
    #expect(numbers(found["firstFrame"]) == [16, 371, 288, 50])
    #expect(numbers(found["secondFrame"]) == [16, 372, 288, 50])
    let runs = try #require(object["runs"] as? [[String: Any]])
    let differences = try #require(runs[0]["differences"] as? [[String: Any]])
    #expect(differences.map { "\($0["widths"] ?? "")" } == ["[[320, 430]]"])
  }

  @Test("The independent checker confirms certificates and rejects a changed number")
  func certificate() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path + "/equal.json"
    let run = try Tool.run(["equivalent", login, login, "--certificate", path] + few)
    #expect(run.status == 0)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scripts/check-width-certificate.py").standardizedFileURL.path
    func check(_ path: String) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", script, path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    #expect(try check(path) == 0)
    // The views of the second side are a point to the right of where they were.
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let data = try JSONSerialization.jsonObject(with: Data(text.utf8))
    var certificates = try #require(data as? [[String: Any]])
    var side = try #require(certificates[0]["second"] as? [String: Any])
    var pieces = try #require(side["views"] as? [[[String: Any]]])
    pieces[0][1]["insets"] = [0, 1, 0, 0]
    pieces[0][0]["bounds"] = [1, 0]
    side["views"] = pieces
    certificates[0]["second"] = side
    func checkCertificates() throws -> Int32 {
      let data = try JSONSerialization.data(withJSONObject: certificates)
      return try check(try scratch.write(String(decoding: data, as: UTF8.self), to: "changed.json"))
    }
    #expect(try checkCertificates() == 1)
    // A certificate that admits the difference holds, unless the proof of a side is invalid.
    certificates[0]["equivalent"] = false
    #expect(try checkCertificates() == 0)
    var proof = try #require(side["proof"] as? [String: Any])
    proof["widths"] = [320, 500]
    side["proof"] = proof
    certificates[0]["second"] = side
    #expect(try checkCertificates() == 1)
  }

  @Test(
    "Contradictory arguments are refused",
    arguments: [
      ["a.xib", "--width", "320"], ["a.xib", "b.xib"],
      ["a.xib", "b.xib", "c.xib", "--width", "320"],
      ["a.xib", "b.xib", "--width", "320", "--match", "a"],
      ["a.xib", "b.xib", "--width", "320", "--match", "=b"],
      ["a.xib", "b.xib", "--width", "0"], ["a.xib", "--snapshots", "S", "--width", "320"],
      ["a.xib", "b.xib", "--snapshots", "S"],
    ])
  func refused(arguments: [String]) throws {
    let run = try Tool.run(["equivalent"] + arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains("Usage: autolayout equivalent"))
  }

  @Test("Unknown roots and views are reported with the known ones")
  func unknown() throws {
    let root = try Tool.run(["equivalent", login + "#nothing", login] + few)
    #expect(root.status == 65)
    #expect(root.errors.contains("no root has the name or identifier 'nothing'"))
    #expect(root.errors.contains("LgN-vw-001 (Sign In)"))
    let view = try Tool.run(["equivalent", login, login, "--match", "no=LgN-bt-001"] + few)
    #expect(view.status == 65)
    #expect(view.errors.contains("no view matches 'no=LgN-bt-001'"))
    let file = try Tool.run(["equivalent", login, "/nowhere.xib"] + few)
    #expect(file.status == 66)
  }

  @Test("Invalid snapshot files are reported by name")
  func snapshots() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("{}", to: "a.json")
    let run = try Tool.run("equivalent", login, "--snapshots", scratch.path)
    #expect(run.status == 65)
    #expect(run.errors.contains("a.json: error: the file is not a snapshot: canvas is missing"))
    let missing = try Tool.run("equivalent", login, "--snapshots", scratch.path + "/no")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("no: error: the folder cannot be read"))
  }
}
