import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

@Suite("Lint presets, and causes that hide their consequences")
@MainActor
struct LintPresetTests {
  private let frame = (20.0, 30.0, 100.0, 50.0)

  private func rules(_ document: InterfaceDocument, _ presets: LintPreset...) -> [String] {
    var configuration = LintConfiguration()
    if !presets.isEmpty { configuration.presets = Set(presets) }
    return Linter(configuration).lint(document).map(\.rule)
  }

  @Test("Misplaced views are reported by the strict preset only")
  func misplaced() throws {
    let document = try LintFixture.document(
      subviews: LintFixture.view("aaa-aa-aaa", (25, 30, 100, 50)),
      constraints: LintFixture.placed("aaa-aa-aaa", frame))
    #expect(rules(document).isEmpty)
    #expect(rules(document, .recommended).isEmpty)
    #expect(rules(document, .strict) == ["misplaced-view"])
  }

  @Test("The strict preset contains all rules except the two that are always optional")
  func strict() {
    let optional = LintRule.all.filter(\.presets.isEmpty).map(\.name)
    #expect(optional == ["never-binding-constraint", "off-grid-constant"])
    #expect(LintRule.all.allSatisfy { $0.presets.isEmpty || $0.presets.contains(.strict) })
  }

  @Test("Findings that follow from a conflict are omitted, and others are kept")
  func consequences() throws {
    // The first view is 100 or 140 wide; the second lies behind it, so that its frame follows. The third
    // is misplaced by itself.
    let document = try LintFixture.document(
      subviews: LintFixture.view("aaa-aa-aaa", frame)
        + LintFixture.view("bbb-bb-bbb", (500, 30, 100, 50))
        + LintFixture.view("ccc-cc-ccc", (40, 200, 10, 10)),
      constraints: LintFixture.placed("aaa-aa-aaa", frame) + """
        <constraint firstItem="aaa-aa-aaa" firstAttribute="width" constant="140" id="wid-th-two"/>
        <constraint firstItem="bbb-bb-bbb" firstAttribute="leading" secondItem="aaa-aa-aaa" \
        secondAttribute="trailing" id="bbb-bb-lea"/>
        <constraint firstItem="bbb-bb-bbb" firstAttribute="top" secondItem="aaa-aa-aaa" \
        secondAttribute="top" id="bbb-bb-top"/>
        <constraint firstItem="bbb-bb-bbb" firstAttribute="width" constant="100" id="bbb-bb-wid"/>
        <constraint firstItem="bbb-bb-bbb" firstAttribute="height" constant="50" id="bbb-bb-hei"/>
        """ + LintFixture.placed("ccc-cc-ccc", (20, 200, 10, 10)))
    var configuration = LintConfiguration()
    configuration.rules["misplaced-view"] = .on
    let found = Linter(configuration).lint(document)
    #expect(found.filter { $0.rule == "conflicting-constraints" }.count == 1)
    let misplaced = found.filter { $0.rule == "misplaced-view" }
    #expect(misplaced.map(\.object.identifier) == ["ccc-cc-ccc"])
    configuration.presets = [.strict]
    let all = Linter(configuration).lint(document).filter { $0.rule == "misplaced-view" }
    #expect(Set(all.compactMap(\.object.identifier)).isSuperset(of: ["bbb-bb-bbb", "ccc-cc-ccc"]))
  }

  @Test("The canvas's safe area does not cause conflicts in a xib's view")
  func safeAreaOfXib() throws {
    let text = LintFixture.text(
      subviews: LintFixture.view("aaa-aa-aaa", (0, 0, 320, 10)),
      constraints: """
        <constraint firstItem="aaa-aa-aaa" firstAttribute="top" secondItem="saf-ea-rea" \
        secondAttribute="top" id="top-00-000"/>
        <constraint firstItem="saf-ea-rea" firstAttribute="bottom" secondItem="aaa-aa-aaa" \
        secondAttribute="bottom" id="bot-00-000"/>
        <constraint firstItem="aaa-aa-aaa" firstAttribute="leading" secondItem="roo-tV-iew" \
        secondAttribute="leading" id="lea-00-000"/>
        <constraint firstItem="roo-tV-iew" firstAttribute="trailing" secondItem="aaa-aa-aaa" \
        secondAttribute="trailing" id="tra-00-000"/>
        """
    )
    .replacing(
      "</subviews>", with: "</subviews><viewLayoutGuide key=\"safeArea\" id=\"saf-ea-rea\"/>"
    )
    .replacing("height=\"480\"", with: "height=\"10\"")
    .replacing("retina4_0", with: "retina6_1")
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Header.xib")
    let layout = document.roots[0].instantiate().snapshot()
    #expect(!layout.conflicts.isEmpty)
    #expect(rules(document).isEmpty)
  }

  @Test("The view of a controller's xib has the safe area of a screen")
  func safeAreaOfOwner() throws {
    // 40 points do not reach from the bar to the lower edge of the screen, on no device.
    let text = LintFixture.text(
      subviews: LintFixture.view("aaa-aa-aaa", (0, 44, 414, 40)),
      constraints: """
        <constraint firstItem="aaa-aa-aaa" firstAttribute="top" secondItem="saf-ea-rea" \
        secondAttribute="top" id="top-00-000"/>
        <constraint firstItem="saf-ea-rea" firstAttribute="bottom" secondItem="aaa-aa-aaa" \
        secondAttribute="bottom" id="bot-00-000"/>
        <constraint firstItem="aaa-aa-aaa" firstAttribute="leading" secondItem="roo-tV-iew" \
        secondAttribute="leading" id="lea-00-000"/>
        <constraint firstItem="roo-tV-iew" firstAttribute="trailing" secondItem="aaa-aa-aaa" \
        secondAttribute="trailing" id="tra-00-000"/>
        <constraint firstItem="aaa-aa-aaa" firstAttribute="height" constant="40" id="hei-00-000"/>
        """
    )
    .replacing(
      "</subviews>", with: "</subviews><viewLayoutGuide key=\"safeArea\" id=\"saf-ea-rea\"/>"
    )
    .replacing("width=\"320\" height=\"480\"", with: "width=\"414\" height=\"896\"")
    .replacing("retina4_0", with: "retina6_1")
    let owner = """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home">
      <connections><outlet property="view" destination="roo-tV-iew" id="vie-00-000"/></connections>
      </placeholder>
      """
    func found(_ text: String) throws -> [String] {
      rules(try InterfaceDocument(data: Data(text.utf8), name: "Home.xib"))
    }
    #expect(try found(text).isEmpty)
    #expect(
      try found(text.replacing("<objects>", with: owner)) == ["conflicting-constraints"])
  }

  @Test(
    "Alignment rect insets of controls do not extend beyond the superview",
    arguments: ["switch", "slider"])
  func alignmentInsets(element: String) throws {
    let control = """
      <\(element) opaque="NO" contentMode="scaleToFill" \
      translatesAutoresizingMaskIntoConstraints="NO" id="con-tr-ol0">
      <rect key="frame" x="-2" y="20" width="324" height="31"/>
      </\(element)>
      """
    let document = try LintFixture.document(
      subviews: control,
      constraints: """
        <constraint firstItem="con-tr-ol0" firstAttribute="leading" secondItem="roo-tV-iew" \
        secondAttribute="leading" id="lea-00-000"/>
        <constraint firstItem="roo-tV-iew" firstAttribute="trailing" secondItem="con-tr-ol0" \
        secondAttribute="trailing" id="tra-00-000"/>
        <constraint firstItem="con-tr-ol0" firstAttribute="top" secondItem="roo-tV-iew" \
        secondAttribute="top" constant="20" id="top-00-000"/>
        """)
    #expect(!rules(document, .strict).contains("view-outside-parent"))
  }

  @Test("A constraint that several others imply is redundant in the strict preset, and lists them")
  func redundant() throws {
    let again = """
      <constraint firstItem="aaa-aa-aaa" firstAttribute="trailing" secondItem="roo-tV-iew" \
      secondAttribute="leading" constant="120" id="aga-in-000"/>
      """
    let document = try LintFixture.document(
      subviews: LintFixture.view("aaa-aa-aaa", frame),
      constraints: LintFixture.placed("aaa-aa-aaa", frame) + again)
    #expect(rules(document).isEmpty)
    var strict = LintConfiguration()
    strict.presets = [.strict]
    let found = Linter(strict).lint(document)
    #expect(found.map(\.rule) == ["redundant-constraint"])
    #expect(
      found.first?.message
        == "Constraint is redundant: UIView.trailing == UIView.leading + 120 follows from "
        + "UIView.leading == UIView.leading + 20; UIView.width == 100")
    #expect(found.first?.related.count == 2)
  }

  @Test(
    "A label that wraps has no required width",
    arguments: [(0, [String]()), (1, ["required-content-size"])])
  func wrappingText(lines: Int, expected: [String]) throws {
    // The text is wider than 60 points, and higher than a line where it wraps.
    let place = (20.0, 30.0, 60.0, 100.0)
    let document = try LintFixture.document(
      subviews: LintFixture.label(
        "lab-el-000", "A text of several words", place,
        attributes: """
          numberOfLines="\(lines)" horizontalCompressionResistancePriority="1000"
          """),
      constraints: LintFixture.placed("lab-el-000", place))
    #expect(rules(document) == expected)
  }

  @Test("The required size of a text that code sets is not checked")
  func unknownContent() throws {
    let place = (20.0, 30.0, 100.0, 21.0)
    func document(_ text: String) throws -> InterfaceDocument {
      try LintFixture.document(
        subviews: LintFixture.label(
          "lab-el-000", text, place, attributes: "verticalCompressionResistancePriority=\"1000\""
        )
        .replacing("verticalHuggingPriority=\"251\"", with: "verticalHuggingPriority=\"1000\""),
        constraints: LintFixture.placed("lab-el-000", place))
    }
    #expect(rules(try document("")).isEmpty)
    #expect(rules(try document("Text")) == ["required-content-size"])
  }
}

@Suite("Conflicts in cells")
@MainActor
struct LintCellConflictTests {
  private func findings(_ cell: String) throws -> [LintFinding] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <objects>
      \(cell)
          </objects>
      </document>

      """
    var configuration = LintConfiguration()
    configuration.checksOnlyNamedRules = true
    configuration.rules = ["conflicting-constraints": .on, "self-sizing-cell": .on]
    return Linter(configuration).lint(
      try InterfaceDocument(data: Data(text.utf8), name: "Cell.xib"))
  }

  /// A cell of 100 points around a view of 60 that reaches from its top to its bottom.
  private let cell = """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
    rowHeight="100" id="cel-l0-000">
        <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
    contentMode="center" tableViewCell="cel-l0-000" id="con-te-nt0">
            <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
                <view contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="box-00-000">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                    <constraints>
                        <constraint firstAttribute="height" constant="60" id="hei-gh-t00"/>
                    </constraints>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="box-00-000" firstAttribute="top" secondItem="con-te-nt0" \
    secondAttribute="top" id="top-00-000"/>
                <constraint firstAttribute="bottom" secondItem="box-00-000" \
    secondAttribute="bottom" id="bot-00-000"/>
                <constraint firstItem="box-00-000" firstAttribute="leading" \
    secondItem="con-te-nt0" secondAttribute="leading" id="lea-00-000"/>
                <constraint firstAttribute="trailing" secondItem="box-00-000" \
    secondAttribute="trailing" id="tra-00-000"/>
            </constraints>
        </tableViewCellContentView>
    </tableViewCell>
    """

  private func table(rowHeight: String) -> String {
    """
    <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" \
    rowHeight="\(rowHeight)" sectionHeaderHeight="28" sectionFooterHeight="28" id="tab-le-000">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <prototypes>
    \(cell.replacing(" rowHeight=\"100\"", with: ""))
        </prototypes>
    </tableView>
    """
  }

  @Test("A lone cell's height is that of the canvas and not a constraint")
  func lone() throws {
    let found = try findings(cell)
    #expect(found.map(\.rule) == ["self-sizing-cell"])
    #expect(
      found.first?.message.hasPrefix(
        "The cell is 100 points tall on the canvas, but its constraints set a different height: ")
        == true)
    #expect(found.first?.object.identifier == "con-te-nt0")
  }

  @Test(
    "An explicit row height is a constraint, and an automatic one is not",
    arguments: [("100", true), ("-1", false)])
  func inTable(rowHeight: String, isConflict: Bool) throws {
    let found = try findings(table(rowHeight: rowHeight)).map(\.rule)
    #expect(found.contains("conflicting-constraints") == isConflict)
  }
}
