import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// A xib of our own making with one view of 320 × 480 points.
enum LintFixture {
  /// The document whose root has subviews and constraints, on a phone of 320 × 568 points.
  static func document(
    subviews: String, constraints: String = "", name: String = "Test.xib"
  ) throws -> InterfaceDocument {
    let text = text(subviews: subviews, constraints: constraints)
    return try InterfaceDocument(data: Data(text.utf8), name: name)
  }

  /// The text of that document.
  static func text(subviews: String, constraints: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17156" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_0" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="roo-tV-iew">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
    \(subviews)
                </subviews>
                <constraints>
    \(constraints)
                </constraints>
            </view>
        </objects>
    </document>

    """
  }

  /// A plain view with a frame.
  static func view(
    _ id: String, _ frame: (Double, Double, Double, Double), attributes: String = "",
    content: String = ""
  ) -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
    \(attributes)>
    \(rect(frame))
    \(content)
    </view>
    """
  }

  /// A label with a frame.
  static func label(
    _ id: String, _ text: String, _ frame: (Double, Double, Double, Double),
    attributes: String = "", content: String = ""
  ) -> String {
    """
    <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" \(attributes) text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" \
    id="\(id)">
    \(rect(frame))
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    \(content)
    </label>
    """
  }

  /// Constraints that tie a view to the root's upper left corner and give it a size.
  static func placed(_ id: String, _ frame: (Double, Double, Double, Double)) -> String {
    pinned(id, frame) + """
      <constraint firstItem="\(id)" firstAttribute="width" constant="\(frame.2)" id="\(id)w"/>
      <constraint firstItem="\(id)" firstAttribute="height" constant="\(frame.3)" id="\(id)h"/>
      """
  }

  /// Constraints that tie a view to the root's upper left corner.
  static func pinned(_ id: String, _ frame: (Double, Double, Double, Double)) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="roo-tV-iew" \
    secondAttribute="leading" constant="\(frame.0)" id="\(id)x"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="roo-tV-iew" \
    secondAttribute="top" constant="\(frame.1)" id="\(id)y"/>

    """
  }

  private static func rect(_ frame: (Double, Double, Double, Double)) -> String {
    """
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    """
  }
}

extension LintConfiguration {
  /// A configuration that checks some rules alone.
  static func only(_ rules: String...) -> LintConfiguration {
    var configuration = LintConfiguration()
    configuration.checksOnlyNamedRules = true
    for rule in rules { configuration.rules[rule] = .on }
    return configuration
  }
}
