import Foundation

/// Measures characters: the one thing about fonts that layout has to be told.
///
/// The default, `SystemFontMeasurer`, has tables of the system font and approximates the others. A
/// program with font files may install its own in `TextMeasurement.measurer`.
public protocol TextMeasuring: Sendable {
  /// The advance of each character in points.
  ///
  /// The sum is the width of the text on one line, so that an advance includes the kerning with the
  /// next character and the tracking of the font.
  ///
  /// - Parameters:
  ///   - characters: The text; the advances of line breaks are not used.
  ///   - font: Its size is in points.
  ///   - systemVersion: Major version of iOS whose fonts are meant. Widths of the system font
  ///     changed with iOS 9, 11 and 14.
  /// - Returns: As many values as there are characters.
  func advances(of characters: [Character], font: UIFont, systemVersion: Int) -> [CGFloat]
}

/// What measures text in this process.
public enum TextMeasurement {
  /// Measures the text of all controls. Set it before views are measured: sizes that views have
  /// already stated are not measured again.
  @MainActor public static var measurer: any TextMeasuring = SystemFontMeasurer() {
    didSet { generation += 1 }
  }

  /// Counts the measurers that were set.
  @MainActor private(set) static var generation = 0
}
