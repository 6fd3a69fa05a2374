import Foundation

/// The advances of ASCII characters in one font, so that a text is measured byte by byte.
///
/// Every advance is identical, to the bit, to the one that `SystemFontMeasurer` computes for the
/// same character.
final class AdvanceTable: Sendable {
  /// The effect of pairs of characters on the advance of the first one.
  enum Kerning: Sendable {
    /// There is no kerning, and advances are in points.
    case none
    /// Advances are in points, and so is the kerning, which is added. Monospaced digits have the
    /// kerning of zero.
    case points(hasMonospacedDigits: Bool)
    /// Advances are in ems of a size in points. Pairs that begin with one of a few capital letters
    /// have kerning in ems, which is added before the multiplication.
    case ems(size: CGFloat)
  }

  /// The advance of each character without a successor, by code. Not a number for control
  /// characters.
  private let advances: [CGFloat]
  private let kerning: Kerning
  /// The cut that provides the kerning of pairs, or `nil` without kerning.
  private let cut: SystemFontCut?

  /// Creates a table for the advances of codes. A code without an advance is measured as a
  /// character.
  init(
    kerning: Kerning = .none, _ cut: SystemFontCut? = nil, _ advance: (UInt8) -> CGFloat?
  ) {
    advances = (0..<128).map { (0x20...0x7E).contains($0) ? advance($0) ?? .nan : .nan }
    self.kerning = kerning
    self.cut = cut
  }

  /// Appends the widths of the prefixes of a text in points, with the space `kern` after each
  /// character.
  ///
  /// - Returns: `true` if every prefix is at least as wide as all shorter ones.
  func append(
    _ text: UnsafeBufferPointer<UInt8>, kern: CGFloat, font: UIFont, _ systemVersion: Int,
    to offsets: inout [CGFloat]
  ) -> Bool {
    let records = SystemFontKerning.shared.records
    var isAscending = true
    var offset = offsets[offsets.count - 1]
    for i in text.indices {
      let code = text[i]
      var advance = advances[Int(code)]
      if advance.isNaN {
        // Line breaks, from the line feed to the form feed, have no width.
        if !(0x0A...0x0D).contains(code) {
          let width = Self.control(code, font, systemVersion) + kern
          if width < 0 { isAscending = false }
          offset += width
        }
        offsets.append(offset)
        continue
      }
      let next = i + 1 < text.count ? text[i + 1] : 0
      switch kerning {
      case .none: break
      case .points(let hasMonospacedDigits):
        let record =
          hasMonospacedDigits
          ? Self.record(Self.digit(code), Self.digit(next), records)
          : Self.record(code, next, records)
        if record != 0, let cut { advance += cut.kerning(ofRecord: record) }
      case .ems(let size):
        if Self.leans(code), let cut {
          let record = Self.record(code, next, records)
          if record != 0 { advance += cut.kerning(ofRecord: record) }
        }
        advance *= size
      }
      advance += kern
      if advance < 0 { isAscending = false }
      offset += advance
      offsets.append(offset)
    }
    return isAscending
  }

  /// Returns the advance of a control character in points.
  private static func control(_ code: UInt8, _ font: UIFont, _ systemVersion: Int) -> CGFloat {
    SystemFontMeasurer().advances(
      of: [Character(UnicodeScalar(code))], font: font, systemVersion: systemVersion)[0]
  }

  /// Returns the index of the kerning of a printable character before another code, or 0 without
  /// kerning.
  @inline(__always)
  private static func record(_ first: UInt8, _ second: UInt8, _ records: [UInt16]) -> Int {
    guard (0x20...0x7E).contains(second) else { return 0 }
    let pair = Int(first - 0x20) * SystemFontKerning.side + Int(second - 0x20)
    return Int(records[pair]) * SystemFontKerning.valuesPerPair
  }

  /// A code for characters outside ASCII.
  static let noCode: UInt8 = 0xFF

  /// Returns the code of zero for digits, and other codes unchanged.
  static func digit(_ code: UInt8) -> UInt8 {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(code) ? UInt8(ascii: "0") : code
  }

  /// Returns a Boolean value that indicates whether a capital letter leans over the next letter, so
  /// that Helvetica has kerning.
  static func leans(_ code: UInt8) -> Bool {
    switch code {
    case UInt8(ascii: "F"), UInt8(ascii: "P"), UInt8(ascii: "T"), UInt8(ascii: "V"),
      UInt8(ascii: "W"), UInt8(ascii: "Y"):
      true
    default: false
    }
  }
}
