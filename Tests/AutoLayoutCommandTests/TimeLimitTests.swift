import Foundation
import LayoutAnalysis
import Testing

@testable import AutoLayoutCommand

/// Documents whose layout takes long, and workers that must not outlive the tool.
@Suite("Time limits")
struct TimeLimitTests {
  /// A document with nearly as many views as the reader accepts, each with three conflicts. Its layout
  /// takes at least three times the limit in a debug build on an idle machine.
  private static func slow(views: Int = 15_000) -> String {
    let views = (0..<views).map {
      """
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v\($0)">
            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            <constraints>
              <constraint firstAttribute="width" constant="10" id="a\($0)"/>
              <constraint firstAttribute="width" constant="11" id="b\($0)"/>
              <constraint firstAttribute="width" constant="12" id="c\($0)"/>
              <constraint firstAttribute="width" constant="13" id="d\($0)"/>
            </constraints>
          </view>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_0" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
      \(views.joined())      </subviews>
          </view>
        </objects>
      </document>

      """
  }

  private static func project() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(slow(), to: "App/Slow.xib")
    let text = try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8)
    try folder.write(text, to: "App/Main.storyboard")
    return folder
  }

  @Test(
    "A document that exceeds the time limit is an error, and the others continue",
    arguments: [
      ["frames", "App", "--format", "jsonl"],
      ["frames", "App", "--format", "jsonl", "--jobs", "1"],
      ["lint", "App", "--no-cache", "--format", "json"], ["preview", "App", "--output", "out"],
      ["prove", "App", "--width", "320", "--check", "clipped", "--format", "json"],
      ["facts", "--used-by", "App/Slow.xib", "App/Main.storyboard"],
    ])
  func batch(arguments: [String]) throws {
    let folder = try Self.project()
    let options = arguments[0] == "facts" ? ["facts", "--timeout", "2"] : [arguments[0]]
    let rest = arguments[0] == "facts" ? [] : ["--timeout", "2"]
    let run = try Tool.run(options + arguments.dropFirst() + rest, in: folder.path)
    #expect(run.status == 70)
    #expect((run.output + run.errors).contains("Slow.xib: "))
    #expect((run.output + run.errors).contains("the layout exceeded the timeout of 2 s"))
    #expect(!(run.output + run.errors).contains("Main.storyboard: the layout of"))
    #expect(run.output.contains("Main") || arguments[0] == "lint")
  }

  @Test(
    "The time limit applies to a single document",
    arguments: [
      ["edit", "App/Slow.xib", "--set", "v1.contentMode=center"],
      ["fix", "add-missing", "App/Slow.xib"],
      ["frames", "App/Slow.xib"], ["diff", "App/Slow.xib", "App/Main.storyboard"],
      ["explain", "log", "--document", "App/Slow.xib"],
    ])
  func single(arguments: [String]) throws {
    let folder = try Self.project()
    let log = try String(contentsOfFile: Tool.example("../Logs/ProductCell.log"), encoding: .utf8)
    try folder.write(log, to: "log")
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/App")
    let run = try Tool.run(arguments + ["--timeout", "0.01"], in: folder.path)
    #expect(run.status == 70)
    #expect(run.errors.contains("the layout exceeded the timeout of 0.01 s"))
    #expect(run.errors.contains("--timeout"))
    #expect(
      try String(contentsOfFile: folder.path + "/App/Slow.xib", encoding: .utf8) == Self.slow())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/App") == before)
  }

  @Test("Invalid time limits are refused", arguments: ["-1", "nan", "x", "1e9", "inf"])
  func invalid(limit: String) throws {
    #expect(try Tool.run("frames", "a.xib", "--timeout=\(limit)").status == 64)
  }

  @Test("A time limit of 0 is valid")
  func none() throws {
    let run = try Tool.run("frames", Tool.example("Login.storyboard"), "--timeout", "0")
    #expect(run.status == 0)
  }

  @Test("A worker in the middle of a layout ends with its parent process")
  func orphan() throws {
    let folder = try Self.project()
    let worker = Process()
    worker.executableURL = try Tool.executable()
    worker.arguments = ["worker"]
    let input = Pipe()
    worker.standardInput = input
    let output = try folder.write("", to: "output")
    worker.standardOutput = FileHandle(forWritingAtPath: output)
    try worker.run()
    let task = LintTask(configuration: .init(), errorsHaveColor: false)
    let assignment = try JSONEncoder().encode(WorkerAssignment(task))
    let request = EscapedLine.joining([folder.path + "/App/Slow.xib"])
    try input.fileHandleForWriting.write(contentsOf: assignment + [0x0A] + request + [0x0A])
    usleep(500_000)
    #expect(worker.isRunning)
    // As the system does when the parent is killed.
    try input.fileHandleForWriting.close()
    worker.waitUntilExit()
    // A worker that finishes the layout prints a report.
    #expect(try String(contentsOfFile: output, encoding: .utf8).isEmpty)
  }

  @Test("Many findings of one rule are summarized")
  func summary() {
    let findings = (1...50).map { line in
      LintFinding(
        rule: line.isMultiple(of: 5) ? "few" : "many", severity: .error, message: "m",
        file: "a.xib",
        line: line, column: 1, object: .init(identifier: nil, name: "o"))
    }
    let kept = LintFinding.summarized(findings, maxFindingsPerRule: 20)
    #expect(kept.count == 10 + 20 + 1)
    #expect(kept.count { $0.rule == "few" } == 10)
    #expect(
      kept.last { $0.rule == "many" }?.message == "20 more findings of this rule in the document")
    #expect(LintFinding.summarized(findings) == findings)
  }
}
