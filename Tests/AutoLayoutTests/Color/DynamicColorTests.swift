import Foundation
import Testing

@testable import AutoLayout

/// Colors that depend on the appearance. Oracle: Apple's documentation (hand).
@MainActor
@Suite struct DynamicColorTests {
  @Test func `A dynamic color is resolved for light and dark appearances`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(color.snapshotColor.light == UIColor.red.snapshotColor.light)
    #expect(color.snapshotColor.dark == UIColor.white.snapshotColor.light)
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == .white)
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == .red)
    #expect(UIColor.red.resolvedColor(with: UITraitCollection()) === UIColor.red)
  }

  @Test func `The white value of a color is its gray component or its luminance`() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.25) < 1e-12 && alpha == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    // The share of red in the luminance of sRGB.
    #expect(abs(white - 0.2126) < 1e-12)
  }
}
