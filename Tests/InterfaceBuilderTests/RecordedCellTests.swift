import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// Oracle: interface-builder. Rules about cells, sliders and fields that recorded frames show, on
/// documents of our own.
@MainActor
@Suite struct RecordedCellTests {
  /// A cell with a button 20 points high in the middle of its content.
  private func cell(_ attributes: String = "", content: Double, inner: String = "") -> String {
    """
    <tableViewCell contentMode="scaleToFill" id="cell" \(attributes)>
      \(DocumentText.frame(0, 0, 320, 80))
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
        \(DocumentText.frame(0, 0, 320, content))
        <subviews>\(DocumentText.view("v"))\(inner)</subviews>
        <constraints>
          \(DocumentText.equal("v", "leading", "content", "leading"))
          \(DocumentText.size("v", "width", 20))
          \(DocumentText.size("v", "height", 20))
          \(DocumentText.equal("content", "bottom", "v", "bottom", 10))
        </constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  /// 80 − 10 − 20 = 50; the separator takes half a point on two pixels a point, a point on one.
  @Test(
    arguments: [("12121", 80.0, 49.5), ("12121", 79.5, 49.5), ("14490", 80.0, 50)]
      as [(String, Double, CGFloat)])
  func `In Xcode 8 and 9, cells end above the separator, whatever height they record`(
    _ tools: String, _ content: Double, _ y: CGFloat
  ) throws {
    let document = try DocumentText.xib(
      cell(content: content), tools: tools, device: "retina4_7")
    #expect(try document.frames()["v"]?.minY == y)
  }

  @Test func `A cell's bottom constraint breaks before the height constraints of its views`() throws
  {
    // 20 + 10 + 60 do not fit into 80: the bottom gives way, not the heights.
    let inner = DocumentText.view("w")
    let text = cell(content: 80, inner: inner).replacingOccurrences(
      of: "</constraints>",
      with: DocumentText.equal("w", "top", "content", "top")
        + DocumentText.equal("v", "top", "w", "bottom") + DocumentText.size("w", "height", 60)
        + "</constraints>")
    let frames = try DocumentText.xib(text, tools: "17156").frames()
    #expect(frames["w"]?.height == 60)
    #expect(frames["v"]?.minY == 60)
    #expect(frames["v"]?.height == 20)
  }

  /// The margins of a plain root: 204 points wide, so 16 at the sides, and the status bar of Xcode
  /// 13.2 at the top (interface-builder: 26 roots).
  @Test(arguments: ["collectionViewCell", "collectionReusableView"])
  func `A top-level collection view cell or reusable view has the margins of a plain root`(
    _ name: String
  ) throws {
    let document = try DocumentText.xib(
      """
      <\(name) contentMode="center" id="cell">\(DocumentText.frame(0, 0, 204, 104))
        <subviews>\(DocumentText.view("v"))</subviews>
        <constraints>
          \(DocumentText.equal("v", "top", "cell", "topMargin"))
          \(DocumentText.equal("v", "leading", "cell", "leadingMargin"))
          \(DocumentText.equal("cell", "trailingMargin", "v", "trailing"))
          \(DocumentText.equal("cell", "bottomMargin", "v", "bottom"))
        </constraints>
      </\(name)>
      """, tools: "19530")
    #expect(try document.frames()["v"] == CGRect(x: 16, y: 44, width: 172, height: 60))
  }

  /// A slider 31 points high at 100 has its alignment rectangle's middle at 115, its frame's at
  /// 115.5.
  @Test(arguments: [("13196", 105.5), ("11761", 105), ("17156", 105)] as [(String, CGFloat)])
  func `Only Xcode 9 uses the middle of a slider's frame for centerY`(_ tools: String, _ y: CGFloat)
    throws
  {
    let document = try DocumentText.storyboard(
      DocumentText.scene(
        "vc", width: 375, height: 667,
        view: """
          <subviews>\(DocumentText.view("s", "slider"))\(DocumentText.view("v"))</subviews>
          <constraints>
            \(DocumentText.equal("s", "top", "vc-view", "top", 100))
            \(DocumentText.equal("s", "leading", "vc-view", "leading"))
            \(DocumentText.size("s", "width", 100))
            \(DocumentText.equal("v", "centerY", "s", "centerY"))
            \(DocumentText.equal("v", "leading", "vc-view", "leading"))
            \(DocumentText.size("v", "width", 20))
            \(DocumentText.size("v", "height", 20))
          </constraints>
          """), tools: tools)
    #expect(try document.frames()["v"]?.minY == y)
  }
}
