import Foundation

/// A type that measures the advances of characters, which are the only information about fonts that
/// layout requires.
///
/// The default, `SystemFontMeasurer`, has tables of the system font and approximates other fonts.
/// An app with font files can set its own measurer in `TextMeasurement.measurer`.
public protocol TextMeasuring: Sendable {
  /// Returns the advance of each character in points.
  ///
  /// The sum of the advances is the width of the text on one line, so an advance includes the
  /// kerning with the next character and the tracking of the font.
  ///
  /// - Parameters:
  ///   - characters: The characters of the text. The advances of line breaks are ignored.
  ///   - font: The font, whose size is in points.
  ///   - systemVersion: The major version of iOS that determines the fonts. Widths of the system
  ///     font changed in iOS 9, 11 and 14.
  /// - Returns: One value per character.
  func advances(of characters: [Character], font: UIFont, systemVersion: Int) -> [CGFloat]
}

/// The measurer of text in this process.
public enum TextMeasurement {
  /// The object that measures the text of all controls. Set it before views are measured, because
  /// sizes that views have already returned are not measured again.
  @MainActor public static var measurer: any TextMeasuring = SystemFontMeasurer() {
    didSet { generation += 1 }
  }

  /// The number of measurers that have been set.
  @MainActor private(set) static var generation = 0
}
