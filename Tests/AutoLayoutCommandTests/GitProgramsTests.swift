import Foundation
import Testing

@testable import AutoLayoutCommand

/// Whether commands of the tool start a program that a repository or a folder names. `GitTrap` has
/// the places that were tried, and `commands` the commands.
@Suite("Programs that a repository configures")
struct GitProgramsTests {
  /// Every command that starts git or looks at the repository of a file. The documents of the trap are
  /// in App.
  static let commands: [[String]] = [
    ["diff", "--device", "none"],
    ["diff", "App", "--device", "none"],
    ["diff", "App/Login.storyboard", "--device", "none"],
    ["diff", ".", "--from", "HEAD~1", "--to", "HEAD", "--device", "none"],
    ["diff", "--textconv", "App/Login.storyboard"],
    ["diff", "--stream", "--device", "none"],
    ["lint", "App", "--changed-since", "HEAD", "--no-cache"],
    ["lint", "App", "--changed-since", "HEAD~1...", "--fix", "--dry-run"],
    ["lint", "App", "--write-baseline", "known.json", "--no-cache"],
    ["frames", "."],
    ["edit", "App/Login.storyboard", "--set", "LgN-c2-010.constant=40", "--dry-run"],
    ["fix", "update-frames", "App/Login.storyboard", "--dry-run"],
    ["merge", "Base.txt", "Ours.txt", "Theirs.txt"],
    [
      "merge", "App/Login.storyboard", "App/Login.storyboard", "App/New.storyboard",
      "--conflict-style", "git", "--output", "Merged.storyboard",
    ],
    ["merge", "--install"],
    ["merge", "--install", "--write"],
  ]

  /// Runs all commands in a folder; returns the exit codes of those that were run.
  @discardableResult
  private func runAll(
    in folder: String, _ trap: GitTrap, environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [Int32] {
    for (name, text) in [("Base", "a\nb\nc\n"), ("Ours", "A\nb\nc\n"), ("Theirs", "a\nb\nC\n")] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).txt"))
    }
    _ = try trap.started()
    return try Self.commands.map { command in
      let run = try Tool.run(
        command, in: folder, environment: environment,
        input: #"{"path":"App/Login.storyboard"}"# + "\n")
      let started = try trap.started()
      #expect(started.isEmpty, "\(command): \(started.sorted())", sourceLocation: sourceLocation)
      return run.status
    }
  }

  /// The exit codes of `commands` in a repository. By hand: version 3 differs from version 2 in one
  /// constant, version 2 from version 1 as well, and the other document is new; merges of lines that
  /// do not touch succeed.
  private static let expected: [Int32] = [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

  @Test("Git itself runs the configured programs of the test repository")
  func control() throws {
    let trap = try GitTrap()
    try trap.git("status", mayFail: true)
    try trap.git("diff", "HEAD", mayFail: true)
    // The filter does not answer as git expects, which ends the command.
    let noProcess = ["-c", "filter.trap.process=", "-c", "filter.trap.required=false"]
    try trap.git(
      noProcess + ["cat-file", "--textconv", "HEAD:App/Login.storyboard"], mayFail: true)
    try trap.git(noProcess + ["commit", "-q", "--allow-empty", "-m", "Third"], mayFail: true)
    let started = try trap.started()
    #expect(
      started.isSuperset(of: [
        "core.fsmonitor", "filter.trap.process", "diff.trap.textconv",
        "hook-pre-commit",
      ]), "\(started.sorted())")
    // The files of a repository are taken as one, with a configuration of their own.
    let clone = try Self.embed(trap)
    try trap.git(
      noProcess + ["cat-file", "--textconv", "HEAD:App/Login.storyboard"], in: "\(clone)/Bare",
      mayFail: true)
    #expect(try trap.started().contains("diff.trap.textconv"))
  }

  @Test("The repository's own configuration runs no program")
  func configuration() throws {
    let trap = try GitTrap()
    #expect(try runAll(in: trap.top, trap) == Self.expected)
  }

  @Test(
    "Included configuration files run no program",
    arguments: [
      "[include]", "[includeIf \"gitdir:**\"]", "[includeIf \"onbranch:**\"]", "worktree",
    ])
  func includes(_ section: String) throws {
    let trap = try GitTrap()
    let settings = "\(trap.top)/.git/config"
    let place = section == "worktree" ? "\(trap.top)/.git/config.worktree" : "\(trap.top)/.git/more"
    try FileManager.default.moveItem(atPath: settings, toPath: place)
    try trap.append(
      "[core]\n  repositoryFormatVersion = 1\n  bare = false\n[extensions]\n  worktreeConfig = true\n"
        + (section == "worktree" ? "" : "\(section)\n  path = more\n"), to: settings)
    try trap.git("status", mayFail: true)
    #expect(try trap.started().contains("core.fsmonitor"))
    #expect(try runAll(in: trap.top, trap) == Self.expected)
  }

  @Test(
    "A .git file or link that leads to a folder of the project runs no program",
    arguments: [true, false])
  func gitFiles(isLink: Bool) throws {
    let trap = try GitTrap()
    try FileManager.default.moveItem(atPath: "\(trap.top)/.git", toPath: "\(trap.top)/payload")
    if isLink {
      try trap.scratch.link("Trap/.git", to: "payload")
    } else {
      try trap.scratch.write("gitdir: payload\n", to: "Trap/.git")
    }
    #expect(try runAll(in: trap.top, trap) == Self.expected)
  }

  @Test(
    "Other work trees, submodules, and nested repositories run no program")
  func otherTrees() throws {
    let trap = try GitTrap()
    try trap.git(
      "-c", "filter.trap.process=", "-c", "filter.trap.required=false", "worktree", "add", "-f",
      "../Linked", "HEAD", mayFail: true)
    let linked = "\(trap.scratch.path)/Linked"
    for name in ["Login", "New"] {
      try trap.scratch.write(GitTrap.document(3), to: "Linked/App/\(name).storyboard")
    }
    #expect(try runAll(in: linked, trap) == Self.expected)
    let outer = "\(trap.scratch.path)/Outer"
    try trap.scratch.write("", to: "Outer/.keep")
    try trap.git("init", "-q", in: outer)
    try trap.git("commit", "-q", "--allow-empty", "-m", "First", in: outer)
    try FileManager.default.moveItem(atPath: trap.top, toPath: "\(outer)/Inner")
    #expect(try runAll(in: "\(outer)/Inner", trap) == Self.expected)
    _ = try Tool.run("lint", ".", "--changed-since", "HEAD", "--no-cache", in: outer)
    _ = try Tool.run("diff", ".", "--device", "none", in: outer)
    #expect(try trap.started() == [])
  }

  /// Puts the files of the trap's repository, and its documents, into a folder of a clone.
  private static func embed(_ trap: GitTrap) throws -> String {
    let clone = "\(trap.scratch.path)/Clone"
    try trap.scratch.write("", to: "Clone/.keep")
    try trap.git("init", "-q", in: clone)
    try FileManager.default.copyItem(atPath: "\(trap.top)/.git", toPath: "\(clone)/Bare")
    try trap.scratch.write(GitTrap.document(2), to: "Clone/Bare/App/Login.storyboard")
    try trap.scratch.write(GitTrap.document(2), to: "Clone/Bare/App/New.storyboard")
    try trap.git("add", "-f", "Bare/App", in: clone)
    try trap.git("commit", "-q", "-m", "First", in: clone)
    try trap.git("commit", "-q", "--allow-empty", "-m", "Second", in: clone)
    try trap.scratch.write(GitTrap.document(3), to: "Clone/Bare/App/Login.storyboard")
    return clone
  }

  // By hand: the clone's own repository answers. Its last two commits are the same, and only one
  // document changed.
  @Test("A bare repository inside a clone is treated as a folder of the clone")
  func embeddedRepository() throws {
    let trap = try GitTrap()
    let clone = try Self.embed(trap)
    var expected = Self.expected
    expected[3] = 0
    #expect(try runAll(in: "\(clone)/Bare", trap) == expected)
    for arguments in [
      ["diff", "Bare"], ["diff", "Bare/App"], ["diff", "Bare/App/Login.storyboard"],
    ] {
      let run = try Tool.run(arguments + ["--device", "none"], in: clone)
      #expect(run.status == 1)
      #expect(run.output.contains("Login.storyboard\n") && !run.output.contains("New.storyboard"))
    }
    #expect(try trap.started() == [])
    // Without a repository around it, there is none.
    try FileManager.default.removeItem(atPath: "\(clone)/.git")
    for arguments in [
      ["diff"], ["lint", "App", "--changed-since", "HEAD"], ["merge", "--install", "--write"],
    ] {
      let run = try Tool.run(arguments, in: "\(clone)/Bare")
      #expect(run.status == (arguments[0] == "merge" ? 129 : 66))
      #expect(run.errors.contains("not"))
    }
    #expect(try trap.started() == [])
  }

  @Test(
    "No content is fetched through a configured program",
    arguments: ["ext::", "file://", "ssh://host", "git://host"])
  func partialClone(protocolName: String) throws {
    let trap = try GitTrap()
    // The content of the committed document is gone; the promise names a program in its place.
    try FileManager.default.removeItem(atPath: "\(trap.top)/.git/objects")
    try trap.scratch.write("", to: "Trap/.git/objects/info/.keep")
    let url = protocolName + (try trap.program("fetch"))
    try trap.append(
      "[core]\n  repositoryFormatVersion = 1\n[extensions]\n  partialClone = origin\n"
        + "[remote \"origin\"]\n  promisor = true\n  url = \(url)\n", to: "\(trap.top)/.git/config")
    try runAll(in: trap.top, trap)
  }

  @Test(
    "Relative folders of PATH are not searched for programs", arguments: [".", "", "bin", "./bin"])
  func searchPath(folder: String) throws {
    let trap = try GitTrap()
    for name in ["git", "bin/git", "env", "rsvg-convert", "bin/rsvg-convert"] {
      let program = try trap.program("path-git")
      try FileManager.default.createDirectory(
        atPath: "\(trap.top)/bin", withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: program, toPath: "\(trap.top)/\(name)")
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    #expect(
      try runAll(in: trap.top, trap, environment: ["PATH": "\(folder):\(path)"]) == Self.expected)
    _ = try Tool.run(
      ["preview", "App/Login.storyboard", "--output", "out", "--format", "png"], in: trap.top,
      environment: ["PATH": "\(folder):\(path)"])
    #expect(try trap.started() == [])
  }

  @Test("Environment variables that name repositories or programs are not passed on")
  func variables() throws {
    let trap = try GitTrap()
    let clone = try Self.embed(trap)
    let program = try trap.program("variable")
    let environment = [
      "GIT_DIR": "\(trap.top)/.git", "GIT_WORK_TREE": trap.top,
      "GIT_COMMON_DIR": "\(trap.top)/.git",
      "GIT_EXTERNAL_DIFF": program, "GIT_PAGER": program, "GIT_EDITOR": program,
      "GIT_SSH_COMMAND": program, "GIT_ASKPASS": program, "GIT_PROXY_COMMAND": program,
      "GIT_GLOB_PATHSPECS": "1",
    ]
    var expected = Self.expected
    expected[3] = 0
    #expect(try runAll(in: "\(clone)/Bare", trap, environment: environment) == expected)
  }

  @Test("Settings are not written through a symbolic link in the project")
  func linkedAttributes() throws {
    let trap = try GitTrap()
    let target = try trap.scratch.write("export A=1\n", to: "profile")
    try FileManager.default.removeItem(atPath: "\(trap.top)/.gitattributes")
    try trap.scratch.link("Trap/.gitattributes", to: target)
    let run = try Tool.run("merge", "--install", "--write", in: trap.top)
    #expect(run.status == 129)
    #expect(run.errors.contains(".gitattributes: error: the path is a symbolic link"))
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "export A=1\n")
    #expect(try trap.started() == [])
  }

  @Test("Only one source file starts Git")
  func oneFile() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardizedFileURL.path
    var starting: Set<String> = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: sources)
    where name.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
      if text.contains("Process()") { starting.insert(name) }
      if text.contains("\"git\"") {
        #expect(
          (name as NSString).lastPathComponent == "GitRunner.swift",
          "\(name)")
      }
    }
    // The others start a browser, this program itself, a compiler, screens of code that the user
    // asked for, and a converter of pictures.
    #expect(
      Set(starting.map { ($0 as NSString).lastPathComponent }) == [
        "ChildProcess.swift", "GitRunner.swift", "PictureConversion.swift", "PortCheck.swift",
        "StudioCommand.swift",
        "WorkerProcess.swift",
      ])
  }
}
