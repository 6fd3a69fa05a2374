import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutAnalysis

@Suite("Pixel-aligned window widths") @MainActor
struct PixelWidthsTests {
  /// An interval, and whether a window has a width in it.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The interval in the notation `[a, b)`.
    let testDescription: String
    /// Pixels per point.
    let scale: Double
    /// The interval.
    let interval: WidthInterval
    /// Whether it has a whole pixel.
    let isMet: Bool

    init(_ lower: Double, _ upper: Double, _ ends: String, at scale: Double, _ isMet: Bool) {
      testDescription = "\(ends.prefix(1))\(lower), \(upper)\(ends.suffix(1)) at \(scale)"
      self.scale = scale
      self.isMet = isMet
      interval = WidthInterval(
        lower: lower, upper: upper, includesLower: ends.hasPrefix("["),
        includesUpper: ends.hasSuffix("]"))
    }
  }

  nonisolated private static let third = 1490.0 / 3

  // By hand: the thirds are 496 ⅔ and 497, the halves 496 ½ and 497.
  nonisolated private static let cases = [
    Case(496.71775, 496.833333, "[)", at: 3, false), Case(496.6, 496.7, "[)", at: 3, true),
    Case(496.6, 496.7, "[)", at: 2, false), Case(496.5, 496.7, "[)", at: 2, true),
    Case(496.5, 496.7, "()", at: 2, false), Case(496.7, 497, "()", at: 1, false),
    Case(496.7, 497, "(]", at: 1, true), Case(496.7, 496.9, "[]", at: 1, false),
    Case(496.5, 497, "()", at: 2, false), Case(496.5, 497.5, "()", at: 2, true),
    Case(497, 497, "[]", at: 1, true), Case(third, third, "[]", at: 3, true),
    Case(496.66, third, "[)", at: 3, false), Case(496.666667, 496.7, "(]", at: 3, false),
    Case(320, 1366, "()", at: 1, true),
  ]

  @Test("An interval without a whole pixel contains no window width", arguments: cases)
  func meet(_ one: Case) {
    #expect(PixelWidths(scale: one.scale, in: 320...1366).meet(one.interval) == one.isMet)
  }

  @Test("A single requested width is checked even if it is not a whole pixel")
  func single() {
    let one = Case(375.3, 375.3, "[]", at: 2, true)
    #expect(PixelWidths(scale: 2, in: 375.3...375.3).meet(one.interval))
    #expect(!PixelWidths(scale: 2, in: 375...376).meet(one.interval))
  }

  private func document(_ text: String, device: String) throws -> InterfaceDocument {
    let label = LintFixture.label("lab-el-000", text, (20, 20, 280, 82))
      .replacing("opaque=\"NO\"", with: "opaque=\"NO\" numberOfLines=\"0\"")
    let edges = """
      <constraint firstItem="lab-el-000" firstAttribute="leading" secondItem="roo-tV-iew" \
      secondAttribute="leading" constant="20" id="lea-di-ng0"/>
      <constraint firstAttribute="trailing" secondItem="lab-el-000" secondAttribute="trailing" \
      constant="20" id="tra-il-ing"/>
      <constraint firstItem="lab-el-000" firstAttribute="top" secondItem="roo-tV-iew" \
      secondAttribute="top" constant="20" id="top-00-000"/>
      """
    let source = LintFixture.text(subviews: label, constraints: edges)
      .replacing("retina4_0", with: device)
    return try InterfaceDocument(data: Data(source.utf8), name: "Test.xib")
  }

  nonisolated private static let texts = [
    "A label of several lines that is pinned to both sides is as high as its text at every width.",
    "Your order was sent. You will get a message as soon as it arrives, and a code for the parcel box.",
    "Enter the number of the card without spaces, then the name as it is written on the card.",
    "We never share what you write here, and you can delete all of it whenever you want to do so.",
  ]

  // The oracle is the layout at every whole pixel: a label without a fixed height is clipped nowhere.
  @Test(
    "A multiline label is not clipped at any window width", arguments: texts,
    ["retina4_0", "retina6_12"])
  func label(text: String, device: String) throws {
    let root = try #require(try document(text, device: device).roots.first)
    let layouts = WidthLayouts(root: root, height: nil, canvas: .document, checks: [.clipped])
    let proof = WidthProof(layouts, widths: 320...540, checks: [.clipped])
    #expect(proof.failures.isEmpty, "\(proof.failures.map(\.intervals))")
    for pixel in stride(from: 320, through: 540, by: 7 / layouts.scale) {
      #expect(layouts.sample(at: pixel).faults.isEmpty)
    }
  }
}
