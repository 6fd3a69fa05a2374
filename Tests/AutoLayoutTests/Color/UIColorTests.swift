import Foundation
import Testing

@testable import AutoLayout

@Suite struct UIColorTests {
  @Test("Hue, saturation and brightness are converted to RGB components")
  func hsb() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    let green = UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).snapshotColor.light
    #expect(abs(green.green - 1) < 1e-9 && abs(green.red) < 1e-9 && abs(green.blue) < 1e-9)
    #expect(UIColor(hue: 0.7, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
  }

  @Test("System colors differ between light and dark appearances and can be found by name")
  func systemColors() throws {
    let background = try #require(UIColor.systemColor(named: "systemBackgroundColor"))
    #expect(background == .systemBackground)
    #expect(background.snapshotColor.light == .init(1, 1, 1))
    #expect(background.snapshotColor.dark == .init(0, 0, 0))
    #expect(UIColor.systemColor(named: "noSuchColor") == nil)
  }

  @Test("RGB components can be read, and withAlphaComponent changes the alpha")
  func components() {
    var red: CGFloat = 0
    var alpha: CGFloat = 0
    UIColor.orange.withAlphaComponent(0.25).getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 1)
    #expect(alpha == 0.25)
  }

  /// Oracle: `hand`; the components that the color was made of.
  @Test(arguments: [(0.6, 0.5, 0.8), (0.05, 1, 0.25), (0.95, 0.25, 1), (0.4, 0.75, 0.5)])
  func `Hue, saturation and brightness can be read from a color`(h: CGFloat, s: CGFloat, b: CGFloat)
  {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    let color = UIColor(hue: h, saturation: s, brightness: b, alpha: 1)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - h) < 1e-9)
    #expect(abs(saturation - s) < 1e-9)
    #expect(abs(brightness - b) < 1e-9)
    UIColor.gray.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect([hue, saturation, brightness] == [0, 0, 0.5])
  }
}
