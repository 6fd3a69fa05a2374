import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

@MainActor
struct LocalizationTests {
  /// A label, a button and segments in a root of 320 × 480 points, without device.
  private static let source = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES"><objects>
    <view contentMode="scaleToFill" id="roo-ot-000">
    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <subviews>
    <label opaque="NO" contentMode="left" text="Name" translatesAutoresizingMaskIntoConstraints="NO" \
    id="lab-el-000"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="but-on-000">
    <fontDescription key="fontDescription" type="system" pointSize="15"/>
    <state key="normal" title="Go"/></button>
    <segmentedControl opaque="NO" contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="seg-me-000"><segments>
    <segment title="First"/><segment title="Second"/></segments></segmentedControl>
    </subviews><constraints>
    <constraint firstItem="lab-el-000" firstAttribute="leading" secondItem="roo-ot-000" \
    secondAttribute="leading" constant="10" id="con-s1-000"/>
    <constraint firstItem="lab-el-000" firstAttribute="top" secondItem="roo-ot-000" \
    secondAttribute="top" id="con-s2-000"/>
    </constraints></view></objects></document>
    """

  private func root() throws -> InterfaceRoot {
    let document = try InterfaceDocument(data: Data(Self.source.utf8), name: "Name.xib")
    return try #require(document.roots.first)
  }

  private func views(_ choice: CanvasChoice) throws -> (UILabel, UIButton, UISegmentedControl) {
    let view = try root().instantiate(on: choice).view
    view.layoutIfNeeded()
    return (
      try #require(view.subviews[0] as? UILabel), try #require(view.subviews[1] as? UIButton),
      try #require(view.subviews[2] as? UISegmentedControl)
    )
  }

  @Test func translationsReachTheirPropertiesByObjectIdentifier() throws {
    let localization = InterfaceLocalization(
      locale: "de",
      texts: [
        "lab-el-000.text": "Vollständiger Name", "but-on-000.normalTitle": "Los",
        "seg-me-000.segmentTitles[1]": "Zweites", "lab-el-000.title": "wrong",
      ])
    let (label, button, segments) = try views(CanvasChoice(localization: localization))
    #expect(label.text == "Vollständiger Name")
    #expect(button.title(for: .normal) == "Los")
    #expect(segments.titleForSegment(at: 0) == "First")
    #expect(segments.titleForSegment(at: 1) == "Zweites")
  }

  @Test func pseudoTextsAreAccentedAndAThirdLonger() throws {
    let (label, button, _) = try views(
      CanvasChoice(localization: InterfaceLocalization(isPseudo: true)))
    // 4 letters grow by 35 percent, rounded up: two more characters, a space among them.
    #expect(label.text == "Ñàɱé Ñ")
    #expect(button.title(for: .normal) == "Ĝö ".replacingOccurrences(of: "ö", with: "ô"))
    #expect(PseudoText.of("%1$@ of %d\n").contains("%1$@ "))
    #expect(PseudoText.of(" ") == " ")
  }

  @Test func aRightToLeftLanguageMirrorsTheRoot() throws {
    let (plain, _, _) = try views(.document)
    #expect(plain.frame.minX == 10)
    let arabic = CanvasChoice(localization: InterfaceLocalization(locale: "ar"))
    #expect(try views(arabic).0.frame.maxX == 310)
    let forced = CanvasChoice(
      settings: CanvasSettings(layoutDirection: .leftToRight),
      localization: InterfaceLocalization(locale: "ar"))
    #expect(try views(forced).0.frame.minX == 10)
  }

  @Test func contentSizeChangesTextStylesAndNothingElse() throws {
    let (label, button, _) = try views(
      CanvasChoice(settings: CanvasSettings(contentSizeCategory: .accessibilityExtraLarge)))
    #expect(label.font.pointSize == 40)  // Human Interface Guidelines, Body at AX3
    #expect(button.titleLabel?.font.pointSize == 15)
  }

  @Test func boldTextMakesSystemFontsHeavier() throws {
    let bold = CanvasChoice(settings: CanvasSettings(hasBoldText: true))
    let label = try views(bold).0
    let plain = try views(.document).0
    #expect(label.font.cssWeight == 600)
    #expect(label.frame.width > plain.frame.width)
    let other = UIFont(name: "HelveticaNeue", size: 12)
    #expect(other?.withBoldText == other)
  }

  @Test func anotherVersionOfIOSHasItsControls() throws {
    // Heights that Interface Builder recorded: 29 points up to iOS 12, 32 since iOS 13.
    #expect(try views(.document).2.frame.height == 32)
    let old = CanvasChoice(settings: CanvasSettings(systemVersion: 12))
    #expect(try views(old).2.frame.height == 29)
    #expect(try root().canvas(old).systemVersion == 12)
  }
}

struct LanguageTagTests {
  @Test func regionsFallBackToTheirLanguage() {
    #expect(LanguageTag("de-AT").match(LanguageTag("de")) == 1)
    #expect(LanguageTag("zh-Hans-CN").match(LanguageTag("zh_Hans")) == 2)
    #expect(LanguageTag("pt").match(LanguageTag("pt-BR")) == nil)
    #expect(LanguageTag("en").match(LanguageTag("English")) == 1)
    #expect(LanguageTag("").match(LanguageTag("")) == nil)
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("az-Arab", true), ("ur-Latn", false), ("de", false),
  ])
  func directionFollowsTheScript(tag: String, expected: Bool) {
    #expect(LanguageTag(tag).isRightToLeft == expected)
  }
}

struct LocalizationFinderTests {
  /// A project in a folder of its own, which is removed at the end.
  private func withProject(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("localization-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(folder)
  }

  @Test func tablesOfTheLanguageBesideBaseAreFoundRegionsFirst() throws {
    try withProject([
      "de.lproj/Main.strings": "a = de; b = de;", "de-AT.lproj/Main.strings": "b = at;",
      "fr.lproj/Other.strings": "a = fr;",
    ]) { folder in
      let finder = LocalizationFinder(
        document: folder.appendingPathComponent("Base.lproj/Main.storyboard"))
      let (german, isFound) = try finder.localization(for: "de-AT")
      #expect(german.texts == ["a": "de", "b": "at"])
      #expect(isFound)
      let french = try finder.localization(for: "fr")
      #expect(french.localization.texts.isEmpty)
      #expect(!french.isFound)
    }
  }

  @Test func catalogsServeDocumentsInsideAndOutsideOfFolders() throws {
    let catalog =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"A"}}}}}}"#
    try withProject(["Main.xcstrings": catalog, "mul.lproj/Cell.xcstrings": catalog]) { folder in
      for path in ["Main.xib", "Base.lproj/Cell.xib"] {
        let finder = LocalizationFinder(document: folder.appendingPathComponent(path))
        let german = try finder.localization(for: "de")
        #expect(german.localization.texts == ["a": "A"])
        let english = try finder.localization(for: "en")
        #expect(english.isFound)
      }
    }
  }

  @Test func aBrokenTableIsAnErrorThatNamesIt() throws {
    try withProject(["de.lproj/Main.strings": "a = "]) { folder in
      let finder = LocalizationFinder(
        document: folder.appendingPathComponent("Base.lproj/Main.xib"))
      let error = #expect(throws: InterfaceDocumentError.self) {
        try finder.localization(for: "de")
      }
      #expect(error?.file.hasSuffix("de.lproj/Main.strings") == true)
    }
  }

  /// Oracle: Apple's "Localizing and varying text with a string catalog".
  @Test func devicesAndSubstitutionsChooseAmongTheFormsOfACatalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": {"localizations": {"fr": {"variations": {"device": {
          "ipad": {"stringUnit": {"value": "iPad"}}, "iphone": {"stringUnit": {"value": "iPhone"}},
          "other": {"stringUnit": {"value": "Appareil"}}}}}}},
        "b.text": {"localizations": {"fr": {
          "stringUnit": {"value": "Vous avez %#@n@"},
          "substitutions": {"n": {"formatSpecifier": "d", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg message"}},
            "other": {"stringUnit": {"value": "%arg messages"}}}}}}}}}}}
      """
    try withProject(["Main.xcstrings": catalog]) { folder in
      let finder = LocalizationFinder(document: folder.appendingPathComponent("Main.storyboard"))
      let found = try finder.localization(for: "fr").localization
      #expect(found.shown(onPad: false).texts["a.text"] == "iPhone")
      #expect(found.shown(onPad: true).texts["a.text"] == "iPad")
      #expect(found.shown(onPad: true).texts["b.text"] == "Vous avez %d messages")
    }
  }
}
