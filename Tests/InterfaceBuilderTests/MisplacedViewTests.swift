import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// Oracle: Interface Builder calls a view misplaced whose recorded frame is not the solved one.
@MainActor
@Suite struct MisplacedViewTests {
  /// A view pinned to 20 points from the left and the top, 100 × 40, recorded at `x`.
  private func snapshot(
    recordedX x: String, on choice: CanvasChoice = .document
  ) throws -> LayoutSnapshot {
    let content = """
      <subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="\(x)" y="20" width="100" height="40"/>
      <constraints>
      <constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="40" id="h"/>
      </constraints></view></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="top" \
      secondAttribute="leading" constant="20" id="l"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="top" \
      secondAttribute="top" constant="20" id="t"/>
      </constraints>
      """
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view contentMode="scaleToFill" id="top">
      <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      \(content)
      </view></objects></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), name: "box.xib")
    let root = try #require(document.roots.first)
    return root.instantiate(on: choice).snapshot()
  }

  @Test func `A view is misplaced if its recorded frame differs from its solved frame`()
    throws
  {
    let snapshot = try snapshot(recordedX: "31")
    #expect(snapshot.misplacedViews.map { snapshot.views[$0].identifier } == ["box"])
    #expect(snapshot.views[1].frame.minX == 20)
    #expect(snapshot.views[1].recordedFrame == CGRect(x: 31, y: 20, width: 100, height: 40))
  }

  @Test func `Rounding differences below half a point are not misplacements`() throws {
    #expect(try snapshot(recordedX: "20").misplacedViews.isEmpty)
    #expect(try snapshot(recordedX: "19.999999999999972").misplacedViews.isEmpty)
    #expect(try snapshot(recordedX: "20.5").misplacedViews == [1])
    #expect(try !snapshot(recordedX: "20.5").views[1].isMisplaced(tolerance: 1))
  }

  @Test func `No view is misplaced on a canvas that the document does not use`() throws {
    let choice = CanvasChoice.size(CGSize(width: 320, height: 480))
    #expect(try snapshot(recordedX: "31", on: choice).misplacedViews.isEmpty)
  }
}
