/// The text of small documents for comparisons, from few words.
enum PairText {
  /// The identifier of the root.
  static let root = "roo-tV-iew"

  /// A constraint.
  static func constraint(
    _ first: String?, _ attribute: String, _ relation: String = "==", _ second: String? = nil,
    _ other: String? = nil, times multiplier: String = "1", plus constant: Double = 0,
    at priority: Int = 1000, id: String
  ) -> String {
    var text = "<constraint "
    if let first { text += "firstItem=\"\(first)\" " }
    text += "firstAttribute=\"\(attribute)\" "
    if relation != "==" {
      text += "relation=\"\(relation == "<=" ? "lessThanOrEqual" : "greaterThanOrEqual")\" "
    }
    if let second { text += "secondItem=\"\(second)\" secondAttribute=\"\(other ?? attribute)\" " }
    if multiplier != "1" { text += "multiplier=\"\(multiplier)\" " }
    if constant != 0 { text += "constant=\"\(constant)\" " }
    if priority != 1000 { text += "priority=\"\(priority)\" " }
    return text + "id=\"\(id)\"/>\n"
  }

  /// The constraints that tie a view to the upper edge of the root and give it a height.
  static func row(_ id: String, top: Double, height: Double, in outer: String = root) -> [String] {
    [
      constraint(id, "top", "==", outer, plus: top, id: "\(id)-t"),
      constraint(id, "height", plus: height, id: "\(id)-h"),
    ]
  }

  /// The constraints that tie a view to both sides of another.
  static func sides(
    _ id: String, leading: Double, trailing: Double, in outer: String = root
  ) -> [String] {
    [
      constraint(id, "leading", "==", outer, plus: leading, id: "\(id)-l"),
      constraint(outer, "trailing", "==", id, plus: trailing, id: "\(id)-r"),
    ]
  }

  /// A view with a background, which is not a container.
  static func box(_ id: String, _ content: String = "") -> String {
    LintFixture.view(
      id, (0, 0, 44, 44),
      content: content + """
        <color key="backgroundColor" red="0.2" green="0.4" blue="0.6" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
        """)
  }

  /// A view without a background around others.
  static func wrapper(_ id: String, _ subviews: String, _ constraints: [String]) -> String {
    LintFixture.view(
      id, (0, 0, 44, 44),
      content: """
        <subviews>\(subviews)</subviews>
        <constraints>\(constraints.joined())</constraints>
        """)
  }

  /// A xib of one view of 320 × 480 points.
  static func xib(_ subviews: String, _ constraints: [String]) -> String {
    LintFixture.text(subviews: subviews, constraints: constraints.joined())
  }

  /// A storyboard with one scene, whose view has a safe area and the margins of a screen.
  static func scene(_ subviews: String, _ constraints: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sce-ne-001">
                <objects>
                    <viewController id="con-tr-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="\(root)">
                            <rect key="frame" x="0.0" y="0.0" width="428" height="926"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>\(subviews)</subviews>
                            <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
                            <constraints>\(constraints.joined())</constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }
}
