import Foundation

/// The advances of Helvetica Neue and of Helvetica, by weight.
///
/// Each table contains the characters from space (32) to tilde (126), in thousandths of an em.
/// Accented letters have the width of their base letters.
struct HelveticaAdvances: Sendable {
  /// Helvetica Neue, the system font before iOS 9.
  static let neue = HelveticaAdvances([(200, neueThin), (400, neueRoman), (700, neueBold)])
  /// Helvetica, and Arial, which has the same widths.
  static let classic = HelveticaAdvances([(400, roman), (700, bold)])

  private let cuts: [(cssWeight: Int, advances: [CGFloat])]

  private init(_ cuts: [(Int, [CGFloat])]) {
    self.cuts = cuts.map { (cssWeight: $0.0, advances: $0.1) }
  }

  /// One weight of a typeface.
  struct Cut {
    fileprivate let low: [CGFloat]
    fileprivate let high: [CGFloat]
    fileprivate let share: CGFloat

    /// Returns the advance of a printable ASCII character in ems, or `nil` for other characters.
    func advance(of character: UInt8) -> CGFloat? {
      guard (0x20...0x7E).contains(character) else { return nil }
      let i = Int(character) - 0x20
      return (low[i] + (high[i] - low[i]) * share) / 1000
    }
  }

  /// Returns the advances of a weight from 100 to 900. Weights between two tables, and above the
  /// boldest one, are linear in the weight. Weights below the thinnest table use that table.
  func cut(cssWeight: Int) -> Cut {
    let weight = max(cssWeight, cuts[0].cssWeight)
    let upper = cuts.indices.dropFirst().first { cuts[$0].cssWeight >= weight } ?? cuts.count - 1
    let (low, high) = (cuts[upper - 1], cuts[upper])
    let share = CGFloat(weight - low.cssWeight) / CGFloat(high.cssWeight - low.cssWeight)
    return Cut(low: low.advances, high: high.advances, share: share)
  }

  /// The width in ems of common punctuation outside ASCII.
  static let punctuation: [UInt32: CGFloat] = [
    0x2013: 0.5, 0x2014: 1, 0x2018: 0.278, 0x2019: 0.278, 0x201C: 0.463, 0x201D: 0.463,
    0x2022: 0.5, 0x2026: 1,
  ]

  // MARK: Tables

  /// Fitted to 13 texts that Interface Builder recorded, with the roman weight as the prior. The
  /// mean error for texts that are not part of the fit is 0.6 percent of the width; the error for a
  /// text from a device is 0.9 percent.
  private static let neueThin: [CGFloat] = [
    244, 214, 386, 520, 520, 977, 596, 233, 214, 214, 310, 565, 233, 348, 233, 290, 520, 520,
    520, 520, 520, 520, 520, 520, 520, 520, 233, 233, 565, 565, 565, 520, 771, 619, 623, 711,
    668, 576, 531, 729, 691, 185, 482, 634, 520, 850, 691, 729, 607, 730, 647, 619, 538, 691,
    576, 901, 576, 614, 576, 214, 290, 214, 565, 462, 176, 505, 558, 487, 579, 502, 251, 544,
    512, 180, 176, 489, 176, 825, 526, 531, 545, 558, 282, 473, 272, 513, 458, 728, 481, 448,
    441, 290, 176, 290, 565,
  ]

  /// The published metrics.
  private static let neueRoman: [CGFloat] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
    648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500,
    222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
    593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]

  /// The published metrics.
  private static let neueBold: [CGFloat] = [
    278, 295, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778,
    667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600, 500,
    259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611,
    611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 223, 333, 600,
  ]

  /// The published metrics of Adobe's core fonts.
  private static let roman: [CGFloat] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667,
    667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722,
    667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500,
    556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278,
    556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// The published metrics of Adobe's core fonts.
  private static let bold: [CGFloat] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722,
    722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722,
    667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556,
    611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333,
    611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
