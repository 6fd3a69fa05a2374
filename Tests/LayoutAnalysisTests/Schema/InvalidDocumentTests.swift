import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

/// Oracle: by hand. What Xcode writes is what public documents have (`SchemaTests`).
@Suite("Documents that Xcode did not write")
@MainActor
struct InvalidDocumentTests {
  private func findings(
    in document: InterfaceDocument, _ rules: String...
  ) -> [LintFinding] {
    var configuration = LintConfiguration.only("invalid-document")
    for rule in rules { configuration.rules[rule] = .on }
    return Linter(configuration).lint(document)
  }

  @Test("A valid document has no findings")
  func valid() throws {
    let document = try InterfaceDocument(
      data: Data(SloppyDocument.valid.utf8), name: "Valid.storyboard")
    #expect(findings(in: document, "unknown-element", "dead-reference").isEmpty)
    #expect(SloppyDocument.all.count == 10)
  }

  @Test(
    "Every mistake is reported at its location with a hint that repairs it",
    arguments: SloppyDocument.all)
  func mistakes(sloppy: SloppyDocument) throws {
    let found = findings(in: try sloppy.document())
    #expect(found.map(\.message).sorted() == sloppy.mistakes.map(\.message).sorted())
    for mistake in sloppy.mistakes {
      let finding = try #require(found.first { $0.message == mistake.message })
      #expect(finding.hint == mistake.hint)
      #expect(finding.severity == .error)
      let excerpt = try #require(finding.excerpt)
      #expect(excerpt.text.dropFirst(excerpt.caret).hasPrefix(mistake.caret))
    }
  }

  @Test("Text output shows the source line and a caret below the location")
  func caret() throws {
    let document = try LintFixture.document(
      subviews: "", constraints: "<constraint firstAttribute=\"width\" constant=\"abc\" id=\"a\"/>")
    let report = LintReport(findings: findings(in: document))
    let lines = report.text(as: .text).split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "Test.xib:12:46: error: invalid value 'abc' for constant [invalid-document] — constraint (a)",
        "  <constraint firstAttribute=\"width\" constant=\"abc\" id=\"a\"/>",
        "                                               ^",
        "  note: write a number, such as 20 or 10.5",
      ])
  }

  @Test("Names that the schema does not contain are reported as notes")
  func unknown() throws {
    let document = try LintFixture.document(
      subviews: LintFixture.view(
        "aaa-aa-aaa", (0, 0, 9, 9), attributes: "glow=\"YES\" spacing=\"8\"",
        content: "<hologram/><hologram/><color key=\"aura\" white=\"1\" alpha=\"1\"/>"))
    #expect(findings(in: document).isEmpty)
    let found = findings(in: document, "unknown-element")
    #expect(
      found.map(\.message) == [
        "unknown attribute 'glow' of <view>", "unknown attribute 'spacing' of <view>",
        "unknown element <hologram>", "<view> has no <color> with the key 'aura'",
      ])
    #expect(found.allSatisfy { $0.severity == .note })
    #expect(found[1].hint?.contains("<stackView>") == true)
  }

  @Test("An unknown style is a note, unless it is a likely misspelling")
  func style() throws {
    let document = try LintFixture.document(
      subviews: """
        <searchBar contentMode="redraw" searchBarStyle="prominent" id="sea-rc-hB1"/>
        <searchBar contentMode="redraw" searchBarStyle="minimall" id="sea-rc-hB2"/>
        <datePicker contentMode="scaleToFill" datePickerMode="yearAndMonth" id="dat-eP-ick"/>
        """)
    #expect(
      findings(in: document).map(\.message) == ["invalid value 'minimall' for searchBarStyle"])
    let found = findings(in: document, "unknown-element").filter { $0.severity == .note }
    #expect(found.map(\.message) == ["unknown value 'yearAndMonth' for datePickerMode"])
  }

  @Test("Controllers in a xib's navigation controller and dark materials are valid")
  func uncommonNames() throws {
    let text = LintFixture.text(
      subviews: """
        <visualEffectView contentMode="scaleToFill" id="eff-ec-t00">
        <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
        <blurEffect style="systemMaterialDark"/></visualEffectView>
        """
    ).replacing(
      "</objects>",
      with: """
        <navigationController id="nav-ig-ato"><viewControllers>
        <viewController nibName="Home" id="con-tr-oll"/></viewControllers></navigationController>
        </objects>
        """)
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    #expect(findings(in: document, "unknown-element").isEmpty)
  }

  // Xcode 8 wrote such frames (toolsVersion 11201).
  @Test("A frame in percent of the superview is valid")
  func percent() throws {
    let document = try LintFixture.document(
      subviews: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
        fixedFrame="YES" id="aaa-aa-aaa"><frame key="frameInset" minX="10%" minY="12" width="50%" \
        height="20"/></view>
        """)
    #expect(findings(in: document, "unknown-element").isEmpty)
    let frame = document.roots[0].instantiate().snapshot().views.first {
      $0.identifier == "aaa-aa-aaa"
    }?.frame
    // 10 and 50 percent of 320 points.
    #expect(frame == CGRect(x: 32, y: 12, width: 160, height: 20))
  }

  @Test("An unknown device of a newer Xcode is a note")
  func device() throws {
    let text = LintFixture.text(subviews: "").replacing("retina4_0", with: "retina9_99")
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    #expect(findings(in: document).isEmpty)
    #expect(
      findings(in: document, "unknown-element").map(\.message) == ["unknown device 'retina9_99'"])
  }

  @Test("A minimum is not suggested for a misspelled maximum")
  func opposites() throws {
    let document = try LintFixture.document(
      subviews: "<stepper contentMode=\"scaleToFill\" minimumValu=\"1\" id=\"ste-pp-er0\"/>"
        + "<slider contentMode=\"scaleToFill\" maximumTrack=\"1\" id=\"sli-de-r00\"/>")
    #expect(findings(in: document).map(\.hint) == ["did you mean 'minimumValue'?"])
  }

  @Test("A child element is not suggested if <nil> is its only known form")
  func unset() throws {
    let document = try LintFixture.document(
      subviews: "<button contentMode=\"scaleToFill\" text=\"Send\" id=\"but-to-n00\"/>")
    #expect(findings(in: document).isEmpty)
    let found = findings(in: document, "unknown-element")
    #expect(found.map(\.message) == ["unknown attribute 'text' of <button>"])
    #expect(found.first?.hint?.contains("<nil") == false)
  }

  @Test("The content of an unknown element is not checked")
  func content() throws {
    let document = try LintFixture.document(
      subviews: "<hologram><constraint firstAttribute=\"width\" id=\"a\"/></hologram>")
    #expect(findings(in: document).isEmpty)
  }

  @Test("A finding is disabled by the notes of the enclosing object")
  func suppression() throws {
    let document = try LintFixture.document(
      subviews: LintFixture.view(
        "aaa-aa-aaa", (0, 0, 9, 9),
        content: """
          <attributedString key="userComments">
          <fragment content="autolayout:disable invalid-document"/></attributedString>
          <rect/>
          """))
    #expect(findings(in: document).isEmpty)
  }
}

/// Untrusted documents with many mistakes.
extension InvalidDocumentTests {
  @Test("Checking many unknown names takes little time")
  func manyNames() throws {
    let elements = (0..<5_000).map { "<hologram\($0) glow\($0)=\"1\"/><view gleam\($0)=\"1\"/>" }
    let document = try LintFixture.document(subviews: elements.joined())
    // This takes about a second; a search for all names would take minutes.
    #expect(document.schemaIssues.count == 10_000)
  }
}
