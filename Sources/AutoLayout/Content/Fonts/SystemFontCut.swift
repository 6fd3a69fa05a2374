import Foundation

/// The system font at one size and weight, with the advances and kerning of ASCII.
///
/// Since iOS 14, the system font is a variable font. Its advances are linear in the weight between
/// regular and the ends of the weight axis. They are also linear in an optical size, which is 0 at
/// 17 points and 1 at 28 points. The tracking of the size is added to every character. This
/// reproduces all advances and all strings measured on iOS 26.1, from 8 to 40 points.
///
/// Before iOS 14, there were two cuts: the text cut below 20 points has optical size 0, and the
/// display cut from 20 points has optical size 1. Both have their own tracking and a narrower
/// percent sign (labels that Interface Builder recorded: "37%" in bold, "100%" and "0%" in regular
/// weight). The text cut also has a narrower apostrophe ("I'm waiting", "Hi, I'm Container A" and
/// "B", "Fwd: Jane's independent studies" in regular weight of three repositories, and "What's" in
/// semibold, `runtime`).
struct SystemFontCut {
  /// The size in points divided by the units per em.
  private let scale: CGFloat
  /// The position between the masters of 17 points (0) and of 28 points (1).
  private let opticalSize: CGFloat
  /// The position between regular (0) and the end of the weight axis (1).
  private let weight: CGFloat
  /// The advances of the regular weight, in units.
  private let regular: (text: [Int16], display: [Int16])
  /// The advances at the end of the weight axis on the side of the weight.
  private let end: (text: [Int16], display: [Int16])
  /// The advances of the italic font, or `nil` for an upright font.
  private let italic: (text: [Int16], display: [Int16])?
  /// The index of the values of the end in a kerning record.
  private let endValues: Int
  /// The tracking in font units.
  private let tracking: CGFloat
  /// The reduction of the width of the percent sign, in font units.
  private let percentNarrowing: CGFloat
  /// The reduction of the width of the apostrophe, in font units.
  private let apostropheNarrowing: CGFloat
  private let kerningTable = SystemFontKerning.shared

  /// The number of font units per em.
  private static let unitsPerEm: CGFloat = 2048

  init(size: CGFloat, cssWeight: Int, isItalic: Bool, generation: SystemFontGeneration) {
    scale = size / Self.unitsPerEm
    if generation == .variable {
      opticalSize = Self.opticalSizes.value(at: size)
      tracking = Self.trackings.value(at: size)
    } else {
      let isDisplay = size >= Self.displaySize
      opticalSize = isDisplay ? 1 : 0
      tracking = (isDisplay ? Self.displayTrackings : Self.textTrackings).value(at: size)
    }
    let position = Self.position(ofWeight: cssWeight)
    weight = abs(position)
    percentNarrowing =
      generation == .variable ? 0 : 150 + 240 * max(0, position)
    // The labels permit 89 to 115 units in regular weight, and 122 to 129 in semibold. The only
    // label of the display cut permits none ("Tap '+' to choose a photo.", 23 points).
    let isText = generation != .variable && size < Self.displaySize
    apostropheNarrowing = isText ? 102 + 75 * max(0, position) : 0
    typealias Units = SystemFontUnits
    regular = (Units.regular17, Units.regular28)
    end = position < 0 ? (Units.light17, Units.light28) : (Units.black17, Units.black28)
    italic = isItalic ? (Units.italic17, Units.italic28) : nil
    endValues = position < 0 ? 0 : 4
  }

  /// Returns the advance of an ASCII character in points, with tracking, or `nil` for a control
  /// character.
  func advance(of character: UInt8) -> CGFloat? {
    guard (0x20...0x7E).contains(character) else { return nil }
    let i = Int(character) - 0x20
    var units = value(CGFloat(regular.text[i]), CGFloat(regular.display[i]))
    if weight > 0 {
      units += weight * (value(CGFloat(end.text[i]), CGFloat(end.display[i])) - units)
    }
    if let italic {
      units += value(
        CGFloat(italic.text[i]) - CGFloat(regular.text[i]),
        CGFloat(italic.display[i]) - CGFloat(regular.display[i]))
    }
    if character == UInt8(ascii: "%") { units -= percentNarrowing }
    if character == UInt8(ascii: "'") { units -= apostropheNarrowing }
    return (units + tracking) * scale
  }

  /// The height of lowercase letters in points.
  var xHeight: CGFloat {
    var units = value(Self.xHeights.regular.text, Self.xHeights.regular.display)
    let end = endValues == 0 ? Self.xHeights.light : Self.xHeights.black
    units += weight * (value(end.text, end.display) - units)
    return units.rounded() * scale
  }

  /// Returns the kerning between two ASCII characters in points, which is usually negative.
  func kerning(_ first: UInt8, _ second: UInt8) -> CGFloat {
    guard let record = kerningTable.record(first, second) else { return 0 }
    return kerning(ofRecord: record)
  }

  /// Returns the kerning in points of the pairs of a record, by the index of its values.
  func kerning(ofRecord record: Int) -> CGFloat {
    let values = kerningTable.values
    var units = value(values[record + 2], values[record + 3])
    if weight > 0 {
      units += weight * (value(values[record + endValues], values[record + endValues + 1]) - units)
    }
    return units * scale
  }

  /// Returns the value at the optical size.
  private func value(_ text: CGFloat, _ display: CGFloat) -> CGFloat {
    text + opticalSize * (display - text)
  }

  // MARK: Axes

  /// The size in points from which the display cut is used, before iOS 14.
  static let displaySize: CGFloat = 20

  /// Returns the position between regular (0) and the light (-1) or black (1) end of the axis, as
  /// measured for the nine weights from 100 to 900.
  private static func position(ofWeight cssWeight: Int) -> CGFloat {
    weightPositions[min(max(cssWeight / 100, 1), weightPositions.count) - 1] / 16384
  }

  /// The heights of lowercase letters in font units, measured at 17 and at 28 points.
  private static let xHeights:
    (
      light: (text: CGFloat, display: CGFloat), regular: (text: CGFloat, display: CGFloat),
      black: (text: CGFloat, display: CGFloat)
    ) = ((1076, 1040), (1078, 1040), (1124, 1104))

  private static let weightPositions: [CGFloat] = [
    -15155, -11878, -5161, 0, 3004, 5188, 8192, 12561, 16384,
  ]

  /// The optical size by size in points, measured in steps of a point.
  private static let opticalSizes = LinearTable([
    (17, 0), (18, 745), (19, 1489), (20, 3872), (21, 6256), (22, 8639), (23, 11022), (24, 13405),
    (25, 14150), (26, 14895), (27, 15639), (28, 16384),
  ]).divided(by: 16384)

  /// The tracking in font units by size in points.
  ///
  /// The values from 8 to 40 points are measured. The others are Apple's published values (Human
  /// Interface Guidelines), which agree with the measured ones where both exist.
  private static let trackings = LinearTable([
    (6, 84), (7, 69), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22),
    (15, -32), (16, -40), (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24),
    (23, -9), (24, 6), (25, 11), (26, 17), (27, 22), (28, 28), (29, 27), (30, 27), (31, 26),
    (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (38, 20), (39, 19), (40, 19),
    (44, 16), (50, 14), (60, 10), (70, 4), (80, 0),
  ])

  /// The tracking of the text cut in font units by size in points, before iOS 14.
  ///
  /// It differs from the later tracking where labels that Interface Builder recorded require it (17
  /// points: 55 of 67 labels are exact, and 8 with the later tracking; 16 points: 16 of 19 instead
  /// of 14).
  private static let textTrackings = LinearTable([
    (6, 84), (7, 69), (8, 52), (9, 46), (10, 31), (11, 13), (12, 0), (13, -11.5), (14, -22),
    (15, -32), (16, -39.5), (17, -46.3), (18, -48), (19, -51), (20, -53),
  ])

  /// The tracking of the display cut in font units by size in points, before iOS 14 (recorded
  /// labels: 20 of 27 are exact at 20 points, 5 of 5 at 22, 4 of 6 at 24, 4 of 4 at 26, 4 of 5 at
  /// 36).
  private static let displayTrackings = LinearTable([
    (20, 37), (21, 34), (22, 32), (24, 29.7), (26, 26.9), (30, 27.5), (34, 26.5), (36, 24.5),
    (40, 21), (44, 16), (50, 14), (60, 10), (70, 4), (80, 0),
  ])
}
