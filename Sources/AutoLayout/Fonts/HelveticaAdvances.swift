import Foundation

/// Advances of Helvetica Neue, the system font before iOS 9, in thousandths of an em.
///
/// The values are those of the published metrics of the roman and bold cuts for ASCII; accented
/// letters are as wide as their base letters.
enum HelveticaAdvances {
  /// From space (32) to tilde (126).
  private static let roman: [CGFloat] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
    648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500,
    222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
    593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]
  private static let bold: [CGFloat] = [
    278, 295, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778,
    667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600, 500,
    259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611,
    611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 223, 333, 600,
  ]
  /// Punctuation outside ASCII that labels often have.
  private static let punctuation: [UInt32: CGFloat] = [
    0x2013: 500, 0x2014: 1000, 0x2018: 278, 0x2019: 278, 0x201C: 463, 0x201D: 463, 0x2022: 500,
    0x2026: 1000,
  ]

  /// The advance of a scalar in em; nil when the table does not have it.
  ///
  /// Weights between and beyond the two cuts are linear in the weight.
  static func advance(of scalar: UInt32, cssWeight: Int) -> CGFloat? {
    if let value = punctuation[scalar] { return value / 1000 }
    guard (32...126).contains(scalar) else { return nil }
    let i = Int(scalar) - 32
    let share = CGFloat(cssWeight - 400) / 300
    return (roman[i] + (bold[i] - roman[i]) * share) / 1000
  }
}
