extension RecordedEdits {
  /// Two scenes; the first has constraints, a stack view, fixed frames, variations and connections.
  static let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="rot-vc-000">
        <device id="retina6_0" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="rot-sc-000">
                <objects>
                    <viewController id="rot-vc-000" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="rot-tg-000"/>
                            <viewControllerLayoutGuide type="bottom" id="rot-bg-000"/>
                        </layoutGuides>
    \(root)
                        <connections>
                            <outlet property="edge" destination="rot-c3-000" id="rot-o0-000"/>
                            <outlet property="button" destination="but-bt-001" id="rot-o1-000"/>
                            <outletCollection property="all" destination="one-lb-001" id="rot-o2-000"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="rot-fr-000" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
            <scene sceneID="oth-sc-000">
                <objects>
                    <viewController id="oth-vc-000" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="oth-vw-000">
                            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private static let root = """
                        <view key="view" contentMode="scaleToFill" id="rot-vw-000">
                            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                            <subviews>
    \(subviews)
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="rot-sa-000"/>
    \(constraints)
                            <variation key="default">
                                <mask key="constraints">
                                    <exclude reference="rot-c3-000"/>
                                </mask>
                            </variation>
                            <variation key="heightClass=regular">
                                <mask key="constraints">
                                    <include reference="rot-c3-000"/>
                                </mask>
                            </variation>
                        </view>
    """

  private static let subviews = """
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label" \
    textAlignment="natural" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="one-lb-001">
                                    <rect key="frame" x="20" y="100" width="42" height="21"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="21" id="one-c0-001"/>
                                    </constraints>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                </label>
                                <view contentMode="scaleToFill" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="fix-vw-001">
                                    <rect key="frame" x="80" y="90" width="200" height="60"/>
                                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                </view>
                                <view contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="new-vw-001"/>
                                <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="but-bt-001">
                                    <rect key="frame" x="100" y="300" width="75" height="35"/>
                                    <state key="normal" title="Button"/>
                                    <connections>
                                        <action selector="tap:" destination="rot-vc-000" eventType="touchUpInside" id="but-a0-001"/>
                                        <segue destination="oth-vc-000" kind="show" id="but-s0-001"/>
                                    </connections>
                                </button>
                                <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" \
    translatesAutoresizingMaskIntoConstraints="NO" id="stk-vw-001">
                                    <rect key="frame" x="20" y="200" width="100" height="50"/>
                                    <subviews>
                                        <label opaque="NO" contentMode="left" text="Two" \
    translatesAutoresizingMaskIntoConstraints="NO" id="two-lb-001">
                                            <rect key="frame" x="0.0" y="0.0" width="100" height="21"/>
                                        </label>
                                        <label opaque="NO" contentMode="left" text="Three" \
    translatesAutoresizingMaskIntoConstraints="NO" id="thr-lb-001">
                                            <rect key="frame" x="0.0" y="29" width="100" height="21"/>
                                        </label>
                                    </subviews>
                                </stackView>
    """

  private static let constraints = """
                            <constraints>
                                <constraint firstItem="one-lb-001" firstAttribute="leading" \
    secondItem="rot-vw-000" secondAttribute="leading" constant="20" symbolic="YES" id="rot-c0-000"/>
                                <constraint firstItem="one-lb-001" firstAttribute="top" \
    secondItem="rot-sa-000" secondAttribute="top" constant="53" id="rot-c1-000"/>
                                <constraint firstItem="one-lb-001" firstAttribute="width" \
    secondItem="but-bt-001" secondAttribute="width" multiplier="2:3" priority="750" constant="6" id="rot-c2-000"/>
                                <constraint firstItem="one-lb-001" firstAttribute="trailing" \
    relation="lessThanOrEqual" secondItem="rot-vw-000" secondAttribute="trailing" constant="-10" \
    placeholder="YES" identifier="edge" id="rot-c3-000"/>
                                <constraint firstItem="stk-vw-001" firstAttribute="leading" \
    secondItem="rot-sa-000" secondAttribute="leading" constant="20" id="rot-c4-000"/>
                                <constraint firstItem="stk-vw-001" firstAttribute="top" \
    secondItem="one-lb-001" secondAttribute="bottom" constant="79" id="rot-c5-000">
                                    <variation key="heightClass=compact" constant="8"/>
                                </constraint>
                            </constraints>
    """
}
