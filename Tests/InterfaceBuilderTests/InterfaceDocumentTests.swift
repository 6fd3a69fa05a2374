import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct InterfaceDocumentTests {
  @Test func `A document's kind, Xcode version, flags, and device are read`() throws {
    let document = try DocumentText.xib(DocumentText.card)
    #expect(document.kind == .xib)
    #expect(document.xcode == .xcode(12))
    #expect(document.usesAutoLayout && document.usesTraitCollections && document.usesSafeAreas)
    #expect(document.device?.identifier == "retina6_1")
    #expect(document.device?.orientation == .portrait)
  }

  /// The first number of each release in the table, and the ends of some.
  @Test(arguments: [
    ("5053", 5, 1), ("6250", 6, 0), ("9060", 7, 1), ("11201", 8, 0), ("13196", 9, 0),
    ("14490.70", 10, 2), ("14868", 11, 0), ("17156", 12, 0), ("17701", 12, 3), ("21208.1", 13, 3),
    ("21225", 14, 0), ("21507", 14, 1),
    ("22505", 15, 1), ("32700.99.1234", 15, 3), ("23504", 16, 2), ("23727", 16, 3),
    ("24127", 26, 0), ("99999", 26, 1), ("x", 26, 1),
  ])
  func `The tools version determines the Xcode version`(
    _ tools: String, _ major: Int, _ minor: Int
  ) {
    #expect(Release(toolsVersion: tools) == .xcode(major, minor))
  }

  @Test func `A document with too many views is refused at the first view beyond the limit`() throws
  {
    let views = (0..<4).map { "<view contentMode=\"scaleToFill\" id=\"v\($0)\"/>\n" }.joined()
    var limits = XMLLimits()
    limits.viewCount = 3
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
      \(views)</objects>
      </document>
      """
    #expect {
      _ = try InterfaceDocument(data: Data(text.utf8), name: "wide.xib", limits: limits)
    } throws: { error in
      let error = error as? InterfaceDocumentError
      return error?.kind == .limit && error?.location?.line == 6
    }
    limits.viewCount = 4
    #expect(
      try InterfaceDocument(data: Data(text.utf8), name: "wide.xib", limits: limits).roots.count
        == 4)
  }

  @Test func `Each Xcode version has a system version, and iOS 26 starts with Xcode 26`() {
    #expect(Release.xcode(9, 4).systemVersion == 11)
    #expect(Release.xcode(16, 2).systemVersion == 18)
    #expect(Release.xcode(16, 4).systemVersion == 18)
    #expect(Release.xcode(26).systemVersion == 26)
    #expect(Release.xcode(26, 1).systemVersion == 26)
  }

  @Test(arguments: [
    ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "archiveFormat"),
    ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "platform"),
    ("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>", "platform"),
    ("<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"/>", "platform"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"AppleTV\"/>",
      "platform"
    ),
    ("<document type=\"something\"/>", "notInterfaceBuilder"),
    ("<plist version=\"1.0\"/>", "notInterfaceBuilder"),
  ])
  func `Documents of other types are refused with a reason`(_ text: String, _ kind: String) {
    let error = #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(data: Data(text.utf8), name: "other.xib")
    }
    #expect(error?.kind.rawValue == kind)
    #expect(error?.location?.line == 1)
    #expect(error?.hint.isEmpty == false)
  }

  @Test func `Reading a missing file throws an error that contains its path`() {
    let error = #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(contentsOf: URL(fileURLWithPath: "/nowhere/Main.storyboard"))
    }
    #expect(error?.kind == .unreadable)
    #expect(error?.description.hasPrefix("/nowhere/Main.storyboard: error: ") == true)
  }

  @Test func `Roots are controllers' views, top-level views, and top-level views of scenes`()
    throws
  {
    let storyboard = try DocumentText.storyboard(
      """
      <scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="a">\(DocumentText.frame(0, 0, 375, 667))
          </view>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>
        <stackView contentMode="scaleToFill" id="b">\(DocumentText.frame(0, 0, 100, 50))</stackView>
      </objects></scene>
      <scene sceneID="t"><objects>
        <tableViewController id="tc" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" id="c">\(DocumentText.frame(0, 0, 375, 667))
          </tableView>
        </tableViewController>
      </objects></scene>
      """)
    #expect(storyboard.roots.map(\.id) == ["a", "b", "c"])
    #expect(storyboard.roots.map(\.kind) == [.controllerView, .dockView, .controllerView])
    let xib = try DocumentText.xib(
      """
      <tableViewCell contentMode="scaleToFill" id="cell">\(DocumentText.frame(0, 0, 320, 44))
        <tableViewCellContentView key="contentView" contentMode="center" id="content"/>
      </tableViewCell>
      <tapGestureRecognizer id="tap"/>
      """)
    #expect(xib.roots.map(\.id) == ["cell"])
    #expect(xib.roots.map(\.kind) == [.topLevelView])
  }
}
