import Foundation
import Testing

@testable import AutoLayout

@Suite struct HelveticaTests {
  /// Oracle: `runtime`, labels of an application on two and three pixels a point.
  @Test(
    "A label's height excludes the leading of Helvetica Neue",
    arguments: [
      (28, 1, 2, 33), (28, 2, 2, 65.5), (28, 3, 2, 98), (21, 1, 3, 74.0 / 3), (21, 4, 3, 98),
    ] as [(CGFloat, Int, CGFloat, CGFloat)])
  func lineHeights(size: CGFloat, lines: Int, scale: CGFloat, recorded: CGFloat) throws {
    let font = try #require(UIFont(name: "HelveticaNeue", size: size))
    let text = Array(repeating: "a", count: lines).joined(separator: "\n")
    #expect(abs(layout(text, font).height.ceiled(toScale: scale) - recorded) < 1e-9)
    #expect(font.leading > 0)
  }

  /// Oracle: `interface-builder` up to 250 points, `runtime` at 34 points and two pixels.
  @Test(
    "The line height of Helvetica Neue Thin is 1.18 times the size",
    arguments: [(22, 1, 26), (34, 2, 40.5), (50, 1, 59), (70, 1, 83), (120, 1, 142), (250, 1, 295)]
      as [(CGFloat, CGFloat, CGFloat)])
  func thinHeights(size: CGFloat, scale: CGFloat, recorded: CGFloat) throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Thin", size: size))
    #expect(font.lineHeight.ceiled(toScale: scale) == recorded)
  }

  /// Oracle: `interface-builder`, whole points; the fit's own error is below one percent.
  @Test(
    "Texts in Helvetica Neue Thin have the recorded widths",
    arguments: [
      ("Code Popover", 40, 241), ("Drop Pin", 30, 108), ("retrieve", 25, 75),
    ] as [(String, CGFloat, CGFloat)])
  func thinWidths(text: String, size: CGFloat, recorded: CGFloat) throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Thin", size: size))
    #expect(abs(layout(text, font).width.rounded(.up) - recorded) <= 1)
  }

  /// Oracle: `interface-builder`, titles of buttons of Xcode 5 and 6 in whole points.
  @Test(
    "As the system font, Helvetica Neue has size-specific tracking",
    arguments: [
      ("View File Content", 15, 120), ("List Directory", 15, 91), ("Delete File", 15, 72),
      ("Import Menu", 15, 88), ("Route Details", 15, 92), ("Start Hiding!", 15, 86),
      ("Take Photo", 15, 77), ("617.253.1000", 12, 76), ("Set Weight (kg)", 17, 116),
      ("Directory Assistance", 18, 166),
    ] as [(String, CGFloat, CGFloat)])
  func interfaceTracking(text: String, size: CGFloat, recorded: CGFloat) {
    let width = layout(text, .systemFont(ofSize: size), systemVersion: 8).width
    #expect(abs(width.rounded(.up) - recorded) <= 1)
  }

  /// Oracle: `interface-builder` at two pixels a point.
  @Test("Helvetica has the recorded widths and line height")
  func helvetica() throws {
    let font = try #require(UIFont(name: "Helvetica", size: 36))
    #expect(abs(layout("Second View", font).width - 209.5) <= 1)
    #expect(abs(layout("First View", font).width - 157.5) <= 1)
    #expect(font.lineHeight.ceiled(toScale: 2) == 41.5)
  }

  @Test("Hangul in the system font has the recorded widths")
  func hangul() {
    // Oracle: `interface-builder` at three pixels a point: 15, 29.67, 44.33 and 59 points.
    for (text, recorded) in [("줌", 15), ("스톱", 29.667), ("스크롤", 44.333), ("로테이트", 59)] {
      let width = layout(text, .systemFont(ofSize: 17)).width.ceiled(toScale: 3)
      #expect(abs(width - recorded) < 0.01)
    }
  }

  private func layout(_ text: String, _ font: UIFont, systemVersion: Int = 16) -> TextLayout {
    TextLayout(
      StyledText(text, font: font), limits: .init(), systemVersion: systemVersion,
      measurer: SystemFontMeasurer())
  }
}
