/// Documents of our own making.
enum SampleDocuments {
  /// A xib with entities, comments, nested text and a safe area.
  static let card = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17156" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <!-- written by hand -->
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card">
                        <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
                        <string key="text">a &lt;b&gt; &amp; &#x41;&#66;</string>
                        <constraints>
                            <constraint firstAttribute="height" constant="100" id="c1"/>
                        </constraints>
                    </view>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="card" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="c2"/>
                    <constraint firstItem="card" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c3"/>
                    <constraint firstItem="safe" firstAttribute="trailing" secondItem="card" secondAttribute="trailing" constant="20" id="c4"/>
                </constraints>
                <point key="canvasLocation" x="139" y="153"/>
            </view>
        </objects>
    </document>

    """

  /// Well-formed XML that exercises what Interface Builder seldom writes.
  static let odd = """
    <?xml version="1.0"?><!-- a --><?tool data?>\r
    <document a='1' b = "x&#10;y&quot;&apos;" c="tab\there\r\nline">\r
    text<![CDATA[<raw> & ]]>more &amp; &#x1F600;<!-- c --><empty/><empty  ></empty>\r
    <ключ значение="ж"/>é</document>
    <!-- end -->
    """

  static let all = [card, odd]
}
