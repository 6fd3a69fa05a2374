import Foundation
import Testing

@testable import Studio

@Suite("The history of a document")
@MainActor
struct RevisionsTests {
  @Test("is read without running a program that the repository names")
  func hostileRepository() throws {
    let copy = try ExampleCopy("Login")
    let marker = copy.folder.appendingPathComponent("marker")
    try run(Self.hostile, in: copy.folder, ["MARKER": marker.path])
    let window = StudioWindow(StudioWorkspace(paths: [copy.path])) { _ in }
    defer { window.close() }
    window.receive(Array(#"{"id":1,"ask":{"open":{"document":0}}}"#.utf8))
    let revisions = try window.revisions()
    #expect(revisions.map(\.subject) == ["Begin"])
    #expect(!(try window.compare("HEAD").views.isEmpty))
    #expect(!FileManager.default.fileExists(atPath: marker.path))
  }

  @Test("has no revision of a name that is none, or an option")
  func noRevision() throws {
    let copy = try ExampleCopy("Login")
    try run("git init -q; git add .; \(Self.commit)", in: copy.folder, [:])
    let window = StudioWindow(StudioWorkspace(paths: [copy.path])) { _ in }
    defer { window.close() }
    window.receive(Array(#"{"id":1,"ask":{"open":{"document":0}}}"#.utf8))
    for name in ["nowhere", "--all", "HEAD:Login.storyboard", "HEAD; id", ""] {
      #expect(throws: StudioError.self, "\(name)") { try window.compare(name) }
    }
  }

  private static let commit =
    "git -c user.name=Test -c user.email=test@example.com commit -qm Begin"

  /// A repository with a commit that claims to be signed, whose configuration has a program of its own
  /// look at signatures, changes of files, texts and hooks.
  private static let hostile = """
    set -e
    git init -q
    printf '#!/bin/sh\\ntouch "%s"\\ncat\\n' "$MARKER" > program
    chmod +x program
    printf '*.storyboard diff=program\\n' > .gitattributes
    git add .
    \(commit)
    git cat-file commit HEAD | awk '/^$/ && !done { \\
      print "gpgsig -----BEGIN PGP SIGNATURE-----"; print " "; print " eA=="; \\
      print " -----END PGP SIGNATURE-----"; done = 1 } { print }' > signed
    git update-ref HEAD "$(git hash-object -t commit -w signed)"
    git config log.showSignature true
    git config gpg.program "$PWD/program"
    git config core.fsmonitor "$PWD/program"
    git config core.pager "$PWD/program"
    git config diff.external "$PWD/program"
    git config diff.program.textconv "$PWD/program"
    """

  private func run(_ script: String, in folder: URL, _ variables: [String: String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
