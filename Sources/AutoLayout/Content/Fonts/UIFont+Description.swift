import Foundation

extension UIFont {
  /// The family, weight, style and size, in UIKit's format.
  var consoleDescription: String {
    let points = String(format: "%.2f", Double(pointSize))
    return "<UICTFont: \(ObjectIdentifier(self).addressText)> font-family: \"\(describedFamily)\"; "
      + "font-weight: \(cssWeight >= Self.minBoldWeight ? "bold" : "normal"); "
      + "font-style: \(isItalic ? "italic" : "normal"); font-size: \(points)pt"
  }

  /// The least weight that is printed as bold, as in CSS.
  private static let minBoldWeight = 600

  /// The family as it is printed: the style of a text style, the PostScript name of the system font
  /// and the family of others.
  private var describedFamily: String {
    if let textStyle { return textStyle.rawValue }
    return family == .system ? fontName : familyName
  }
}
