import Foundation

/// UIKit's attributes, which Foundation does not provide outside Apple's platforms.
extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The style of the paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The space after each character in points, a number.
  public static let kern = Self(rawValue: "NSKern")
  /// The space after each character in points, a number.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The distance above the baseline in points, a number.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The style of the underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The color of the underline, a `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The style of the strikethrough line, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The color of the strikethrough line, a `UIColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The destination of a link, a URL or string.
  public static let link = Self(rawValue: "NSLink")
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A single line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A dotted line, in combination with a thickness.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A dashed line, in combination with a thickness.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of alternating dashes and dots, in combination with a thickness.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of alternating dashes and two dots, in combination with a thickness.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line that is interrupted at spaces, in combination with a thickness.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
