import Foundation
import Testing

/// A repository whose configuration, attributes and hooks name a program of its own wherever git
/// knows a place for one. Each program leaves a file with the name of its place.
final class GitTrap: Sendable {
  /// The folder that is removed with the trap.
  let scratch: ScratchFolder
  /// The work tree, in which documents are committed twice and changed once more.
  let top: String

  /// The keys of git's configuration that name a program (`git help config`), or that make another
  /// key do so. "trap" is the name of a filter, a driver or a tool.
  static let keys = [
    "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.gitProxy",
    "core.askPass", "core.alternateRefsCommand", "sequence.editor", "interactive.diffFilter",
    "diff.external", "diff.trap.command", "diff.trap.textconv", "merge.trap.driver",
    "filter.trap.clean", "filter.trap.smudge", "filter.trap.process", "credential.helper",
    "gpg.program", "gpg.openpgp.program", "gpg.x509.program", "gpg.ssh.program",
    "gpg.ssh.defaultKeyCommand", "uploadpack.packObjectsHook", "gc.recentObjectsHook",
    "tar.trap.command", "trailer.trap.command", "trailer.trap.cmd", "remote.origin.uploadpack",
    "remote.origin.receivepack", "remote.origin.vcs", "difftool.trap.cmd", "mergetool.trap.cmd",
    "browser.trap.cmd", "man.trap.cmd", "guitool.trap.cmd", "imap.tunnel", "sendemail.toCmd",
    "sendemail.ccCmd", "sendemail.headerCmd", "sendemail.smtpServer", "help.browser",
    "instaweb.httpd", "hook.trap.command", "pager.diff", "pager.log", "pager.cat-file",
    "pager.config", "pager.diff-tree", "pager.ls-files", "pager.ls-tree", "pager.merge-base",
    "pager.merge-file", "pager.rev-list", "pager.rev-parse",
  ]

  /// The keys whose value is a command of the shell after an exclamation mark.
  static let commandKeys = [
    "submodule.Sub.update", "alias.cat-file", "alias.config", "alias.diff-tree", "alias.ls-files",
    "alias.ls-tree", "alias.merge-base", "alias.merge-file", "alias.rev-list", "alias.rev-parse",
  ]

  /// The hooks that git knows (`git help hooks`).
  static let hooks = [
    "applypatch-msg", "pre-applypatch", "post-applypatch", "pre-commit", "pre-merge-commit",
    "prepare-commit-msg", "commit-msg", "post-commit", "pre-rebase", "post-checkout", "post-merge",
    "pre-push", "pre-auto-gc", "post-rewrite", "sendemail-validate", "fsmonitor-watchman",
    "post-index-change", "reference-transaction", "proc-receive", "update", "pre-receive",
    "post-receive", "post-update", "push-to-checkout",
  ]

  /// The settings without which some of the keys would have no effect.
  private static let switches = """
    [log]
      showSignature = true
    [commit]
      gpgSign = true
    [filter "trap"]
      required = true
    [hook "trap"]
      event = post-index-change
      event = reference-transaction
    [diff]
      tool = trap
      guitool = trap
      ignoreSubmodules = none
    [merge]
      tool = trap
    [web]
      browser = trap
    [core]
      untrackedCache = true
      splitIndex = true
    [protocol]
      allow = always
    [safe]
      bareRepository = all
      directory = *

    """

  /// Makes a repository in a folder, and sets the trap.
  init() throws {
    scratch = try ScratchFolder()
    top = "\(scratch.path)/Trap"
    try commitTwice()
    try setTrap()
  }

  /// The text of the example, with another constant for each version.
  static func document(_ version: Int) throws -> String {
    try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8)
      .replacing(
        "constant=\"32\" id=\"LgN-c2-010\"", with: "constant=\"\(30 + version)\" id=\"LgN-c2-010\"")
  }

  private func commitTwice() throws {
    try scratch.write("", to: "Trap/.keep")
    try git("init", "-q")
    for version in 1...2 {
      try scratch.write(Self.document(version), to: "Trap/App/Login.storyboard")
      try scratch.write("* filter=trap diff=trap merge=trap\n", to: "Trap/.gitattributes")
      try git("add", "-A")
      try git("commit", "-q", "-m", "Version \(version)")
    }
    try scratch.write(Self.document(3), to: "Trap/App/Login.storyboard")
    try scratch.write(Self.document(3), to: "Trap/App/New.storyboard")
    // The index may not say that a file is as it was.
    try scratch.write("* filter=trap diff=trap merge=trap\n", to: "Trap/.gitattributes")
  }

  private func setTrap() throws {
    var text = Self.switches
    for key in Self.keys { text += try Self.setting(key, program(key)) }
    for key in Self.commandKeys { text += try Self.setting(key, "!" + program(key)) }
    text += Self.setting("core.hooksPath", "\(scratch.path)/hooks")
    for hook in Self.hooks {
      let path = try program("hook-\(hook)")
      for folder in ["hooks", "Trap/.git/hooks"] {
        let copy = try scratch.write("#!/bin/sh\nexec '\(path)'\n", to: "\(folder)/\(hook)")
        try Self.makeExecutable(copy)
      }
    }
    try scratch.write("* filter=trap diff=trap merge=trap\n", to: "Trap/.git/info/attributes")
    try append(text, to: "\(top)/.git/config")
  }

  /// Writes a program that leaves a file, and returns its path.
  func program(_ name: String) throws -> String {
    let path = try scratch.write(
      "#!/bin/sh\n: > '\(scratch.path)/ran/\(name)'\ncat\n", to: "programs/\(name)")
    try scratch.write("", to: "ran/.keep")
    try Self.makeExecutable(path)
    return path
  }

  /// The names of the programs that were started since the last call.
  func started() throws -> Set<String> {
    let folder = "\(scratch.path)/ran"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != ".keep" }
    for name in names { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    return Set(names)
  }

  /// A key and its value as lines of a configuration.
  static func setting(_ key: String, _ value: String) -> String {
    let parts = key.split(separator: ".")
    let inner = parts.dropFirst().dropLast().joined(separator: ".")
    let section = inner.isEmpty ? "\(parts[0])" : "\(parts[0]) \"\(inner)\""
    return "[\(section)]\n  \(parts[parts.count - 1]) = \"\(value)\"\n"
  }

  func append(_ text: String, to path: String) throws {
    let old = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    try Data((old + text).utf8).write(to: URL(fileURLWithPath: path))
  }

  private static func makeExecutable(_ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// Runs the real git, with the trap once it is set. Its result does not matter then.
  @discardableResult
  func git(
    _ arguments: String..., in folder: String? = nil, mayFail: Bool = false
  ) throws -> Int32 {
    try git(arguments, in: folder, mayFail: mayFail)
  }

  @discardableResult
  func git(_ arguments: [String], in folder: String? = nil, mayFail: Bool = false) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com", "-C", folder ?? top]
      + arguments
    for stream in [\Process.standardOutput, \.standardError, \.standardInput] {
      process[keyPath: stream] = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    if !mayFail { try #require(process.terminationStatus == 0, "git \(arguments)") }
    return process.terminationStatus
  }
}
