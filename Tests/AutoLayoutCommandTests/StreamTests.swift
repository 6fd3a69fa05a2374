import Foundation
import Testing

@testable import AutoLayoutCommand

@Suite("autolayout --stream")
struct StreamTests {
  private static let names = ["Login.storyboard", "Settings.storyboard", "Universal.storyboard"]
  private static let folder = URL(fileURLWithPath: Tool.example(names[0]))
    .deletingLastPathComponent().path

  private static func line(_ path: String, content: String? = nil) -> String {
    JSONText.object([
      ("path", JSONText.string(path)), ("content", content.map(JSONText.string)),
    ]) + "\n"
  }

  @Test("Frames of a stream equal those of arguments", arguments: [1, 2])
  func frames(jobs: Int) throws {
    let canvas = ["--device", "retina4_0,ipad9_7", "--orientation", "all", "--jobs", "\(jobs)"]
    let expected = try Tool.run(
      ["frames", "--format", "jsonl"] + canvas + Self.names, in: Self.folder)
    let input = Self.names.map { Self.line($0) }.joined()
    let run = try Tool.run(["frames", "--stream"] + canvas, in: Self.folder, input: input)
    #expect(run.output == expected.output)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test("The content of a line is laid out like the file")
  func content() throws {
    let input = try Self.names.map { name in
      Self.line(name, content: try String(contentsOfFile: Tool.example(name), encoding: .utf8))
    }.joined()
    let scratch = try ScratchFolder()
    let run = try Tool.run("frames", "--stream", in: scratch.path, input: input)
    let expected = try Tool.run(["frames", "--format", "jsonl"] + Self.names, in: Self.folder)
    #expect(run.output == expected.output)
  }

  @Test("Every line is answered, including malformed ones")
  func malformed() throws {
    let lines = [
      "nonsense", "", "[]", #"{"content":"x"}"#, #"{"path":7}"#,
      String(repeating: "[", count: 100_000),
      #"{"path":"a.xib","content":"<a"}"#, #"{"path":"missing.xib"}"#, #"{"path":"a\u0000"}"#,
    ]
    let input = lines.map { $0 + "\n" }.joined() + Self.line(Self.names[0])
    let run = try Tool.run("frames", "--stream", in: Self.folder, input: input)
    let answers = try run.objects()
    #expect(run.status == 0)
    #expect(answers.count == lines.count + 1)
    for (index, answer) in answers.dropLast().enumerated() {
      let error = try #require(answer["error"] as? String)
      if index < 6 { #expect(error.hasPrefix("<stdin>:\(index + 1): ")) }
    }
    #expect(answers[6]["error"] as? String == "a.xib:1:1: unterminated tag 'a'")
    #expect(answers.last?["roots"] != nil)
  }

  @Test("Paths stay in the project's folder, directly and through symbolic links")
  func boundary() throws {
    let scratch = try ScratchFolder()
    let text = try String(contentsOfFile: Tool.example(Self.names[0]), encoding: .utf8)
    try scratch.write(text, to: "Project/In.storyboard")
    let outside = try scratch.write(text, to: "Out.storyboard")
    try scratch.link("Project/Link.storyboard", to: outside)
    try scratch.link("Project/Own.storyboard", to: "\(scratch.path)/Project/In.storyboard")
    let paths = [
      "In.storyboard", "\(scratch.path)/Project/In.storyboard", "Own.storyboard", "./In.storyboard",
      "../Out.storyboard", outside, "Link.storyboard", "../Project2/../Out.storyboard", ".",
      "/dev/zero",
    ]
    let input = paths.map { Self.line($0) }.joined()
    let run = try Tool.run(
      "frames", "--stream", "--project", "\(scratch.path)/Project", input: input)
    let answers = try run.objects()
    #expect(answers.map { $0["roots"] != nil } == paths.indices.map { $0 < 4 })
    #expect((answers[6]["error"] as? String)?.contains("is outside the project folder") == true)
    #expect((answers[8]["error"] as? String)?.isEmpty == false)
  }

  @Test("Strings files are only read in the project's folder")
  func translationBoundary() throws {
    let scratch = try ScratchFolder()
    let text = try String(contentsOfFile: Tool.example(Self.names[0]), encoding: .utf8)
    let table = "\"LgN-bt-001.normalTitle\" = \"Anmelden, weit draußen\";"
    // Around an .lproj folder that is the project itself, and behind symbolic links.
    try scratch.write(text, to: "Base.lproj/Login.storyboard")
    try scratch.write(table, to: "de.lproj/Login.strings")
    try scratch.write(text, to: "App/Base.lproj/Login.storyboard")
    try scratch.link("App/de.lproj", to: "\(scratch.path)/de.lproj")
    try scratch.write(text, to: "Fine/Base.lproj/Login.storyboard")
    let long = String(repeating: "Anmelden, weit draußen ", count: 9)
    try scratch.write(
      "\"LgN-bt-001.normalTitle\" = \"\(long)\";", to: "Fine/de.lproj/Login.strings")
    func frames(_ project: String, _ path: String) throws -> String {
      try Tool.run(
        "frames", "--stream", "--locale", "de", "--project", "\(scratch.path)/\(project)",
        input: Self.line(path)
      ).output.replacing(path, with: "")
    }
    func findings(_ project: String, _ path: String) throws -> Int {
      let run = try Tool.run(
        "lint", "--stream", "--preset", "localization", "--locale", "de", "--project",
        "\(scratch.path)/\(project)",
        input: Self.line(path))
      return try #require(try run.objects()[0]["findings"] as? [Any]).count
    }
    try scratch.write("not a table", to: "de.lproj/Login.strings")
    let untranslated = try frames("Base.lproj", "Login.storyboard")
    #expect(untranslated.contains("roots"))
    #expect(try frames("App", "Base.lproj/Login.storyboard") == untranslated)
    #expect(try findings("App", "Base.lproj/Login.storyboard") == 0)
    // A table of the project itself is read, so that a broken one is an error.
    #expect(try frames(".", "App/Base.lproj/Login.storyboard").contains("error"))
    #expect(try frames("Fine", "Base.lproj/Login.storyboard").contains("roots"))
    // The German title is wider than the screen.
    #expect(try findings("Fine", "Base.lproj/Login.storyboard") > 0)
  }

  @Test("Answers of lint --stream combine to the report of the files")
  func answers() throws {
    let scratch = try ScratchFolder()
    for name in Self.names {
      let text = try String(contentsOfFile: Tool.example(name), encoding: .utf8)
      // Without its constraints everything is ambiguous.
      let broken = text.replacing(/<constraint [^\n]*\n/, with: "\n")
      try scratch.write(broken, to: name)
    }
    try scratch.write("<document", to: "Broken.xib")
    try scratch.write("direction: all\nrules: {dead-reference: error}\n", to: ".autolayout.yml")
    let paths = ["Broken.xib"] + Self.names
    let stream = try Tool.run(
      "lint", "--stream", "--project", scratch.path,
      input: paths.map { Self.line($0) }.joined())
    #expect(stream.status == 0)
    try scratch.write(stream.output, to: "answers.jsonl")
    for format in ["sarif", "json", "junit", "text"] {
      let merged = try Tool.run(
        "lint", "--answers", "answers.jsonl", "--format", format, in: scratch.path)
      let local = try Tool.run(
        ["lint", "--no-cache", "--format", format] + paths, in: scratch.path)
      #expect(merged.output == local.output)
      #expect(merged.output.contains("ambiguous-layout"))
      #expect(merged.status == local.status)
    }
  }

  @Test("Malformed answers are reported with their line")
  func badAnswers() throws {
    let scratch = try ScratchFolder()
    try scratch.write("{\"file\":\"a\",\"findings\":[]}\nnonsense\n", to: "answers.jsonl")
    let run = try Tool.run("lint", "--answers", "answers.jsonl", in: scratch.path)
    #expect(run.status == 65)
    #expect(run.errors.contains("answers.jsonl:2: error: the line is not an answer"))
  }

  @Test(
    "Options that --stream does not support are refused",
    arguments: [
      ["frames", "--stream", "a.xib"], ["frames", "--stream", "--format", "text"],
      ["frames", "a.xib", "--project", "."], ["lint", "--stream", "--format", "sarif"],
      ["lint", "--stream", "a.xib"], ["lint", "--stream", "--shard", "1/2"],
      ["lint", "--stream", "--answers", "a"], ["lint", "--stream", "--strict"],
    ])
  func refused(arguments: [String]) throws {
    #expect(try Tool.run(arguments).status == 64)
  }

  #if os(Linux)
    @Test("A worker limits its memory")
    func memory() throws {
      let task = LintTask(configuration: .init(), errorsHaveColor: false)
      let worker = Process()
      worker.executableURL = try Tool.executable()
      worker.arguments = ["worker"]
      let input = Pipe()
      let output = Pipe()
      worker.standardInput = input
      worker.standardOutput = output
      try worker.run()
      let assignment = try JSONEncoder().encode(WorkerAssignment(task))
      try input.fileHandleForWriting.write(contentsOf: assignment + Data("\nnone\n".utf8))
      // With its first report the worker has set its limits.
      _ = output.fileHandleForReading.availableData
      let limits = try String(
        contentsOfFile: "/proc/\(worker.processIdentifier)/limits", encoding: .utf8)
      try input.fileHandleForWriting.close()
      worker.waitUntilExit()
      let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max data size") })
      #expect(line.split(separator: " ").contains("\(WorkerMemory.largest)"))
    }
  #endif
}
