import Foundation
import InterfaceBuilder
import Testing

/// What a team expects of `autolayout lint` in the folder of a project.
@Suite("autolayout lint in a project")
struct LintProjectTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(
      try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8),
      to: "App/Login.storyboard")
  }

  private func run(_ arguments: String...) throws -> Tool {
    try Tool.run(
      arguments, in: folder.path, environment: ["XDG_CACHE_HOME": "\(folder.path)/.cache"])
  }

  /// A redundant constraint, which `--fix` removes.
  private func makeRedundant() throws -> String {
    let text = try String(contentsOfFile: "\(folder.path)/App/Login.storyboard", encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.contains("id=\"LgN-c2-001\"") })
    let changed = text.replacing(
      line, with: line + "\n" + line.replacing("LgN-c2-001", with: "LgN-zz-001"))
    try folder.write(changed, to: "App/Login.storyboard")
    return changed
  }

  private static let other = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="17156" \
    targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
        <objects/>
    </document>

    """

  @Test(
    "Paths in reports are relative, without a leading ./",
    arguments: ["text", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode"])
  func paths(format: String) throws {
    _ = try makeRedundant()
    for arguments in [["."], ["./App"], ["./App/Login.storyboard"]] {
      let run = try Tool.run(
        ["lint", "--format", format, "--no-cache"] + arguments, in: folder.path)
      #expect(run.output.contains("App/Login.storyboard"), "\(format)")
      #expect(!run.output.contains("./App"), "\(format)")
    }
  }

  // By `lint .`, which names the folder.
  @Test("Without a path, the working directory is linted")
  func folderByDefault() throws {
    _ = try makeRedundant()
    let named = try run("lint", ".", "--only", "redundant-constraint")
    #expect(named.output.contains("[redundant-constraint]"))
    let unnamed = try run("lint", "--only", "redundant-constraint")
    #expect(unnamed.output == named.output && unnamed.status == named.status)
  }

  @Test("--no-config ignores the configuration")
  func withoutConfiguration() throws {
    _ = try makeRedundant()
    try folder.write("rules:\n  redundant-constraint: off\n", to: ".autolayout.yml")
    let option = ["lint", "--preset", "strict"]
    func finds(_ arguments: [String]) throws -> Bool {
      try Tool.run(option + arguments, in: folder.path).output.contains("[redundant-constraint]")
    }
    #expect(try !finds([]))
    #expect(try finds(["--no-config"]))
    #expect(try run("lint", "--no-config", "--config", ".autolayout.yml").status == 64)
  }

  @Test("--color colors severities in text output only")
  func colors() throws {
    _ = try makeRedundant()
    let only = ["lint", "--only", "redundant-constraint", "--color"]
    let plain = try Tool.run(only + ["never"], in: folder.path).output
    let colored = try Tool.run(only + ["always"], in: folder.path).output
    #expect(!plain.contains("\u{1B}") && colored.contains(": \u{1B}[1;36mnote:\u{1B}[0m "))
    // Select Graphic Rendition (ECMA-48, 8.3.117) changes nothing else.
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    let data = try Tool.run(only + ["always", "--format", "json"], in: folder.path).output
    #expect(!data.contains("\u{1B}"))
  }

  @Test("A misspelled rule or preset gets a suggestion")
  func similarNames() throws {
    #expect(try run("lint", "--only", "overlaping-views").errors.contains("'overlapping-views'?"))
    #expect(try run("lint", "--preset", "recomended").errors.contains("'recommended'?"))
  }

  @Test("Documents of other platforms are skipped with a note")
  func otherPlatforms() throws {
    try folder.write(Self.other, to: "Mac/Main.xib")
    let lint = try run("lint", ".")
    #expect(lint.status == 0)
    #expect(lint.errors.contains("Mac/Main.xib: note: skipped: documents for macOS"))
    #expect(lint.errors.contains("in 1 document\n"))
    let alone = try run("lint", "Mac")
    #expect(alone.status == 0)
    let named = try run("lint", "Mac/Main.xib")
    #expect(named.status == 65)
    let required = try run("lint", ".", "--require-supported")
    #expect(required.status == 65)
    #expect(required.errors.contains("Mac/Main.xib:2"))
  }

  @Test("An empty configuration has the defaults", arguments: ["", "# nothing\n", "---\n"])
  func emptyConfiguration(text: String) throws {
    try folder.write(text, to: ".autolayout.yml")
    let lint = try run("lint", ".")
    #expect(lint.status == 0)
    #expect(lint.errors.contains("0 errors"))
  }

  @Test("Devices can be given by model name, in options and in the configuration")
  func models() throws {
    #expect(try run("lint", ".", "--device", "iphone 15,SE 3").status == 0)
    let wrong = try run("lint", ".", "--device", "iPhone 51")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("did you mean 'iPhone 1"))
    try folder.write("devices: [iPhone 15, SE 3]\n", to: ".autolayout.yml")
    #expect(try run("lint", ".").status == 0)
    try folder.write("devices: [iPhone 51]\n", to: ".autolayout.yml")
    #expect(try run("lint", ".").errors.contains("did you mean 'iPhone 1"))
  }

  @Test("A dry run of --fix prints a patch and writes nothing")
  func dryRun() throws {
    let before = try makeRedundant()
    let dry = try run("lint", ".", "--fix", "--dry-run")
    #expect(dry.status == 0)
    #expect(dry.output.contains("+++ b/App/Login.storyboard"))
    #expect(dry.output.contains("\n-"))
    #expect(dry.errors.contains("would fix 1 finding (1 redundant-constraint)"))
    #expect(
      try String(contentsOfFile: "\(folder.path)/App/Login.storyboard", encoding: .utf8) == before)
    #expect(try run("lint", ".", "--dry-run").status == 64)
    #expect(try run("lint", ".", "--fix", "--dry-run", "--output", "x").status == 64)
  }

  @Test("Explanations fit into 80 columns", arguments: ["invalid-document", "dead-reference"])
  func explanation(rule: String) throws {
    let lines = try run("lint", "--explain", rule).output.split(separator: "\n")
    #expect(lines.count > 6)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("Added constraints are reported")
  func added() throws {
    #expect(try run("edit", "App/Login.storyboard", "--remove", "LgN-c2-002").status == 0)
    let fixed = try run("fix", "add-missing", "App/Login.storyboard")
    #expect(
      fixed.errors.firstMatch(
        of: /App\/Login.storyboard: added (.{3}-.{2}-.{3}): .*Logo\.centerX.*\n/) != nil,
      "\(fixed.errors)")
  }
}
