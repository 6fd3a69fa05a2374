import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

/// Oracle: by hand, on the small phone in landscape, 568 × 320.
@Suite("Views outside their ancestors")
@MainActor
struct ViewOutsideTests {
  private typealias Fixture = SeenFixture

  private func outside(
    _ subviews: String, _ constraints: String,
    on orientations: LintCanvases.Orientations? = .landscape
  ) throws -> [String] {
    try Fixture.messages("view-outside-parent", subviews, constraints, on: orientations)
  }

  private func panel(attributes: String = "", _ inside: String, _ id: String) -> String {
    Fixture.container(
      "pan-el-000", (0, 200, 320, 200), attributes: attributes, inside,
      Fixture.placed(id, in: "pan-el-000", 150, (20, 150, 100, 44)))
  }
  private let button = Fixture.button("but-to-n00", "Buy", (20, 150, 100, 44))
  private let label = LintFixture.label("lab-el-000", "Sum", (20, 150, 100, 44))
  private let place = Fixture.placed("pan-el-000", in: "roo-tV-iew", 200, (0, 200, 320, 200))

  // 200 + 150 + 44 − 320 = 74.
  @Test("A view that a container places below the screen is outside")
  func belowScreen() throws {
    let found = ["Extends beyond UIView by 74 at the bottom"]
    #expect(try outside(panel(button, "but-to-n00"), place) == found)
    #expect(try outside(panel(label, "lab-el-000"), place) == found)
    #expect(try outside(panel(button, "but-to-n00"), place, on: .portrait).isEmpty)
    #expect(try outside(panel(button, "but-to-n00"), place, on: nil).isEmpty)
  }

  // The outer container ends 160 above the bottom: in landscape it is 60 high, from 100 to 160. The
  // panel of 50 in it begins 40 below its upper edge, and what it holds ends at 40 + 50 = 90.
  @Test(
    "A button outside an ancestor is always reported, a label only if the ancestor clips",
    arguments: [(true, false), (false, false), (true, true), (false, true)])
  func furtherOut(isButton: Bool, clips: Bool) throws {
    let id = isButton ? "but-to-n00" : "lab-el-000"
    let inside =
      isButton
      ? Fixture.button(id, "Buy", (20, 0, 100, 50)) : LintFixture.label(id, "Sum", (20, 0, 100, 50))
    let inner = Fixture.container(
      "inn-er-000", (0, 40, 320, 50), inside,
      Fixture.placed(id, in: "inn-er-000", 0, (20, 0, 100, 50)))
    let outer = Fixture.container(
      "out-er-000", (0, 100, 320, 308), attributes: clips ? "clipsSubviews=\"YES\"" : "", inner,
      Fixture.placed("inn-er-000", in: "out-er-000", 40, (0, 40, 320, 50)))
    let constraints =
      Fixture.equal("out-er-000", "leading", "roo-tV-iew")
      + Fixture.equal("out-er-000", "trailing", "roo-tV-iew")
      + Fixture.equal("out-er-000", "top", "roo-tV-iew", 100)
      + Fixture.equal("out-er-000", "bottom", "roo-tV-iew", -160)
    let found = ["Extends beyond UIView by 30 at the bottom"]
    #expect(try outside(outer, constraints) == (isButton || clips ? found : []))
    #expect(try outside(outer, constraints, on: nil).isEmpty)
  }

  @Test("A drawer that the document records outside the screen is intended")
  func drawer() throws {
    let drawer = Fixture.container(
      "dra-we-r00", (-200, 0, 200, 480), Fixture.button("but-to-n00", "Menu", (20, 20, 100, 44)),
      Fixture.placed("but-to-n00", in: "dra-we-r00", 20, (20, 20, 100, 44)))
    #expect(
      try outside(
        drawer, Fixture.placed("dra-we-r00", in: "roo-tV-iew", 0, (-200, 0, 200, 480)), on: .all
      ).isEmpty)
  }

  // The panel ends 400 below the upper edge of the content, and the screen is 320 high.
  @Test("Scrollable content is not compared with views around the scroll view")
  func scrolled() throws {
    let scroll = """
      <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="scr-ol-l00"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <subviews>\(panel(button, "but-to-n00"))</subviews>
      <constraints>\(Fixture.placed("pan-el-000", in: "scr-ol-l00", 200, (0, 200, 320, 200)))\
      \(Fixture.equal("pan-el-000", "bottom", "scr-ol-l00"))\
      \(Fixture.equal("pan-el-000", "trailing", "scr-ol-l00"))</constraints></scrollView>
      """
    #expect(try outside(scroll, Fixture.filling("scr-ol-l00", "roo-tV-iew")).isEmpty)
  }

  // The button ends 20 + 100 points right of the middle of the root; it lies outside where half the width
  // is less than 119.
  @Test("Proofs find the widths at which a container's content leaves the root")
  func proof() throws {
    let constraints =
      Fixture.placed("pan-el-000", in: "roo-tV-iew", 200, (0, 200, 320, 200))
      .replacing("secondAttribute=\"leading\"", with: "secondAttribute=\"centerX\"")
    let document = try LintFixture.document(
      subviews: panel(button, "but-to-n00").replacing(
        "x=\"0.0\" y=\"200.0\"", with: "x=\"160\" y=\"200\""),
      constraints: constraints)
    let root = try #require(document.roots.first)
    let proof = WidthProof(root: root, widths: 200...400, checks: [.outside])
    let every = WidthProof(root: root, widths: 200...400, checks: [.outside], maxLayouts: 0)
    #expect(proof.failures.map(\.wholeWidths) == [[200...237]])
    #expect(every.failures.map(\.wholeWidths) == [[200...237]])
    #expect(proof.isComplete)
  }
}
