import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Unwind segues. interface-builder: all 20 exits of the corpus (held out all 47) are behind the first responder of
/// their scene,
/// and all unwind segues have destination, kind, identifier, action and `id` in this order.
@Suite("Unwind segues")
@MainActor
struct UnwindSegueTests {
  private static let controller = """
                      <viewController id="one-vc-000" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="one-vw-000">
                              <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                              <subviews>
                                  <button opaque="NO" contentMode="scaleToFill" id="one-bt-001">
                                      <rect key="frame" x="0.0" y="0.0" width="90" height="44"/>
                                  </button>
                                  <label opaque="NO" contentMode="left" text="Title" id="one-lb-001">
                                      <rect key="frame" x="0.0" y="60" width="90" height="21"/>
                                  </label>
                              </subviews>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="one-fr-000" \
    sceneMemberID="firstResponder"/>
                      <tapGestureRecognizer id="one-tg-000"/>
    """
  private static let text = TestDocument.document(
    device: "retina6_0", toolsVersion: "21507", scene: "one", controller: controller)

  /// The lines of a text that another one does not have, with identifiers in the form of Xcode as `ID`.
  private func added(_ edits: [StudioEdit]) throws -> [String] {
    let after = try TestDocument.text(of: Self.text, after: .all(edits))
    let old = Set(Self.text.split(separator: "\n"))
    return after.split(separator: "\n").filter { !old.contains($0) }.map {
      $0.trimmingCharacters(in: .whitespaces)
        .replacing(#/"[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}"/#) { _ in "ID" }
    }
  }

  @Test("The first unwind segue of a scene adds the exit")
  func exit() throws {
    let segue = #"<segue destination=ID kind="unwind" unwindAction="cancel:" id=ID/>"#
    #expect(
      try added([.addUnwindSegue(action: "cancel:", from: "one-bt-001")]) == [
        "<connections>", segue, "</connections>",
        #"<exit id=ID userLabel="Exit" sceneMemberID="exit"/>"#,
      ])
    let both = [
      StudioEdit.addUnwindSegue(action: "cancel:", from: "one-bt-001"),
      .addUnwindSegue(action: "doneWithSegue:", from: "one-vc-000"),
    ]
    let text = try TestDocument.text(of: Self.text, after: .all(both))
    let document = try TestDocument.read(text)
    let elements = Array(document.tree.allElements)
    let exits = elements.filter { $0.name == "exit" }
    let segues = elements.filter { $0.name == "segue" }
    #expect(exits.count == 1 && segues.count == 2)
    #expect(segues.allSatisfy { $0["destination"] == exits.first?.id })
    let scene = try #require(exits.first?.parent)
    #expect(
      scene.children.map(\.name)
        == ["viewController", "placeholder", "exit", "tapGestureRecognizer"])
    #expect(SchemaProblems.count(document) == (try SchemaProblems.count(Self.text)))
  }

  // interface-builder: scenes of several documents have an exit to which no segue leads.
  @Test("The exit is kept when the last unwind segue is removed")
  func exitStays() throws {
    let before = try TestDocument.text(
      of: Self.text, after: .addUnwindSegue(action: "cancel:", from: "one-bt-001"))
    let elements = Array(try TestDocument.read(before).tree.allElements)
    let segue = try #require(elements.first { $0.name == "segue" }?.id)
    let exit = try #require(elements.first { $0.name == "exit" }?.id)
    for edit in [StudioEdit.removeObjects([segue]), .deleteViews(["one-bt-001"])] {
      let after = try TestDocument.text(of: before, after: edit)
      let document = try TestDocument.read(after)
      #expect(!after.contains(segue) && after.contains(#"<exit id="\#(exit)" userLabel="Exit""#))
      let rows = InspectorModel(document, rootID: document.roots[0].id, selection: []).outline
        .filter { $0.kind == "exit" }
      #expect(rows.map(\.key) == [exit])
      let again = try TestDocument.text(
        of: after, after: .addUnwindSegue(action: "done:", from: "one-vc-000"))
      #expect(again.contains(#"<segue destination="\#(exit)" kind="unwind" unwindAction="done:""#))
      #expect(again.components(separatedBy: "<exit ").count == 2)
    }
  }

  @Test("Objects without segues and invalid selectors are refused")
  func refused() throws {
    for (action, source) in [
      ("cancel:", "one-lb-001"), ("cancel:", "missing"), ("cancel", "one-bt-001"),
      ("a:b:", "one-bt-001"), ("", "one-bt-001"), (":", "one-bt-001"), ("1a:", "one-bt-001"),
      ("a b:", "one-bt-001"), (String(repeating: "a", count: 300) + ":", "one-bt-001"),
    ] {
      #expect(throws: InterfaceDocumentError.self, "\(action)") {
        try TestDocument.text(
          of: Self.text, after: .addUnwindSegue(action: action, from: source))
      }
    }
  }

  @Test("Selectors are found in the project's sources and in the document")
  func actions() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("unwind-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Main.storyboard")
    try Data(Self.text.utf8).write(to: file)
    let source = folder.appendingPathComponent("List.swift")
    try Data("@IBAction func back(_ segue: UIStoryboardSegue) {}".utf8).write(to: source)
    let document = try StudioDocument(path: file.path)
    #expect(document.unwindActions() == ["back:"])
    try document.perform(.addUnwindSegue(action: "cancel:", from: "one-bt-001"))
    #expect(document.unwindActions() == ["back:", "cancel:"])
    // A source that changes, and one that is added.
    try Data("@IBAction func home(segue: UIStoryboardSegue) {}".utf8).write(to: source)
    try Data("- (IBAction)old:(UIStoryboardSegue *)segue;".utf8)
      .write(to: folder.appendingPathComponent("Old.m"))
    document.lookAtFile()
    #expect(document.unwindActions() == ["cancel:", "homeWithSegue:", "old:"])
    // A document without a file has no project.
    let other = try StudioDocument(data: Data(Self.text.utf8), name: "test.storyboard")
    #expect(other.unwindActions().isEmpty)
  }

  @Test("The outline contains the exit and names the action")
  func outline() throws {
    let root = try TestDocument.read(Self.text).roots[0].id
    func names(_ text: String) throws -> [String] {
      InspectorModel(try TestDocument.read(text), rootID: root, selection: []).outline
        .map { "\($0.kind) \($0.name)" }
    }
    #expect(try names(Self.text).filter { $0.hasPrefix("exit") } == ["exit Exit"])
    let after = try TestDocument.text(
      of: Self.text, after: .addUnwindSegue(action: "cancel:", from: "one-bt-001"))
    let found = try names(after)
    #expect(found.filter { $0.hasPrefix("exit") } == ["exit Exit"])
    #expect(found.contains("segue Unwind segue “cancel:” to “Exit”"))
  }
}
