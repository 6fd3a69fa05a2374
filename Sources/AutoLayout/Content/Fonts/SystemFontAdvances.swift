import Foundation

/// The fitted table of the system font, prepared for lookups.
///
/// Advances are linear in the weight between the masters 100, 400 and 900. All values are in ems.
struct SystemFontAdvances: Sendable {
  static let shared = SystemFontAdvances()

  /// The size in points from which the display cut is used instead of the text cut.
  static let displaySize: CGFloat = 20

  /// The index into the lists of masters, by scalar value.
  private let index: [UInt32: Int]
  /// The text cut at weights 100, 400 and 900, then the display cut.
  private let masters: [[CGFloat]]
  /// The offsets by cut, then by weight / 100 - 1.
  private let weightOffsets: [[CGFloat]]
  private let trackingSizes: [CGFloat]
  /// The tracking by generation of the font, then in the order of `trackingSizes`.
  private let tracking: [[CGFloat]]
  /// The values at weights 400 and 700 by pair. Both characters are ASCII; the first is in the high
  /// byte.
  private let kerning: [UInt16: (regular: CGFloat, bold: CGFloat)]

  private init() {
    typealias Table = SystemFontTable
    let scalars = Self.words(Table.scalars)
    index = Dictionary(
      scalars.enumerated().compactMap { i, s in UInt32(s, radix: 16).map { ($0, i) } },
      uniquingKeysWith: { first, _ in first })
    masters = [
      Table.text100, Table.text400, Table.text900, Table.display100, Table.display400,
      Table.display900,
    ].map(Self.ems)
    weightOffsets = [Table.textWeightOffsets, Table.displayWeightOffsets].map(Self.ems)
    trackingSizes = Self.ems(Table.trackingSizes).map { $0 * 10_000 }
    tracking = [Table.trackingUpTo10, Table.tracking11To13, Table.trackingFrom14].map(Self.ems)
    kerning = Self.pairs(Table.kerning)
  }

  /// Converts numbers in ten-thousandths of an em to ems.
  private static func ems(_ text: String) -> [CGFloat] {
    words(text).map { CGFloat(Double($0) ?? 0) / 10_000 }
  }

  /// Returns the parts of an ASCII text between spaces and newlines. The text is split by bytes,
  /// since tables are read in every process and iterating over characters takes most of that time.
  private static func words(_ text: String) -> [Substring] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { Substring($0) }
  }

  private static func pairs(_ text: String) -> [UInt16: (regular: CGFloat, bold: CGFloat)] {
    var pairs: [UInt16: (regular: CGFloat, bold: CGFloat)] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let first = line.first else { continue }
      for entry in line.dropFirst().split(separator: UInt8(ascii: " ")) {
        guard let second = entry.first else { continue }
        let values = entry.dropFirst().split(separator: UInt8(ascii: ",")).map { part -> CGFloat in
          let number = Double(Substring(part)) ?? 0
          return CGFloat(number) / 1000
        }
        guard values.count == 2 else { continue }
        pairs[UInt16(first) << 8 | UInt16(second)] = (values[0], values[1])
      }
    }
    return pairs
  }

  /// Returns the advance of a scalar in ems without tracking, or `nil` if the table does not
  /// contain it.
  func advance(of scalar: UInt32, isDisplay: Bool, cssWeight: Int) -> CGFloat? {
    guard let i = index[scalar] else { return nil }
    let cut = isDisplay ? 3 : 0
    let weight = CGFloat(min(max(cssWeight, 100), 900))
    let (low, high, share) =
      weight <= 400
      ? (masters[cut][i], masters[cut + 1][i], (weight - 100) / 300)
      : (masters[cut + 1][i], masters[cut + 2][i], (weight - 400) / 500)
    return low + (high - low) * share
  }

  /// Returns the additional advance of every character in ems, for a size in points.
  func tracking(
    size: CGFloat, cssWeight: Int, generation: SystemFontGeneration
  ) -> CGFloat {
    let values =
      switch generation {
      case .helveticaNeue, .firstSanFrancisco: tracking[0]
      case .twoCuts: tracking[1]
      case .variable: tracking[2]
      }
    let cut = size < Self.displaySize ? 0 : 1
    let offset = weightOffsets[cut][min(max(cssWeight / 100, 1), 9) - 1]
    return offset + interpolated(values, at: size)
  }

  /// Returns a value that is linear between adjacent sizes, except across the change of cuts, and
  /// constant at the ends.
  private func interpolated(_ values: [CGFloat], at size: CGFloat) -> CGFloat {
    guard let above = trackingSizes.firstIndex(where: { $0 >= size }) else {
      return values[values.count - 1]
    }
    let high = trackingSizes[above]
    guard above > 0, high != size else { return values[above] }
    let low = trackingSizes[above - 1]
    if high == Self.displaySize { return values[above - 1] }
    return values[above - 1] + (values[above] - values[above - 1]) * (size - low) / (high - low)
  }

  /// Returns the kerning between two ASCII characters in ems, which is linear between the weights
  /// 400 and 700.
  func kerning(_ first: UInt8, _ second: UInt8, cssWeight: Int) -> CGFloat {
    guard let pair = kerning[UInt16(first) << 8 | UInt16(second)] else { return 0 }
    let share = CGFloat(min(max(cssWeight, 400), 700) - 400) / 300
    return pair.regular + (pair.bold - pair.regular) * share
  }
}
