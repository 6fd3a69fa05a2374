import Foundation

/// A color by its sRGB components.
///
/// Unlike Core Graphics, there are no color spaces and patterns: all colors have four components.
public final class CGColor: NSObject, Sendable {
  /// Components from 0 to 1, not multiplied with `alpha`. Values are stored as given, without
  /// clamping.
  private let red, green, blue: CGFloat
  /// The opacity from 0, transparent, to 1, opaque.
  public let alpha: CGFloat

  /// A color by sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A color by sRGB components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray from 0 (black) to 1 (white), stored as three equal sRGB components.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha, in this order. Never nil; optional as in Core Graphics.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// The number of components, alpha included.
  public var numberOfComponents: Int { 4 }

  /// The same color with another alpha, from 0 to 1. Never nil; optional as in Core Graphics.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Colors are equal if all four components are exactly equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGColor)?.components == components
  }

  public override var hash: Int { components.hashValue }
}
