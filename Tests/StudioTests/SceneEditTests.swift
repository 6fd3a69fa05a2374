import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Scenes, segues, gesture recognizers and guides: the lines that the edits write, which are those of
/// documents of Xcode (order, attributes and defaults as counted at the templates).
@Suite("Adding scenes, segues, and other objects")
@MainActor
struct SceneEditTests {
  /// An edit's lines that are new, without their indentation, with identifiers as `ID`.
  private static func added(
    _ edit: StudioEdit, to text: String = RecordedEdits.screen
  ) throws -> [String] {
    let after = try TestDocument.text(of: text, after: edit)
    let old = Set(text.split(separator: "\n"))
    let known = Set(try TestDocument.read(text).tree.allElements.compactMap { $0["id"] })
    return after.split(separator: "\n").filter { !old.contains($0) }.map { line in
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      return trimmed.replacing(#/"[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}"/#) { match in
        let id = match.output.dropFirst().dropLast()
        return known.contains(String(id)) ? String(match.output) : "ID"
      }
    }
  }

  private static let empty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23727" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes/>
    </document>

    """

  @Test("The first scene of a storyboard is its entry point")
  func firstScene() throws {
    let text = try TestDocument.text(
      of: Self.empty, after: .addScene(kind: .viewController, x: 0, y: 12.5))
    let document = try TestDocument.read(text)
    let scene = try #require(MapModel(document).scenes.first)
    #expect(scene.isInitial && scene.place == [0, 12.5])
    // hand: the scene of Xcode's template, with identifiers from the bytes of the document.
    let pattern = text.replacing(#/"[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}"/#) { _ in "ID" }
    #expect(
      pattern.contains(
        """
            <scenes>
                <!--View Controller-->
                <scene sceneID=ID>
                    <objects>
                        <viewController id=ID sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id=ID>
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <viewLayoutGuide key="safeArea" id=ID/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id=ID userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="12.5"/>
                </scene>
            </scenes>
        """))
  }

  @Test(
    "Container controllers are added with the scenes of their children",
    arguments: ControllerTemplate.allCases)
  func containers(_ kind: ControllerTemplate) throws {
    let text = try TestDocument.text(
      of: RecordedEdits.screen, after: .addScene(kind: kind, x: 1000, y: 0))
    let document = try TestDocument.read(text)
    let map = MapModel(document)
    // hand: a navigation controller has a root, a tab bar two tabs, and a split view a navigation
    // controller with its root and a second controller.
    let count =
      [.navigationController: 2, .tabBarController: 3, .splitViewController: 4][kind] ?? 1
    #expect(map.scenes.count == 2 + count)
    #expect(map.segues.filter { $0.kind == "relationship" }.count == count - 1)
    // Both scenes of the document stay, and the entry point too.
    #expect(map.scenes.filter(\.isInitial).map(\.id) == ["rot-vc-000"])
    let problems = try SchemaProblems.count(RecordedEdits.screen)
    #expect(SchemaProblems.count(document) == problems)
  }

  @Test("Relationship segues give their destinations bar items")
  func relationships() throws {
    let bar = try TestDocument.text(
      of: RecordedEdits.screen, after: .addScene(kind: .tabBarController, x: 0, y: 0))
    let tab = try #require(
      MapModel(try TestDocument.read(bar)).scenes.first { $0.kind == "Tab Bar Controller" })
    #expect(
      try Self.added(.addSegue(.child, from: tab.id, to: "oth-vc-000"), to: bar) == [
        #"<tabBarItem key="tabBarItem" title="Item" id=ID/>"#,
        #"<segue destination="oth-vc-000" kind="relationship" relationship="viewControllers" id=ID/>"#,
      ])
    let after = try TestDocument.read(
      try TestDocument.text(of: bar, after: .addSegue(.child, from: tab.id, to: "oth-vc-000")))
    let controller = try #require(after.element(withIdentifier: "oth-vc-000"))
    #expect(controller.children.map { $0["key"] ?? $0.name } == ["view", "tabBarItem"])
  }

  @Test("A segue is the last connection of its source")
  func segues() throws {
    #expect(
      try Self.added(.addSegue(.show, from: "but-bt-001", to: "oth-vc-000")) == [
        #"<segue destination="oth-vc-000" kind="show" id=ID/>"#
      ])
    #expect(
      try Self.added(.addSegue(.popoverPresentation, from: "but-bt-001", to: "oth-vc-000")) == [
        #"<segue destination="oth-vc-000" kind="popoverPresentation" popoverAnchorView="but-bt-001" id=ID>"#,
        #"<popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES" left="YES" right="YES"/>"#,
        "</segue>",
      ])
    #expect(
      try Self.added(.addSegue(.presentation, from: "oth-vc-000", to: "rot-vc-000")) == [
        #"<segue destination="rot-vc-000" kind="presentation" id=ID/>"#
      ])
  }

  @Test("Segues that Interface Builder does not offer are refused")
  func refusedSegues() throws {
    for (link, source, target) in [
      (SegueLink.show, "one-lb-001", "oth-vc-000"), (.root, "rot-vc-000", "oth-vc-000"),
      (.embed, "but-bt-001", "oth-vc-000"), (.show, "but-bt-001", "oth-vw-000"),
      (.show, "rot-vc-000", "rot-vc-000"), (.show, "missing", "oth-vc-000"),
      (.show, "but-bt-001", "missing"),
    ] {
      #expect(throws: InterfaceDocumentError.self) {
        try TestDocument.text(
          of: RecordedEdits.screen, after: .addSegue(link, from: source, to: target))
      }
    }
  }

  @Test("A new root view controller replaces the old one")
  func newRoot() throws {
    let text = try TestDocument.text(
      of: RecordedEdits.screen, after: .addScene(kind: .navigationController, x: 0, y: 0))
    let navigation = try #require(
      MapModel(try TestDocument.read(text)).scenes.first { $0.kind == "Navigation Controller" })
    let after = try TestDocument.text(
      of: text, after: .addSegue(.root, from: navigation.id, to: "rot-vc-000"))
    let segues = MapModel(try TestDocument.read(after)).segues.filter { $0.from == navigation.id }
    #expect(segues.map(\.to) == ["rot-vc-000"])
    #expect(after.contains(#"<navigationItem key="navigationItem" id="#))
  }

  @Test("A gesture recognizer is added to the end of the scene and to the view's collection")
  func gestureRecognizers() throws {
    #expect(
      try Self.added(.addGestureRecognizer(.longPress, view: "but-bt-001")) == [
        #"<outletCollection property="gestureRecognizers" destination=ID appends="YES" id=ID/>"#,
        #"<pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5" id=ID/>"#,
      ])
    let text = try TestDocument.text(
      of: RecordedEdits.screen, after: .addGestureRecognizer(.tap, view: "but-bt-001"))
    let document = try TestDocument.read(text)
    let button = try #require(document.element(withIdentifier: "but-bt-001"))
    let connections = try #require(button.children.first { $0.name == "connections" })
    #expect(connections.children.map(\.name) == ["action", "outletCollection", "segue"])
    // Deleting the only view that has it deletes it too.
    let deleted = try TestDocument.text(of: text, after: .deleteViews(["but-bt-001"]))
    #expect(!deleted.contains("GestureRecognizer"))
    let id = try #require(document.tree.allElements.first { $0.name == "tapGestureRecognizer" }?.id)
    let removed = try TestDocument.text(of: text, after: .removeObjects([id]))
    #expect(removed == RecordedEdits.screen)
  }

  @Test("A container view is added with an embedded scene of its size")
  func containerView() throws {
    let text = try TestDocument.text(
      of: RecordedEdits.screen,
      after: .addView(kind: .containerView, parent: "rot-vw-000", x: 1, y: 2))
    let document = try TestDocument.read(text)
    let map = MapModel(document)
    let segue = try #require(map.segues.first { $0.kind == "embed" })
    #expect(segue.from == "rot-vc-000")
    let scene = try #require(map.scenes.first { $0.id == segue.to })
    #expect(scene.size == [240, 128])
    // Deleting the view leaves the scene, and deleting the scene takes the segue along.
    let removed = try TestDocument.text(of: text, after: .removeObjects([scene.id]))
    #expect(!removed.contains(#"kind="embed""#) && !removed.contains("<connections>\n\n"))
    #expect(try TestDocument.read(removed).element(withIdentifier: scene.id) == nil)
  }

  @Test("Deleting a scene deletes its comment and segues, and the entry point if it is that scene")
  func removedScene() throws {
    let text = try TestDocument.text(
      of: RecordedEdits.screen, after: .addScene(kind: .viewController, x: 0, y: 0))
    let new = try #require(MapModel(try TestDocument.read(text)).scenes.last)
    let restored = try TestDocument.text(of: text, after: .removeObjects([new.id]))
    #expect(restored == RecordedEdits.screen)
    let rest = try TestDocument.text(of: text, after: .removeObjects(["rot-vc-000"]))
    #expect(!rest.contains("initialViewController") && !rest.contains("rot-"))
    let other = try TestDocument.text(of: text, after: .removeObjects(["oth-vc-000"]))
    #expect(!other.contains("oth-vc-000") && !other.contains("but-s0-001"))
  }

  @Test("Deleting the last scene keeps unrelated comments")
  func removedLastScene() throws {
    let text = try TestDocument.text(
      of: Self.empty, after: .addScene(kind: .viewController, x: 0, y: 12.5))
    let scene = try #require(MapModel(try TestDocument.read(text)).scenes.first)
    // Without other comments, the bytes are those before the scene was added, but for the entry point.
    let bare = try TestDocument.text(of: text, after: .removeObjects([scene.id]))
    #expect(bare.contains("\n    <scenes/>\n"))
    let noted = text.replacing("    </scenes>", with: "        <!-- Keep me -->\n    </scenes>")
      .replacing("    <scenes>", with: "    <scenes>\n        <!-- And me -->")
    let rest = try TestDocument.text(of: noted, after: .removeObjects([scene.id]))
    #expect(
      rest.contains(
        """
            <scenes>
                <!-- And me -->
                <!-- Keep me -->
            </scenes>

        """))
  }

  @Test("Layout guides are written where Xcode writes them")
  func guides() throws {
    #expect(
      try Self.added(.addGuide(.safeArea, view: "fix-vw-001")) == [
        "<viewLayoutGuide key=\"safeArea\" id=ID/>"
      ])
    #expect(throws: InterfaceDocumentError.self) {
      try TestDocument.text(
        of: RecordedEdits.screen, after: .addGuide(.safeArea, view: "rot-vw-000"))
    }
    #expect(throws: InterfaceDocumentError.self) {
      try TestDocument.text(
        of: RecordedEdits.screen, after: .addGuide(.scrollView, view: "fix-vw-001"))
    }
  }

  @Test("Moving a scene changes its two canvas coordinates")
  func movedScene() throws {
    #expect(
      try Self.added(.moveScene("rot-vc-000", x: 10, y: 0)) == [
        #"<point key="canvasLocation" x="10" y="0.0"/>"#
      ])
    #expect(
      try Self.added(.moveScene("oth-vc-000", x: 1.5, y: -2)) == [
        #"<point key="canvasLocation" x="1.5" y="-2"/>"#
      ])
  }

  @Test("A xib accepts gesture recognizers but no scenes")
  func xib() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view contentMode="scaleToFill" id="top-vw-001">
                  <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                  <point key="canvasLocation" x="0.0" y="0.0"/>
              </view>
          </objects>
      </document>

      """
    #expect(
      try Self.added(.addGestureRecognizer(.swipe, view: "top-vw-001"), to: text) == [
        "<connections>",
        #"<outletCollection property="gestureRecognizers" destination=ID appends="YES" id=ID/>"#,
        "</connections>", #"<swipeGestureRecognizer direction="right" id=ID/>"#,
      ])
    #expect(throws: InterfaceDocumentError.self) {
      try TestDocument.text(of: text, after: .addScene(kind: .viewController, x: 0, y: 0))
    }
  }

  @Test("Simulated bars are written in Xcode's notation and order")
  func metrics() throws {
    func set(_ name: String, _ value: String?, in text: String = RecordedEdits.screen) throws
      -> String
    {
      try TestDocument.text(
        of: text,
        after: .setProperty(path: "rot-vc-000.\(name)", kind: .metrics, value: value))
    }
    let top = try set("simulatedTopBarMetrics", "opaque")
    let bar =
      #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#
    let lines = top.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let place = try #require(lines.firstIndex(of: bar))
    #expect(lines[place - 1] == "</view>" && lines[place + 1] == "<connections>")
    let both = try set("simulatedStatusBarMetrics", "none", in: top)
    let more = both.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      more[place - 1...place + 1] == ["</view>", #"<nil key="simulatedStatusBarMetrics"/>"#, bar])
    #expect(try set("simulatedStatusBarMetrics", nil, in: both) == top)
    #expect(throws: InterfaceDocumentError.self) { try set("simulatedTopBarMetrics", "tall") }
    #expect(throws: InterfaceDocumentError.self) { try set("backgroundColor", "none") }
  }

  @Test("The inspector shows controllers, segues, and gesture recognizers")
  func inspector() throws {
    let text = try TestDocument.text(
      of: RecordedEdits.screen, after: .addGestureRecognizer(.tap, view: "fix-vw-001"))
    let document = try TestDocument.read(text)
    let tap = try #require(
      document.tree.allElements.first { $0.name == "tapGestureRecognizer" }?.id)
    let model = InspectorModel(
      document, rootID: "rot-vw-000", selection: ["rot-vc-000", "but-s0-001", tap])
    #expect(
      model.objects.map(\.className) == ["View Controller", "Segue", "Tap Gesture Recognizer"])
    #expect(model.objects.map(\.isInitial) == [true, nil, nil])
    let titles = model.objects.map { $0.sections.map(\.title) }
    #expect(titles[0] == ["View Controller", "Simulated Metrics", "Identity"])
    #expect(titles[2] == ["Tap Gesture Recognizer", "Gesture Recognizer", "Identity"])
    #expect(
      model.outline.suffix(4).map(\.kind)
        == ["viewController", "tapGestureRecognizer", "exit", "segue"])
    #expect(model.outline.last?.name == "Show segue to “View Controller”")
  }
}

/// Names of documents that nobody would write.
@Suite("Names of objects")
@MainActor
struct ObjectNamesTests {
  private static func document(title: String, segues: String) throws -> InterfaceDocument {
    try TestDocument.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23727" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene \
      sceneID="s"><objects><viewController title="\(title)" id="c" sceneMemberID="viewController">\
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>\
      <connections>\(segues)</connections></viewController></objects></scene></scenes></document>
      """)
  }

  private static func outline(_ document: InterfaceDocument) -> [String: String] {
    let outline = InspectorModel(document, rootID: "v", selection: []).outline
    return Dictionary(uniqueKeysWithValues: outline.map { ($0.key, $0.name) })
  }

  @Test("Names are finite for segues that refer to themselves or each other")
  func circles() throws {
    let document = try Self.document(
      title: "A",
      segues: #"<segue destination="x" kind="show" id="x"/><segue destination="z" kind="show" "#
        + #"id="y"/><segue destination="y" kind="show" id="z"/>"#)
    let names = Self.outline(document)
    for id in ["x", "y", "z"] { #expect(names[id] == "Show segue to “Segue”") }
  }

  @Test("Long names are truncated and shown on one line, in the outline and on the map")
  func longNames() throws {
    let segue = #"<segue destination="c" kind="show" id="x"/>"#
    let long = try Self.document(title: String(repeating: "a", count: 1_000_000), segues: segue)
    let cut = String(repeating: "a", count: ObjectNames.maxNameLength) + "…"
    #expect(Self.outline(long)["c"] == cut)
    #expect(Self.outline(long)["x"] == "Show segue to “\(cut)”")
    #expect(MapModel(long).scenes.map(\.name) == [cut])
    // hand: a character can have any number of combining marks.
    let marks = try Self.document(
      title: "e" + String(repeating: "&#x301;", count: 100_000), segues: segue)
    #expect(try #require(Self.outline(marks)["c"]).utf8.count < 10_000)
    let lines = try Self.document(title: "a&#10;b &#x202E;c&#x2066;", segues: segue)
    #expect(Self.outline(lines)["c"] == "a b c")
    #expect(MapModel(lines).scenes.map(\.name) == ["a b c"])
  }
}

/// What the schema has against a document.
enum SchemaProblems {
  static func count(_ text: String) throws -> Int { count(try TestDocument.read(text)) }

  static func count(_ document: InterfaceDocument) -> Int { document.schemaIssues.count }
}
