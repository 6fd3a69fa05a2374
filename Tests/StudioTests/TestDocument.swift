import Foundation
import InterfaceBuilder

@testable import Studio

/// Documents of one scene, written out so that a test can say which lines an edit changes.
enum TestDocument {
  /// A storyboard whose root view `rot-vw-000` of 390 × 844 points has these lines as subviews and
  /// these as constraints; lines are indented by their own spaces alone.
  static func storyboard(_ subviews: String, constraints: String = "") -> String {
    func indented(_ text: String, _ spaces: Int) -> String {
      text.split(separator: "\n").map { String(repeating: " ", count: spaces) + $0 + "\n" }.joined()
    }
    let list =
      constraints.isEmpty
      ? ""
      : indented("<constraints>", 24) + indented(constraints, 28) + indented("</constraints>", 24)
    let middle =
      indented("</subviews>", 24)
      + indented(#"<viewLayoutGuide key="safeArea" id="rot-sa-000"/>"#, 24)
    return document(
      device: "retina6_0", toolsVersion: "21507", scene: "rot",
      controller: """
                        <viewController id="rot-vc-000" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="rot-vw-000">
                                <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                                <subviews>
        \(indented(subviews, 28) + middle + list)\
                            </view>
                        </viewController>
        """)
  }

  /// A storyboard of one scene, whose identifiers begin with `scene`; the lines of the controller
  /// `scene-vc-000` are indented as they stand in the file.
  static func document(
    device: String, toolsVersion: String, scene: String, controller: String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(scene)-vc-000">
        <device id="\(device)" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="\(scene)-sc-000">
                <objects>
    \(controller)
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  static func read(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8), name: "test.storyboard")
  }

  /// The text after an edit; checks that taking it back gives the bytes that were there.
  @MainActor
  static func text(of text: String, after edit: StudioEdit) throws -> String {
    let document = try read(text)
    let change = try edit.edit(of: document)
    let changed = try document.applying(change)
    guard try changed.applying(change.inverse).bytes == Array(text.utf8) else {
      throw StudioError("undoing gave other bytes", hint: "the edit has no inverse")
    }
    return String(decoding: changed.bytes, as: UTF8.self)
  }
}
