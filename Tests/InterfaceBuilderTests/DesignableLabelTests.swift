import Foundation
import Testing

@testable import AutoLayout
@testable import InterfaceBuilder

@MainActor
struct DesignableLabelTests {
  /// Oracle: hand. A height of 18 points on one line is that of a font of 15 points (17.9, rounded up
  /// to half points), whatever font the element states; on several lines the height follows.
  @Test("A designable label has the font size that its recorded size implies", arguments: [0, 1])
  func font(numberOfLines: Int) throws {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="18122" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view contentMode="scaleToFill" id="roo-ot-000">
      <rect key="frame" x="0.0" y="0.0" width="60" height="480"/>
      <subviews><label opaque="NO" contentMode="left" text="one two three four" \
      numberOfLines="\(numberOfLines)" translatesAutoresizingMaskIntoConstraints="NO" \
      id="lab-el-000"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews></view></objects><designables><designable name="lab-el-000">
      <size key="intrinsicContentSize" width="125" height="18"/></designable></designables></document>
      """
    let document = try InterfaceDocument(data: Data(source.utf8), name: "Label.xib")
    let view = try #require(document.roots.first).instantiate().view
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.font.pointSize == 15)
    #expect(label.placeholderIntrinsicContentSize.height == (numberOfLines == 1 ? 18 : nil))
  }
}
