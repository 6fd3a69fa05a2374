import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// What edits do to the bytes of documents, and what refused edits say.
@Suite("Recorded results of edits")
@MainActor
struct EditResultsTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("edit-results.txt")

  /// Run with `RECORD_EDIT_RESULTS=1` to write the file again, and read its diff.
  @Test("Every edit has its recorded patch or error message")
  func results() throws {
    let text = try RecordedEdits.all.map { "# \($0.name)\n\(try Self.result(of: $0))\n" }.joined()
    if ProcessInfo.processInfo.environment["RECORD_EDIT_RESULTS"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8).components(
      separatedBy: "\n# ")
    let made = text.components(separatedBy: "\n# ")
    #expect(recorded.count == made.count)
    for (expected, found) in zip(recorded, made) { #expect(expected == found) }
  }

  private static func result(of recorded: RecordedEdits.Edit) throws -> String {
    let document = try TestDocument.read(recorded.text)
    do {
      let edit = try recorded.edit.edit(of: document)
      let changed = try document.applying(edit)
      #expect(try changed.applying(edit.inverse).bytes == document.bytes)
      let patch = UnifiedPatch(path: "x", before: document.bytes, edit: edit).bytes
      return String(decoding: patch, as: UTF8.self).split(separator: "\n").dropFirst(3)
        .joined(separator: "\n")
    } catch {
      return try #require(Self.refusal(error))
    }
  }

  /// What the studio says about an error; nil for errors of other types.
  private static func refusal(_ error: any Error) -> String? {
    switch error {
    case let error as StudioError: return "error: \(error.message) (\(error.hint))"
    case let error as InterfaceDocumentError:
      let line = error.location.map { "\($0.line): " } ?? ""
      return "error: \(line)\(error.message) (\(error.hint))"
    default: return nil
    }
  }

  @Test(
    "Multipliers that documents cannot have are refused", arguments: [":5", "2//3", "1e8", "0"])
  func multipliers(_ text: String) throws {
    let document = try TestDocument.read(RecordedEdits.screen)
    let edits: [StudioEdit] = [
      .addConstraints([
        .init("one-lb-001", "width", to: "rot-vw-000", "width", multiplier: text)
      ]),
      .changeConstraint("rot-c2-000", .init(multiplier: text)),
    ]
    for edit in edits {
      let error = #expect(throws: (any Error).self) { try edit.edit(of: document) }
      let refusal = error.flatMap(Self.refusal) ?? ""
      #expect(refusal.hasPrefix("error: invalid multiplier '\(text)'"))
    }
  }
}
