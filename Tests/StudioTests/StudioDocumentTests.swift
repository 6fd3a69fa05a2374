import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

@Suite("An edited document")
@MainActor
struct StudioDocumentTests {
  @Test(
    "Undoing every edit restores the original bytes",
    arguments: ["Login", "Settings", "Universal"])
  func undoRestoresBytes(name: String) throws {
    let path = ExampleCopy.original(name)
    let document = try ExampleCopy.document(name)
    let original = document.document.bytes
    var edits = RandomEdits(document.document, seed: 7)
    var made = 0
    // Some random edits are refused, such as a space between a view and itself.
    for _ in 0..<1000 where made < 334 {
      let edit = edits.next()
      guard (try? document.perform(edit)) == true else { continue }
      made += 1
      // The Swift API gives the same bytes as the session; a sample, since it doubles the work.
      if made % 5 == 0 {
        let alone = try InterfaceDocument(data: Data(original), name: path)
        let settled = try edit.settledEdit(of: alone)
        let isSame = try alone.applying(settled).bytes == document.document.bytes
        #expect(isSame, "\(edit)")
      }
      try document.undo()
      let isRestored = document.document.bytes == original
      #expect(isRestored, "\(edit)")
    }
    #expect(made == 334)
    #expect(!document.isDirty)
  }

  @Test("Undo and redo work through a long history")
  func longHistory() throws {
    let document = try ExampleCopy.document("Login")
    let original = document.document.bytes
    var states = [original]
    for seed in 0..<60 {
      var edits = RandomEdits(document.document, seed: UInt64(seed))
      if (try? document.perform(edits.next())) == true { states.append(document.document.bytes) }
    }
    #expect(states.count > 30)
    for state in states.dropLast().reversed() {
      try document.undo()
      #expect(document.document.bytes == state)
    }
    for state in states.dropFirst() {
      try document.redo()
      #expect(document.document.bytes == state)
    }
  }

  @Test("Edits of one gesture are undone together")
  func gestures() throws {
    let document = try ExampleCopy.document("Login")
    let original = document.document.bytes
    for constant in [101.0, 102, 103] {
      try document.perform(
        .changeConstraint("LgN-c0-001", .init(constant: constant)), gesture: "drag")
    }
    try document.undo()
    #expect(document.document.bytes == original)
  }

  @Test("Saving writes the smallest change, and nothing is written before")
  func savesLeastChange() async throws {
    let copy = try ExampleCopy("Login")
    let path = copy.path
    let document = try StudioDocument(path: path)
    let before = try copy.text
    try document.perform(.changeConstraint("LgN-c0-001", .init(constant: 80)))
    #expect(try copy.text == before)
    #expect(try await document.save())
    let after = try copy.text
    // hand: the one attribute of the one constraint, and the frames of the views that it moves.
    let changed = after.split(separator: "\n").filter { !before.contains($0) }
    let constraints = changed.filter { !$0.contains(#"<rect key="frame""#) }
    #expect(constraints.count == 1)
    #expect(constraints.first?.contains(#"constant="80" id="LgN-c0-001""#) == true)
    #expect(changed.contains { $0.contains(#"width="80""#) })
    #expect(after.split(separator: "\n").count == before.split(separator: "\n").count)
    #expect(!document.isDirty)
  }

  // hand: two people who add the same view to one file add two views, as in Xcode.
  @Test("New objects get different identifiers in every session, and redo restores them")
  func identifiersOfSessions() throws {
    let copy = try ExampleCopy("Login")
    var added: [Set<String>] = []
    for _ in 0..<2 {
      let document = try StudioDocument(path: copy.path)
      let before = Set(document.document.identifiersOfObjects)
      try document.perform(.addView(kind: .label, parent: "LgN-vw-001", x: 10, y: 10))
      let after = document.document.bytes
      added.append(Set(document.document.identifiersOfObjects).subtracting(before))
      try document.undo()
      try document.redo()
      #expect(document.document.bytes == after)
    }
    #expect(!added[0].isEmpty && added[0].isDisjoint(with: added[1]))
  }

  @Test("Saving merges changes of different objects in the file")
  func mergesForeignChange() async throws {
    let copy = try ExampleCopy("Login")
    let path = copy.path
    let document = try StudioDocument(path: path)
    try document.perform(.changeConstraint("LgN-c0-001", .init(constant: 80)))
    let text = try copy.text
    try text.replacingOccurrences(
      of: #"title="Forgot Password?""#, with: #"title="Help""#
    ).write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try await document.save())
    let saved = try copy.text
    #expect(saved.contains(#"title="Help""#))
    #expect(saved.contains(#"constant="80" id="LgN-c0-001""#))
  }

  @Test("Saving reports a conflict for changes of the same object and overwrites nothing")
  func asksAboutDispute() async throws {
    let copy = try ExampleCopy("Login")
    let path = copy.path
    let document = try StudioDocument(path: path)
    try document.perform(.changeConstraint("LgN-c0-001", .init(constant: 80)))
    let theirs = try copy.text.replacingOccurrences(
      of: #"constant="96" id="LgN-c0-001""#, with: #"constant="70" id="LgN-c0-001""#)
    try theirs.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try await !document.save())
    #expect(try copy.text == theirs)
    try await document.resolve(.keepMine)
    #expect(!document.isDirty)
    #expect(
      try copy.text.contains(
        #"constant="80" id="LgN-c0-001""#))
  }

  @Test("A conflict ends if the file returns to the version that was read")
  func endsDispute() async throws {
    let copy = try ExampleCopy("Login")
    let path = copy.path
    let document = try StudioDocument(path: path)
    let original = try copy.text
    try document.perform(.changeConstraint("LgN-c0-001", .init(constant: 80)))
    let theirs = original.replacingOccurrences(
      of: #"constant="96" id="LgN-c0-001""#, with: #"constant="70" id="LgN-c0-001""#)
    try theirs.write(toFile: path, atomically: true, encoding: .utf8)
    document.lookAtFile()
    #expect(document.fileConflict != nil)
    var changes = 0
    _ = document.observe { changes += 1 }
    try original.write(toFile: path, atomically: true, encoding: .utf8)
    document.lookAtFile()
    document.lookAtFile()
    #expect(document.fileConflict == nil)
    #expect(changes == 1)
    // Nothing is left to be taken, and what was changed here is written.
    try await document.resolve(.takeTheirs)
    #expect(document.isDirty)
    #expect(try await document.save())
    #expect(try copy.text.contains(#"constant="80" id="LgN-c0-001""#))
  }

  @Test("A document without changes follows its file")
  func followsFile() throws {
    let copy = try ExampleCopy("Login")
    let path = copy.path
    let document = try StudioDocument(path: path)
    let text = try copy.text
      .replacingOccurrences(of: #"title="Forgot Password?""#, with: #"title="Help""#)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    document.lookAtFile()
    #expect(document.document.bytes == Array(text.utf8))
    #expect(!document.isDirty)
    // A file that is broken for a moment changes nothing.
    try "<document".write(toFile: path, atomically: true, encoding: .utf8)
    document.lookAtFile()
    #expect(document.document.bytes == Array(text.utf8))
  }

  @Test("Issues are computed once for each state")
  func issues() throws {
    let document = try ExampleCopy.document("Login")
    #expect(document.issues() == document.issues())
    #expect(document.searches == 1)
    try document.perform(.setFrame(view: "LgN-bt-001", frame: [0, 0, 10, 10]))
    #expect(document.issues().contains { $0.object == "LgN-bt-001" })
    try document.undo()
    #expect(document.issues().isEmpty)
    #expect(document.searches == 3)
  }

  @Test("A suggested fix does not cause another issue")
  func offers() throws {
    let document = try ExampleCopy.document("Login")
    let height = #"<constraint firstAttribute="height" constant="50" id="LgN-c0-004"/>"#
    let other = #"<constraint firstAttribute="height" constant="60" id="LgN-x0-004"/>"#
    let text = String(decoding: document.document.bytes, as: UTF8.self)
    let conflict = try StudioDocument(
      data: Data(text.replacingOccurrences(of: height, with: height + other).utf8),
      name: "Conflict.storyboard")
    let near = try StudioDocument(
      data: Data(
        text.replacingOccurrences(
          of: #"id="LgN-c0-004""#, with: #"priority="999" id="LgN-c0-004""#
        ).utf8), name: "Near.storyboard")
    for (document, rule) in [
      (conflict, "conflicting-constraints"), (near, "near-required-priority"),
    ] {
      let before = document.issues()
      let issue = try #require(before.first { $0.rule == rule })
      #expect(!issue.fixes.isEmpty)
      for fix in issue.fixes {
        try document.perform(fix.edit)
        let rules = document.issues().map(\.rule)
        #expect(!rules.contains { $0 == rule || $0 == "conflicting-constraints" }, "\(fix.title)")
        #expect(!rules.contains("near-required-priority"), "\(fix.title)")
        try document.undo()
      }
    }
  }

  @Test("A read-only document cannot be changed or saved")
  func readOnly() async throws {
    let document = try StudioDocument(path: ExampleCopy.original("Login"), isReadOnly: true)
    #expect(throws: StudioError.self) {
      try document.perform(.changeConstraint("LgN-c0-001", .init(constant: 80)))
    }
    await #expect(throws: StudioError.self) { try await document.save() }
  }
}
