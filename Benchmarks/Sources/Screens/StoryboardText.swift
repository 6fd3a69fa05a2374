/// Writes a storyboard of scenes with a heading and rows of label and button in stack views.
enum StoryboardText {
  private static let rows = 8

  static func storyboard(scenes count: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="17156" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="c-0">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
    \((0..<count).map(scene).joined())    </scenes>
    </document>

    """
  }

  private static func scene(_ number: Int) -> String {
    let head = "l-\(number)"
    var subviews = label(head, "Scene \(number)")
    var constraints =
      constraint("\(head)-a", head, "leading", "g-\(number)", "leading", 16)
      + constraint("\(head)-b", head, "top", "g-\(number)", "top", 20)
      + constraint("\(head)-c", "g-\(number)", "trailing", head, "trailing", 16)
    var above = head
    for row in 0..<rows {
      let id = "r-\(number)-\(row)"
      subviews += stack(id, row)
      constraints +=
        constraint("\(id)-a", id, "top", above, "bottom", 8)
        + constraint("\(id)-b", id, "leading", head, "leading", 0)
        + constraint("\(id)-c", id, "trailing", head, "trailing", 0)
      above = id
    }
    return """
      <scene sceneID="s-\(number)"><objects>
      <viewController id="c-\(number)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v-\(number)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
      \(subviews)</subviews>
      <viewLayoutGuide key="safeArea" id="g-\(number)"/>
      <constraints>
      \(constraints)</constraints>
      </view>
      </viewController>
      </objects></scene>

      """
  }

  private static func stack(_ id: String, _ row: Int) -> String {
    """
    <stackView opaque="NO" contentMode="scaleToFill" spacing="8" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="16" y="\(48 + 52 * row)" width="343" height="44"/>
    <subviews>
    \(label("\(id)-l", "Row \(row)", hugging: 251))\
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-k">
    <rect key="frame" x="56" y="0.0" width="287" height="44"/>
    <state key="normal" title="Choose"/>
    </button>
    </subviews>
    <constraints>
    <constraint firstAttribute="height" constant="44" id="\(id)-h"/>
    </constraints>
    </stackView>

    """
  }

  private static func label(_ id: String, _ text: String, hugging: Int = 250) -> String {
    """
    <label opaque="NO" contentMode="left" horizontalHuggingPriority="\(hugging)" text="\(text)" \
    lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="16" y="20" width="343" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>

    """
  }

  private static func constraint(
    _ id: String, _ first: String, _ firstAttribute: String, _ second: String,
    _ secondAttribute: String, _ constant: Int
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(firstAttribute)" secondItem="\(second)" \
    secondAttribute="\(secondAttribute)" constant="\(constant)" id="\(id)"/>

    """
  }
}
