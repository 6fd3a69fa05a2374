import Foundation

/// The advances of ASCII in one font, so that a text is measured byte by byte.
///
/// Every advance is the one that `SystemFontMeasurer` computes for the same character, to the bit.
final class AdvanceTable: Sendable {
  /// The way in which pairs of characters change the advance of the first one.
  enum Kerning: Sendable {
    /// No pair does.
    case none
    /// The kerning in points is added. Monospaced digits have that of zero.
    case points(SystemFontCut, hasMonospacedDigits: Bool)
    /// Pairs that begin with one of a few capital letters have kerning in ems. It is added to the
    /// advance in ems, and the sum is multiplied by the size.
    case ems(SystemFontCut, advances: [CGFloat], size: CGFloat)
  }

  /// The advance in points of each character that no other follows, by code.
  private let advances: [CGFloat]
  private let kerning: Kerning

  init(advances: [CGFloat], kerning: Kerning) {
    self.advances = advances
    self.kerning = kerning
  }

  /// A code for the end of the text.
  static let noCode: UInt8 = 0xFF

  /// Returns the advance in points of an ASCII character before another, or before `noCode`.
  @inline(__always)
  func advance(of code: UInt8, before next: UInt8) -> CGFloat {
    switch kerning {
    case .none:
      return advances[Int(code)]
    case .points(let cut, let hasMonospacedDigits):
      return advances[Int(code)]
        + (hasMonospacedDigits
          ? cut.kerning(Self.digit(code), Self.digit(next)) : cut.kerning(code, next))
    case .ems(let cut, let ems, let size):
      guard Self.leans(code) else { return advances[Int(code)] }
      return (ems[Int(code)] + cut.kerning(code, next)) * size
    }
  }

  /// Returns the code of zero for digits, and other codes as they are.
  private static func digit(_ code: UInt8) -> UInt8 {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(code) ? UInt8(ascii: "0") : code
  }

  /// Returns whether a capital letter leans over the next letter, so that Helvetica has kerning.
  static func leans(_ code: UInt8) -> Bool {
    switch code {
    case UInt8(ascii: "F"), UInt8(ascii: "P"), UInt8(ascii: "T"), UInt8(ascii: "V"),
      UInt8(ascii: "W"), UInt8(ascii: "Y"):
      true
    default: false
    }
  }
}
