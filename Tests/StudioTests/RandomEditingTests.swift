import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Edits of all kinds, one after the other, with undo and redo. The expectation of each step is the state
/// before it.
@Suite("Random editing")
@MainActor
struct RandomEditingTests {
  /// How many commands are performed in each document. `RANDOM_EDITS=10000` sets the total.
  private nonisolated static let count: Int = {
    let total = ProcessInfo.processInfo.environment["RANDOM_EDITS"].flatMap { Int($0) } ?? 240
    return total / documents.count
  }()

  private nonisolated static let documents = ["Login", "Settings", "Universal"]

  /// How many commands are performed before all of them are undone, so that documents do not grow beyond
  /// what is laid out quickly.
  private static let runLength = 20

  /// The number of attempts after which edits that are refused are taken for an error. About half of the
  /// edits are performed.
  private nonisolated static let maxAttempts = UInt64(20 * count)

  /// The number of kinds of edits that have to be among those performed. There are more than twice as many.
  private static let leastKinds = 12

  @Test("Undo restores every byte, and two windows show the same document", arguments: documents)
  func windowsAndBytes(_ name: String) throws {
    let copy = try ExampleCopy(name)
    let workspace = StudioWorkspace(paths: [copy.path])
    let windows = [workspace.openWindow { _ in }, workspace.openWindow { _ in }]
    defer { for window in windows { window.close() } }
    for window in windows { try window.ask(["type": "open", "document": 0]) }
    let document = try #require(windows[0].document)
    let original = document.document.bytes
    var made = 0
    var seed: UInt64 = 1
    var kinds: Set<String> = []
    while made < Self.count {
      var states = [document.document.bytes]
      while states.count <= Self.runLength, made < Self.count {
        try #require(seed < Self.maxAttempts, "most edits are refused")
        var edits = RandomEdits(document.document, seed: seed)
        seed += 1
        let edit = edits.next()
        guard (try? document.perform(edit)) == true else { continue }
        made += 1
        kinds.insert(String("\(edit)".prefix { $0 != "(" }))
        states.append(document.document.bytes)
        Self.expectSame(windows, after: edit)
        // A text that was read back is the same document.
        let again = try InterfaceDocument(data: Data(document.document.bytes), name: copy.path)
        #expect(again.duplicates.isEmpty, "\(edit)")
      }
      for state in states.dropLast().reversed() {
        try document.undo()
        #expect(document.document.bytes == state)
      }
      #expect(document.document.bytes == original)
      for state in states.dropFirst() {
        try document.redo()
        #expect(document.document.bytes == state)
      }
      for _ in states.dropFirst() { try document.undo() }
      Self.expectSame(windows, after: nil)
    }
    #expect(document.document.bytes == original && !document.isDirty)
    #expect(try copy.text == String(decoding: original, as: UTF8.self))
    #expect(kinds.count >= Self.leastKinds)
    print("\(name): \(made) edits of \(kinds.count) kinds from \(seed) attempts")
  }

  /// Compares what two windows show: the scene, the state and the inspector, which are sent as
  /// differences.
  private static func expectSame(_ windows: [StudioWindow], after edit: StudioEdit?) {
    let (first, second) = (windows[0], windows[1])
    #expect(first.model == second.model, "\(String(describing: edit))")
    #expect(first.sentScene == second.sentScene, "\(String(describing: edit))")
    #expect(first.sentState == second.sentState, "\(String(describing: edit))")
    #expect(first.sentInspector == second.sentInspector, "\(String(describing: edit))")
  }
}
