import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

@Suite("Lint rules about the source")
@MainActor
struct LintWrittenRulesTests {
  private func lint(
    _ constraint: String, _ rule: String, subviews: String? = nil,
    options: LintOptions = LintOptions()
  ) throws -> [LintFinding] {
    let frame = (20.0, 30.0, 100.0, 50.0)
    var configuration = LintConfiguration.only(rule)
    configuration.options = options
    return Linter(configuration).lint(
      try LintFixture.document(
        subviews: subviews ?? LintFixture.view("aaa-aa-aaa", frame), constraints: constraint))
  }

  @Test("Left and right are reported with leading and trailing as the replacement")
  func leftRight() throws {
    let found = try lint(
      """
      <constraint firstItem="aaa-aa-aaa" firstAttribute="left" secondItem="roo-tV-iew" \
      secondAttribute="left" constant="20" id="lef-tt-ttt"/>
      """, "left-right-attribute")
    #expect(
      found.map(\.message) == [
        "Uses left instead of leading, which follows the language direction"
      ])
  }

  @Test("A finding has the line and column of its constraint")
  func place() throws {
    let found = try lint(
      "                <constraint firstItem=\"gon-e0-000\" firstAttribute=\"top\" "
        + "secondItem=\"roo-tV-iew\" secondAttribute=\"top\" id=\"dea-dd-ddd\"/>",
      "dead-reference")
    #expect(found.count == 1)
    #expect(found.first?.column == 17)
    #expect(
      found.first?.message
        == "firstItem refers to 'gon-e0-000', which does not exist in the document")
  }

  @Test(
    "Priorities just below required are reported; 750 and 1000 are not", arguments: [999.0, 990])
  func plugs(priority: Double) throws {
    func constraint(_ priority: Double) -> String {
      """
      <constraint firstItem="aaa-aa-aaa" firstAttribute="width" constant="100" \
      priority="\(priority)" id="pri-or-ity"/>
      """
    }
    #expect(try lint(constraint(priority), "near-required-priority").count == 1)
    #expect(try lint(constraint(750), "near-required-priority").isEmpty)
    #expect(try lint(constraint(1000), "near-required-priority").isEmpty)
  }

  @Test("The rule off-grid-constant uses the configured grid")
  func grid() throws {
    let constraint = """
      <constraint firstItem="aaa-aa-aaa" firstAttribute="width" constant="12" id="con-st-ant"/>
      """
    var options = LintOptions()
    options.grid = 4
    #expect(try lint(constraint, "off-grid-constant", options: options).isEmpty)
    options.grid = 8
    let found = try lint(constraint, "off-grid-constant", options: options)
    #expect(found.map(\.message) == ["Constant 12 is not a multiple of 8"])
    #expect(found.first?.hint == "use 16")
  }

  @Test("Views with a fixed frame are unconstrained, unless their mask or size explains it")
  func unconstrained() throws {
    func count(_ frame: (Double, Double, Double, Double), _ mask: String = "") throws -> Int {
      let view = LintFixture.view(
        "aaa-aa-aaa", frame, attributes: "fixedFrame=\"YES\"",
        content: "<autoresizingMask key=\"autoresizingMask\" \(mask)/>")
      return try lint("", "unconstrained-view", subviews: view).count
    }
    #expect(try count((10, 10, 300, 40)) == 1)
    // In the upper left quarter of 320 × 480 points a view stays in place.
    #expect(try count((10, 10, 100, 40)) == 0)
    // The mask makes the view as wide as the room allows.
    #expect(try count((10, 10, 300, 40), "widthSizable=\"YES\"") == 0)
  }

  @Test("The second object with an identifier is a duplicate")
  func duplicates() throws {
    let view = LintFixture.view("aaa-aa-aaa", (1, 2, 3, 4))
    #expect(try lint("", "duplicate-identifier", subviews: view).isEmpty)
    #expect(try lint("", "duplicate-identifier", subviews: view + view).count == 1)
  }

  @Test("The second controller with a storyboard identifier is a duplicate")
  func storyboardIdentifiers() throws {
    func count(_ second: String) throws -> Int {
      let scenes = ["Home", second].enumerated().map { index, name in
        """
        <scene sceneID="sce-ne-00\(index)"><objects>
        <viewController storyboardIdentifier="\(name)" id="con-tr-ol\(index)" \
        sceneMemberID="viewController"/></objects></scene>
        """
      }
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="23727" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes>\(scenes.joined())</scenes></document>
        """
      return Linter(.only("duplicate-identifier")).lint(
        try InterfaceDocument(data: Data(text.utf8), name: "Test.storyboard")
      ).count
    }
    #expect(try count("Home") == 1)
    #expect(try count("Settings") == 0)
  }

  @Test("Tie-breakers and outlets that refer to missing objects are dead references")
  func references() throws {
    let text = LintFixture.text(
      subviews: "",
      constraints: ""
    ).replacing(
      "</objects>",
      with: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="part" destination="-9" id="out-le-t00"/>
        <outlet property="owner" destination="-1" id="out-le-t01"/></connections></placeholder>
        </objects>
        <inferredMetricsTieBreakers><segue reference="gon-e0-000"/></inferredMetricsTieBreakers>
        """)
    let found = Linter(.only("dead-reference")).lint(
      try InterfaceDocument(data: Data(text.utf8), name: "Test.xib"))
    #expect(
      found.map(\.message) == [
        "destination refers to '-9', which does not exist in the document",
        "reference refers to 'gon-e0-000', which does not exist in the document",
      ])
  }

  @Test("Every rule has a unique name of lowercase letters and hyphens, and a page")
  func names() {
    let names = LintRule.all.map(\.name)
    #expect(Set(names).count == names.count)
    for rule in LintRule.all {
      #expect(rule.name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
      let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../\(rule.documentation)").standardizedFileURL
      #expect(
        FileManager.default.fileExists(atPath: page.path), "\(rule.documentation) is missing")
    }
  }
}
