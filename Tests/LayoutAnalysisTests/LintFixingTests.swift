import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutAnalysis

@Suite("Safe fixes")
@MainActor
struct LintFixingTests {
  private let frame = (20.0, 30.0, 100.0, 50.0)

  private func fixing(
    _ subviews: String, _ constraints: String, _ rule: String
  ) throws -> LintFixes {
    var configuration = LintConfiguration()
    configuration.checksOnlyNamedRules = true
    for rule in [rule, "ambiguous-layout", "conflicting-constraints"] {
      configuration.rules[rule] = .on
    }
    let document = try LintFixture.document(subviews: subviews, constraints: constraints)
    let fixes = try Linter(configuration).fixing(document)
    #expect(fixes.edit.applied(to: document.bytes) == fixes.document.bytes)
    return fixes
  }

  /// Lints redundant constraints. The removal of a constraint that has to stay causes another
  /// finding, and so cannot be kept.
  private static func lint(
    _ document: InterfaceDocument, keeping kept: [String] = [], or other: LintFinding? = nil
  ) -> [LintFinding] {
    let found = Linter(.only("redundant-constraint")).lint(document)
    guard var other, kept.contains(where: { document.element(withIdentifier: $0) == nil }) else {
      return found
    }
    other.rule = "another-rule"
    return found + [other]
  }

  private static func constraint(
    _ first: String, _ second: String, _ constant: Int, _ id: String, _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="aaa-aa-aaa" firstAttribute="\(first)" secondItem="roo-tV-iew" \
    secondAttribute="\(second)" constant="\(constant)" \(more)id="\(id)"/>

    """
  }

  private static let size = """
    <constraint firstItem="aaa-aa-aaa" firstAttribute="width" constant="100" id="wid-th-000"/>
    <constraint firstItem="aaa-aa-aaa" firstAttribute="height" constant="50" id="hei-gh-t00"/>
    """

  @Test("Left and right are replaced with leading and trailing on both sides of a constraint")
  func leftRight() throws {
    let constraints =
      Self.constraint("left", "left", 20, "lef-tt-ttt")
      + Self.constraint("top", "top", 30, "top-to-p00") + Self.size
    let fixes = try fixing(
      LintFixture.view("aaa-aa-aaa", frame), constraints, "left-right-attribute")
    let element = try #require(fixes.document.element(withIdentifier: "lef-tt-ttt"))
    #expect(element["firstAttribute"] == "leading")
    #expect(element["secondAttribute"] == "leading")
    #expect(fixes.fixed.map(\.rule) == ["left-right-attribute"])
    #expect(fixes.remaining.isEmpty)
  }

  // Left and leading are the same edge here, but UIKit compares neither with the other; with leading
  // twice the second constraint would be redundant.
  @Test("A fix that would cause another finding is skipped")
  func newFinding() throws {
    let constraints =
      Self.constraint("leading", "leading", 20, "lea-di-ng0")
      + Self.constraint("left", "left", 20, "lef-tt-ttt")
      + Self.constraint("top", "top", 30, "top-to-p00") + Self.size
    let document = try LintFixture.document(
      subviews: LintFixture.view("aaa-aa-aaa", frame), constraints: constraints)
    // Without the other rule the fix would be made.
    let alone = try Linter(.only("left-right-attribute")).fixing(document)
    #expect(alone.fixed.map(\.rule) == ["left-right-attribute"])
    let fixes = try Linter(.only("left-right-attribute", "redundant-constraint")).fixing(document)
    #expect(fixes.edit.isEmpty)
    #expect(fixes.remaining.map(\.rule) == ["left-right-attribute"])
  }

  @Test("Left is replaced with leading, also relative to a center")
  func mixed() throws {
    let constraints =
      Self.constraint("left", "centerX", -140, "lef-tt-ttt")
      + Self.constraint("top", "top", 30, "top-to-p00") + Self.size
    let fixes = try fixing(
      LintFixture.view("aaa-aa-aaa", frame), constraints, "left-right-attribute")
    #expect(fixes.document.element(withIdentifier: "lef-tt-ttt")?["firstAttribute"] == "leading")
  }

  @Test(
    "A constraint that a single combination of size classes requires is kept",
    arguments: [
      "widthClass=regular", "heightClass=compact", "heightClass=compact-widthClass=regular",
      "heightClass=compact-widthClass=compact", "heightClass=regular-widthClass=regular",
    ])
  func sizeClasses(key: String) throws {
    // The first of two equal constraints is gone in these classes, where the second one holds the view.
    let text = LintFixture.text(
      subviews: LintFixture.view("aaa-aa-aaa", frame),
      constraints: Self.constraint("leading", "leading", 20, "lea-di-ng0")
        + Self.constraint("leading", "leading", 20, "lea-di-ng1")
        + Self.constraint("top", "top", 30, "top-to-p00") + Self.size
    ).replacing(
      "</view>\n    </objects>",
      with: """
        <variation key="\(key)"><mask key="constraints"><exclude reference="lea-di-ng0"/></mask></variation>
        </view>
            </objects>
        """)
    #expect(text.contains(key))
    var configuration = LintConfiguration()
    configuration.checksOnlyNamedRules = true
    configuration.rules["redundant-constraint"] = .on
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    let fixes = try Linter(configuration).fixing(document)
    #expect(fixes.document.element(withIdentifier: "lea-di-ng1") != nil)
  }

  @Test("A redundant constraint is removed, unless code can find it by its identifier")
  func redundant() throws {
    let placed =
      Self.constraint("leading", "leading", 20, "lea-di-ng0")
      + Self.constraint("top", "top", 30, "top-to-p00") + Self.size
    let again = placed + Self.constraint("leading", "leading", 20, "lea-di-ng1")
    let view = LintFixture.view("aaa-aa-aaa", frame)
    let fixes = try fixing(view, again, "redundant-constraint")
    #expect(fixes.fixed.count == 1)
    #expect(fixes.remaining.isEmpty)
    let left = ["lea-di-ng0", "lea-di-ng1"].compactMap(fixes.document.element(withIdentifier:))
    #expect(left.count == 1)

    let named =
      placed + Self.constraint("leading", "leading", 20, "lea-di-ng1", #"identifier="known" "#)
    let kept = try fixing(view, named, "redundant-constraint")
    #expect(kept.edit.isEmpty)
    #expect(kept.remaining.count == 1)
  }

  @Test("Redundant constraints that are kept do not prevent the removal of others")
  func manyThatStay() throws {
    let constraints =
      Self.constraint("leading", "leading", 20, "lea-di-ng0")
      + Self.constraint("top", "top", 30, "top-to-p00") + Self.size
      + (0..<120).map { number in
        Self.constraint("leading", "leading", 20, "sta-y-\(number)", #"identifier="known" "#)
      }.joined()
      + Self.constraint("leading", "leading", 20, "pla-in-000")
    let fixes = try fixing(
      LintFixture.view("aaa-aa-aaa", frame), constraints, "redundant-constraint")
    #expect(fixes.fixed.map(\.object.identifier) == ["pla-in-000"])
    #expect(fixes.remaining.count == 120)
  }

  // By derivation: of 101 equal constraints one stays because the others follow from it, and one
  // because its removal causes another finding.
  @Test("All findings are fixed except the one that cannot be")
  func halving() throws {
    let equal = (0...100).map { Self.constraint("leading", "leading", 20, "equ-al-\($0)") }
    let document = try LintFixture.document(
      subviews: LintFixture.view("aaa-aa-aaa", frame),
      constraints: equal.joined() + Self.constraint("top", "top", 30, "top-to-p00") + Self.size)
    let kept = ["equ-al-50"]
    let findings = Self.lint(document)
    var fixing = LintFixing(document, findings: findings) {
      (document) throws(InterfaceDocumentError) in
      Self.lint(document, keeping: kept, or: findings[0])
    }
    try fixing.run()
    #expect(fixing.result.fixed.count == 99)
    #expect(fixing.result.remaining.map(\.object.identifier) == kept)
  }

  // By derivation: of every second one of sixteen pairs of equal constraints, the second constraint has
  // to stay. No batch of two or more can be fixed: six are tried, and then four findings alone, every
  // second of which can.
  @Test("If no batch can be fixed, the last attempts try single findings")
  func dense() throws {
    let pairs = (0..<16).map { number in
      (0...1).map { place in
        """
        <constraint firstItem="box-\(number)" firstAttribute="leading" secondItem="con-ta-in0" \
        secondAttribute="leading" constant="20" id="pai-r\(place)-\(number)"/>
        """
      }.joined()
    }
    let content = """
      <subviews>\((0..<16).map { LintFixture.view("box-\($0)", frame) }.joined())</subviews>
      <constraints>\(pairs.joined())</constraints>
      """
    let whole = (0.0, 0.0, 320.0, 480.0)
    let document = try LintFixture.document(
      subviews: LintFixture.view("con-ta-in0", whole, content: content),
      constraints: LintFixture.placed("con-ta-in0", whole))
    let kept = (0..<16).filter { $0 % 2 == 0 }.map { "pai-r1-\($0)" }
    let findings = Self.lint(document)
    #expect(findings.count == 16)
    var attempts = 0
    var fixing = LintFixing(document, findings: findings, maxAttempts: 10) {
      (document) throws(InterfaceDocumentError) in
      attempts += 1
      return Self.lint(document, keeping: kept, or: findings[0])
    }
    try fixing.run()
    #expect(attempts == 10)
    #expect(fixing.result.fixed.count == 2)
  }

  @Test("Other findings of a removed constraint count as fixed")
  func goneTogether() throws {
    let constraints =
      Self.constraint("leading", "leading", 20, "lea-di-ng0")
      + Self.constraint("top", "top", 30, "top-to-p00") + Self.size
      + Self.constraint("leading", "leading", 20, "lea-di-ng1")
    let document = try LintFixture.document(
      subviews: LintFixture.view("aaa-aa-aaa", frame), constraints: constraints)
    var configuration = LintConfiguration.only("redundant-constraint", "off-grid-constant")
    configuration.options.grid = 40
    let before = Linter(configuration).lint(document)
    let fixes = try Linter(configuration).fixing(document)
    let gone = before.filter { $0.object.identifier == "lea-di-ng1" }
    #expect(gone.map(\.rule).sorted() == ["off-grid-constant", "redundant-constraint"])
    #expect(fixes.fixed == gone)
    #expect(fixes.fixed.count + fixes.remaining.count == before.count)
  }

  @Test("A misplaced view gets the frame that its constraints determine")
  func misplaced() throws {
    let constraints =
      Self.constraint("leading", "leading", 60, "lea-di-ng0")
      + Self.constraint("top", "top", 30, "top-to-p00") + Self.size
    let fixes = try fixing(LintFixture.view("aaa-aa-aaa", frame), constraints, "misplaced-view")
    #expect(fixes.fixed.map(\.rule) == ["misplaced-view"])
    let rect = fixes.document.element(withIdentifier: "aaa-aa-aaa")?.child("rect", key: "frame")
    #expect(rect?["x"] == "60")
  }

  @Test("A document without findings is unchanged")
  func nothing() throws {
    let fixes = try fixing(
      LintFixture.view("aaa-aa-aaa", frame), LintFixture.placed("aaa-aa-aaa", frame),
      "redundant-constraint")
    #expect(fixes.edit.isEmpty)
    #expect(fixes.fixed.isEmpty)
  }

  @Test("SARIF columns count code points, and columns of findings count bytes")
  func columns() throws {
    // “é” is two bytes and one code point; the label stands behind it on the same line.
    let view = LintFixture.view("aaa-aa-aaa", frame)
    let constraints =
      "<!-- é --><constraint firstItem=\"aaa-aa-aaa\" firstAttribute=\"left\" "
      + "secondItem=\"roo-tV-iew\" secondAttribute=\"left\" constant=\"20\" id=\"lef-tt-ttt\"/>"
    let document = try LintFixture.document(subviews: view, constraints: constraints)
    let finding = try #require(
      Linter(.only("left-right-attribute")).lint(document).first)
    let characters = try #require(finding.codePointColumn)
    #expect(characters == finding.column - 1)
    let sarif = LintReport(findings: [finding]).text(as: .sarif)
    #expect(sarif.contains("\"startColumn\" : \(characters)"))
    #expect(sarif.contains("\"columnKind\" : \"unicodeCodePoints\""))
  }
}
