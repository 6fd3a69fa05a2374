import Foundation
import LayoutAnalysis
import Testing

@Suite("Git")
struct GitRunnerTests {
  /// A repository with one commit, removed with the test.
  private final class Repository: Sendable {
    let path: String

    init() throws {
      path =
        FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("autolayout-git-\(UUID().uuidString)").path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try git("init", "--quiet")
      try write("<a/>\n", to: "A.xib")
      try git("add", "-A")
      try git(
        "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "-m",
        "First")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", path] + arguments
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0, "git \(arguments)")
    }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    /// Writes a program for the shell.
    func program(_ name: String, _ script: String) throws {
      try write("#!/bin/sh\n\(script)\n", to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(path)/\(name)")
    }

    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }
  }

  // Without their filter files of the work tree would be compared as they are not stored.
  @Test("A repository's configuration starts no other program than clean filters")
  func configuration() throws {
    let repository = try Repository()
    let names = ["monitor", "differ", "converter", "hook", "cleaner"]
    for name in names {
      try repository.program(name, "touch '\(repository.path)/ran-\(name)'\ncat")
    }
    func program(_ name: String) -> String { "\(repository.path)/\(name)" }
    for (key, value) in [
      ("core.fsmonitor", program("monitor")), ("diff.external", program("differ")),
      ("diff.layout.textconv", program("converter")), ("filter.layout.clean", program("cleaner")),
      ("user.name", "Test"), ("user.email", "test@example.com"),
    ] {
      try repository.git("config", key, value)
    }
    try FileManager.default.copyItem(
      atPath: program("hook"), toPath: program(".git/hooks/pre-commit"))
    try repository.write("*.xib diff=layout filter=layout\n", to: ".gitattributes")
    try repository.write("<b/>\n", to: "A.xib")
    let git = GitRunner(folder: repository.path)
    #expect(try git.text(["diff", "HEAD"]).contains("+<b/>"))
    #expect(try git.text(["log", "-p", "HEAD"]).contains("+<a/>"))
    #expect(try git.text(["show", "HEAD:A.xib"]) == "<a/>")
    _ = try git.bytes(["status"])
    // Nothing that is asked of git runs a hook but this.
    _ = try git.bytes(["commit", "--allow-empty", "-m", "Second"])
    #expect(names.filter { repository.has("ran-\($0)") } == ["cleaner"])
  }

  @Test("A hook's variables and configured paths change no answer")
  func environment() throws {
    let repository = try Repository()
    let other = try Repository()
    try FileManager.default.createDirectory(
      atPath: "\(repository.path)/Sub", withIntermediateDirectories: true)
    try repository.git("config", "diff.relative", "true")
    try repository.write("<b/>\n", to: "A.xib")
    let ofHook = [
      "GIT_DIR": "\(other.path)/.git", "GIT_INDEX_FILE": "\(other.path)/.git/index",
    ]
    let git = GitRunner(
      folder: "\(repository.path)/Sub",
      variables: ProcessInfo.processInfo.environment.merging(ofHook) { $1 })
    #expect(try git.text(["rev-parse", "--show-toplevel"]) == repository.path)
    #expect(try git.list(["diff", "--name-only", "-z", "HEAD"]) == ["A.xib"])
  }

  @Test("Paths are meant as they are written")
  func wildcards() throws {
    let repository = try Repository()
    #expect(try GitRunner(folder: repository.path).list(["ls-files", "-z", "--", "*.xib"]) == [])
    #expect(
      try GitRunner(folder: repository.path).list(["ls-files", "-z", "--", "A.xib"]) == ["A.xib"])
  }

  @Test("What git complains of is said in its words")
  func refusal() throws {
    let repository = try Repository()
    let git = GitRunner(folder: repository.path)
    #expect(throws: GitFailure.refused("bad revision 'no-such'")) {
      try git.bytes(["log", "no-such", "--"])
    }
    let outside = GitRunner(folder: "/")
    do {
      _ = try outside.bytes(["rev-parse", "--show-toplevel"])
      Issue.record("/ is no repository")
    } catch {
      #expect(error.meansNoRepository)
    }
  }

  @Test("Output over the limit and runs without an end are given up")
  func bounds() throws {
    let repository = try Repository()
    #expect(throws: GitFailure.overlong(limit: 3)) {
      try GitRunner(folder: repository.path).bytes(["show", "HEAD:A.xib"], limit: 3)
    }
    #expect(
      try GitRunner(folder: repository.path).bytes(["show", "HEAD:A.xib"], limit: 5).count == 5)
    try repository.git("config", "alias.forever", "!sleep 5")
    #expect(throws: GitFailure.late(seconds: 0.2)) {
      try GitRunner(folder: repository.path, timeout: 0.2).bytes(["forever"])
    }
    // It says nothing more and does not end.
    try repository.program("silent", "exec >&- 2>&-\nexec sleep 5")
    #expect(throws: GitFailure.late(seconds: 0.2)) {
      try GitRunner(
        folder: repository.path, timeout: 0.2, program: "\(repository.path)/silent"
      ).bytes(["status"])
    }
  }
}
