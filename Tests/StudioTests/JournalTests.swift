import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

@Suite("The journal of unsaved changes")
@MainActor
struct JournalTests {
  private static let edit = StudioEdit.changeConstraint("LgN-c0-001", .init(constant: 140))

  @Test("Changes of a killed process are restored from its journal as one undo step")
  func restores() throws {
    let copy = try ExampleCopy("Login")
    let original = try copy.text
    let first = try StudioDocument(path: copy.path)
    try first.perform(Self.edit)
    first.writeJournal()
    // The first program ends here, without saving.
    let second = try StudioDocument(path: copy.path)
    #expect(second.leftBehind.map(\.document.bytes) == [first.document.bytes])
    #expect(second.document.bytes == Array(original.utf8))
    second.settleJournal(restores: true)
    #expect(second.document.bytes == first.document.bytes)
    #expect(second.isDirty && second.undoName == "Restore Changes" && second.leftBehind.isEmpty)
    try second.undo()
    #expect(second.document.bytes == Array(original.utf8))
    #expect(try copy.text == original)
  }

  @Test("Saving and discarding changes delete the journal")
  func removes() async throws {
    let copy = try ExampleCopy("Login")
    let document = try StudioDocument(path: copy.path)
    let path = Journal(document: copy.path).path
    #expect((path as NSString).lastPathComponent == ".Login.storyboard.studio-journal")
    try document.perform(Self.edit)
    document.writeJournal()
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try await document.save())
    #expect(!FileManager.default.fileExists(atPath: path))
    try document.undo()
    document.writeJournal()
    let other = try StudioDocument(path: copy.path)
    other.settleJournal(restores: false)
    #expect(!other.isDirty && !FileManager.default.fileExists(atPath: path))
    // A read-only studio writes nothing.
    #expect(try StudioDocument(path: copy.path, isReadOnly: true).journals.isEmpty)
  }

  @Test("Changes made before the decision keep the journal of the earlier session")
  func keepsTheEarlierJournal() throws {
    let copy = try ExampleCopy("Login")
    let first = try StudioDocument(path: copy.path)
    try first.perform(Self.edit)
    first.writeJournal()
    let second = try StudioDocument(path: copy.path)
    try second.perform(.changeConstraint("LgN-c0-001", .init(constant: 70)))
    second.writeJournal()
    // The second program is killed as well: the third has the changes of both, the latest first.
    let third = try StudioDocument(path: copy.path)
    #expect(third.leftBehind.map(\.document.bytes) == [first, second].map(\.document.bytes))
    try third.perform(.changeConstraint("LgN-c0-001", .init(constant: 80)))
    third.writeJournal()
    #expect(try StudioDocument(path: copy.path).leftBehind.count == 2)
    third.settleJournal(restores: false)
    #expect(third.document.bytes != second.document.bytes)
    third.settleJournal(restores: true)
    #expect(third.document.bytes == first.document.bytes && third.leftBehind.isEmpty)
    // Nothing is left of the second journal, and the first one has what was restored.
    let fourth = try StudioDocument(path: copy.path)
    #expect(fourth.leftBehind.map(\.document.bytes) == [first.document.bytes])
    fourth.settleJournal(restores: false)
    #expect(Journal.all(document: copy.path).allSatisfy { $0.read() == nil })
  }

  @Test("Invalid journals are ignored")
  func refusals() throws {
    let copy = try ExampleCopy("Login")
    let document = try StudioDocument(path: copy.path)
    try document.perform(Self.edit)
    document.writeJournal()
    let journal = Journal(document: copy.path)
    let whole = try Data(contentsOf: URL(fileURLWithPath: journal.path))
    #expect(journal.read() != nil)
    let head = Data("AutoLayout Studio journal 1 ".utf8)
    let hostile: [Data] = [
      Data(), Data("\n".utf8), head, head + Data("9999999999999 0\n".utf8),
      head + Data("-1 0\n<x/>".utf8), whole.dropLast(), whole + Data([0]),
      Data(repeating: 65, count: 4096), Data(whole.map { $0 == 49 ? 50 : $0 }),
    ]
    for data in hostile {
      try data.write(to: URL(fileURLWithPath: journal.path))
      #expect(journal.read() == nil)
    }
    // A text that is complete but no document.
    journal.write(Array("<document".utf8))
    #expect(journal.read() == nil)
    // A link is not followed, neither for reading nor for writing nor for removal.
    let other = copy.folder.appendingPathComponent("other").path
    try whole.write(to: URL(fileURLWithPath: other))
    journal.remove()
    try FileManager.default.createSymbolicLink(
      atPath: journal.path, withDestinationPath: other)
    #expect(journal.read() == nil)
    journal.write([1, 2, 3])
    #expect(try Data(contentsOf: URL(fileURLWithPath: other)) == whole)
    journal.remove()
    #expect(FileManager.default.fileExists(atPath: other))
  }

  @Test("Differences are a patch from the file to the document")
  func differences() throws {
    let copy = try ExampleCopy("Login")
    let document = try StudioDocument(path: copy.path)
    try document.perform(Self.edit)
    let theirs = try copy.text
      .replacingOccurrences(
        of: #"constant="96" id="LgN-c0-001""#, with: #"constant="70" id="LgN-c0-001""#)
    try theirs.write(toFile: copy.path, atomically: true, encoding: .utf8)
    document.lookAtFile()
    #expect(document.fileConflict != nil)
    let lines = document.differences.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("-") && $0.contains(#"constant="70" id="LgN-c0-001""#) })
    #expect(lines.contains { $0.hasPrefix("+") && $0.contains(#"constant="140" id="LgN-c0-001""#) })
  }

  @Test("Save All saves edited documents only")
  func savesAll() async throws {
    let copies = [try ExampleCopy("Login"), try ExampleCopy("Settings")]
    let workspace = StudioWorkspace(paths: copies.map(\.path))
    let settings = try copies[1].text
    try workspace.document(0).perform(Self.edit)
    _ = try workspace.document(1)
    #expect(workspace.dirtyDocuments == [0])
    try await workspace.saveAll()
    #expect(workspace.dirtyDocuments.isEmpty)
    #expect(try copies[0].text.contains(#"constant="140" id="LgN-c0-001""#))
    #expect(try copies[1].text == settings)
  }
}
