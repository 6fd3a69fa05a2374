import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

/// Oracle: hand. What a root is laid out on at run time is derived next to each document.
@Suite("Findings on the canvas and at run time")
@MainActor
struct LintRunTimeTests {
  /// The rules that find something in a document, with the identifiers of the objects.
  private func found(_ document: InterfaceDocument, _ presets: LintPreset...) -> [String] {
    var configuration = LintConfiguration()
    configuration.presets = presets.isEmpty ? [.recommended] : Set(presets)
    return Linter(configuration).lint(document).filter { $0.rule != "misplaced-view" }.map {
      "\($0.rule) \($0.object.identifier ?? "")"
    }
  }

  /// A storyboard of a recent Xcode, whose canvas has bars twice as high as those of the device: 118 and 68
  /// points instead of 59 and 34.
  private func storyboard(_ subviews: String, _ constraints: String) throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23727" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sce-ne-000"><objects>
      <viewController id="con-tr-oll" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-tV-iew">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(subviews)</subviews>
      <viewLayoutGuide key="safeArea" id="saf-ea-rea"/>
      <constraints>\(constraints)</constraints>
      </view></viewController></objects></scene></scenes>
      </document>
      """
    return try InterfaceDocument(data: Data(text.utf8), name: "Test.storyboard")
  }

  private func equal(
    _ first: String, _ attribute: String, _ second: String, _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(first)\(attribute)"/>
    """
  }

  private func size(_ item: String, _ attribute: String, _ constant: Double) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" constant="\(constant)" \
    id="\(item)\(attribute)"/>
    """
  }

  @Test(
    "A conflict caused only by the height of the canvas is reported by the strict preset only",
    arguments: [(700.0, [], 1), (800.0, ["conflicting-constraints"], 1)])
  func safeArea(height: Double, recommended: [String], strict: Int) throws {
    // The safe area is 852 − 118 − 68 = 666 points high on the canvas, and 852 − 59 − 34 = 759 on the
    // device.
    let document = try storyboard(
      LintFixture.view("aaa-aa-aaa", (0, 118, 393, 666)),
      equal("aaa-aa-aaa", "top", "saf-ea-rea") + equal("aaa-aa-aaa", "leading", "roo-tV-iew")
        + equal("aaa-aa-aaa", "trailing", "roo-tV-iew") + """
          <constraint firstItem="aaa-aa-aaa" firstAttribute="bottom" relation="lessThanOrEqual" \
          secondItem="saf-ea-rea" secondAttribute="bottom" id="aaa-aa-bot"/>
          """ + size("aaa-aa-aaa", "height", height))
    #expect(found(document).map { $0.prefix { $0 != " " } } == recommended.map { $0[...] })
    var configuration = LintConfiguration()
    configuration.presets = [.strict]
    let conflicts = Linter(configuration).lint(document).filter {
      $0.rule == "conflicting-constraints"
    }
    #expect(conflicts.count == strict)
    #expect(
      conflicts.allSatisfy { $0.message.hasSuffix(" (on the canvas only)") == recommended.isEmpty })
  }

  @Test("A xib's view that is higher than its content has the fitting height at run time")
  func fittingHeight() throws {
    // Two labels share 480 points, of which they need 41; both have the same priorities.
    let labels =
      LintFixture.label("aaa-aa-aaa", "One", (20, 0, 280, 240))
      + LintFixture.label("bbb-bb-bbb", "Two", (20, 240, 280, 240))
    let constraints = """
      \(equal("aaa-aa-aaa", "top", "roo-tV-iew"))\(equal("bbb-bb-bbb", "bottom", "roo-tV-iew"))
      \(["aaa-aa-aaa", "bbb-bb-bbb"].map {
        equal($0, "leading", "roo-tV-iew", 20) + equal($0, "trailing", "roo-tV-iew", -20)
      }.joined())
      <constraint firstItem="bbb-bb-bbb" firstAttribute="top" secondItem="aaa-aa-aaa" \
      secondAttribute="bottom" id="bbb-bb-top"/>
      """
    let document = try LintFixture.document(subviews: labels, constraints: constraints)
    #expect(found(document).isEmpty)
    let ambiguous = ["ambiguous-layout aaa-aa-aaa", "ambiguous-layout bbb-bb-bbb"]
    #expect(found(document, .strict) == ambiguous)
    // The view of a controller is as high as its screen, so that one label grows; a constraint for either
    // determines both.
    let scene = try storyboard(labels, constraints)
    #expect(found(scene) == [ambiguous[0]])
    #expect(found(scene, .strict).filter { $0.hasPrefix("ambiguous") } == ambiguous)
  }

  @Test("A view of a custom class may have an intrinsic content size, and a plain view has none")
  func customClasses() throws {
    func document(_ attributes: String) throws -> InterfaceDocument {
      try storyboard(
        LintFixture.view("aaa-aa-aaa", (0, 118, 393, 60), attributes: attributes),
        equal("aaa-aa-aaa", "top", "saf-ea-rea") + equal("aaa-aa-aaa", "leading", "roo-tV-iew")
          + equal("aaa-aa-aaa", "trailing", "roo-tV-iew"))
    }
    #expect(found(try document("")) == ["ambiguous-layout aaa-aa-aaa"])
    let custom = try document("customClass=\"Meter\"")
    #expect(found(custom).isEmpty)
    #expect(found(custom, .strict) == ["ambiguous-layout aaa-aa-aaa"])
  }

  @Test("A placeholder constraint does not conflict at run time")
  func placeholders() throws {
    let document = try storyboard(
      LintFixture.view("aaa-aa-aaa", (0, 118, 100, 60)),
      equal("aaa-aa-aaa", "top", "saf-ea-rea") + equal("aaa-aa-aaa", "leading", "roo-tV-iew")
        + size("aaa-aa-aaa", "width", 100) + size("aaa-aa-aaa", "height", 60) + """
          <constraint firstItem="aaa-aa-aaa" firstAttribute="width" constant="90" placeholder="YES" \
          id="pla-ce-hol"/>
          """)
    #expect(found(document).isEmpty)
    #expect(found(document, .strict).filter { $0.hasPrefix("conflicting") }.count == 1)
  }

  // Xcode 6 and 7 saved canvases of 600 × 600 points for all devices, with the size classes any × any.
  @Test("A constraint for a size class is installed on devices with that size class")
  func sizeClasses() throws {
    let text = LintFixture.text(
      subviews: LintFixture.view("aaa-aa-aaa", (0, 0, 100, 50)),
      constraints: LintFixture.pinned("aaa-aa-aaa", (0, 0, 100, 50))
        + size("aaa-aa-aaa", "height", 50) + size("aaa-aa-aaa", "width", 100)
    ).replacing(
      "<device id=\"retina4_0\" orientation=\"portrait\" appearance=\"light\"/>", with: ""
    )
    .replacing("17156", with: "9531").replacing(
      "</constraints>\n",
      with: """
        </constraints>
        <variation key="default"><mask key="constraints">\
        <exclude reference="aaa-aa-aaawidth"/></mask></variation>
        <variation key="widthClass=compact"><mask key="constraints">\
        <include reference="aaa-aa-aaawidth"/></mask></variation>

        """)
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    #expect(found(document).isEmpty)
    #expect(found(document, .strict).contains("ambiguous-layout aaa-aa-aaa"))
  }

  /// The recommended preset, with the rule for views without constraints.
  private var switchedOn: LintConfiguration {
    var configuration = LintConfiguration()
    configuration.rules["unconstrained-view"] = .on
    return configuration
  }

  @Test("Unconstrained views of one superview are reported in one finding")
  func unconstrained() throws {
    let fixed = "fixedFrame=\"YES\""
    let document = try LintFixture.document(
      subviews: LintFixture.view(
        "aaa-aa-aaa", (1, 2, 300, 40), attributes: fixed,
        content: "<subviews>"
          + LintFixture.view("bbb-bb-bbb", (1, 2, 3, 4), attributes: fixed) + "</subviews>")
        + LintFixture.view("ccc-cc-ccc", (1, 50, 3, 4), attributes: fixed))
    #expect(found(document).isEmpty)
    let named = Linter(switchedOn).lint(document)
    #expect(named.compactMap(\.object.identifier) == ["aaa-aa-aaa"])
    #expect(named.first?.related.compactMap(\.identifier) == ["ccc-cc-ccc"])
    #expect(found(document, .strict).filter { $0.hasPrefix("unconstrained") }.count == 3)
  }

  @Test("A missing object is reported once, even if variations refer to it")
  func deadReferences() throws {
    let text = LintFixture.text(
      subviews: LintFixture.view("aaa-aa-aaa", frame),
      constraints: LintFixture.placed("aaa-aa-aaa", frame)
        + equal("aaa-aa-aaa", "centerX", "mis-si-ng0")
        + equal("aaa-aa-aaa", "centerY", "mis-si-ng0")
    ).replacing(
      "</constraints>\n",
      with: """
        </constraints><variation key="default"><mask key="constraints">\
        <exclude reference="gon-e0-000"/><exclude reference="mis-si-ng0"/></mask></variation>

        """)
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    #expect(found(document) == ["dead-reference aaa-aa-aaacenterX", "dead-reference "])
    #expect(found(document, .strict).filter { $0.hasPrefix("dead") }.count == 4)
  }

  /// A table whose only prototype is 100 points high on the canvas, around two labels that need 41.
  private func table(rowHeight: String, cell: String = "", content: String) throws
    -> InterfaceDocument
  {
    try storyboard(
      """
      <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" \
      separatorStyle="none" rowHeight="\(rowHeight)" sectionHeaderHeight="28" \
      sectionFooterHeight="28" translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-000">
      <rect key="frame" x="0.0" y="118" width="393" height="666"/>
      <prototypes>
      <tableViewCell contentMode="scaleToFill" \(cell) rowHeight="100" id="cel-l0-000">
      <rect key="frame" x="0.0" y="50" width="393" height="100"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" \
      tableViewCell="cel-l0-000" id="con-te-nt0">
      <rect key="frame" x="0.0" y="0.0" width="393" height="100"/>
      <autoresizingMask key="autoresizingMask"/>
      \(content)
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """,
      equal("tab-le-000", "top", "saf-ea-rea") + equal("tab-le-000", "bottom", "saf-ea-rea")
        + equal("tab-le-000", "leading", "roo-tV-iew")
        + equal("tab-le-000", "trailing", "roo-tV-iew"))
  }

  @Test("A prototype cell with automatic row height fits its content at run time")
  func prototypes() throws {
    let sides = ["aaa-aa-aaa", "bbb-bb-bbb"].map {
      equal($0, "leading", "con-te-nt0", 20) + equal($0, "trailing", "con-te-nt0", -20)
    }
    let labels = """
      <subviews>
      \(LintFixture.label("aaa-aa-aaa", "One", (20, 0, 353, 50)))
      \(LintFixture.label("bbb-bb-bbb", "Two", (20, 50, 353, 50)))
      </subviews><constraints>
      \(equal("aaa-aa-aaa", "top", "con-te-nt0"))\(equal("bbb-bb-bbb", "bottom", "con-te-nt0"))
      \(sides.joined())
      <constraint firstItem="bbb-bb-bbb" firstAttribute="top" secondItem="aaa-aa-aaa" \
      secondAttribute="bottom" id="bbb-bb-top"/></constraints>
      """
    let automatic = try table(rowHeight: "-1", content: labels)
    #expect(found(automatic).isEmpty)
    #expect(found(automatic, .strict).contains("ambiguous-layout aaa-aa-aaa"))
    let fixed = try table(rowHeight: "100", content: labels)
    #expect(found(fixed) == ["ambiguous-layout aaa-aa-aaa"])
  }

  @Test(
    "Ambiguous space of two points is not reported, and of twenty points is",
    arguments: [(43.0, [String]()), (61.0, ["ambiguous-layout aaa-aa-aaa"])])
  func sharedRoom(height: Double, expected: [String]) throws {
    // Two labels of 20.5 points in a box.
    let labels =
      LintFixture.label("aaa-aa-aaa", "One", (0, 0, 100, 20.5))
      + LintFixture.label("bbb-bb-bbb", "Two", (0, 20.5, 100, height - 20.5))
    let sides = ["aaa-aa-aaa", "bbb-bb-bbb"].map {
      equal($0, "leading", "box-00-000") + equal($0, "trailing", "box-00-000")
    }
    let box = LintFixture.view(
      "box-00-000", (0, 118, 100, height),
      content: """
        <subviews>\(labels)</subviews><constraints>\(sides.joined())
        \(equal("aaa-aa-aaa", "top", "box-00-000"))\(equal("bbb-bb-bbb", "bottom", "box-00-000"))
        <constraint firstItem="bbb-bb-bbb" firstAttribute="top" secondItem="aaa-aa-aaa" \
        secondAttribute="bottom" id="bbb-bb-top"/></constraints>
        """)
    let document = try storyboard(
      box,
      equal("box-00-000", "top", "saf-ea-rea") + equal("box-00-000", "leading", "roo-tV-iew")
        + size("box-00-000", "width", 100) + size("box-00-000", "height", height))
    #expect(found(document) == expected)
    #expect(found(document, .strict).filter { $0.hasPrefix("ambiguous") }.count == 2)
  }

  // Xcode 11.4 and later mark no such view (22 views of 5 repositories).
  @Test("A view with an autoresizing mask in a styled cell does not need constraints")
  func styledCells() throws {
    let content = """
      <subviews>
      <label opaque="NO" contentMode="left" text="Title" id="tit-le-000">
      <rect key="frame" x="20" y="0.0" width="353" height="100"/>
      <autoresizingMask key="autoresizingMask"/></label>
      \(LintFixture.view(
        "aaa-aa-aaa", (10, 10, 20, 20),
        content: "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>"))
      </subviews>
      """
    let styled = try table(
      rowHeight: "100", cell: "style=\"IBUITableViewCellStyleDefault\" textLabel=\"tit-le-000\"",
      content: content)
    #expect(found(styled).isEmpty)
    #expect(found(styled, .strict).contains("ambiguous-layout aaa-aa-aaa"))
    let custom = try table(rowHeight: "100", content: content)
    #expect(found(custom).contains("ambiguous-layout aaa-aa-aaa"))
  }

  @Test("A view with an outlet from a custom class may be laid out in code")
  func ownClasses() throws {
    func document(_ attributes: String) throws -> InterfaceDocument {
      try LintFixture.document(
        subviews: LintFixture.view(
          "aaa-aa-aaa", frame, attributes: attributes,
          content: """
            <subviews>\(LintFixture.view(
              "bbb-bb-bbb", (0, 0, 200, 50), attributes: "fixedFrame=\"YES\""))</subviews>
            <connections><outlet property="part" destination="bbb-bb-bbb" id="out-le-t00"/>
            </connections>
            """),
        constraints: LintFixture.pinned("aaa-aa-aaa", frame)
          + size("aaa-aa-aaa", "height", 200)
          + equal("aaa-aa-aaa", "trailing", "roo-tV-iew"))
    }
    let custom = try document("customClass=\"Meter\"")
    let plain = Linter(switchedOn).lint(try document(""))
    #expect(plain.compactMap(\.object.identifier) == ["bbb-bb-bbb"])
    #expect(Linter(switchedOn).lint(custom).isEmpty)
    #expect(found(custom, .strict).contains("unconstrained-view bbb-bb-bbb"))
  }

  private let frame = (20.0, 30.0, 100.0, 50.0)
}
