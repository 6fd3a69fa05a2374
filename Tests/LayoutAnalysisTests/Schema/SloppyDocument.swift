import Foundation
import InterfaceBuilder
import Testing

/// A document as people and programs write it who do not have Xcode: a valid one with mistakes.
struct SloppyDocument: Sendable, CustomTestStringConvertible {
  /// What the mistakes have in common.
  let topic: String
  /// What is right, what was written instead, and what the tool says: the text at the caret, the message
  /// and the hint.
  let mistakes: [Mistake]

  /// One mistake.
  struct Mistake: Sendable {
    let right: String
    let wrong: String
    let caret: String
    let message: String
    let hint: String

    init(_ right: String, _ wrong: String, at caret: String, _ message: String, _ hint: String) {
      self.right = right
      self.wrong = wrong
      self.caret = caret
      self.message = message
      self.hint = hint
    }
  }

  init(_ topic: String, _ mistakes: Mistake...) {
    self.topic = topic
    self.mistakes = mistakes
  }

  var testDescription: String { topic }

  /// The document with all mistakes, each of which replaces a text that occurs once.
  func document() throws -> InterfaceDocument {
    var text = Self.valid
    for mistake in mistakes {
      precondition(text.ranges(of: mistake.right).count == 1, mistake.right)
      text = text.replacing(mistake.right, with: mistake.wrong)
    }
    return try InterfaceDocument(data: Data(text.utf8), name: "Sloppy.storyboard")
  }

  /// A document without mistakes.
  static let valid = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23727" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="con-tr-oll">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sce-ne-000">
                <objects>
                    <viewController id="con-tr-oll" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="roo-tV-iew">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <label opaque="NO" hidden="NO" contentMode="left" \
    horizontalHuggingPriority="251" text="Title" textAlignment="center" numberOfLines="2" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-000">
                                    <rect key="frame" x="20" y="79" width="353" height="20.5"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                </label>
                                <imageView contentMode="scaleAspectFit" \
    translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-000">
                                    <rect key="frame" x="20" y="112" width="353" height="199"/>
                                </imageView>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="saf-eA-rea"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            <constraints>
                                <constraint firstItem="lab-el-000" firstAttribute="leading" \
    secondItem="saf-eA-rea" secondAttribute="leading" constant="20" id="lab-le-000"/>
                                <constraint firstItem="lab-el-000" firstAttribute="top" \
    secondItem="saf-eA-rea" secondAttribute="top" constant="20.5" id="lab-to-000"/>
                                <constraint firstItem="saf-eA-rea" firstAttribute="trailing" \
    relation="greaterThanOrEqual" secondItem="lab-el-000" secondAttribute="trailing" \
    constant="16" priority="750" id="lab-tr-000"/>
                                <constraint firstItem="ima-ge-000" firstAttribute="width" \
    secondItem="ima-ge-000" secondAttribute="height" multiplier="16:9" id="ima-ra-000"/>
                            </constraints>
                            <connections>
                                <outlet property="title" destination="lab-el-000" id="out-le-t00"/>
                            </connections>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="res-po-nd0" \
    sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """
}
