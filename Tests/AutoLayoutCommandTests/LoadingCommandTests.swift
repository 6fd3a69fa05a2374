import Foundation
import Testing

/// `autolayout check-loading`. Oracle: `frames --device`, which lays out documents without controllers.
@Suite struct LoadingCommandTests {
  private static let guides = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="11762" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" initialViewController="nav">
      <device id="retina4_7" orientation="portrait"/>
      <scenes>
        <scene sceneID="s0"><objects>
          <navigationController id="nav" sceneMemberID="viewController"><connections>
            <segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/>
          </connections></navigationController>
        </objects></scene>
        <scene sceneID="s1"><objects>
          <viewController id="vc" sceneMemberID="viewController">
            <layoutGuides>
              <viewControllerLayoutGuide type="top" id="top"/>
              <viewControllerLayoutGuide type="bottom" id="bottom"/>
            </layoutGuides>
            <view key="view" contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <label contentMode="left" text="Title" translatesAutoresizingMaskIntoConstraints="NO" \
    id="title"><rect key="frame" x="16" y="72" width="34" height="21"/></label>
              </subviews>
              <constraints>
                <constraint firstItem="title" firstAttribute="top" secondItem="top" \
    secondAttribute="bottom" constant="8" id="c0"/>
                <constraint firstItem="title" firstAttribute="leading" secondItem="root" \
    secondAttribute="leadingMargin" id="c1"/>
              </constraints>
            </view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test("A storyboard with layout guides loads with the frames of `frames --device`")
  func guides() throws {
    let folder = try ScratchFolder()
    let run = try Tool.run("check-loading", try folder.write(Self.guides, to: "Old.storyboard"))
    #expect(run.status == 0)
    let report = try #require(try run.objects().first)
    // Two views on two devices in two orientations.
    #expect(report["frames"] as? Int == 8)
    #expect((report["screens"] as? [Any])?.isEmpty == true)
    #expect((report["exceptions"] as? [Any])?.isEmpty == true)
  }

  @Test("The examples load with the frames of `frames --device`")
  func examples() throws {
    let names = ["Login.storyboard", "Settings.storyboard", "Universal.storyboard"]
    let run = try Tool.run(["check-loading", "--timeout", "600"] + names.map(Tool.example))
    let reports = try run.objects()
    #expect(reports.count == names.count)
    for report in reports { #expect((report["exceptions"] as? [Any])?.isEmpty == true) }
  }

  @Test("A document that cannot be read does not affect the others")
  func unreadable() throws {
    let folder = try ScratchFolder()
    let broken = try folder.write("<document", to: "broken.xib")
    let run = try Tool.run(
      "check-loading", broken, try folder.write(Self.guides, to: "Old.storyboard"))
    #expect(run.status == 65)
    let reports = try run.objects()
    #expect(reports.count == 2 && reports[0]["error"] != nil && reports[1]["frames"] as? Int == 8)
  }
}
