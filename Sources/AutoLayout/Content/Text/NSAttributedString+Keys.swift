import Foundation

/// UIKit's attributes, which Foundation outside Apple's platforms lacks.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// A number: points added after each character.
  public static let kern = Self(rawValue: "NSKern")
  /// A number: points added after each character.
  public static let tracking = Self(rawValue: "CTTracking")
  /// A number: points above the baseline.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// A `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// A `UIColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// A URL or string.
  public static let link = Self(rawValue: "NSLink")
}

/// How a line under or through text is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line of normal thickness.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// The line is made of dots; added to a thickness.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// The line is made of dashes; added to a thickness.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// The line leaves out blanks; added to a thickness.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
