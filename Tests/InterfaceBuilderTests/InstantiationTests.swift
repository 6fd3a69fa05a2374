import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// Frames of small documents, derived by hand from their constraints.
@MainActor
@Suite struct InstantiationTests {
  /// A storyboard of one controller on a retina4_7 canvas (375 × 667, 2×) of Xcode 12.
  private func frames(
    _ subviews: String, _ constraints: String, owner: String = "", tools: String = "17156",
    orientation: String = "portrait"
  ) throws -> [String: CGRect] {
    let landscape = orientation == "landscape"
    let document = try DocumentText.storyboard(
      DocumentText.scene(
        "vc", width: landscape ? 667 : 375, height: landscape ? 375 : 667,
        view: """
          <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>\(constraints)</constraints>\(owner)
          """), tools: tools, orientation: orientation)
    return try document.frames()
  }

  private func pinned(_ id: String, to other: String = "vc-view") -> String {
    ["top", "leading", "trailing", "bottom"].map { DocumentText.equal(id, $0, other, $0) }.joined()
  }

  @Test func `The card is below the safe area's top, 20 points from the sides`() throws {
    // 44 of safe area and 10; 414 − 40 wide.
    let frames = try DocumentText.xib(DocumentText.card).frames()
    #expect(frames["card"] == CGRect(x: 20, y: 54, width: 374, height: 100))
    #expect(frames["root"] == CGRect(x: 0, y: 0, width: 414, height: 896))
  }

  @Test func `On another device, the card follows the safe area`() throws {
    let phone = try #require(Device(identifier: "retina5_9"))
    let frames = try DocumentText.xib(DocumentText.card).frames(on: .device(phone, .landscape))
    #expect(frames["card"] == CGRect(x: 64, y: 10, width: 684, height: 100))
  }

  @Test(arguments: [("16:9", 160.0), ("1/3", 30.0), ("0.5", 45.0), ("2", 180.0)])
  func `A multiplier can be a ratio, a fraction, or a decimal`(_ text: String, _ width: Double)
    throws
  {
    let frames = try frames(
      DocumentText.view("a"),
      DocumentText.equal("a", "top", "vc-view", "top")
        + DocumentText.equal("a", "leading", "vc-view", "leading")
        + DocumentText.size("a", "height", 90)
        + DocumentText.equal("a", "width", "a", "height", 0, "multiplier=\"\(text)\""))
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: width, height: 90))
  }

  @Test func `A missing first item is the owning view, and relation and priority are read`() throws
  {
    // The owner's bottom is the view's and 7; the width is at least 50, and 20 at 900 loses.
    let frames = try frames(
      DocumentText.view("a"),
      """
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="7" id="1"/>
      \(DocumentText.equal("a", "leading", "vc-view", "leading", 3))
      \(DocumentText.size("a", "height", 10))
      <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="50" id="2"/>
      <constraint firstItem="a" firstAttribute="width" constant="20" priority="900" id="3"/>
      """)
    #expect(frames["a"] == CGRect(x: 3, y: 650, width: 50, height: 10))
  }

  @Test func `Constants and installed constraints vary by size class`() throws {
    let subviews = DocumentText.view("a") + DocumentText.view("b")
    let constraints = """
      \(DocumentText.equal("a", "top", "vc-view", "top"))
      \(DocumentText.equal("a", "leading", "vc-view", "leading"))
      \(DocumentText.size("a", "width", 10))
      <constraint firstItem="a" firstAttribute="height" constant="20" id="h">
        <variation key="heightClass=compact" constant="30"/>
      </constraint>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="under"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="beside"/>
      \(DocumentText.equal("b", "leading", "a", "trailing"))
      \(DocumentText.size("b", "width", 5))\(DocumentText.size("b", "height", 5))
      """
    let masks = """
      <variation key="default"><mask key="constraints"><exclude reference="beside"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints">
        <exclude reference="under"/><include reference="beside"/></mask></variation>
      """
    let upright = try frames(subviews, constraints, owner: masks)
    #expect(upright["a"]?.height == 20)
    #expect(upright["b"]?.minY == 20)
    let landscape = try frames(subviews, constraints, owner: masks, orientation: "landscape")
    #expect(landscape["a"]?.height == 30)
    #expect(landscape["b"]?.minY == 0)
  }

  @Test func `Uninstalled views are omitted with their constraints and not reported`() throws {
    let document = try DocumentText.storyboard(
      DocumentText.scene(
        "vc",
        view: """
          <subviews>\(DocumentText.view("a"))\(DocumentText.view("gone"))</subviews>
          <constraints>\(pinned("a"))\(DocumentText.equal("a", "width", "gone", "width"))</constraints>
          <variation key="default"><mask key="subviews"><exclude reference="gone"/></mask></variation>
          """))
    let result = try #require(document.roots.first).instantiate()
    #expect(result.view.descendant(withDocumentIdentifier: "gone") == nil)
    #expect(result.diagnostics.isEmpty)
    #expect(result.snapshot().views.last?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func `A fixed frame applies although the autoresizing mask is not translated`() throws {
    let frames = try frames(
      DocumentText.view("a", "view", "fixedFrame=\"YES\"", DocumentText.frame(11, 12, 13, 14)), "")
    #expect(frames["a"] == CGRect(x: 11, y: 12, width: 13, height: 14))
  }

  /// Oracle: a fixed frame is the frame. The edges of a slider in constraints are those of its alignment
  /// rectangle, which is 2 points inside of its frame.
  @Test func `A fixed frame applies in a view with alignment rect insets`() throws {
    let label = DocumentText.view(
      "a", "label", "fixedFrame=\"YES\"", DocumentText.frame(20, 5, 42, 21))
    let frames = try frames(
      DocumentText.view(
        "s", "slider", "fixedFrame=\"YES\"",
        "\(DocumentText.frame(38, 100, 204, 31))<subviews>\(label)</subviews>"), "")
    #expect(frames["s"] == CGRect(x: 38, y: 100, width: 204, height: 31))
    #expect(frames["a"] == CGRect(x: 20, y: 5, width: 42, height: 21))
  }

  @Test func `In Xcode 8 documents, frame insets define a frame`() throws {
    // 375 − 59 − 36 wide; the height is there, the top is 0 and left out.
    let frames = try frames(
      """
      <view contentMode="scaleToFill" id="a">
        <frame key="frameInset" minX="59" maxX="36" height="30"/>
      </view>
      """, "")
    #expect(frames["a"] == CGRect(x: 59, y: 0, width: 280, height: 30))
  }

  @Test func `A vertical stack view reads top as leading, and standard spacing is 8 points`() throws
  {
    let rows = ["a", "b"].map {
      DocumentText.view(
        $0, "view", "",
        "<constraints>\(DocumentText.size($0, "width", 30))\(DocumentText.size($0, "height", 10))</constraints>"
      )
    }.joined()
    let frames = try frames(
      DocumentText.view(
        "s", "stackView", "axis=\"vertical\" alignment=\"top\" spacingType=\"standard\"",
        "<subviews>\(rows)</subviews>"),
      DocumentText.equal("s", "top", "vc-view", "top")
        + DocumentText.equal("s", "leading", "vc-view", "leading")
        + DocumentText.size("s", "width", 100))
    #expect(frames["s"] == CGRect(x: 0, y: 0, width: 100, height: 28))
    #expect(frames["b"] == CGRect(x: 0, y: 18, width: 30, height: 10))
  }

  @Test func `Layout margins of a stack view turn on its margin-relative arrangement`() throws {
    let frames = try frames(
      DocumentText.view(
        "s", "stackView", "",
        """
        <subviews>\(DocumentText.view("a"))</subviews>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        """), pinned("s", to: "safe"), tools: "15505")
    #expect(frames["a"] == CGRect(x: 2, y: 1, width: 369, height: 663))
  }

  @Test func `Scroll view layout guides define the size of the content`() throws {
    let inner = DocumentText.view("c")
    let frames = try frames(
      DocumentText.view(
        "s", "scrollView", "",
        """
        <subviews>\(inner)</subviews>
        <constraints>\(pinned("c", to: "content"))
          \(DocumentText.equal("c", "width", "shown", "width"))
          \(DocumentText.size("c", "height", 2000))</constraints>
        <viewLayoutGuide key="contentLayoutGuide" id="content"/>
        <viewLayoutGuide key="frameLayoutGuide" id="shown"/>
        """), pinned("s"))
    #expect(frames["c"] == CGRect(x: 0, y: 0, width: 375, height: 2000))
  }

  @Test func `A controller's layout guides end at the bars`() throws {
    let document = try DocumentText.storyboard(
      DocumentText.scene(
        "vc",
        view: """
          <subviews>\(DocumentText.view("a"))</subviews>
          <constraints>\(DocumentText.equal("a", "top", "t", "bottom"))
            \(DocumentText.equal("b", "top", "a", "bottom"))
            \(DocumentText.equal("a", "leading", "vc-view", "leadingMargin"))
            \(DocumentText.equal("vc-view", "trailingMargin", "a", "trailing"))</constraints>
          """,
        controller: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
            <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
          <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
          """), tools: "11762")
    #expect(try document.frames()["a"] == CGRect(x: 16, y: 20, width: 343, height: 598))
  }

  @Test func `Cells and content views keep their recorded frames, with the cell's margins`() throws
  {
    let document = try DocumentText.xib(
      """
      <tableViewCell contentMode="scaleToFill" accessoryType="checkmark" id="cell">
        \(DocumentText.frame(0, 0, 414, 80))
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
          \(DocumentText.frame(0, 0, 370, 80))
          <subviews>\(DocumentText.view("a"))</subviews>
          <constraints>
            \(["top", "leading", "trailing", "bottom"].map {
              DocumentText.equal("a", $0, "content", $0 + "Margin") }.joined())
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """)
    let frames = try document.frames()
    #expect(frames["content"] == CGRect(x: 0, y: 0, width: 370, height: 80))
    // 20 leading, 8 beside the accessory, 11 above and below (recorded, Xcode 12 on retina6_1).
    #expect(frames["a"] == CGRect(x: 20, y: 11, width: 342, height: 58))
  }

  @Test func `An effect view's content view fills it`() throws {
    let frames = try frames(
      DocumentText.view(
        "e", "visualEffectView", "",
        """
        <view key="contentView" contentMode="center" id="c">\(DocumentText.frame(0, 0, 0, 0))
          <subviews>\(DocumentText.view("a"))</subviews>
          <constraints>\(pinned("a", to: "c"))</constraints>
        </view><blurEffect style="regular"/>
        """), pinned("e"))
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func `A placeholder intrinsic size overrides that of a designable view`() throws {
    let document = try DocumentText.xib(
      """
      <view contentMode="scaleToFill" id="root">\(DocumentText.frame(0, 0, 414, 896))
        <subviews>\(DocumentText.view("a"))
          \(DocumentText.view("b", "view", "placeholderIntrinsicWidth=\"30\" placeholderIntrinsicHeight=\"infinite\""))
        </subviews>
        <constraints>
          \(DocumentText.equal("a", "top", "root", "top"))\(DocumentText.equal("a", "leading", "root", "leading"))
          \(DocumentText.equal("b", "top", "a", "bottom"))\(DocumentText.equal("b", "leading", "root", "leading"))
          \(DocumentText.size("b", "height", 6))
        </constraints>
      </view>
      """,
      resources: """
        <designables>
          <designable name="a"><size key="intrinsicContentSize" width="12" height="34"/></designable>
          <designable name="b"><size key="intrinsicContentSize" width="99" height="99"/></designable>
        </designables>
        """)
    let frames = try document.frames()
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 12, height: 34))
    #expect(frames["b"] == CGRect(x: 0, y: 34, width: 30, height: 6))
  }
}
