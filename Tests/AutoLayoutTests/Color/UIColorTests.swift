import Foundation
import Testing

@testable import AutoLayout

@Suite struct UIColorTests {
  @Test("Hue, saturation and brightness give the colors of the wheel")
  func hsb() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    let green = UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).snapshotColor.light
    #expect(abs(green.green - 1) < 1e-9 && abs(green.red) < 1e-9 && abs(green.blue) < 1e-9)
    #expect(UIColor(hue: 0.7, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
  }

  @Test("System colors differ between light and dark, and are found by their document names")
  func systemColors() throws {
    let background = try #require(UIColor.systemColor(named: "systemBackgroundColor"))
    #expect(background == .systemBackground)
    #expect(background.snapshotColor.light == .init(1, 1, 1))
    #expect(background.snapshotColor.dark == .init(0, 0, 0))
    #expect(UIColor.systemColor(named: "noSuchColor") == nil)
  }

  @Test("Components are read back, and alpha can be changed")
  func components() {
    var red: CGFloat = 0
    var alpha: CGFloat = 0
    UIColor.orange.withAlphaComponent(0.25).getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 1)
    #expect(alpha == 0.25)
  }
}
