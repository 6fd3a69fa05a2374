import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Files that other programs lock, remove, empty, damage or replace with a link. By hand: what a save
/// writes is the document, and a file that the user did not decide about keeps its bytes.
@Suite("Saving after the file changed")
@MainActor
struct SavingTests {
  private static let edit = StudioEdit.changeConstraint("LgN-c0-001", .init(constant: 140))
  private static let changed = #"constant="140" id="LgN-c0-001""#
  /// A timeout that no test reaches, for a save that waits until the test releases the lock. The tests
  /// share the main actor, so that minutes can pass between two lines of one of them.
  private static let noTimeout = Duration.seconds(86_400)

  /// What another program does to a file.
  enum Fate: String, CaseIterable {
    case removed, empty, damaged, unmerged, folder

    @MainActor
    func meet(_ copy: ExampleCopy) throws {
      let text = try copy.text
      try FileManager.default.removeItem(atPath: copy.path)
      switch self {
      case .removed: break
      case .empty: try write("", copy)
      case .damaged: try write(String(text.prefix(2000)), copy)
      case .unmerged: try write("<<<<<<< HEAD\n" + text, copy)
      case .folder:
        try FileManager.default.createDirectory(
          atPath: copy.path, withIntermediateDirectories: false)
      }
    }

    @MainActor
    private func write(_ text: String, _ copy: ExampleCopy) throws {
      try text.write(toFile: copy.path, atomically: true, encoding: .utf8)
    }

    var conflict: FileConflict.Kind {
      switch self {
      case .removed: .removed
      case .empty: .empty
      case .damaged, .unmerged: .damaged
      case .folder: .unreadable
      }
    }
  }

  @Test(
    "Saving reports a conflict without writing, and keeping the document's version writes it",
    arguments: Fate.allCases)
  func keepMine(fate: Fate) async throws {
    let copy = try ExampleCopy("Login")
    let document = try StudioDocument(path: copy.path)
    try document.perform(Self.edit)
    try fate.meet(copy)
    let before = try? copy.text
    #expect(try await !document.save())
    #expect(document.fileConflict?.kind == fate.conflict)
    #expect(document.isDirty && (try? copy.text) == before)
    guard fate != .folder else {
      await #expect(throws: InterfaceDocumentError.self) {
        try await document.resolve(.keepMine)
      }
      return
    }
    await #expect(throws: StudioError.self) { try await document.resolve(.takeTheirs) }
    try await document.resolve(.keepMine)
    #expect(try copy.text.contains(Self.changed))
    #expect(!document.isDirty && document.fileConflict == nil)
    // The file is an ordinary one again.
    try document.undo()
    #expect(try await document.save())
    #expect(try !copy.text.contains(Self.changed))
  }

  @Test(
    "A missing or invalid file is reported after a second, until it is valid again",
    arguments: Fate.allCases)
  func reports(fate: Fate) async throws {
    let copy = try ExampleCopy("Login")
    let original = try copy.text
    let document = try StudioDocument(path: copy.path)
    try fate.meet(copy)
    document.lookAtFile()
    document.lookAtFile()
    // Editors and Git replace files in several steps.
    #expect(document.fileConflict == nil && !document.isDirty)
    document.replacementTime = .zero
    document.lookAtFile()
    #expect(document.fileConflict?.kind == fate.conflict && document.isDirty)
    try FileManager.default.createDirectory(
      at: copy.folder, withIntermediateDirectories: true)
    if fate == .folder { try FileManager.default.removeItem(atPath: copy.path) }
    try original.write(toFile: copy.path, atomically: true, encoding: .utf8)
    document.lookAtFile()
    #expect(document.fileConflict == nil && !document.isDirty)
  }

  @Test("A file is written again if its folder was deleted")
  func removedFolder() async throws {
    let copy = try ExampleCopy("Login")
    let document = try StudioDocument(path: copy.path)
    try document.perform(Self.edit)
    try FileManager.default.removeItem(at: copy.folder)
    #expect(try await !document.save())
    try await document.resolve(.keepMine)
    #expect(try copy.text.contains(Self.changed))
  }

  @Test("A file that changes again before the decision is not overwritten")
  func changesAgain() async throws {
    let copy = try ExampleCopy("Login")
    let document = try StudioDocument(path: copy.path)
    try document.perform(Self.edit)
    try Fate.empty.meet(copy)
    #expect(try await !document.save())
    try "<".write(toFile: copy.path, atomically: true, encoding: .utf8)
    try await document.resolve(.keepMine)
    #expect(try copy.text == "<" && document.fileConflict?.kind == .damaged)
    try await document.resolve(.keepMine)
    #expect(try copy.text.contains(Self.changed))
  }

  @Test("A symbolic link out of the project is neither read nor written", arguments: [true, false])
  func linkOut(isDangling: Bool) async throws {
    let (copy, other) = (try ExampleCopy("Login"), try ExampleCopy("Settings"))
    let outside = isDangling ? other.path + ".gone" : other.path
    let theirs = try other.text
    let document = try StudioDocument(path: copy.path)
    document.replacementTime = .zero
    let before = document.document.bytes
    try FileManager.default.removeItem(atPath: copy.path)
    try FileManager.default.createSymbolicLink(
      atPath: copy.path, withDestinationPath: outside)
    document.lookAtFile()
    #expect(document.document.bytes == before && document.fileConflict?.kind == .link)
    try document.perform(Self.edit)
    #expect(try await !document.save())
    let error = await #expect(throws: StudioError.self) {
      try await document.resolve(.keepMine)
    }
    #expect(error?.message.contains("is a symbolic link that points outside the project") == true)
    #expect(try other.text == theirs)
    #expect(FileManager.default.fileExists(atPath: outside) != isDangling)
    #expect(throws: StudioError.self) { try StudioDocument(path: copy.path) }
  }

  @Test("A symbolic link within the project is followed and kept")
  func linkWithin() async throws {
    let copy = try ExampleCopy("Login")
    let target = copy.folder.appendingPathComponent("Target.storyboard").path
    let document = try StudioDocument(path: copy.path)
    try FileManager.default.moveItem(atPath: copy.path, toPath: target)
    try FileManager.default.createSymbolicLink(
      atPath: copy.path, withDestinationPath: "Target.storyboard")
    try document.perform(Self.edit)
    #expect(try await document.save())
    #expect(try String(contentsOfFile: target, encoding: .utf8).contains(Self.changed))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: copy.path) == "Target.storyboard")
  }

  // MARK: Locks

  @Test("Saving waits for a locked file while other requests are answered")
  func locked() async throws {
    let (copy, other) = (try ExampleCopy("Login"), try ExampleCopy("Settings"))
    let workspace = StudioWorkspace(paths: [copy.path, other.path])
    let outbox = Outbox()
    let window = workspace.openWindow { outbox.texts.append(String(decoding: $0, as: UTF8.self)) }
    let second = workspace.openWindow { _ in }
    defer { for window in [window, second] { workspace.close(window) } }
    window.receive(Array(#"{"id":1,"version":1,"ask":{"type":"open","document":0}}"#.utf8))
    second.receive(Array(#"{"id":1,"version":1,"ask":{"type":"open","document":0}}"#.utf8))
    let document = try workspace.document(0)
    document.lockTimeout = Self.noTimeout
    try document.perform(Self.edit)
    let before = try copy.text
    var lock: DocumentFile? = try DocumentFile(locking: copy.path)
    window.receive(Array(#"{"id":2,"ask":{"type":"save"}}"#.utf8))
    try await Task.sleep(for: .milliseconds(100))
    // The second window edits the same document and saves another one meanwhile.
    second.receive(
      Array(
        #"""
        {"id":2,"ask":{"type":"edit","edit":{"type":"changeConstraint",
        "constraint":"LgN-c2-010","change":{"constant":50}}}}
        """#.utf8))
    #expect(document.document.element(withIdentifier: "LgN-c2-010")?["constant"] == "50")
    #expect(try await workspace.document(1).save())
    #expect(try copy.text == before && !outbox.texts.contains { $0.contains(#""re":2"#) })
    lock = nil
    while !outbox.texts.contains(where: { $0.contains(#""re":2"#) }) {
      try await Task.sleep(for: .milliseconds(10))
    }
    withExtendedLifetime(lock) {}
    // What was edited while the save waited is in the file as well.
    let after = try copy.text
    #expect(after.contains(Self.changed) && after.contains(#"constant="50" id="LgN-c2-010""#))
    #expect(!document.isDirty)
  }

  @Test("A file that stays locked is an error, and a later save succeeds")
  func staysLocked() async throws {
    let copy = try ExampleCopy("Login")
    let document = try StudioDocument(path: copy.path)
    document.lockTimeout = .milliseconds(100)
    try document.perform(Self.edit)
    let before = try copy.text
    var lock: DocumentFile? = try DocumentFile(locking: copy.path)
    let saves = (0..<3).map { _ in Task { try await document.save() } }
    for save in saves {
      let error = await #expect(throws: StudioError.self) { try await save.value }
      #expect(error?.message == "another program has locked Login.storyboard")
    }
    #expect(try copy.text == before && document.isDirty)
    withExtendedLifetime(lock) {}
    lock = nil
    #expect(try await document.save())
    #expect(try copy.text.contains(Self.changed))
  }

  @Test("Changes by the process that locked the file are merged")
  func mergesWithTheLocker() async throws {
    let copy = try ExampleCopy("Login")
    let document = try StudioDocument(path: copy.path)
    document.lockTimeout = Self.noTimeout
    try document.perform(Self.edit)
    var lock: DocumentFile? = try DocumentFile(locking: copy.path)
    let save = Task { try await document.save() }
    try await Task.sleep(for: .milliseconds(50))
    let theirs = try copy.text.replacing(#"title="Forgot Password?""#, with: #"title="Help""#)
    _ = try lock?.replace(with: Array(theirs.utf8))
    lock = nil
    #expect(try await save.value)
    let after = try copy.text
    #expect(after.contains(Self.changed) && after.contains(#"title="Help""#))
    // The save does not keep the lock.
    #expect(try DocumentFile(lockingIfFree: copy.path) != nil)
  }

  @Test("A document that waits for a lock does not delay others in Save All")
  func saveAll() async throws {
    let (copy, other) = (try ExampleCopy("Login"), try ExampleCopy("Settings"))
    let workspace = StudioWorkspace(paths: [copy.path, other.path])
    let documents = try [workspace.document(0), workspace.document(1)]
    documents[0].lockTimeout = Self.noTimeout
    try documents[0].perform(Self.edit)
    let view = try #require(documents[1].document.roots.first?.id)
    try documents[1].perform(.setAttribute(path: "\(view).tag", value: "7"))
    let lock = try DocumentFile(locking: copy.path)
    let save = Task { try await workspace.saveAll() }
    while documents[1].isDirty {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(documents[0].saving != nil)
    documents[0].lockTimeout = .zero
    await #expect(throws: StudioError.self) { try await save.value }
    #expect(workspace.dirtyDocuments == [0])
    withExtendedLifetime(lock) {}
  }

  /// What a window sends.
  private final class Outbox: @unchecked Sendable { var texts: [String] = [] }
}
