import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// What edits of the attributes inspector do to the bytes of documents.
///
/// Oracle: the notation and the order of children in the documents that Xcode saved, of which the
/// conformance corpus has 5,030 labels, 1,832 buttons and 599 text fields.
@Suite("Edits in the attributes inspector")
@MainActor
struct PropertyEditTests {
  private static let views = """
    <label opaque="NO" contentMode="left" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
        <rect key="frame" x="16" y="20" width="42" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <nil key="textColor"/>
        <nil key="highlightedColor"/>
    </label>
    <textField contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="fie-ld-001">
        <rect key="frame" x="16" y="60" width="97" height="34"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits"/>
    </textField>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001">
        <rect key="frame" x="16" y="120" width="100" height="100"/>
        <constraints>
            <constraint firstAttribute="width" constant="100" id="box-wi-001"/>
        </constraints>
        <connections>
            <outletCollection property="gestureRecognizers" destination="lab-el-001" id="box-oc-001"/>
        </connections>
    </view>
    """

  /// Returns the added and removed lines of an edit, without indentation. The inverse restores the
  /// bytes.
  private func lines(_ edits: [StudioEdit]) throws -> [String] {
    let document = try TestDocument.read(TestDocument.storyboard(Self.views))
    let edit = try StudioEdit.all(edits).edit(of: document)
    let changed = try document.applying(edit)
    #expect(try changed.applying(edit.inverse).bytes == document.bytes)
    let patch = UnifiedPatch(path: "x", before: document.bytes, edit: edit).bytes
    return String(decoding: patch, as: UTF8.self).split(separator: "\n").dropFirst(3)
      .filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
      .map { "\($0.prefix(1))\($0.dropFirst().trimmingCharacters(in: .whitespaces))" }
  }

  @Test("A new text color replaces <nil>, which removing it restores")
  func textColor() throws {
    let system = StudioEdit.setProperty(
      path: "lab-el-001.textColor", kind: .color, value: "systemRedColor")
    #expect(
      try lines([system]) == [
        #"-<nil key="textColor"/>"#, #"+<color key="textColor" systemColor="systemRedColor"/>"#,
        "+<resources>", #"+<systemColor name="systemRedColor">"#,
        #"+<color red="1" green="0.23137254901960785" blue="0.18823529411764706" alpha="1" "#
          + #"colorSpace="custom" customColorSpace="sRGB"/>"#, "+</systemColor>", "+</resources>",
      ])
    let reset = StudioEdit.setProperty(path: "lab-el-001.textColor", kind: .color, value: nil)
    #expect(try lines([system, reset]).isEmpty)
  }

  @Test("New colors are written in Xcode's order and notation")
  func newColor() throws {
    #expect(
      try lines([
        .setProperty(path: "fie-ld-001.textColor", kind: .color, value: "#FF8000"),
        .setProperty(path: "box-vw-001.backgroundColor", kind: .color, value: "#00000080"),
      ]) == [
        #"+<color key="textColor" red="1" green="0.50196078431372548" blue="0.0" alpha="1" "#
          + #"colorSpace="custom" customColorSpace="sRGB"/>"#,
        #"+<color key="backgroundColor" red="0.0" green="0.0" blue="0.0" "#
          + #"alpha="0.50196078431372548" colorSpace="custom" customColorSpace="sRGB"/>"#,
      ])
  }

  @Test("Fonts are written as in Xcode")
  func fonts() throws {
    func font(_ value: String) -> StudioEdit {
      .setProperty(path: "lab-el-001.fontDescription", kind: .font, value: value)
    }
    let old = #"-<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    #expect(
      try lines([font("system semibold 20")]) == [
        old,
        #"+<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>"#,
      ])
    #expect(
      try lines([font("UICTFontTextStyleBody")]) == [
        old, #"+<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#,
      ])
    #expect(
      try lines([font("name:Avenir-Book/Avenir 17")]) == [
        old,
        #"+<fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="17"/>"#,
      ])
  }

  @Test("Attributes of a child element are added and removed with the element")
  func childAttributes() throws {
    let label = StudioEdit.setProperty(
      path: "box-vw-001.accessibilityConfiguration.label", kind: .child, value: "Box")
    #expect(
      try lines([label]) == [#"+<accessibility key="accessibilityConfiguration" label="Box"/>"#])
    let reset = StudioEdit.setProperty(
      path: "box-vw-001.accessibilityConfiguration.label", kind: .child, value: nil)
    #expect(try lines([label, reset]).isEmpty)
    #expect(
      try lines([
        .setProperty(
          path: "fie-ld-001.textInputTraits.keyboardType", kind: .child, value: "emailAddress")
      ]) == [
        #"-<textInputTraits key="textInputTraits"/>"#,
        #"+<textInputTraits key="textInputTraits" keyboardType="emailAddress"/>"#,
      ])
  }

  @Test("Margins are written with all edges and removed with their element")
  func margins() throws {
    func set(_ kind: String, _ value: String?) -> StudioEdit {
      .setProperty(path: "box-vw-001.\(kind)", kind: .insets, value: value)
    }
    let fixed = set("layoutMargins", "8 16 0 24.5")
    #expect(
      try lines([fixed]) == [
        #"+<edgeInsets key="layoutMargins" top="8" left="16" bottom="0.0" right="24.5"/>"#
      ])
    #expect(
      try lines([fixed, set("layoutMargins", nil), set("directionalLayoutMargins", "8 8 8 8")]) == [
        #"+<directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="8" bottom="8" trailing="8"/>"#
      ])
    #expect(try lines([fixed, set("layoutMargins", nil)]).isEmpty)
  }

  @Test("User-defined runtime attributes are written as a list before the connections")
  func runtimeAttributes() throws {
    func set(_ keyPath: String, _ type: String, _ value: String?) -> StudioEdit {
      .setRuntimeAttribute(object: "box-vw-001", keyPath: keyPath, type: type, value: value)
    }
    let radius = set("layer.cornerRadius", "number", "8")
    #expect(
      try lines([radius, set("isRound", "boolean", "YES")]) == [
        "+<userDefinedRuntimeAttributes>",
        #"+<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">"#,
        #"+<integer key="value" value="8"/>"#, "+</userDefinedRuntimeAttribute>",
        #"+<userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>"#,
        "+</userDefinedRuntimeAttributes>",
      ])
    #expect(try lines([radius, set("layer.cornerRadius", "number", nil)]).isEmpty)
  }

  @Test(
    "Invalid values are refused",
    arguments: [
      ("lab-el-001.textColor", PropertyKind.color, "reddish"),
      ("lab-el-001.textColor", .color, "#12345"), ("lab-el-001.textColor", .color, "named:None"),
      ("lab-el-001.trackTintColor", .color, "#000000"), ("lab-el-001", .color, "#000000"),
      ("box-vw-001.layoutMargins", .insets, "8 8 8"),
      ("box-vw-001.layoutMargins", .insets, "8 8 8 nan"),
      ("box-vw-001.layoutMargins", .insets, "8 8 wide 8 8"),
      ("box-vw-001.frame", .insets, "8 8 8 8"),
      ("lab-el-001.fontDescription", .font, "system 0"),
      ("lab-el-001.fontDescription", .font, "system wide 17"),
      ("lab-el-001.fontDescription", .font, "17"), ("lab-el-001.configuration.style", .child, "x"),
      ("nobody.textColor", .color, "#000000"),
    ])
  func refusals(_ path: String, _ kind: PropertyKind, _ value: String) throws {
    let document = try TestDocument.read(TestDocument.storyboard(Self.views))
    #expect(throws: (any Error).self) {
      try StudioEdit.setProperty(path: path, kind: kind, value: value).edit(of: document)
    }
  }

  @Test("The inspector has the class's sections with values and defaults")
  func sections() throws {
    let document = try TestDocument.read(TestDocument.storyboard(Self.views))
    let model = InspectorModel(document, rootID: "rot-vc-000", selection: ["lab-el-001"])
    let view = try #require(model.views.first)
    #expect(view.sections.map(\.title) == ["Label", "View", "Accessibility", "Identity"])
    let rows = Dictionary(
      view.sections.flatMap(\.rows).map { ($0.path, $0) }, uniquingKeysWith: { a, _ in a })
    #expect(rows["text"]?.value == "Hello")
    #expect(rows["fontDescription"]?.value == "system 17")
    #expect(rows["textColor"]?.value == nil)
    #expect(rows["lineBreakMode"]?.choices?.contains(["tailTruncation", "Truncate Tail"]) == true)
    #expect(rows["numberOfLines"]?.standard == "1")
    #expect(rows["accessibilityConfiguration.label"]?.kind == .child)
  }

  @Test("Text values of colors and fonts survive a round trip")
  func texts() {
    for text in ["systemRedColor", "#336699", "#33669980", "named:Accent"] {
      #expect(DocumentColor(text)?.text == text)
    }
    for text in ["system 17", "system bold 12.5", "boldSystem 20", "UICTFontTextStyleTitle1"] {
      #expect(DocumentFont(text)?.text == text)
    }
  }
}
