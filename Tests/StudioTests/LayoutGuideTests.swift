import Foundation
import InterfaceBuilder
import LayoutRendering
import Testing

@testable import Studio

/// Layout guides of views. Interface Builder adds those of the system alone; guides that constraints place are in
/// documents that people or programs write.
@Suite("Layout guides")
@MainActor
struct LayoutGuideTests {
  private static let safeArea = #"<viewLayoutGuide key="safeArea" id="rot-sa-000"/>"#
  private static let own = #"<viewLayoutGuide userLabel="Column" id="own-gd-000"/>"#

  /// A guide of 80 × 60 points at (40, 100), and a view 10 points after it.
  private static let text = TestDocument.storyboard(
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-000">
        <rect key="frame" x="130" y="100" width="50" height="40"/>
        <constraints>
            <constraint firstAttribute="width" constant="50" id="box-w0-000"/>
            <constraint firstAttribute="height" constant="40" id="box-h0-000"/>
        </constraints>
    </view>
    """,
    constraints: """
      <constraint firstItem="own-gd-000" firstAttribute="leading" secondItem="rot-vw-000" \
      secondAttribute="leading" constant="40" id="own-l0-000"/>
      <constraint firstItem="own-gd-000" firstAttribute="top" secondItem="rot-vw-000" \
      secondAttribute="top" constant="100" id="own-t0-000"/>
      <constraint firstItem="own-gd-000" firstAttribute="width" constant="80" id="own-w0-000"/>
      <constraint firstItem="own-gd-000" firstAttribute="height" constant="60" id="own-h0-000"/>
      <constraint firstItem="box-vw-000" firstAttribute="leading" secondItem="own-gd-000" \
      secondAttribute="trailing" constant="10" id="box-l0-000"/>
      <constraint firstItem="box-vw-000" firstAttribute="top" secondItem="own-gd-000" \
      secondAttribute="top" id="box-t0-000"/>
      """
  ).replacingOccurrences(
    of: safeArea, with: safeArea + "\n" + String(repeating: " ", count: 24) + own)

  private static func window(_ text: String) throws -> StudioWindow {
    let window = StudioWorkspace(paths: []).openWindow { _ in }
    window.attach(try StudioDocument(data: Data(text.utf8), name: "Guides"))
    try window.layOut()
    return window
  }

  private static func outline(_ text: String) throws -> [String] {
    let document = try TestDocument.read(text)
    return InspectorModel(document, rootID: document.roots[0].id, selection: []).outline
      .filter { $0.kind.hasSuffix("LayoutGuide") }.map(\.name)
  }

  @Test(
    "A keyboard layout guide is added once, after the safe area, and removed with its constraints")
  func keyboard() throws {
    let plain = TestDocument.storyboard("")
    let added = try TestDocument.text(
      of: plain, after: .addGuide(.keyboard, view: "rot-vw-000"))
    let document = try TestDocument.read(added)
    let guide = try #require(document.tree.allElements.first { $0.name == "keyboardLayoutGuide" })
    let id = try #require(guide.id)
    #expect(
      added
        == plain.replacingOccurrences(
          of: Self.safeArea,
          with: Self.safeArea + "\n" + String(repeating: " ", count: 24)
            + #"<keyboardLayoutGuide key="keyboard" id="\#(id)"/>"#))
    #expect(SchemaProblems.count(document) == (try SchemaProblems.count(plain)))
    #expect(try Self.outline(added) == ["Safe Area", "Keyboard Layout Guide"])
    #expect(throws: InterfaceDocumentError.self) {
      try TestDocument.text(of: added, after: .addGuide(.keyboard, view: "rot-vw-000"))
    }
    // hand: on the canvas the guide covers what is below the safe area, 34 of 844 points.
    #expect(
      try Self.window(added).model?.guides
        == [GuideModel(key: id, view: "rot-vw-000", frame: [0, 810, 390, 34])])
    let pinned = try TestDocument.text(
      of: added, after: .addView(kind: .label, parent: "rot-vw-000", x: 20, y: 40))
    let label = try #require(
      TestDocument.read(pinned).tree.allElements.first { $0.name == "label" }?.id)
    let held = try TestDocument.text(
      of: pinned, after: .addConstraints([.init(id, "top", to: label, "bottom", constant: 8)]))
    #expect(held.contains(#"firstItem="\#(id)" firstAttribute="top""#))
    let removed = try TestDocument.text(of: held, after: .removeObjects([id]))
    #expect(!removed.contains(id))
  }

  @Test("A layout guide of the document is shown at its solved frame")
  func ownGuide() throws {
    let window = try Self.window(Self.text)
    let guides = try #require(window.model).guides
    #expect(
      guides == [GuideModel(key: "own-gd-000", view: "rot-vw-000", frame: [40, 100, 80, 60])])
    #expect(try Self.outline(Self.text) == ["Safe Area", "Column"])
    // hand: from the trailing edge of the guide, 40 + 80, to the view, in the middle of 100...140.
    window.selection = ["box-l0-000"]
    #expect(window.lines.map(\.points) == [[120, 120, 130, 120]])
    try #require(window.document).perform(.changeConstraint("own-w0-000", .init(constant: 100)))
    try window.layOut()
    #expect(window.model?.guides.map(\.frame) == [[40, 100, 100, 60]])
    let box = window.model?.views.first { $0.key == "box-vw-000" }
    #expect(box?.frame == [150, 100, 50, 40])
  }

  @Test("Layout guides of the document can be renamed and deleted, and undo restores the bytes")
  func editing() throws {
    let renamed = try TestDocument.text(
      of: Self.text, after: .setAttribute(path: "own-gd-000.userLabel", value: "Left Column"))
    #expect(
      renamed == Self.text.replacingOccurrences(of: #""Column""#, with: #""Left Column""#))
    #expect(try Self.outline(renamed) == ["Safe Area", "Left Column"])
    let deleted = try TestDocument.text(of: Self.text, after: .removeObjects(["own-gd-000"]))
    #expect(!deleted.contains("own-"))
    #expect(!deleted.contains("box-l0-000") && deleted.contains("box-w0-000"))
  }

  @Test("Scene messages contain layout guides, and scene changes contain moved ones")
  func messages() throws {
    let window = try Self.window(Self.text)
    let first = try #require(window.model)
    var moved = first
    moved.guides[0].frame[0] = 50
    let change = SceneChange(from: first, to: moved)
    #expect(change.guides == moved.guides && change.views == nil && change.frames == nil)
    var json = JSONWriter()
    change.write(to: &json)
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"guides":[{"key":"own-gd-000","view":"rot-vw-000","frame":[50,100,80,60]}]}"#)
    #expect(SceneChange(from: first, to: first).isEmpty)
  }
}
