import Foundation
import Testing

@testable import AutoLayout

/// Oracle: `runtime`, string and label widths measured on a simulator of iOS 26.1 at three pixels a
/// point (openuikit's published font measurements).
@Suite struct MeasuredSystemFontTests {
  struct Sample: Sendable {
    var size: CGFloat
    var weight: Int
    var widths: [CGFloat]
  }

  private static let texts = [
    "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
    "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
  ]

  static let samples: [Sample] = [
    Sample(
      size: 8, weight: 100,
      widths: [48.332157, 71.945952, 38.932755, 17.094762, 170.317373, 60.190076]),
    Sample(
      size: 8, weight: 200,
      widths: [48.790779, 72.822568, 39.586701, 17.680736, 171.757305, 60.801051]),
    Sample(
      size: 8, weight: 300,
      widths: [49.730834, 74.619403, 40.927121, 18.881829, 174.708791, 62.053391]),
    Sample(
      size: 8, weight: 400, widths: [50.453125, 76, 41.957031, 19.804688, 176.976563, 63.015625]),
    Sample(
      size: 8, weight: 500,
      widths: [51.793153, 77.421676, 43.052832, 20.884731, 180.632812, 63.814915]),
    Sample(
      size: 8, weight: 600,
      widths: [52.767394, 78.455277, 43.849512, 21.669956, 183.291017, 64.396023]),
    Sample(
      size: 18, weight: 100,
      widths: [99.455248, 145.599141, 77.140536, 29.911143, 342.192536, 126.915563]),
    Sample(
      size: 18, weight: 300,
      widths: [102.664436, 151.699486, 81.707819, 34.034917, 352.260937, 131.171892]),
    Sample(
      size: 18, weight: 400,
      widths: [104.321692, 154.849765, 84.06641, 36.164475, 357.460358, 133.369901]),
    Sample(
      size: 18, weight: 500,
      widths: [107.31763, 158.059599, 86.532767, 38.581824, 365.785328, 135.170208]),
    Sample(
      size: 22, weight: 700,
      widths: [136.589963, 193.313045, 107.909932, 50.077442, 451.791672, 167.096588]),
    Sample(
      size: 22, weight: 800,
      widths: [141.555296, 199.22723, 112.309292, 54.134354, 468.443644, 170.332685]),
    Sample(
      size: 22, weight: 900,
      widths: [145.900105, 204.402311, 116.158858, 57.684268, 483.014596, 173.164363]),
  ]

  @Test("Every measured string has its exact width, also rounded to pixels", arguments: samples)
  func strings(sample: Sample) {
    let font = UIFont.systemFont(
      ofSize: sample.size, weight: UIFont.Weight(cssWeight: sample.weight))
    for (text, measured) in zip(Self.texts, sample.widths) {
      let width = width(text, font)
      #expect(abs(width - measured) < 2e-6, "\(text)")
      #expect(width.ceiled(toScale: 3) == (measured * 3).rounded(.up) / 3, "\(text)")
    }
  }

  /// Strings without kerning.
  @Test(
    "Italic texts have the measured widths",
    arguments: [
      ("Hello UIKit", 100.677619), ("iiiiillll", 42.876474), ("WWWW MMMM", 161.668667),
    ])
  func italic(text: String, measured: CGFloat) {
    #expect(abs(width(text, .italicSystemFont(ofSize: 22)) - measured) < 2e-6)
  }

  @Test("The monospaced font has the measured widths at every weight")
  func monospaced() {
    let bold = UIFont.monospacedSystemFont(ofSize: 17, weight: .bold)
    #expect(abs(width("The quick brown fox jumps over the lazy dog", bold) - 451.877930) < 2e-6)
    let regular = UIFont.monospacedSystemFont(ofSize: 22, weight: .regular)
    #expect(abs(width("WWWW MMMM", regular) - 122.396484) < 2e-6)
  }

  @Test(
    "The x-height and cap height match the measurements",
    arguments: [
      (8, 100, 4.203125), (8, 400, 4.2109375), (8, 500, 4.2421875), (17, 400, 8.9482421875),
      (18, 300, 9.45703125), (18, 500, 9.5361328125), (22, 700, 11.666015625),
      (22, 900, 11.9560546875),
    ] as [(CGFloat, Int, CGFloat)])
  func letterHeights(size: CGFloat, weight: Int, measured: CGFloat) {
    let font = UIFont.systemFont(ofSize: size, weight: UIFont.Weight(cssWeight: weight))
    #expect(font.xHeight == measured)
    #expect(font.capHeight == size * 1443 / 2048)
  }

  /// Oracle: `interface-builder`; "37%" stands at the end of a label of 210.5 points.
  @Test("Before iOS 14, the percent sign is narrower")
  func percent() {
    let text = "Saving products offline: 37%"
    #expect(abs(width(text, .boldSystemFont(ofSize: 15), 13).ceiled(toScale: 2) - 210.5) <= 0.5)
    #expect(abs(width("100%", .systemFont(ofSize: 17), 11).ceiled(toScale: 2) - 42.5) <= 0.5)
  }

  /// Oracle: `interface-builder`, and `runtime` for the semibold text on iOS 12.
  @Test(
    "Before iOS 14, the apostrophe is narrower",
    arguments: [
      ("I'm waiting", 17, 400, 2, 81.5), ("Hi, I'm Container A", 17, 400, 2, 142),
      ("Hi, I'm Container B", 17, 400, 2, 142),
      ("Fwd: Jane's independent studies", 15, 400, 3, 224.3333),
      ("What's", 17, 600, 2, 55.5), ("What's", 17, 600, 3, 55.6667), ("What's", 16, 600, 2, 53),
      ("What's", 16, 600, 3, 52.6667),
    ] as [(String, CGFloat, Int, CGFloat, CGFloat)])
  func apostrophe(text: String, size: CGFloat, weight: Int, scale: CGFloat, recorded: CGFloat) {
    let font = UIFont.systemFont(ofSize: size, weight: UIFont.Weight(cssWeight: weight))
    #expect(abs(width(text, font, 13).ceiled(toScale: scale) - recorded) < 0.001)
  }

  /// Oracle: `interface-builder`, a label of Xcode 11. A narrower apostrophe would make it 264 points
  /// wide.
  @Test func `Before iOS 14, the apostrophe of the display variant is not narrower`() {
    let font = UIFont.systemFont(ofSize: 23, weight: .semibold)
    let width = width("Tap '+' to choose a photo.", font, 13).ceiled(toScale: 2)
    #expect(abs(width - 266) <= 1)
  }

  /// Oracle: `interface-builder`, labels of Xcode 8 to 11 at two pixels a point, whose system font had
  /// another tracking at 17 points and a display cut from 20 points (55 of 67 labels at 17 points are
  /// exact, 20 of 27 at 20 points).
  @Test(
    "Before iOS 14, tracking is wider at 17 points, and the display variant starts at 20 points",
    arguments: [
      ("Label", 17, 400, 42), ("Filter Video", 20, 400, 98), ("Test Present", 20, 400, 107),
      ("Unlock with Face ID", 22, 600, 197), ("Second View", 36, 400, 202),
    ] as [(String, CGFloat, Int, CGFloat)])
  func earlierSystems(text: String, size: CGFloat, weight: Int, recorded: CGFloat) {
    let font = UIFont.systemFont(ofSize: size, weight: UIFont.Weight(cssWeight: weight))
    #expect(width(text, font, 13).ceiled(toScale: 2) == recorded)
    #expect(width(text, font, 14).ceiled(toScale: 2) != recorded)
  }

  /// Oracle: `hand`; beyond the measured sizes the published tracking fades out.
  @Test("Widths increase with the font size beyond the measured sizes")
  func otherSizes() {
    let sizes: [CGFloat] = [5, 6, 7, 8, 40, 44, 60, 80, 200]
    let widths = sizes.map { width("Settings", .systemFont(ofSize: $0)) }
    #expect(widths == widths.sorted())
    #expect(abs(widths[8] / widths[7] - 2.5) < 1e-9)
  }

  private func width(_ text: String, _ font: UIFont, _ systemVersion: Int = 26) -> CGFloat {
    TextLayout(
      StyledText(text, font: font), limits: .init(), systemVersion: systemVersion,
      measurer: SystemFontMeasurer()
    ).width
  }
}
