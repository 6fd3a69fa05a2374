import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Edits on the canvas of a size class. What they add is installed for it alone, as Apple's Auto Layout
/// Guide describes ("Size-Class-Specific Layout"), and the masks have the form of Xcode's documents.
@Suite("Edits for a size class")
@MainActor
struct SizeClassEditTests {
  private static let compact = "widthClass=compact"

  private static func text(_ edit: StudioEdit, _ text: String = RecordedEdits.screen) throws
    -> String
  {
    try TestDocument.text(of: text, after: .inSizeClass(compact, edit))
  }

  /// What a document says about the installation of an object, as `key±`.
  private static func installation(_ id: String, _ text: String) throws -> [String] {
    let document = try TestDocument.read(text)
    return document.tree.allElements.filter { $0["reference"] == id }.map { entry in
      let key = entry.parent?.parent?["key"] ?? ""
      return key + (entry.name == "include" ? "+" : "-")
    }
  }

  private static func newIDs(_ text: String, _ kind: String) throws -> [String] {
    let old = Set(
      try TestDocument.read(RecordedEdits.screen).tree.allElements.compactMap { $0["id"] })
    return try TestDocument.read(text).tree.allElements.filter { $0.name == kind }
      .compactMap { $0["id"] }.filter { !old.contains($0) }
  }

  @Test("A new view is installed only in its size class")
  func addedView() throws {
    let text = try Self.text(.addView(kind: .visualEffectView, parent: "rot-vw-000", x: 1, y: 2))
    let view = try #require(try Self.newIDs(text, "visualEffectView").first)
    #expect(try Self.installation(view, text) == ["default-", "widthClass=compact+"])
    // The content view inside goes with it.
    let content = try #require(try Self.newIDs(text, "view").first)
    #expect(try Self.installation(content, text).isEmpty)
  }

  @Test("New constraints are installed only in their size class")
  func addedConstraints() throws {
    let text = try Self.text(
      .addConstraints([
        .init("fix-vw-001", "width", constant: 100),
        .init("fix-vw-001", "leading", to: "rot-vw-000", "leading", constant: 8),
      ]))
    let constraints = try Self.newIDs(text, "constraint")
    #expect(constraints.count == 2)
    for id in constraints {
      #expect(try Self.installation(id, text) == ["default-", "widthClass=compact+"])
    }
    // hand: the other size classes have what they had.
    let document = try TestDocument.read(text)
    let root = try #require(document.roots.first { $0.id == "rot-vw-000" })
    #expect(root.element.child("rect", key: "frame")?["width"] == "390")
  }

  @Test("Moving a view varies the constants and keeps the recorded frame")
  func movedView() throws {
    let text = try Self.text(.moveEdges(["one-lb-001"], by: [5, 0, 5, 0]))
    let old = RecordedEdits.screen.split(separator: "\n")
    let new = text.split(separator: "\n")
    let added = new.filter { !old.contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
    // hand: the leading space is 20, and 25 afterwards; the constraint opens to hold the variation.
    #expect(
      added.contains(#"<variation key="widthClass=compact" constant="25"/>"#), "\(added)")
    #expect(
      text.contains(
        #"secondAttribute="leading" constant="20" symbolic="YES" id="rot-c0-000">"#))
    #expect(old.filter { $0.contains("<rect") }.allSatisfy(new.contains))
  }

  @Test("An edit starts from the size class's own value")
  func variedConstant() throws {
    let varied = try TestDocument.text(
      of: RecordedEdits.screen,
      after: .vary("rot-c0-000", property: "constant", sizeClass: Self.compact, value: "40"))
    let moved = try Self.text(.moveEdges(["one-lb-001"], by: [5, 0, 5, 0]), varied)
    #expect(moved == varied.replacing(#"constant="40""#, with: #"constant="45""#))
    let zero = try Self.text(.changeConstraint("rot-c0-000", .init(constant: 0)), varied)
    #expect(zero == varied.replacing(#"compact" constant="40""#, with: #"compact" constant="0""#))
  }

  @Test(
    "Unknown size classes are refused",
    arguments: ["", "default", "widthClass=tiny"])
  func refusals(_ sizeClass: String) throws {
    #expect(throws: InterfaceDocumentError.self) {
      try TestDocument.text(
        of: RecordedEdits.screen,
        after: .inSizeClass(sizeClass, .addView(kind: .view, parent: "rot-vw-000", x: 0, y: 0)))
    }
  }

  @Test("Nested edits for a size class are refused")
  func nested() throws {
    let edit = StudioEdit.inSizeClass(
      Self.compact, .changeConstraint("rot-c0-000", .init(constant: 1)))
    for inner in [edit, .all([edit])] {
      #expect(throws: StudioError.self) { try Self.text(inner) }
    }
  }

  @Test("The document's own canvas is unchanged", arguments: ["Login", "Settings", "Universal"])
  func ownCanvas(_ name: String) throws {
    let document = try ExampleCopy.document(name)
    let root = try #require(document.document.roots.first)
    let key = "heightClass=compact-widthClass=compact"
    let before = root.instantiate(on: .init()).snapshot()
    try document.perform(
      .inSizeClass(key, .addView(kind: .label, parent: root.id, x: 10, y: 10)))
    let after = try #require(document.document.roots.first).instantiate(on: .init()).snapshot()
    #expect(before.views.map(\.frame) == after.views.map(\.frame))
  }
}
