import Foundation
import Testing

@testable import AutoLayoutCommand

/// Which documents differ from a commit. The oracle is git, in repositories without filters.
@Suite("Changes in a work tree")
struct GitChangesTests {
  /// Runs a script in a new repository; returns what it prints.
  @discardableResult
  private func run(_ script: String, in folder: ScratchFolder) throws -> String {
    let process = Process()
    let output = try folder.write("", to: ".git/output")
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "set -e\n" + script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_AUTHOR_NAME": "T", "GIT_AUTHOR_EMAIL": "t@example.com", "GIT_COMMITTER_NAME": "T",
      "GIT_COMMITTER_EMAIL": "t@example.com",
    ]) { $1 }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(script)")
    return try String(contentsOfFile: output, encoding: .utf8)
  }

  /// A repository with documents a.xib to j.xib in two folders, committed.
  private func repository() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write("", to: ".keep")
    for name in "abcdefghij" {
      for place in ["", "Sub folder/"] { try folder.write("\(name)\n", to: "\(place)\(name).xib") }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path, "init", "-q"]
    try process.run()
    process.waitUntilExit()
    try run("ln -s a.xib 'link.xib'; git add -A; git commit -qm First", in: folder)
    return folder
  }

  /// The changed documents of a repository, as the tool finds them.
  private func changed(
    _ folder: ScratchFolder, in inner: String = "", since revision: String = "HEAD"
  ) throws -> [String] {
    let repository = try GitRepository(around: folder.path)
    let place = inner.isEmpty ? folder.path : "\(folder.path)/\(inner)"
    return try repository.changedDocuments(
      in: place, from: repository.commit(revision), to: nil
    ).map { String($0.dropFirst(folder.path.count + 1)) }
  }

  /// Whether the tool has each of some documents among the changed ones for `lint`.
  private func linted(
    _ folder: ScratchFolder, _ names: [String], since revision: String = "HEAD"
  ) throws -> [String] {
    let repository = try GitRepository(around: folder.path)
    let changes = try repository.changes(since: repository.base(of: revision, hint: ""))
    return names.filter { changes.contains("\(repository.top)/\($0)") }
  }

  @Test(
    "Changed documents of a folder are those that git finds",
    arguments: [
      "true", "printf x >> a.xib; printf x >> 'Sub folder/b.xib'", "rm a.xib 'Sub folder/j.xib'",
      "printf x > new.xib; printf x > 'Sub folder/new 2.storyboard'; printf x > text.txt",
      "printf x >> a.xib; git add -A; printf y >> a.xib",
      "printf x >> a.xib; git add -A; git checkout -q HEAD -- a.xib",
      "printf x > new.xib; git add new.xib", "printf x > new.xib; git add new.xib; rm new.xib",
      "git mv a.xib moved.xib; printf x >> b.xib",
      "echo '*.xib' > .gitignore; printf x > new.xib; printf x >> b.xib",
      "echo new.xib > .git/info/exclude; printf x > new.xib",
      "touch a.xib b.xib", "git update-index --skip-worktree a.xib; rm a.xib b.xib",
      "git rm -q a.xib; printf x >> 'Sub folder/a.xib'",
      "mkdir d; printf x > d/e.xib; git add -A; rm -r d",
      "printf x > 'café.xib'",
    ])
  func folders(script: String) throws {
    let folder = try repository()
    try run(script, in: folder)
    for inner in ["", "Sub folder"] {
      let place = inner.isEmpty ? "." : inner
      let expected = try run(
        "{ git diff --name-only --no-renames -z HEAD -- '\(place)'\n"
          + "git ls-files --others --exclude-standard -z -- '\(place)'; } | sort -z", in: folder)
      let names = expected.split(separator: "\0").map(String.init).filter(DocumentFinder.isDocument)
      #expect(try changed(folder, in: inner) == names)
      let present = names.filter { FileManager.default.fileExists(atPath: "\(folder.path)/\($0)") }
      #expect(try linted(folder, names) == present)
    }
  }

  // By hand: the bytes differ, the stored content does not.
  @Test("Different line endings, permissions, and Git LFS pointers are not changes")
  func forms() throws {
    let folder = try repository()
    try folder.write("a\r\n", to: "a.xib")
    try run("chmod +x b.xib", in: folder)
    // The digest of "hello" (`sha256sum`), as `git lfs` would commit it.
    let digest = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
    try folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 5\n", to: "lfs.xib")
    try run("git add lfs.xib; git commit -qm Pointer", in: folder)
    try folder.write("hello", to: "lfs.xib")
    #expect(try changed(folder) == [])
    try folder.write("hello!", to: "lfs.xib")
    #expect(try changed(folder) == ["lfs.xib"])
    let run = try Tool.run("diff", "lfs.xib", "--device", "none", in: folder.path)
    #expect(run.status == 65)
    #expect(run.errors.contains("contains a Git LFS pointer instead of the document"))
    #expect(run.errors.contains(":lfs.xib | git lfs smudge`"))
  }

  // By hand: a link is changed if it leads elsewhere; a folder lists no links.
  @Test("Symbolic links are compared by their targets")
  func links() throws {
    let folder = try repository()
    #expect(try linted(folder, ["link.xib"]) == [])
    try run(
      "ln -sf b.xib link.xib; rm c.xib; ln -s d.xib c.xib; rm -r 'Sub folder'; ln -s . 'Sub folder'",
      in: folder)
    #expect(try linted(folder, ["link.xib", "c.xib"]) == ["link.xib", "c.xib"])
    #expect(try changed(folder) == [])
  }

  // By hand: main has another change since the branch left it.
  @Test("Three dots compare with the merge base of a branch")
  func branches() throws {
    let folder = try repository()
    try run(
      """
      git branch -m main; git checkout -qb topic; printf x >> a.xib; git commit -qam Topic
      git checkout -q main; printf x >> b.xib; git commit -qam Main; git checkout -q topic
      """, in: folder)
    let names = ["a.xib", "b.xib", "c.xib"]
    #expect(try linted(folder, names, since: "main") == ["a.xib", "b.xib"])
    #expect(try linted(folder, names, since: "main...") == ["a.xib"])
    #expect(try linted(folder, names, since: "main...topic") == ["a.xib"])
    let unknown = try Tool.run("lint", ".", "--changed-since", "none...", in: folder.path)
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("--changed-since none: error: unknown revision"))
  }

  @Test("A repository with SHA-256 object names is supported")
  func objectFormat() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: ".git/.keep")
    try run(
      "git init -q --object-format=sha256; printf a > a.xib; git add -A; git commit -qm First",
      in: folder)
    #expect(try changed(folder) == [])
    try folder.write("b", to: "a.xib")
    #expect(try changed(folder) == ["a.xib"])
  }
}
