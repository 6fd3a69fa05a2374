import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

@Suite("Lint rules about the solution")
@MainActor
struct LintSolvedRulesTests {
  private let frame = (20.0, 30.0, 100.0, 50.0)

  private func lint(
    _ subviews: String, _ constraints: String, _ rules: String...,
    canvases: LintCanvases = LintCanvases()
  ) throws -> [LintFinding] {
    var configuration = LintConfiguration()
    configuration.checksOnlyNamedRules = true
    for rule in rules { configuration.rules[rule] = .on }
    configuration.canvases = canvases
    return Linter(configuration).lint(
      try LintFixture.document(subviews: subviews, constraints: constraints))
  }

  @Test("A completely constrained view has no findings")
  func clean() throws {
    let document = try LintFixture.document(
      subviews: LintFixture.view("aaa-aa-aaa", frame),
      constraints: LintFixture.placed("aaa-aa-aaa", frame))
    #expect(Linter().lint(document).isEmpty)
  }

  @Test("A missing width and Y position are reported with Interface Builder's message")
  func ambiguous() throws {
    let leading = """
      <constraint firstItem="aaa-aa-aaa" firstAttribute="leading" secondItem="roo-tV-iew" \
      secondAttribute="leading" constant="20" id="lea-di-ng0"/>
      <constraint firstItem="aaa-aa-aaa" firstAttribute="height" constant="50" id="hei-gh-t00"/>
      """
    let found = try lint(LintFixture.view("aaa-aa-aaa", frame), leading, "ambiguous-layout")
    #expect(found.map(\.message) == ["Need constraints for: Y position, width"])
    #expect(found.first?.object.identifier == "aaa-aa-aaa")
    #expect(found.first?.severity == .error)
    #expect(found.first?.canvases == ["canvas"])
  }

  @Test("If only one edge is pinned, either a position or a width is missing")
  func ambiguousEither() throws {
    // y, height and the right edge are given; x and width are open, but their sum is not.
    let constraints = """
      <constraint firstItem="aaa-aa-aaa" firstAttribute="trailing" secondItem="roo-tV-iew" \
      secondAttribute="leading" constant="120" id="tra-il-ing"/>
      <constraint firstItem="aaa-aa-aaa" firstAttribute="top" secondItem="roo-tV-iew" \
      secondAttribute="top" constant="30" id="top-aa-aaa"/>
      <constraint firstItem="aaa-aa-aaa" firstAttribute="height" constant="50" id="hei-gh-t00"/>
      """
    let found = try lint(LintFixture.view("aaa-aa-aaa", frame), constraints, "ambiguous-layout")
    #expect(found.map(\.message) == ["Need constraints for: X position or width"])
  }

  @Test("A view with verifyAmbiguity off has no ambiguity finding")
  func unverified() throws {
    let view = LintFixture.view("aaa-aa-aaa", frame, attributes: "verifyAmbiguity=\"off\"")
    #expect(try lint(view, "", "ambiguous-layout").isEmpty)
  }

  @Test("A conflict lists exactly the constraints of the smallest conflicting set")
  func conflict() throws {
    let constraints =
      LintFixture.placed("aaa-aa-aaa", frame) + """
        <constraint firstItem="aaa-aa-aaa" firstAttribute="width" constant="90" id="oth-er-wid"/>
        """
    let found = try lint(
      LintFixture.view("aaa-aa-aaa", frame), constraints, "conflicting-constraints")
    #expect(found.count == 1)
    #expect(
      Set(found[0].related.compactMap(\.identifier)) == ["aaa-aa-aaaw", "oth-er-wid"])
    #expect(found[0].message.contains("UIView.width == 100"))
    #expect(found[0].message.contains("UIView.width == 90"))
  }

  @Test("A constraint that contradicts a required content size is reported by its own rule")
  func requiredContentSize() throws {
    let place = (20.0, 30.0, 20.0, 20.5)
    let label = LintFixture.label(
      "lab-el-000", "A long text", place,
      attributes: "horizontalCompressionResistancePriority=\"1000\"")
    let rules = ["conflicting-constraints", "required-content-size"]
    let found = try rules.map {
      try lint(label, LintFixture.placed("lab-el-000", place), $0)
    }
    #expect(found[0].isEmpty)
    #expect(found[1].map(\.object.identifier) == ["lab-el-000"])
    #expect(
      found[1].first?.message.hasPrefix("“A long text” requires the width of its content, ") == true
    )
    #expect(found[1].first?.message.hasSuffix("UILabel “A long text”.width == 20") == true)
    #expect(
      found[1].first?.hint
        == "lower the horizontal compression resistance priority below 1000, or change the constraints"
    )
  }

  @Test("A misplaced view is reported with expected and actual frame")
  func misplaced() throws {
    let found = try lint(
      LintFixture.view("aaa-aa-aaa", (25, 30, 100, 50)),
      LintFixture.placed("aaa-aa-aaa", frame), "misplaced-view")
    #expect(
      found.map(\.message) == [
        "Frame for “UIView” will be different at run time. "
          + "Expected: x=20, y=30, width=100, height=50. "
          + "Actual: x=25, y=30, width=100, height=50"
      ])
    #expect(found.first?.isFixable == true)
  }

  @Test("A label recorded slightly wider than measured is not misplaced")
  func recordedTextSizes() throws {
    let place = (20.0, 30.0, 42.5, 20.5)
    let found = try lint(
      LintFixture.label("lab-el-000", "Label", (20, 30, 44, 21)),
      LintFixture.pinned("lab-el-000", place), "misplaced-view")
    #expect(found.isEmpty)
  }

  @Test("A text that is larger than its label is clipped")
  func clipped() throws {
    let place = (20.0, 30.0, 60.0, 21.0)
    let label = LintFixture.label("lab-el-000", "A text of many words", place)
    let found = try lint(label, LintFixture.placed("lab-el-000", place), "clipped-text")
    #expect(found.map(\.message) == ["Text “A text of many words” does not fit in 60 × 21"])
    let wide = (20.0, 30.0, 280.0, 21.0)
    let fits = LintFixture.label("lab-el-000", "A text of many words", wide)
    #expect(try lint(fits, LintFixture.placed("lab-el-000", wide), "clipped-text").isEmpty)
  }

  @Test("Intersecting labels overlap, and a label inside another one does not")
  func overlapping() throws {
    let first = (20.0, 30.0, 100.0, 40.0)
    let second = (80.0, 50.0, 100.0, 40.0)
    let inner = (30.0, 35.0, 20.0, 20.0)
    let labels =
      LintFixture.label("fir-st-000", "First", first)
      + LintFixture.label("sec-on-d00", "Second", second)
      + LintFixture.label("inn-er-000", "In", inner)
    let constraints =
      LintFixture.placed("fir-st-000", first) + LintFixture.placed("sec-on-d00", second)
      + LintFixture.placed("inn-er-000", inner)
    let found = try lint(labels, constraints, "overlapping-views")
    // Common to both: x from 80 to 120, y from 50 to 70.
    #expect(found.map(\.message) == ["Overlaps UILabel “First” by 40 × 20"])
    #expect(found.first?.related.map(\.identifier) == ["fir-st-000"])
  }

  // By hand: the constraints put the second label into the first one, from 30 to 50 and from 35 to 55.
  @Test(
    "A label inside another is intended only if the document records it there",
    arguments: [
      ((30.0, 35.0, 20.0, 20.0), true), ((200.0, 35.0, 20.0, 20.0), false),
      ((10.0, 20.0, 200.0, 80.0), false), ((100.0, 35.0, 40.0, 20.0), false),
      ((0.0, 0.0, 0.0, 0.0), true),
    ])
  func containing(recorded: (Double, Double, Double, Double), isIntended: Bool) throws {
    let outer = (20.0, 30.0, 100.0, 40.0)
    let found = try lint(
      LintFixture.label("out-er-000", "Outer", outer)
        + LintFixture.label("inn-er-000", "Inner", recorded),
      LintFixture.placed("out-er-000", outer)
        + LintFixture.placed("inn-er-000", (30, 35, 20, 20)), "overlapping-views")
    #expect(
      found.map(\.message) == (isIntended ? [] : ["Overlaps UILabel “Outer” by 20 × 20"]))
  }

  @Test("A label that does not fit on a narrow device is reported for that device only")
  func outside() throws {
    let place = (330.0, 30.0, 40.0, 21.0)
    var canvases = LintCanvases()
    canvases.includesDocumentCanvas = false
    canvases.devices = ["retina4_0", "retina6_1"]
    let document = try LintFixture.document(
      subviews: LintFixture.label("lab-el-000", "Text", place),
      constraints: LintFixture.placed("lab-el-000", place))
    var configuration = LintConfiguration.only("view-outside-parent")
    configuration.canvases = canvases
    let found = Linter(configuration).lint(document)
    #expect(found.map(\.canvases) == [["retina4_0 portrait"]])
    #expect(found.first?.message == "Extends beyond UIView by 50 at the right")
  }

  @Test(
    "An inequality that is slack on several canvases never binds, and one canvas does not decide")
  func neverBinding() throws {
    let place = (20.0, 30.0, 100.0, 50.0)
    let constraints =
      LintFixture.placed("aaa-aa-aaa", place) + """
        <constraint firstItem="aaa-aa-aaa" firstAttribute="width" relation="lessThanOrEqual" \
        constant="200" id="nev-er-bin"/>
        """
    let view = LintFixture.view("aaa-aa-aaa", place)
    #expect(try lint(view, constraints, "never-binding-constraint").isEmpty)
    var canvases = LintCanvases()
    canvases.devices = ["retina6_1"]
    let found = try lint(view, constraints, "never-binding-constraint", canvases: canvases)
    #expect(found.map(\.object.identifier) == ["nev-er-bin"])
    #expect(found.first?.message.contains("a slack of at least 100 on 2 canvases") == true)
  }

  @Test("A width that follows from two edges is redundant")
  func redundant() throws {
    let constraints =
      LintFixture.placed("aaa-aa-aaa", frame) + """
        <constraint firstItem="aaa-aa-aaa" firstAttribute="trailing" secondItem="roo-tV-iew" \
        secondAttribute="leading" constant="120" id="red-un-dan"/>
        """
    var configuration = LintConfiguration()
    configuration.presets = [.strict]
    let found = Linter(configuration).lint(
      try LintFixture.document(
        subviews: LintFixture.view("aaa-aa-aaa", frame), constraints: constraints))
    #expect(
      found.filter { $0.rule == "redundant-constraint" }.map(\.object.identifier)
        == ["red-un-dan"])
  }

  @Test(
    "Scrollable content is determined by the guide's size, or by an edge and a center",
    arguments: [
      ("", "", 1), ("width", "height", 0), ("centerX", "centerY", 0),
      ("centerXWithinMargins", "centerYWithinMargins", 0),
    ])
  func scrollContent(across: String, down: String, count: Int) throws {
    func constraint(_ attribute: String) -> String {
      guard !attribute.isEmpty else { return "" }
      let isSize = ["width", "height"].contains(attribute)
      return """
        <constraint firstItem="\(isSize ? "con-te-nt0" : "aaa-aa-aaa")" \
        firstAttribute="\(attribute.replacing("WithinMargins", with: ""))" \
        secondItem="\(isSize ? "fra-me-000" : "scr-ol-l00")" secondAttribute="\(attribute)" \
        id="\(attribute)"/>
        """
    }
    let scroll = """
      <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="scr-ol-l00"><rect key="frame" x="20" y="30" width="100" height="50"/>
      <subviews>\(LintFixture.view("aaa-aa-aaa", (0, 0, 80, 40)))</subviews>
      <constraints>
      <constraint firstItem="aaa-aa-aaa" firstAttribute="leading" secondItem="scr-ol-l00" \
      secondAttribute="leading" id="lea-di-ng0"/>
      <constraint firstItem="aaa-aa-aaa" firstAttribute="top" secondItem="scr-ol-l00" \
      secondAttribute="top" id="top-00-000"/>
      <constraint firstItem="aaa-aa-aaa" firstAttribute="width" constant="80" id="wid-th-000"/>
      <constraint firstItem="aaa-aa-aaa" firstAttribute="height" constant="40" id="hei-gh-t00"/>
      \(constraint(across))\(constraint(down))</constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="con-te-nt0"/>
      <viewLayoutGuide key="frameLayoutGuide" id="fra-me-000"/></scrollView>
      """
    let found = try lint(
      scroll, LintFixture.placed("scr-ol-l00", frame), "ambiguous-scroll-content")
    #expect(found.count == count)
  }

  // The constraint in the scroll view says how wide its content is, and the others where frames lie.
  @Test("A scroll view's content edge does not make its frame edge redundant")
  func redundantInScrollView() throws {
    func edge(_ first: String, _ attribute: String, _ second: String) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
      secondAttribute="\(attribute)" id="\(first)\(second)\(attribute)"/>
      """
    }
    let scroll = """
      <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="scr-ol-l00"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <subviews>\(LintFixture.view("aaa-aa-aaa", (0, 0, 320, 50)))</subviews>
      <constraints>\(edge("aaa-aa-aaa", "trailing", "scr-ol-l00"))</constraints>
      </scrollView>
      """
    let frames =
      edge("scr-ol-l00", "trailing", "roo-tV-iew") + edge("aaa-aa-aaa", "trailing", "roo-tV-iew")
    #expect(try lint(scroll, frames, "redundant-constraint").isEmpty)
    let again = frames + frames.replacing("trailing\"/>", with: "again\"/>")
    #expect(try lint(scroll, again, "redundant-constraint").count == 2)
  }

  // interface-builder: four stack views of two projects have equal shares and no flag if one label
  // wraps its text; two labels of one line are flagged.
  @Test("Labels that share a width with a label that wraps are left to the preset strict")
  func labelsThatWrap() throws {
    func found(_ numberOfLines: Int) throws -> [LintFinding] {
      let stack = """
        <stackView opaque="NO" contentMode="scaleToFill" \
        translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-000">
        <rect key="frame" x="20" y="30" width="100" height="50"/>
        <subviews>
        \(LintFixture.label(
          "aaa-aa-aaa", "One", (0, 0, 50, 50), attributes: "numberOfLines=\"\(numberOfLines)\""))
        \(LintFixture.label("bbb-bb-bbb", "Two", (50, 0, 50, 50)))
        </subviews></stackView>
        """
      return try lint(stack, LintFixture.placed("sta-ck-000", frame), "ambiguous-layout")
    }
    #expect(try found(1).map(\.object.identifier) == ["aaa-aa-aaa"])
    #expect(try found(0).isEmpty)
  }

  // 40 between the edges of a container of 50 contradicts a height of 34; derived by hand.
  @Test("A size of a hidden view with an outlet is left to the program")
  func hiddenViewWithOutlet() throws {
    func found(_ attributes: String, _ connections: String) throws -> Int {
      let container = LintFixture.view(
        "bbb-bb-bbb", frame,
        content: """
          <subviews>\(LintFixture.view("aaa-aa-aaa", (0, 0, 100, 40), attributes: attributes))</subviews>
          <constraints>
          <constraint firstItem="aaa-aa-aaa" firstAttribute="top" secondItem="bbb-bb-bbb" \
          secondAttribute="top" constant="10" id="top-00-000"/>
          <constraint firstItem="aaa-aa-aaa" firstAttribute="bottom" secondItem="bbb-bb-bbb" \
          secondAttribute="bottom" id="bot-to-m00"/>
          <constraint firstItem="aaa-aa-aaa" firstAttribute="height" constant="34" id="hei-gh-t00"/>
          </constraints>\(connections)
          """)
      return try lint(
        container, LintFixture.placed("bbb-bb-bbb", frame), "conflicting-constraints"
      ).count
    }
    let outlet = """
      <connections><outlet property="bannerHeight" destination="hei-gh-t00" id="out-le-t00"/>\
      </connections>
      """
    #expect(try found("hidden=\"YES\"", outlet) == 0)
    #expect(try found("hidden=\"YES\"", "") == 1)
    #expect(try found("", outlet) == 1)
  }

  @Test("A text without trailing constraint may overlap other views")
  func missingTrailing() throws {
    let place = (20.0, 30.0, 42.0, 20.5)
    let label = LintFixture.label("lab-el-000", "Label", place)
    let found = try lint(
      label, LintFixture.pinned("lab-el-000", place), "missing-trailing-constraint")
    #expect(
      found.map(\.message) == [
        "Trailing constraint is missing, which may cause overlapping with other views."
      ])
    let bounded =
      LintFixture.pinned("lab-el-000", place) + """
        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" \
        secondItem="lab-el-000" secondAttribute="trailing" constant="20" id="bou-nd-ed0"/>
        """
    #expect(try lint(label, bounded, "missing-trailing-constraint").isEmpty)
  }
}
