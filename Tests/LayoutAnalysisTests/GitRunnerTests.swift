import Foundation
import LayoutAnalysis
import Testing

@Suite("The Git runner")
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
      try write("#!/bin/sh\n\(script)\n", to: "text")
      // Written by another process: a child of this one may still have the file open, which then
      // cannot be started.
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = [
        "-c", "cp '\(path)/text' '\(path)/\(name)'; rm '\(path)/text'; chmod +x '\(path)/\(name)'",
      ]
      try process.run()
      process.waitUntilExit()
    }

    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }
  }

  // By hand: the answers of git in a repository with one commit of one file.
  @Test("No subcommand runs a program that the repository's configuration names")
  func configuration() throws {
    let repository = try Repository()
    let names = ["monitor", "differ", "converter", "hook", "cleaner", "pager"]
    for name in names {
      try repository.program(name, "touch '\(repository.path)/ran-\(name)'\ncat")
    }
    func program(_ name: String) -> String { "\(repository.path)/\(name)" }
    for (key, value) in [
      ("core.fsmonitor", program("monitor")), ("diff.external", program("differ")),
      ("diff.layout.textconv", program("converter")), ("filter.layout.clean", program("cleaner")),
      ("filter.layout.smudge", program("cleaner")), ("core.pager", program("pager")),
    ] {
      try repository.git("config", key, value)
    }
    for hook in ["post-index-change", "reference-transaction"] {
      try FileManager.default.copyItem(
        atPath: program("hook"), toPath: program(".git/hooks/\(hook)"))
    }
    try repository.write("*.xib diff=layout filter=layout\n", to: ".gitattributes")
    try repository.write("<b/>\n", to: "A.xib")
    let git = GitRunner(folder: repository.path)
    let head = try git.text(.names, ["--verify", "HEAD"])
    #expect(try git.text(.content, ["blob", "HEAD:A.xib"]) == "<a/>")
    #expect(try git.text(.settings, ["user.other", "x"]) == "")
    #expect(try git.text(.differences, ["-r", "-p", "HEAD", "HEAD"]) == "")
    #expect(try git.list(.files, ["-t", "--cached"]) == ["H A.xib"])
    #expect(try git.list(.tree, ["--name-only", "HEAD"]) == ["A.xib"])
    #expect(try git.text(.ancestor, [head, head]) == head)
    #expect(try git.text(.history, ["HEAD", "--", "A.xib"]) == head)
    let file = program("A.xib")
    #expect(try git.text(.mergeFiles, ["-p", file, file, file]) == "<b/>")
    #expect(names.filter { repository.has("ran-\($0)") } == [])
    #expect(GitCommand.allCases.count == 9, "the subcommands that this test runs")
  }

  @Test("Variables of a hook and configured paths do not affect results")
  func environment() throws {
    let repository = try Repository()
    let other = try Repository()
    try FileManager.default.createDirectory(
      atPath: "\(repository.path)/Sub", withIntermediateDirectories: true)
    try repository.write("<b/>\n", to: "B.xib")
    let ofHook = [
      "GIT_DIR": "\(other.path)/.git", "GIT_INDEX_FILE": "\(other.path)/.git/index",
    ]
    let git = GitRunner(
      folder: "\(repository.path)/Sub",
      variables: ProcessInfo.processInfo.environment.merging(ofHook) { $1 })
    #expect(git.top == repository.path)
    #expect(try git.text(.names, ["--show-toplevel"]) == repository.path)
    #expect(try git.list(.files, ["--others"]) == ["B.xib"])
  }

  @Test("Paths are literal, without wildcards")
  func wildcards() throws {
    let repository = try Repository()
    #expect(try GitRunner(folder: repository.path).list(.files, ["--", "*.xib"]) == [])
    #expect(
      try GitRunner(folder: repository.path).list(.files, ["--", "A.xib"]) == ["A.xib"])
  }

  @Test("An error of Git is reported with its message")
  func refusal() throws {
    let repository = try Repository()
    let git = GitRunner(folder: repository.path)
    #expect(throws: GitFailure.refused("Not a valid object name no-such")) {
      try git.bytes(.tree, ["no-such"])
    }
    let outside = GitRunner(folder: "/")
    #expect(outside.top == nil)
    do {
      _ = try outside.bytes(.names, ["--git-dir"])
      Issue.record("/ is no repository")
    } catch {
      #expect(error.meansNoRepository)
    }
  }

  @Test("Output beyond the limit and processes beyond the time limit are errors")
  func bounds() throws {
    let repository = try Repository()
    #expect(throws: GitFailure.overlong(limit: 3)) {
      try GitRunner(folder: repository.path).bytes(.content, ["blob", "HEAD:A.xib"], limit: 3)
    }
    #expect(
      try GitRunner(folder: repository.path).bytes(.content, ["blob", "HEAD:A.xib"], limit: 5).count
        == 5)
    try repository.program("forever", "exec sleep 5")
    #expect(throws: GitFailure.late(seconds: 0.2)) {
      try GitRunner(
        folder: repository.path, timeout: 0.2, program: "\(repository.path)/forever"
      ).bytes(.names, [])
    }
    // It says nothing more and does not end.
    try repository.program("silent", "exec >&- 2>&-\nexec sleep 5")
    #expect(throws: GitFailure.late(seconds: 0.2)) {
      try GitRunner(
        folder: repository.path, timeout: 0.2, program: "\(repository.path)/silent"
      ).bytes(.names, [])
    }
  }

  @Test("Only the selected entries of a list are kept and count towards the limit")
  func chosenTexts() throws {
    let repository = try Repository()
    let names = (0..<300).map { "a long name of a file \($0).txt" }
    for name in names { try repository.write("", to: name) }
    let isDocument = { @Sendable (text: Data) in text.suffix(4) == Data(".xib".utf8) }
    let git = GitRunner(folder: repository.path)
    let arguments = ["-z", "--cached", "--others"]
    #expect(
      try git.bytes(.files, arguments, limit: 100, where: isDocument) == Data("A.xib\0".utf8))
    #expect(throws: GitFailure.overlong(limit: 100)) {
      try git.bytes(.files, arguments, limit: 100)
    }
    #expect(try git.list(.files, ["--others"]).count == names.count)
  }

  @Test("Only a folder with .git is a work tree, and a bare repository inside it is not")
  func workTrees() throws {
    let repository = try Repository()
    let manager = FileManager.default
    for folder in ["Sub/Empty/.git", "Sub/Bare/objects", "Sub/Bare/refs", "Sub/File"] {
      try manager.createDirectory(
        atPath: "\(repository.path)/\(folder)", withIntermediateDirectories: true)
    }
    try repository.write("ref: refs/heads/main\n", to: "Sub/Bare/HEAD")
    try repository.write("gitdir: ../../.git\n", to: "Sub/File/.git")
    try manager.createSymbolicLink(
      atPath: "\(repository.path)/Link", withDestinationPath: "Sub/Bare")
    func top(_ name: String) -> String? { GitWorkTree.top(around: "\(repository.path)/\(name)") }
    for name in ["", "Sub", "Sub/Empty", "Sub/Bare", "Sub/Bare/objects", "Link"] {
      #expect(top(name) == repository.path, "\(name)")
      #expect(
        try GitRunner(folder: "\(repository.path)/\(name)").text(.names, ["--absolute-git-dir"])
          == "\(repository.path)/.git", "\(name)")
    }
    #expect(top("Sub/File") == "\(repository.path)/Sub/File")
    for name in [".git", ".git/objects", "Sub/Empty/.git"] { #expect(top(name) == nil, "\(name)") }
  }

  @Test("Programs are only searched in absolute paths of PATH")
  func searchPath() throws {
    let repository = try Repository()
    try repository.program("program", "true")
    try FileManager.default.createDirectory(
      atPath: "\(repository.path)/folder/program", withIntermediateDirectories: true)
    try repository.write("", to: "data")
    let path = ".::folder:\(repository.path)/folder:\(repository.path):/usr/bin"
    #expect(
      SearchPath.program("program", in: ["PATH": path]) == "\(repository.path)/program")
    #expect(SearchPath.program("data", in: ["PATH": path]) == nil)
    #expect(SearchPath.program("sh", in: [:]) != nil)
    #expect(throws: GitFailure.missing) {
      try GitRunner(folder: repository.path, variables: ["PATH": "."]).bytes(.names, [])
    }
  }
}
