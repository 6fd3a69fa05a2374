import AutoLayout
import Foundation
import Testing

@testable import LayoutRendering

/// The expected trees are derived by hand from the frames that the samples are built with.
@Suite struct TextRendererTests {
  private func text(
    _ snapshot: LayoutSnapshot, change: (inout TextRenderer.Options) -> Void = { _ in }
  ) -> [String] {
    var options = TextRenderer.Options()
    change(&options)
    return TextRenderer(options: options).text(for: snapshot).split(separator: "\n").map(
      String.init)
  }

  @Test func `A view is a line with its class, name and frame`() {
    let lines = text(SampleScreens.login(.phone))
    #expect(
      lines[0]
        == "# retina6_12 portrait, 393 × 852 @3x, safe area 59 0 34 0, compact × regular")
    #expect(lines[1] == "UIView #root (0, 0; 393 × 852)")
    #expect(lines[3] == "  UILabel \"Welcome back\" (24, 207.28; 345 × 41)")
  }

  @Test func `Ambiguous, conflicting and hidden views are marked`() {
    let lines = text(SampleScreens.problems)
    #expect(lines[2] == "  UILabel \"Where am I?\" (16, 40; 200 × 21)  ambiguous: x, width")
    #expect(lines[4] == "    UIButton \"Pay\" (40, 60; 120 × 44)  conflict")
    #expect(lines[5] == "# 1 constraint in conflict")
    #expect(lines[6].hasPrefix("#   <NSLayoutConstraint UIButton.width"))
    let login = text(SampleScreens.login(.phone))
    #expect(login.last == "  UILabel \"secret\" (24, 0; 10 × 10)  hidden")
  }

  @Test func `An unsatisfied optional constraint of the document is marked as a violation`() {
    var screen = ScreenBuilder(canvas: .oldPhone)
    let view = screen.add("UIView", 0, 0, 10, 10)
    screen.constrain(view, "width", constant: 20, priority: 750, isViolated: true)
    #expect(text(screen.snapshot)[2].hasSuffix("  violated"))
  }

  @Test func `An unsatisfied content size constraint is not a violation`() {
    var screen = ScreenBuilder(canvas: .oldPhone)
    let view = screen.add("UILabel", 0, 0, 10, 10)
    screen.constrain(
      view, "width", constant: 20, priority: 250, isViolated: true, origin: .contentSize)
    #expect(text(screen.snapshot)[2].hasSuffix("10)"))
  }

  @Test(arguments: [LayoutSnapshot.Constraint.ConflictCause.contentSize, .cellHeight, .canvas])
  func `A constraint broken by contents or the canvas is a violation instead of a conflict`(
    _ cause: LayoutSnapshot.Constraint.ConflictCause
  ) {
    var screen = ScreenBuilder(canvas: .oldPhone)
    let view = screen.add("UILabel", 0, 0, 10, 10)
    screen.constrain(view, "width", constant: 20, isBroken: true)
    var snapshot = screen.snapshot
    #expect(text(snapshot)[2].hasSuffix("  conflict"))
    snapshot.constraints[0].conflictCause = cause
    #expect(text(snapshot)[2].hasSuffix("  violated"))
  }

  @Test func `ASCII output escapes all other characters`() {
    var screen = ScreenBuilder(canvas: .phone)
    screen.add("UILabel", 0, 0, 10, 10, .label(ScreenBuilder.text("Größe 🎉")))
    let lines = text(screen.snapshot) { $0.isASCII = true }
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(lines[2].contains("\"Gr\\u{f6}\\u{df}e \\u{1f389}\" (0, 0; 10 x 10)"))
  }

  @Test func `Long and multiline text becomes one short line`() {
    var screen = ScreenBuilder(canvas: .phone)
    screen.add("UILabel", 0, 0, 10, 10) {
      $0.label = "one\ntwo\t\u{1B}[31mthree" + String(repeating: " x", count: 1_000_000)
    }
    let lines = text(screen.snapshot)
    #expect(lines.count == 3)
    #expect(lines[2].hasPrefix("  UILabel \"one two [31mthree x x x"))
    #expect(lines[2].contains("…\" (0, 0; 10 × 10)"))
    #expect(lines[2].count < 80)
  }

  @Test func `Quotes and backslashes in names are escaped`() {
    var screen = ScreenBuilder(canvas: .phone)
    screen.add("UILabel", 0, 0, 1, 1) { $0.label = #"a "b" \c"# }
    #expect(text(screen.snapshot)[2] == #"  UILabel "a \"b\" \\c" (0, 0; 1 × 1)"#)
  }

  @Test func `Hidden views and their subviews can be omitted`() {
    var screen = ScreenBuilder(canvas: .phone)
    let hidden = screen.add("UIView", 0, 0, 10, 10) { $0.isHidden = true }
    screen.add("UILabel", to: hidden, 0, 0, 5, 5)
    screen.add("UISwitch", 0, 0, 51, 31)
    let lines = text(screen.snapshot) { $0.omitsHidden = true }
    #expect(lines.count == 3)
    #expect(lines[2].hasPrefix("  UISwitch"))
  }

  @Test func `Frames can be written in root coordinates`() {
    var screen = ScreenBuilder(canvas: .phone)
    let box = screen.add("UIView", 100, 200, 50, 50)
    screen.add("UILabel", to: box, 1, 2, 3, 4)
    let lines = text(screen.snapshot) { $0.usesRootCoordinates = true }
    #expect(lines[3] == "    UILabel #view-2 (101, 202; 3 × 4)")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (12.0, "12"), (20.5, "20.5"), (20.333333, "20.33"),
    (-7.006, "-7.01"), (0.05, "0.05"), (1e300, "1000000000000"), (-0.004, "0"),
  ])
  func `Numbers have no trailing zeros`(value: Double, expected: String) {
    #expect(DecimalText.string(value) == expected)
  }

  @Test func `NaN and infinities are written as nan, inf and -inf`() {
    let values = [Double.nan, .infinity, -.infinity].map { DecimalText.string($0) }
    #expect(values == ["nan", "inf", "-inf"])
  }

  @Test func `The indentation of very deep hierarchies is limited`() {
    let lines = text(HostileSnapshots.chain(of: 20_000))
    #expect(lines.count == 20_001)
    #expect(lines.last.map { $0.prefix { $0 == " " }.count } == 400)
  }
}
