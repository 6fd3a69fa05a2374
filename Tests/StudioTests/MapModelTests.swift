import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

@Suite("The storyboard map")
@MainActor
struct MapModelTests {
  /// A navigation controller that begins with a list, which leads to another storyboard.
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="nav-vc-000">
        <scenes>
            <scene sceneID="nav-sc-000">
                <objects>
                    <navigationController id="nav-vc-000" sceneMemberID="viewController">
                        <connections>
                            <segue destination="lst-vc-000" kind="relationship" \
    relationship="rootViewController" id="nav-sg-000"/>
                        </connections>
                    </navigationController>
                </objects>
                <point key="canvasLocation" x="100" y="200"/>
            </scene>
            <scene sceneID="lst-sc-000">
                <objects>
                    <viewController id="lst-vc-000" customClass="ListController" \
    sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="lst-vw-000">
                            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                        </view>
                        <connections>
                            <segue destination="ref-vc-000" kind="show" identifier="more" \
    id="lst-sg-000"/>
                        </connections>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="900" y="200"/>
            </scene>
            <scene sceneID="ref-sc-000">
                <objects>
                    <viewControllerPlaceholder storyboardName="More" id="ref-vc-000" \
    sceneMemberID="viewController"/>
                </objects>
                <point key="canvasLocation" x="1500" y="200"/>
            </scene>
        </scenes>
    </document>

    """

  @Test("The map has scenes with names, locations, and kinds, and their segues")
  func scenes() throws {
    let map = MapModel(try TestDocument.read(Self.text))
    #expect(map.scenes.map(\.name) == ["Navigation Controller", "ListController", "More"])
    #expect(
      map.scenes.map(\.kind) == [
        "Navigation Controller", "View Controller", "Storyboard Reference",
      ])
    #expect(map.scenes.map(\.place) == [[100, 200], [900, 200], [1500, 200]])
    #expect(map.scenes.map(\.root) == [nil, "lst-vw-000", nil])
    #expect(map.scenes[1].size == [390, 844])
    #expect(map.scenes.map(\.isInitial) == [true, false, false])
    #expect(map.scenes.map(\.isReference) == [false, false, true])
    #expect(
      map.segues == [
        .init(
          id: "nav-sg-000", from: "nav-vc-000", to: "lst-vc-000", kind: "relationship",
          name: "rootViewController"),
        .init(
          id: "lst-sg-000", from: "lst-vc-000", to: "ref-vc-000", kind: "show", name: "more"),
      ])
  }

  @Test(
    "A coordinate that is not a number is read as 0", arguments: ["nan", "inf", "1e999", "left"])
  func places(_ coordinate: String) throws {
    let text = Self.text.replacingOccurrences(of: #"x="100""#, with: "x=\"\(coordinate)\"")
    #expect(MapModel(try TestDocument.read(text)).scenes[0].place == [0, 200])
  }

  @Test("Search finds scenes and views in all documents")
  func search() throws {
    let copy = try ExampleCopy("Login")
    let workspace = StudioWorkspace(paths: [copy.path, copy.path + ".missing"])
    let found = workspace.search("logo")
    #expect(found.contains { $0.object == "LgN-lg-001" && $0.document == 0 })
    #expect(workspace.search("").isEmpty)
    #expect(workspace.search("nothing has this name").isEmpty)
    // Changes that are not saved are found, too.
    try workspace.document(0).perform(
      .setAttribute(path: "LgN-lg-001.userLabel", value: "Emblem"))
    #expect(workspace.search("emblem").map(\.object) == ["LgN-lg-001"])
    let scenes = workspace.search("sign in").filter { $0.object == nil }
    #expect(scenes.map(\.sceneName) == ["Sign In"])
  }

  @Test("A picture of a scene can have another canvas than the page and contains findings")
  func pictures() throws {
    let copy = try ExampleCopy("Login")
    let window = StudioWindow(StudioWorkspace(paths: [copy.path])) { _ in }
    try window.open(0, nil)
    let own = try window.picture(of: nil, on: CanvasRequest())
    #expect(own.findings.isEmpty)
    #expect(own.svg.contains("<svg"))
    let small = try window.picture(of: nil, on: CanvasRequest(width: 320, height: 568))
    #expect(small.width == 320 && small.height == 568)
    // The canvas of the page is another one.
    #expect(window.canvas == CanvasRequest())
    #expect(throws: StudioError.self) { try window.picture(of: "missing", on: CanvasRequest()) }
  }
}
