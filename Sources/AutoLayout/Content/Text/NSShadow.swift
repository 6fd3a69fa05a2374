import Foundation

/// The shadow of text, the value of the attribute `shadow`.
///
/// - Remark: Inert. Shadows of text are not drawn.
open class NSShadow: NSObject, NSCopying {
  /// The word in which Foundation looks for a Core Foundation type. It must be the first stored
  /// property.
  private let foundationType = FoundationTypeWord()

  public override init() { super.init() }

  /// The distance of the shadow from the text, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a `UIColor`. The default is black with an opacity of one third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}

extension NSAttributedString.Key {
  /// The ligatures, a number: 0 for none, 1 for the default ligatures. They do not change widths.
  public static let ligature = Self(rawValue: "NSLigature")
  /// The color of outlines, a `UIColor`.
  ///
  /// - Remark: Inert. Outlines are not drawn.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The width of outlines in percent of the point size, a number.
  ///
  /// - Remark: Inert. Outlines are not drawn.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  ///
  /// - Remark: Inert. Shadows of text are not drawn.
  public static let shadow = Self(rawValue: "NSShadow")
  /// The effect of the text, a string.
  ///
  /// - Remark: Inert. It is not drawn.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// The skew of the letters, a number.
  ///
  /// - Remark: Inert. It is not drawn.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// The logarithm of the letters' expansion, a number.
  ///
  /// - Remark: Inert. It has no effect.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// The embedded writing directions, an array of numbers.
  ///
  /// - Remark: Inert. They have no effect.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
  /// The orientation of the text, a number. Text is always horizontal.
  public static let verticalGlyphForm = Self(rawValue: "CTVerticalForms")
}
