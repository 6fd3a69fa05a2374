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
  func `Xcode 8 and 9 lay cells out above the separator whatever height they write`(
    _ tools: String, _ content: Double, _ y: CGFloat
  ) throws {
    let document = try DocumentText.xib(
      cell(content: content), tools: tools, device: "retina4_7")
    #expect(try document.frames()["v"]?.minY == y)
  }

  @Test func `A separator of a point is a pixel unless a text has a part of a point`() throws {
    let half = "<label contentMode=\"left\" id=\"l\">\(DocumentText.frame(0, 0, 30.5, 20))</label>"
    let whole = "<label contentMode=\"left\" id=\"l\">\(DocumentText.frame(0, 0, 30, 20))</label>"
    func scale(_ inner: String) throws -> CGFloat? {
      let document = try DocumentText.xib(
        cell(content: 79, inner: inner), tools: "11761", device: "retina4_7")
      return document.roots.first?.canvas().scale
    }
    #expect(try scale(whole) == 1)
    #expect(try scale(half) == 2)
  }

  @Test func `What ties a cell's content to its views breaks before what is deeper`() throws {
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

  @Test func `A collection view's cell at the top of a xib lies below the status bar`() throws {
    let document = try DocumentText.xib(
      """
      <collectionViewCell contentMode="center" id="cell">\(DocumentText.frame(0, 0, 204, 104))
        <collectionViewCellContentView key="contentView" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="content">
          \(DocumentText.frame(0, 0, 204, 104))
          <subviews>\(DocumentText.view("v"))</subviews>
          <constraints>
            \(DocumentText.equal("v", "top", "content", "topMargin"))
            \(DocumentText.equal("v", "leading", "content", "leadingMargin"))
            \(DocumentText.equal("content", "trailingMargin", "v", "trailing"))
            \(DocumentText.equal("content", "bottomMargin", "v", "bottom"))
          </constraints>
        </collectionViewCellContentView>
      </collectionViewCell>
      """, tools: "19530")
    #expect(try document.frames()["v"] == CGRect(x: 16, y: 44, width: 172, height: 52))
  }

  /// A slider 31 points high at 100 has its alignment rectangle's middle at 115, its frame's at
  /// 115.5.
  @Test(arguments: [("13196", 105.5), ("11761", 105), ("17156", 105)] as [(String, CGFloat)])
  func `Only Xcode 9 aligns the middle of a slider's frame`(_ tools: String, _ y: CGFloat) throws {
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
