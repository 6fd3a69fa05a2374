import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// What a scene shows depends on the document and the canvas, not on the edits and canvases before. A scene in
/// conflict is the difficult case: which constraint is broken may depend on the solutions before.
@Suite("An open scene equals the scene after reopening the document")
@MainActor
struct ConflictAgreementTests {
  /// The widths to which the canvas is dragged after each edit; nil for that of the document.
  private static let widths: [Double?] = [nil, 300, 520]

  /// How many edits are performed in each series.
  private static let length = 12

  @Test(
    "Edits and canvas sizes give the same scene as reopening",
    arguments: ["Login", "Settings", "Universal"], [0, 1, 2])
  func editsAndDrags(name: String, series: Int) throws {
    let copy = try ExampleCopy(name)
    let window = StudioWorkspace(paths: [copy.path]).openWindow { _ in }
    defer { window.close() }
    try window.ask(["type": "open", "document": 0])
    let document = try #require(window.document)
    var seed = UInt64(series * 1000 + 1)
    var (made, conflicts) = (0, 0)
    while made < Self.length {
      var edits = RandomEdits(document.document, seed: seed)
      seed += 1
      let edit = edits.next()
      guard (try? document.perform(edit)) == true else { continue }
      made += 1
      for width in Self.widths {
        var canvas = window.canvas
        (canvas.width, canvas.height) = (width, width == nil ? nil : 844)
        try window.show(canvas)
        let opened = try Self.opened(window, copy)
        #expect(
          window.model?.withoutPictureNumbers == opened?.withoutPictureNumbers,
          "\(edit) at \(String(describing: width))")
        conflicts += opened?.conflicts.count ?? 0
      }
    }
    print("\(name), series \(series): \(conflicts) conflicts")
  }

  /// What another window shows that opens the document of a window on its canvas.
  private static func opened(_ window: StudioWindow, _ copy: ExampleCopy) throws -> SceneModel? {
    let other = StudioWorkspace(paths: []).openWindow { _ in }
    defer { other.close() }
    let bytes = try window.opened.document.bytes
    other.attach(try StudioDocument(data: Data(bytes), name: copy.path))
    (other.rootID, other.canvas) = (window.rootID, window.canvas)
    try other.layOut()
    return other.model
  }

  @Test("A segmented control has no duplicate segments on a canvas with another font")
  func segments() throws {
    let text = TestDocument.storyboard(
      """
      <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" \
      selectedSegmentIndex="0" translatesAutoresizingMaskIntoConstraints="NO" id="seg-sc-000">
          <rect key="frame" x="20" y="100" width="131" height="32"/>
          <segments>
              <segment title="First"/>
              <segment title="Second"/>
          </segments>
      </segmentedControl>
      """,
      constraints: """
        <constraint firstItem="seg-sc-000" firstAttribute="leading" secondItem="rot-vw-000" \
        secondAttribute="leading" constant="20" id="seg-l0-000"/>
        <constraint firstItem="seg-sc-000" firstAttribute="top" secondItem="rot-vw-000" \
        secondAttribute="top" constant="100" id="seg-t0-000"/>
        """)
    let window = StudioWorkspace(paths: []).openWindow { _ in }
    defer { window.close() }
    window.attach(try StudioDocument(data: Data(text.utf8), name: "Segments"))
    try window.layOut()
    func frame() throws -> [Double] {
      try #require(window.model?.views.first { $0.key == "seg-sc-000" }).frame
    }
    let first = try frame()
    // On a device the platform of fonts is another one than on the canvas of the document.
    for device in ["retina6_1", nil, "retina4_7", nil] as [String?] {
      var canvas = window.canvas
      canvas.device = device
      try window.show(canvas)
      #expect(try frame() == first)
    }
  }
}

extension SceneModel {
  /// The scene without the numbers that tell the definitions of its pictures apart.
  fileprivate var withoutPictureNumbers: SceneModel {
    var scene = self
    for index in scene.views.indices {
      let (below, above) = (scene.views[index].below, scene.views[index].above)
      scene.views[index].below = below.replacing(#/p[0-9]+-/#, with: "p-")
      scene.views[index].above = above?.replacing(#/p[0-9]+-/#, with: "p-")
    }
    return scene
  }
}
