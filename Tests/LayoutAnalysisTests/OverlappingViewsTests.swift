import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutAnalysis

/// Oracle: by hand. The footer of the fixture is 60 points high, and its button lies 8 points below its
/// upper edge: from 516 to 560 in the document, and from 268 to 312 on the small phone in landscape.
@Suite("Overlaps of visible views")
@MainActor
struct OverlappingViewsTests {
  private typealias Fixture = SeenFixture

  private func overlaps(
    _ subviews: String, _ constraints: String,
    on orientations: LintCanvases.Orientations? = .landscape
  ) throws -> [String] {
    try Fixture.messages("overlapping-views", subviews, constraints, on: orientations)
  }

  private let submit = Fixture.button("sub-mi-t00", "Submit", (20, 300, 100, 44))
  private let submitConstraints = Fixture.placed(
    "sub-mi-t00", in: "roo-tV-iew", 300, (20, 300, 100, 44))

  // From 300 to 312.
  @Test("A button in a container covers a button beside the container")
  func besideContainer() throws {
    let found = ["Overlaps UIButton “Submit” by 100 × 12"]
    #expect(
      try overlaps(submit + Fixture.footer, submitConstraints + Fixture.footerConstraints) == found)
    let (constraints, own) = (submitConstraints + Fixture.footerConstraints, [String]())
    #expect(try overlaps(submit + Fixture.footer, constraints, on: .portrait) == own)
    #expect(try overlaps(submit + Fixture.footer, constraints, on: nil) == own)
  }

  // The label lies 250 + 40 points below the upper edge, 20.5 high: from 290 to 310.5.
  @Test("Contents of two containers are compared at any depth")
  func twoContainers() throws {
    let label = LintFixture.label("lab-el-000", "Terms", (40, 40, 60, 20.5))
    let inner = Fixture.container(
      "inn-er-000", (0, 50, 320, 100), label,
      Fixture.placed("lab-el-000", in: "inn-er-000", 40, (40, 40, 60, 20.5)))
    let outer = Fixture.container(
      "out-er-000", (0, 200, 320, 150), inner,
      Fixture.placed("inn-er-000", in: "out-er-000", 50, (0, 50, 320, 100)))
    #expect(
      try overlaps(
        outer + Fixture.footer,
        Fixture.placed("out-er-000", in: "roo-tV-iew", 200, (0, 200, 320, 150))
          + Fixture.footerConstraints) == ["Overlaps UILabel “Terms” by 60 × 20.5"])
  }

  // A stack view of two labels, each 30 high, ends 150 above the bottom: in the document at 418, in
  // landscape at 170. The button at 130 is 44 high.
  @Test("Overlaps with a stack view are reported for its arranged views")
  func stackView() throws {
    let labels = ["One", "Two"].enumerated().map { index, text in
      LintFixture.label(
        "lab-el-00\(index)", text, (0, Double(30 * index), 200, 30),
        content: """
          <constraints><constraint firstAttribute="height" constant="30" id="lab-el-0h\(index)"/>\
          </constraints>
          """)
    }
    let stack = """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \
      translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-000">
      <rect key="frame" x="20" y="358" width="200" height="60"/>
      <subviews>\(labels.joined())</subviews></stackView>
      """
    let place: Fixture.Frame = (60, 130, 100, 44)
    #expect(
      try overlaps(
        Fixture.button("but-to-n00", "Go", place) + stack,
        Fixture.placed("but-to-n00", in: "roo-tV-iew", 130, place)
          + Fixture.equal("sta-ck-000", "leading", "roo-tV-iew", 20)
          + Fixture.equal("sta-ck-000", "bottom", "roo-tV-iew", -150)
          + #"<constraint firstItem="sta-ck-000" firstAttribute="width" constant="200" id="sta-wi"/>"#
      ) == ["Overlaps UIButton “Go” by 100 × 10", "Overlaps UIButton “Go” by 100 × 30"])
  }

  // As in the first test, but for a content that is as high as its scroll view.
  @Test("Views in the same scroll view are compared, and views outside it are not")
  func scrollViews() throws {
    func scroll(_ inside: String, _ constraints: String) -> String {
      let content = Fixture.container("con-te-nt0", (0, 0, 320, 568), inside, constraints)
      return """
        <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
        id="scr-ol-l00"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <subviews>\(content)</subviews>
        <constraints>\(Fixture.filling("con-te-nt0", "scr-ol-l00"))\
        \(Fixture.equal("con-te-nt0", "width", "scr-ol-l00"))\
        \(Fixture.equal("con-te-nt0", "height", "scr-ol-l00"))</constraints></scrollView>
        """
    }
    let filling = Fixture.filling("scr-ol-l00", "roo-tV-iew")
    func inContent(_ text: String) -> String { text.replacing("roo-tV-iew", with: "con-te-nt0") }
    #expect(
      try overlaps(
        scroll(
          submit + Fixture.footer, inContent(submitConstraints + Fixture.footerConstraints)),
        filling) == ["Overlaps UIButton “Submit” by 100 × 12"])
    #expect(
      try overlaps(
        scroll(submit, inContent(submitConstraints)) + Fixture.footer,
        filling + Fixture.footerConstraints
      ).isEmpty)
  }

  // In landscape the button of the card lies from 260 to 304, and that of the sheet from 240 to 284.
  @Test(
    "A sheet with a background or over the full screen may cover other views",
    arguments: [(100.0, true), (0.0, false)])
  func sheet(top: Double, hasBackground: Bool) throws {
    let sheet = Fixture.container(
      "she-et-000", (0, top, 320, 568 - top), color: hasBackground ? Fixture.background : "",
      Fixture.button("clo-se-000", "Close", (20, 488 - top, 100, 44)),
      Fixture.placed("clo-se-000", in: "she-et-000", -36, (20, 0, 100, 44), from: "bottom"))
    let card = Fixture.container(
      "car-d0-000", (0, 200, 320, 200), Fixture.button("sub-mi-t00", "Submit", (20, 60, 100, 44)),
      Fixture.placed("sub-mi-t00", in: "car-d0-000", 60, (20, 60, 100, 44)))
    let edges = ["leading", "trailing", "bottom"].map {
      Fixture.equal("she-et-000", $0, "roo-tV-iew")
    }
    #expect(
      try overlaps(
        card + sheet,
        Fixture.placed("car-d0-000", in: "roo-tV-iew", 200, (0, 200, 320, 200)) + edges.joined()
          + Fixture.equal("she-et-000", "top", "roo-tV-iew", top)
      ).isEmpty)
  }

  @Test("An overlap that the document records is intended: a badge on a card")
  func badge() throws {
    let title = LintFixture.label("tit-le-000", "Inbox", (10, 10, 200, 30))
    let card = Fixture.container(
      "car-d0-000", (20, 100, 280, 80), title,
      Fixture.placed("tit-le-000", in: "car-d0-000", 10, (10, 10, 200, 30)))
    let badge = LintFixture.label("bad-ge-000", "12", (25, 95, 30, 30))
    #expect(
      try overlaps(
        card + badge,
        Fixture.placed("car-d0-000", in: "roo-tV-iew", 100, (20, 100, 280, 80))
          + Fixture.placed("bad-ge-000", in: "roo-tV-iew", 95, (25, 95, 30, 30)), on: .all
      ).isEmpty)
  }

  // The strip lies from 316 to 320, and its button from 324 to 368, over that of the root from 300 to 344.
  @Test("Clipped parts of a view do not overlap", arguments: [true, false])
  func clipped(clips: Bool) throws {
    let strip = Fixture.footer.replacing(
      "id=\"foo-te-r00\"", with: "clipsSubviews=\"\(clips ? "YES" : "NO")\" id=\"foo-te-r00\"")
    let constraints =
      Fixture.footerConstraints.replacing("\"60\"", with: "\"4\"") + submitConstraints
    #expect(
      try overlaps(submit + strip, constraints)
        == (clips ? [] : ["Overlaps UIButton “Submit” by 100 × 20"]))
  }

  // The oracle is the tool at every whole width. The two buttons are 150 wide, 20 from their sides:
  // 20 + 150 + 150 + 20 − 2 = 338.
  @Test("Proofs find the widths at which contents of containers overlap")
  func proof() throws {
    let left = Fixture.container(
      "lef-t0-000", (0, 20, 190, 60), Fixture.button("but-to-001", "One", (20, 8, 150, 44)),
      Fixture.placed("but-to-001", in: "lef-t0-000", 8, (20, 8, 150, 44)))
    let right = Fixture.container(
      "rig-ht-000", (210, 20, 190, 60), Fixture.button("but-to-002", "Two", (20, 8, 150, 44)),
      Fixture.placed("but-to-002", in: "rig-ht-000", 8, (20, 8, 150, 44)))
    let document = try LintFixture.document(
      subviews: left + right,
      constraints: Fixture.placed("lef-t0-000", in: "roo-tV-iew", 20, (0, 20, 190, 60))
        + Fixture.placed("rig-ht-000", in: "roo-tV-iew", 20, (0, 20, 190, 60)).replacing(
          "Attribute=\"leading\"", with: "Attribute=\"trailing\""))
    let root = try #require(document.roots.first)
    let proof = WidthProof(root: root, widths: 300...700, checks: [.overlapping])
    let every = WidthProof(root: root, widths: 300...700, checks: [.overlapping], maxLayouts: 0)
    #expect(proof.failures.map(\.wholeWidths) == [[300...337]])
    #expect(every.failures.map(\.wholeWidths) == [[300...337]])
    #expect(proof.isComplete)
    #expect(proof.failures.first?.object.identifier == "but-to-002")
    #expect(proof.failures.first?.other?.identifier == "but-to-001")
  }
}
