import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// Canvas facts recorded by Interface Builder: constraints to safe areas, guides and margins in
/// public documents of each release.
@Suite struct CanvasTests {
  private func controllerCanvas(
    _ device: String, tools: String, width: Double, height: Double, controller: String = "",
    orientation: String = "portrait", more: String = ""
  ) throws -> InterfaceCanvas {
    let document = try DocumentText.storyboard(
      DocumentText.scene("vc", width: width, height: height, controller: controller) + more,
      tools: tools, device: device, orientation: orientation)
    return try #require(document.roots.first { $0.id == "vc-view" }).canvas()
  }

  /// Device, tools of the release, size, top and bottom.
  @Test(
    arguments: [
      ("retina4_7", "14113", 375, 667, 20, 0), ("retina4_7", "15505", 375, 667, 0, 0),
      ("retina4_7", "21701", 375, 667, 20, 0), ("retina6_1", "17156", 414, 896, 44, 34),
      ("retina6_1", "21507", 414, 896, 48, 34), ("retina6_1", "24127", 414, 896, 96, 68),
      ("retina5_9", "20037", 375, 812, 44, 34), ("retina5_9", "22505", 375, 812, 50, 34),
      ("retina6_0", "17506", 390, 844, 44, 34), ("retina6_0", "21225", 390, 844, 47, 34),
      ("retina6_12", "22154", 393, 852, 59, 34), ("retina6_12", "23727", 393, 852, 118, 68),
      ("ipad9_7", "14113", 768, 1024, 20, 0),
    ] as [(String, String, Double, Double, CGFloat, CGFloat)])
  func `The safe area of a plain controller depends on the device and the Xcode version`(
    _ device: String, _ tools: String, _ width: Double, _ height: Double, _ top: CGFloat,
    _ bottom: CGFloat
  ) throws {
    let canvas = try controllerCanvas(device, tools: tools, width: width, height: height)
    #expect(canvas.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(canvas.topGuideLength == top)
  }

  /// Device, orientation, tools of the release, size, and the margin beside the safe area.
  @Test(
    arguments: [
      ("retina6_1", "landscape", 896, 414, 20), ("retina5_5", "landscape", 736, 414, 20),
      ("retina5_9", "landscape", 812, 375, 16), ("retina6_3", "portrait", 402, 874, 20),
      ("retina6_12", "portrait", 393, 852, 16), ("retina4_7", "portrait", 400, 400, 20),
      ("retina4_7", "portrait", 600, 44, 20), ("retina4_7", "portrait", 815, 375, 20),
    ] as [(String, String, Double, Double, CGFloat)])
  func `Margins depend on a full screen's shorter side, or on the width of a smaller root`(
    _ device: String, _ orientation: String, _ width: Double, _ height: Double,
    _ margin: CGFloat
  ) throws {
    let canvas = try controllerCanvas(
      device, tools: "22505", width: width, height: height, orientation: orientation)
    #expect(canvas.sideMargin == margin)
  }

  @Test func `Documents before Xcode 9 have layout guides but no safe area`() throws {
    let canvas = try controllerCanvas("retina4_7", tools: "11762", width: 375, height: 667)
    #expect(canvas.safeAreaInsets == .zero)
    #expect(canvas.topGuideLength == 20)
  }

  private static func navigation(_ id: String, to root: String, bar: String = "") -> String {
    """
    <scene sceneID="\(id)-scene"><objects>
      <navigationController id="\(id)" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(id)-bar" \(bar)/>
        <connections>
          <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-s"/>
        </connections>
      </navigationController>
    </objects></scene>
    """
  }

  @Test func `A navigation bar adds 44 points to the safe area, or 96 with a large title`()
    throws
  {
    let plain = try controllerCanvas(
      "retina4_7", tools: "14113", width: 375, height: 667, more: Self.navigation("n", to: "vc"))
    #expect(plain.safeAreaInsets.top == 64)
    let large = try controllerCanvas(
      "retina4_7", tools: "14113", width: 375, height: 667,
      more: Self.navigation("n", to: "vc", bar: "largeTitles=\"YES\""))
    #expect(large.safeAreaInsets.top == 116)
  }

  @Test func `A pushed controller has the bars of the controller that pushes it`() throws {
    let pushing = DocumentText.scene(
      "first",
      controller: "<connections><segue destination=\"vc\" kind=\"show\" id=\"s\"/></connections>")
    let canvas = try controllerCanvas(
      "retina6_1", tools: "17156", width: 414, height: 896,
      more: pushing + Self.navigation("n", to: "first"))
    #expect(canvas.safeAreaInsets.top == 88)
  }

  @Test func `A tab bar adds 49 points to the safe area, also around a navigation controller`()
    throws
  {
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController">
        <connections>
          <segue destination="n" kind="relationship" relationship="viewControllers" id="ts"/>
        </connections>
      </tabBarController></objects></scene>
      """
    let canvas = try controllerCanvas(
      "retina6_1", tools: "17156", width: 414, height: 896,
      more: Self.navigation("n", to: "vc") + tabs)
    #expect(canvas.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
  }

  @Test func `Simulated metrics override inferred bars`() throws {
    let canvas = try controllerCanvas(
      "retina4_7", tools: "14113", width: 375, height: 667,
      controller: "<nil key=\"simulatedTopBarMetrics\"/><simulatedTabBarMetrics "
        + "key=\"simulatedBottomBarMetrics\"/>", more: Self.navigation("n", to: "vc"))
    #expect(canvas.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0))
  }

  @Test func `A sheet starts below the status bar`() throws {
    let presenting = DocumentText.scene(
      "first",
      controller: "<connections><segue destination=\"vc\" kind=\"show\" id=\"s\"/></connections>")
    let canvas = try controllerCanvas(
      "retina6_1", tools: "17156", width: 414, height: 842, more: presenting)
    #expect(canvas.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func `Controllers whose segues form a cycle have a canvas`() throws {
    let ring = DocumentText.scene(
      "b",
      controller: "<connections><segue destination=\"vc\" kind=\"push\" id=\"s\"/></connections>")
    let canvas = try controllerCanvas(
      "retina4_7", tools: "14113", width: 375, height: 667,
      controller: "<connections><segue destination=\"b\" kind=\"push\" id=\"r\"/></connections>",
      more: ring)
    #expect(canvas.safeAreaInsets.top == 20)
  }

  @Test
  func `Side margins are 16 points, or 20 from a width of 414 points in newer Xcodes`()
    throws
  {
    let narrow = try controllerCanvas("retina6_12", tools: "22154", width: 393, height: 852)
    #expect(narrow.sideMargin == 16)
    let wide = try controllerCanvas("retina6_1", tools: "17156", width: 414, height: 896)
    #expect(wide.sideMargin == 20)
    let old = try controllerCanvas("retina5_5", tools: "6250", width: 414, height: 736)
    #expect(old.sideMargin == 16)
  }

  @Test func `Landscape swaps width and height and has safe area insets at the sides`() throws {
    let canvas = try controllerCanvas(
      "retina5_9", tools: "20037", width: 812, height: 375, orientation: "landscape")
    #expect(canvas.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(canvas.verticalSizeClass == .compact)
  }

  @Test func `Without a device, the canvas has a scale of 1 and any size class`() throws {
    let document = try DocumentText.storyboard(
      DocumentText.scene("vc", width: 600, height: 600), tools: "9531", device: nil,
      safeAreas: false)
    let canvas = try #require(document.roots.first).canvas()
    #expect(canvas.scale == 1)
    #expect(canvas.horizontalSizeClass == .any && canvas.verticalSizeClass == .any)
    #expect(canvas.topGuideLength == 20)
  }

  @Test func `On another device, a full-screen root is resized and other roots keep their height`()
    throws
  {
    let phone = try #require(Device(identifier: "retina4_7"))
    let full = try #require(DocumentText.xib(DocumentText.card).roots.first)
    #expect(full.canvas(.device(phone)).size == CGSize(width: 375, height: 667))
    let piece = try DocumentText.xib(
      "<view contentMode=\"scaleToFill\" id=\"p\">\(DocumentText.frame(0, 0, 414, 60))</view>")
    let root = try #require(piece.roots.first)
    #expect(root.canvas(.device(phone, .landscape)).size == CGSize(width: 667, height: 60))
    #expect(
      root.canvas(.size(CGSize(width: 100, height: 200))).size == CGSize(width: 100, height: 200))
  }
}
