import Foundation

/// An object in a text that replaces the character U+FFFC.
package protocol InlineContent: AnyObject {
  /// Returns the bounds of the object at a UTF-16 unit, in points above and to the right of a point
  /// on the baseline.
  func inlineBounds(at location: Int) -> CGRect
}

extension StyledText {
  /// The space that an object occupies in a text.
  package struct InlineRoom: Hashable, Sendable {
    /// The width in points.
    package var width: CGFloat
    /// The height above the baseline, in points.
    package var ascent: CGFloat
    /// The height below the baseline, in points.
    package var descent: CGFloat

    init(_ bounds: CGRect) {
      width = max(0, bounds.width)
      ascent = max(0, bounds.maxY)
      descent = max(0, -bounds.minY)
    }
  }

  /// The placeholder character of an object.
  static let inlineCharacter: Character = "\u{FFFC}"

  /// Returns a string for drawing, with spaces in place of objects.
  static func drawn(_ string: String) -> String {
    guard string.contains(inlineCharacter) else { return string }
    return string.replacingOccurrences(of: String(inlineCharacter), with: " ")
  }
}

extension NSAttributedString.Key {
  /// The object that replaces a character, an `NSTextAttachment`.
  public static let attachment = Self(rawValue: "NSAttachment")
}
