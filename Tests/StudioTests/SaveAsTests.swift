import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// By hand: the rules are those of Documentation/Studio.md.
@Suite("Saving a document as another file")
@MainActor
struct SaveAsTests {
  private static let edit = StudioEdit.changeConstraint("LgN-c0-001", .init(constant: 140))
  private static let changed = #"constant="140" id="LgN-c0-001""#

  /// A workspace with an edited copy of an example, in a project with a folder.
  private final class EditedCopy {
    let copy: ExampleCopy
    let workspace: StudioWorkspace
    let document: StudioDocument

    @MainActor
    init() throws {
      copy = try ExampleCopy("Login")
      for folder in [".git/hooks", "Shared", ".hidden"] {
        try FileManager.default.createDirectory(
          at: copy.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      workspace = StudioWorkspace(paths: [copy.path])
      document = try workspace.document(0)
      try document.perform(SaveAsTests.edit)
    }

    func path(_ name: String) -> String { copy.folder.appendingPathComponent(name).path }

    func text(_ name: String) throws -> String {
      try String(contentsOfFile: path(name), encoding: .utf8)
    }

    func write(_ text: String, _ name: String) throws {
      try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    }
  }

  @Test(
    "A new file is written and becomes the document's file in all windows",
    arguments: [
      ("Home", "Home.storyboard"), ("Home.storyboard", "Home.storyboard"),
      ("Shared/Home", "Shared/Home.storyboard"), ("./Shared/../Größe 2", "Größe 2.storyboard"),
      ("  Home  ", "Home.storyboard"), ("Home 1.2", "Home 1.2.storyboard"),
    ])
  func newFile(name: String, file: String) async throws {
    let studio = try EditedCopy()
    let before = try studio.copy.text
    studio.document.writeJournal()
    let windows = (0..<2).map { _ in studio.workspace.openWindow { _ in } }
    for window in windows { try window.open(0, nil) }
    let saved = try await studio.workspace.save(0, as: name, replaces: false)
    #expect(!saved.exists && saved.path == studio.path(file))
    #expect(try studio.text(file).contains(Self.changed))
    #expect(try studio.copy.text == before)
    #expect(studio.workspace.paths == [studio.copy.path, studio.path(file)])
    #expect(windows.allSatisfy { $0.documentIndex == 1 })
    #expect(
      windows.allSatisfy { $0.state?.path == studio.path(file) && $0.state?.isDirty == false })
    #expect(try studio.workspace.document(1) === studio.document)
    // The earlier file is another document now, without a journal.
    #expect(try studio.workspace.document(0).document.bytes == Array(before.utf8))
    #expect(try studio.workspace.document(0).leftBehind.isEmpty)
    // Later saves go to the new file, and the step can be undone there.
    try studio.document.undo()
    #expect(try await studio.document.save())
    #expect(try studio.text(file) == before)
    for window in windows { studio.workspace.close(window) }
  }

  @Test("An existing file is replaced only if the request says so")
  func existingFile() async throws {
    let studio = try EditedCopy()
    try studio.write("theirs", "Other.storyboard")
    let asked = try await studio.workspace.save(0, as: "Other", replaces: false)
    #expect(asked.exists && asked.path == studio.path("Other.storyboard"))
    #expect(try studio.text("Other.storyboard") == "theirs")
    #expect(studio.workspace.paths.count == 1 && studio.document.isDirty)
    let saved = try await studio.workspace.save(0, as: "Other", replaces: true)
    #expect(!saved.exists && studio.workspace.paths.count == 2)
    #expect(try studio.text("Other.storyboard").contains(Self.changed))
    // Its own file exists as well.
    try studio.document.undo()
    #expect(try await studio.workspace.save(1, as: "Other", replaces: false).exists)
    _ = try await studio.workspace.save(1, as: "Other", replaces: true)
    #expect(studio.workspace.paths.count == 2 && !studio.document.isDirty)
  }

  @Test(
    "A document whose file is missing or a link out of the project can be saved as another file",
    arguments: [true, false])
  func lostFile(isLink: Bool) async throws {
    let studio = try EditedCopy()
    let outside = try ExampleCopy("Settings")
    let theirs = try outside.text
    try FileManager.default.removeItem(atPath: studio.copy.path)
    if isLink {
      try FileManager.default.createSymbolicLink(
        atPath: studio.copy.path, withDestinationPath: outside.path)
    }
    #expect(try await !studio.document.save())
    _ = try await studio.workspace.save(0, as: "Saved", replaces: false)
    #expect(studio.document.fileConflict == nil && !studio.document.isDirty)
    #expect(try studio.text("Saved.storyboard").contains(Self.changed))
    #expect(try outside.text == theirs)
  }

  @Test(
    "Invalid paths are refused, and nothing is written",
    arguments: [
      ("", "is empty"), ("a\u{0}b", "or invalid"), ("a\nb", "or invalid"),
      ("Shared/", "or invalid"),
      (String(repeating: "a", count: 2000), "too long"), ("Home.xib", "cannot end in .xib"),
      ("../Home", "is outside the project"),
      ("/tmp/Home", "is outside the project"), ("Shared/../../Home", "is outside the project"),
      (".git/hooks/Home", "hidden"), (".hidden/Home", "hidden"), (".Home", "begins with a period"),
      ("None/Home", "does not exist"), ("Login.storyboard/Home", "does not exist"),
      ("out/Home", "is outside the project"), ("Out", "points outside the project"),
      ("Dangling", "points outside the project"), ("Folder", "is not a file"),
    ])
  func refused(name: String, message: String) async throws {
    let studio = try EditedCopy()
    let outside = try ExampleCopy("Settings")
    let theirs = try outside.text
    for (link, target) in [
      ("out", outside.folder.path), ("Out.storyboard", outside.path),
      ("Dangling.storyboard", outside.path + ".storyboard"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: studio.path(link), withDestinationPath: target)
    }
    try FileManager.default.createDirectory(
      atPath: studio.path("Folder.storyboard"), withIntermediateDirectories: false)
    let before = try Self.names(studio.copy.folder) + Self.names(outside.folder)
    let error = await #expect(throws: StudioError.self) {
      try await studio.workspace.save(0, as: name, replaces: true)
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(try Self.names(studio.copy.folder) + Self.names(outside.folder) == before)
    #expect(try outside.text == theirs && studio.document.isDirty)
  }

  @Test("A symbolic link within the project is followed and kept")
  func linkWithin() async throws {
    let studio = try EditedCopy()
    try studio.write("theirs", "Shared/Target.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: studio.path("Link.storyboard"), withDestinationPath: "Shared/Target.storyboard")
    #expect(try await studio.workspace.save(0, as: "Link", replaces: false).exists)
    _ = try await studio.workspace.save(0, as: "Link", replaces: true)
    #expect(try studio.text("Shared/Target.storyboard").contains(Self.changed))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: studio.path("Link.storyboard"))
        == "Shared/Target.storyboard")
  }

  @Test("A file that is open as another document is not replaced")
  func openDocument() async throws {
    let studio = try EditedCopy()
    let text = try studio.copy.text
    try studio.write(text, "Other.storyboard")
    studio.workspace.paths.append(studio.path("Other.storyboard"))
    let window = studio.workspace.openWindow { _ in }
    try window.open(1, nil)
    let error = await #expect(throws: StudioError.self) {
      try await studio.workspace.save(0, as: "Other", replaces: true)
    }
    #expect(error?.message == "Other.storyboard is open in the studio")
    #expect(try studio.text("Other.storyboard") == text)
    // Without a window and without changes it is replaced, in its place of the list.
    studio.workspace.close(window)
    _ = try await studio.workspace.save(0, as: "Other", replaces: true)
    #expect(try studio.text("Other.storyboard").contains(Self.changed))
    #expect(try studio.workspace.document(1) === studio.document)
  }

  @Test("Save As is refused for a read-only workspace and for an invalid document index")
  func noFile() async throws {
    let copy = try ExampleCopy("Login")
    let readOnly = StudioWorkspace(paths: [copy.path], isReadOnly: true)
    let workspace = StudioWorkspace(paths: [copy.path])
    for (workspace, index) in [(readOnly, 0), (workspace, -1), (workspace, 7)] {
      await #expect(throws: StudioError.self) {
        try await workspace.save(index, as: "Home", replaces: false)
      }
    }
    #expect(try Self.names(copy.folder) == ["Login.storyboard"])
  }

  @Test("Save As is a request of the page, and all windows get the new list of documents")
  func messages() async throws {
    let studio = try EditedCopy()
    try studio.write("theirs", "Other.storyboard")
    let (first, second) = (Outbox(), Outbox())
    let window = studio.workspace.openWindow {
      first.texts.append(String(decoding: $0, as: UTF8.self))
    }
    let other = studio.workspace.openWindow {
      second.texts.append(String(decoding: $0, as: UTF8.self))
    }
    defer { for window in [window, other] { studio.workspace.close(window) } }
    window.receive(Array(#"{"id":1,"version":1,"ask":{"type":"open","document":0}}"#.utf8))
    for (number, request) in [
      #"{"type":"saveAs","path":"Other"}"#, #"{"type":"saveAs","path":"../x","replaces":true}"#,
      #"{"type":"saveAs","path":"Other","replaces":true}"#,
    ].enumerated() {
      let id = number + 2
      window.receive(Array(#"{"id":\#(id),"ask":\#(request)}"#.utf8))
      while !first.texts.contains(where: { $0.contains(#""re":\#(id)"#) }) {
        try await Task.sleep(for: .milliseconds(5))
      }
    }
    let answers = (2...4).map { id in first.texts.first { $0.contains(#""re":\#(id)"#) } ?? "" }
    #expect(answers[0].contains(#""exists":true"#))
    #expect(answers[1].contains("is outside the project"))
    #expect(answers[2].contains(#""exists":false"#))
    #expect(
      first.texts.contains { $0.contains(#""documents":"#) && $0.contains("Other.storyboard") })
    #expect(
      second.texts.contains { $0.contains(#""documents":"#) && $0.contains("Other.storyboard") })
  }

  private static func names(_ folder: URL) throws -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return all.compactMap { $0 as? String }.filter { !$0.hasSuffix("studio-journal") }.sorted()
  }

  /// What a window sends.
  private final class Outbox: @unchecked Sendable { var texts: [String] = [] }
}
