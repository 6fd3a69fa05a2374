import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutRendering
import Testing

@testable import Studio

@Suite("Scene messages")
@MainActor
struct SceneChangeTests {
  @Test(
    "A scene is written like a JSON encoder writes it",
    arguments: ["Login", "Settings", "Universal"])
  func sameAsEncoder(name: String) throws {
    try check(model(Self.snapshot(name, width: 375)))
  }

  @Test("A scene with all kinds of findings is written like a JSON encoder writes it")
  func everyMember() throws {
    let frame = #"<rect key="frame" x="20" y="20" width="60" height="40"/>"#
    func view(_ id: String, _ attributes: String = "", content: String = "") -> String {
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      \(frame)
      \(content)
      </view>
      """
    }
    func pins(_ id: String, _ first: String, _ constant: Int, _ key: String) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="\(first)" secondItem="rot-vw-000" \
      secondAttribute="\(first)" constant="\(constant)" id="\(key)"/>

      """
    }
    // The first is open and see-through, the second hidden, and the third is asked for at two places,
    // neither of which is the one that is recorded.
    let text = TestDocument.storyboard(
      view("ope-nv-000", #"alpha="0.5" clipsSubviews="YES""#) + "\n"
        + view("hid-de-000", #"hidden="YES""#) + "\n" + view("two-pl-000"),
      constraints: pins("two-pl-000", "leading", 50, "two-l0-000")
        + pins("two-pl-000", "leading", 90, "two-l1-000")
        + pins("two-pl-000", "top", 70, "two-t0-000")
        + #"<constraint firstItem="two-pl-000" firstAttribute="width" constant="60" id="two-w0-000"/>"#
        + "\n"
        + #"<constraint firstItem="two-pl-000" firstAttribute="height" constant="40" id="two-h0-000"/>"#
    )
    let root = try #require(TestDocument.read(text).roots.first)
    var modeler = SceneModeler(isDark: false)
    let scene = modeler.model(
      root.instantiate().snapshot(), isOwnCanvas: true, isRightToLeft: false, documentIDs: [])
    #expect(!scene.conflicts.isEmpty)
    #expect(scene.views.contains { $0.ambiguity != nil })
    #expect(scene.views.contains { $0.alpha != nil })
    #expect(scene.views.contains { $0.isHidden == true })
    #expect(scene.views.contains { $0.recorded != nil && $0.isMisplaced == true })
    try check(scene)
  }

  @Test("The status bar's time contrasts with the content below it")
  func inkOfTheTime() throws {
    // The view is open: solved it lies in the upper left corner, shown it is where it was recorded.
    let text = TestDocument.storyboard(
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="drk-vw-000">
      <rect key="frame" x="20" y="200" width="200" height="60"/>
      <color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
      <constraints>
      <constraint firstAttribute="width" constant="200" id="drk-c0-000"/>
      <constraint firstAttribute="height" constant="60" id="drk-c1-000"/>
      </constraints>
      </view>
      """)
    let snapshot = try #require(TestDocument.read(text).roots.first).instantiate().snapshot()
    #expect(snapshot.views.contains { $0.frame == CGRect(x: 0, y: 0, width: 200, height: 60) })
    func bars(showsSolutions: Bool) -> String? {
      var modeler = SceneModeler(isDark: false)
      modeler.showsSolutions = showsSolutions
      return modeler.model(
        snapshot, isOwnCanvas: true, isRightToLeft: false, documentIDs: []
      ).canvas.systemBars
    }
    // derivation: black reads better on white, white on black.
    let shown = try #require(bars(showsSolutions: false))
    #expect(shown.contains(##"fill="#000000" text-anchor="middle""##))
    let solved = try #require(bars(showsSolutions: true))
    #expect(solved.contains(##"fill="#ffffff" text-anchor="middle""##))
  }

  private func check(_ scene: SceneModel) throws {
    var json = JSONWriter()
    SceneChange(from: nil, to: scene).write(to: &json)
    var written = try #require(
      JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: NSObject])
    #expect(written.removeValue(forKey: "order") as? [String] == scene.views.map(\.key))
    let encoded = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(scene)) as? [String: NSObject])
    #expect(Set(written.keys) == Set(encoded.keys))
    for key in encoded.keys { #expect(written[key] == encoded[key], "\(key)") }
  }

  @Test("Only characters that JSON requires are escaped")
  func escapes() throws {
    let text = "a\"\"b\\\u{0}\n\u{1F}\u{7F}\u{85}\u{A0}ä\u{2028}\u{203A}\u{FF}€<👩‍🚀/"
    var json = JSONWriter()
    json.array { json in
      json.string(text)
      json.array { json in
        for value in [-0.0, 0.1, 1e300, .infinity, .nan, 12] { json.coordinate(value) }
      }
      json.boolean(false)
    }
    let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [NSObject]
    // hand: numbers that are none are 0, as in all scenes.
    #expect(read == [text as NSString, [0, 0.1, 1e300, 0, 0, 12] as NSArray, false as NSNumber])
  }

  @Test("Escaped and copied characters can alternate")
  func escapedBytes() {
    // hand: what RFC 8259 requires, and the control characters and line separators of JavaScript.
    let written = [
      "": "\"\"", "\"": #""\"""#, "a\"b\"": #""a\"b\"""#, "\\\n\r\t": #""\\\n\r\t""#,
      "\u{0}\u{1F}": #""\u0000\u001f""#, "\u{7F}\u{80}\u{9F}": #""\u007f\u0080\u009f""#,
      "\u{A0}¿é": "\"\u{A0}¿é\"", "\u{2028}\u{2029}": #""\u2028\u2029""#,
      "\u{2027}“›€": "\"\u{2027}“›€\"", "<b>": #""<b>""#, "👩‍🚀": #""👩‍🚀""#,
    ]
    for (text, expected) in written { #expect(JSONWriter.quoted(text) == expected) }
    var markup = JSONWriter(isInMarkup: true)
    markup.string("a</b>")
    #expect(markup.text == #""a\u003c/b>""#)
  }

  @Test("A change of any property but frame and picture sends the whole view")
  func everyProperty() throws {
    let old = try model(Self.snapshot("Login", width: 390))
    let changes: [(inout ViewModel) -> Void] = [
      { $0.isInDocument.toggle() }, { $0.className += "2" }, { $0.label = "other" },
      { $0.origin = [1, 2] }, { $0.clip = 3 }, { $0.isHidden = true }, { $0.alpha = 0.25 },
      { $0.above = "<g/>" }, { $0.ambiguity = 15 }, { $0.recorded = [1, 2, 3, 4] },
      { $0.shown = [1, 2, 3, 4] }, { $0.isMisplaced = true }, { $0.margins = [1, 2, 3, 4] },
      { $0.safeArea = [1, 2, 3, 4] }, { $0.alignment = [1, 2, 3, 4] }, { $0.baseline = 5.25 },
    ]
    // The others are the key, the superview, the frame and the picture below the subviews.
    #expect(Mirror(reflecting: old.views[1]).children.count == changes.count + 4)
    for (index, change) in changes.enumerated() {
      var new = old
      change(&new.views[1])
      let told = SceneChange(from: old, to: new)
      #expect(told.views == [new.views[1]], "\(index)")
    }
    var moved = old
    moved.views[1].frame[0] += 1
    moved.views[1].below += "<g/>"
    let told = SceneChange(from: old, to: moved)
    #expect(told.views == nil)
    #expect(told.frames?[moved.views[1].key] == moved.views[1].frame)
    #expect(told.pictures?[moved.views[1].key] == moved.views[1].below)
  }

  @Test(
    "Incrementally updated scenes equal new ones at every width",
    arguments: ["Login", "Settings", "Universal"])
  func incremental(name: String) throws {
    var modeler = SceneModeler(isDark: false)
    for width in [390, 391, 375, 320, 744, 1024, 391, 390] as [Double] {
      let snapshot = try Self.snapshot(name, width: width)
      let kept = try Self.withoutNumbers(model(snapshot, &modeler))
      #expect(try kept == Self.withoutNumbers(model(snapshot)), "\(width)")
    }
  }

  @Test("Views are marked as being in the document")
  func documentIDs() throws {
    let snapshot = try Self.snapshot("Login", width: 390)
    var modeler = SceneModeler(isDark: false)
    for ids in [[], Set(snapshot.views.compactMap(\.identifier)), []] {
      let scene = modeler.model(
        snapshot, isOwnCanvas: false, isRightToLeft: false, documentIDs: ids)
      #expect(scene.views.contains { $0.isInDocument } == !ids.isEmpty)
    }
  }

  @Test("A change of width sends frames and pictures, but no whole views and no constraints")
  func movesOnly() throws {
    var modeler = SceneModeler(isDark: false)
    let before = try model(Self.snapshot("Login", width: 380), &modeler)
    let after = try model(Self.snapshot("Login", width: 390), &modeler)
    let change = SceneChange(from: before, to: after)
    #expect(change.frames?.isEmpty == false)
    #expect(change.pictures?.isEmpty == false)
    #expect(change.views == nil)
    #expect(change.constraints == nil)
    #expect(change.order == nil)
    // A modeler without a past makes the same scene, but for the names of pictures' parts.
    let fresh = try model(Self.snapshot("Login", width: 390))
    #expect(fresh.constraints == after.constraints)
    #expect(fresh.views.map(\.key) == after.views.map(\.key))
    #expect(fresh.views.map(\.frame) == after.views.map(\.frame))
  }

  @Test("Changed and removed constraints are sent")
  func constraints() throws {
    var modeler = SceneModeler(isDark: false)
    let before = try model(Self.snapshot("Login", width: 375), &modeler)
    for edit in [
      StudioEdit.changeConstraint("LgN-c0-001", .init(constant: 50)),
      .removeConstraints(["LgN-c0-001"]),
    ] {
      let snapshot = try Self.snapshot("Login", width: 375, edit)
      let after = try model(snapshot, &modeler)
      #expect(try after.constraints == model(snapshot).constraints)
      #expect(after.constraints != before.constraints)
    }
  }

  /// Returns a scene without the numbers of pictures, which depend on the pictures before.
  private static func withoutNumbers(_ scene: SceneModel) -> SceneModel {
    var scene = scene
    for index in scene.canvas.bars.indices {
      scene.canvas.bars[index].below.replace(/p[0-9]+a?-/, with: "")
    }
    for index in scene.views.indices {
      scene.views[index].below.replace(/p[0-9]+a?-/, with: "")
      scene.views[index].above?.replace(/p[0-9]+a?-/, with: "")
    }
    return scene
  }

  private func model(_ snapshot: LayoutSnapshot) throws -> SceneModel {
    var modeler = SceneModeler(isDark: false)
    return try model(snapshot, &modeler)
  }

  private func model(
    _ snapshot: LayoutSnapshot, _ modeler: inout SceneModeler
  ) throws -> SceneModel {
    modeler.model(snapshot, isOwnCanvas: false, isRightToLeft: false, documentIDs: [])
  }

  private static func snapshot(
    _ name: String, width: Double, _ edit: StudioEdit? = nil
  ) throws -> LayoutSnapshot {
    let document = try ExampleCopy.document(name)
    if let edit { try document.perform(edit) }
    let root = try #require(document.document.roots.first)
    var request = CanvasRequest()
    (request.width, request.height) = (width, 700)
    return root.instantiate(on: try request.choice(of: ExampleCopy.original(name))).snapshot()
  }
}
