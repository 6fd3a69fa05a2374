/// The storyboards of lessons: one scene on an iPhone of 390 × 844 points.
enum LessonSource {
  /// Returns a storyboard with the elements of the root's subviews and constraints.
  static func storyboard(_ title: String, views: [String], constraints: [String] = []) -> String {
    let list =
      constraints.isEmpty
      ? "" : "<constraints>\n" + constraints.joined(separator: "\n") + "\n</constraints>\n"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES" initialViewController="lesson">
      <device id="retina6_0" orientation="portrait" appearance="light"/>
      <scenes>
      <scene sceneID="scene">
      <objects>
      <viewController title="\(title)" id="lesson" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root" userLabel="Screen">
      <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      \(views.joined(separator: "\n"))
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      \(list)</view>
      </viewController>
      </objects>
      </scene>
      </scenes>
      </document>

      """
  }

  /// Returns a colored view. Constraints position it unless other attributes are given.
  static func box(
    _ id: String, _ label: String, _ frame: (Int, Int, Int, Int), _ color: String,
    attributes: String = "translatesAutoresizingMaskIntoConstraints=\"NO\"",
    constraints: [String] = [], more: String = ""
  ) -> String {
    let list =
      constraints.isEmpty
      ? "" : "<constraints>\n" + constraints.joined(separator: "\n") + "\n</constraints>\n"
    return """
      <view contentMode="scaleToFill" \(attributes) id="\(id)" userLabel="\(label)">
      <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
      \(more)<color key="backgroundColor" systemColor="\(color)"/>
      \(list)</view>
      """
  }

  /// Returns a label that constraints position.
  static func label(
    _ id: String, _ text: String, _ frame: (Int, Int, Int, Int), constraints: [String] = []
  ) -> String {
    let list =
      constraints.isEmpty
      ? "" : "<constraints>\n" + constraints.joined(separator: "\n") + "\n</constraints>\n"
    return """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
      verticalHuggingPriority="251" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" \
      baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
      \(list)<fontDescription key="fontDescription" type="system" pointSize="17"/>
      <nil key="textColor"/>
      <nil key="highlightedColor"/>
      </label>
      """
  }

  /// Returns a button that constraints position.
  static func button(_ id: String, _ title: String, _ frame: (Int, Int, Int, Int)) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    <color key="backgroundColor" systemColor="systemGray5Color"/>
    <state key="normal" title="\(title)"/>
    </button>
    """
  }

  /// Returns a constraint for a size of the view that lists it.
  static func size(_ id: String, _ attribute: String, _ points: Int) -> String {
    "<constraint firstAttribute=\"\(attribute)\" constant=\"\(points)\" id=\"\(id)\"/>"
  }

  /// Returns a constraint between two items.
  static func tie(
    _ id: String, _ first: String, _ attribute: String, _ second: String, _ other: String,
    _ constant: Int = 0
  ) -> String {
    let points = constant == 0 ? "" : " constant=\"\(constant)\""
    return "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" "
      + "secondItem=\"\(second)\" secondAttribute=\"\(other)\"\(points) id=\"\(id)\"/>"
  }
}
