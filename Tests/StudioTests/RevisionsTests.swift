import Foundation
import Testing

@testable import Studio

@Suite("Git history of a document")
@MainActor
struct RevisionsTests {
  @Test("Reading the history runs no program that the repository configures")
  func hostileRepository() async throws {
    let copy = try ExampleCopy("Login")
    let marker = copy.folder.appendingPathComponent("marker")
    try run(Self.hostile, in: copy.folder, ["MARKER": marker.path])
    let window = StudioWindow(StudioWorkspace(paths: [copy.path])) { _ in }
    defer { window.close() }
    window.receive(Array(#"{"id":1,"version":1,"ask":{"type":"open","document":0}}"#.utf8))
    let revisions = try await window.revisions()
    #expect(revisions.map(\.subject) == ["Begin"])
    #expect(!(try await window.compare("HEAD").views.isEmpty))
    #expect(!FileManager.default.fileExists(atPath: marker.path))
  }

  // As a clone can bring it along: its own configuration is that of a repository.
  @Test("A bare repository inside the folder has no history")
  func embeddedRepository() async throws {
    let copy = try ExampleCopy("Login")
    let marker = copy.folder.appendingPathComponent("marker")
    try run(
      Self.hostile + "\nmv .git/* .; rm -r .git; git config --file config core.bare true",
      in: copy.folder, ["MARKER": marker.path])
    let window = StudioWindow(StudioWorkspace(paths: [copy.path])) { _ in }
    defer { window.close() }
    window.receive(Array(#"{"id":1,"version":1,"ask":{"type":"open","document":0}}"#.utf8))
    #expect(try await window.revisions().isEmpty)
    await #expect(throws: StudioError.self) { try await window.compare("HEAD") }
    #expect(!FileManager.default.fileExists(atPath: marker.path))
  }

  @Test("Invalid revision names and options are refused")
  func noRevision() async throws {
    let copy = try ExampleCopy("Login")
    try run("git init -q; git add .; \(Self.commit)", in: copy.folder, [:])
    let window = StudioWindow(StudioWorkspace(paths: [copy.path])) { _ in }
    defer { window.close() }
    window.receive(Array(#"{"id":1,"version":1,"ask":{"type":"open","document":0}}"#.utf8))
    for name in ["nowhere", "--all", "HEAD:Login.storyboard", "HEAD; id", ""] {
      await #expect(throws: StudioError.self, "\(name)") { try await window.compare(name) }
    }
  }

  @Test("Other requests are answered while Git runs, and compared revisions are cached")
  func waiting() async throws {
    let copy = try ExampleCopy("Login")
    try run("git init -q; git add .; \(Self.commit)", in: copy.folder, [:])
    let (answers, told) = AsyncStream<Int?>.makeStream()
    let window = StudioWindow(StudioWorkspace(paths: [copy.path])) { bytes in
      told.yield(try? JSONDecoder().decode(Answer.self, from: Data(bytes)).re)
    }
    defer { window.close() }
    window.receive(Array(#"{"id":1,"version":1,"ask":{"type":"open","document":0}}"#.utf8))
    let head = try await window.compare("HEAD")
    for request in [
      #"{"id":2,"ask":{"type":"compare","revision":"HEAD"}}"#,
      #"{"id":3,"ask":{"type":"revisions"}}"#,
      #"{"id":4,"ask":{"type":"lookAtFile"}}"#,
    ] { window.receive(Array(request.utf8)) }
    var order: [Int?] = []
    for await answer in answers.prefix(4) { order.append(answer) }
    // hand: the fourth is answered when it comes, those that wait for git later.
    #expect(order.prefix(2) == [1, 4] && Set(order.suffix(2)) == [2, 3], "\(order)")
    // Git would not find it any more.
    try run("rm -rf .git", in: copy.folder, [:])
    #expect(try await window.compare("HEAD", isAgain: true) == head)
    await #expect(throws: StudioError.self) { try await window.compare("HEAD") }
  }

  private struct Answer: Decodable {
    var re: Int?
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
    git config filter.program.clean "$PWD/program"
    git config filter.program.process "$PWD/program"
    git config core.sshCommand "$PWD/program"
    printf '*.storyboard diff=program filter=program\\n' > .gitattributes
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
