import Foundation

/// A color with sRGB components.
///
/// Unlike Core Graphics, there are no color spaces and patterns: all colors have four components.
public final class CGColor: NSObject, Sendable {
  /// The components from 0 to 1, not premultiplied by `alpha`. Values are stored as given, without
  /// clamping.
  private let red, green, blue: CGFloat
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat

  /// Red, green, blue and alpha in dark appearance, or `nil` if the color is the same in both
  /// appearances. Equality ignores them.
  package let darkComponents: [CGFloat]?

  /// Creates a color from sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha], dark: nil)
  }

  /// Creates a color from four components in light appearance and, if they differ, four in dark
  /// appearance.
  package init(components: [CGFloat], dark: [CGFloat]?) {
    (red, green, blue, alpha) = (components[0], components[1], components[2], components[3])
    darkComponents = dark
  }

  /// Creates a color from components in a color space: gray and alpha, or red, green, blue and
  /// alpha. Returns `nil` for color spaces of other models.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch colorSpace.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  /// The color space, which is always sRGB. Never `nil`; optional as in Core Graphics.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Creates a color from sRGB components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from 0 (black) to 1 (white), stored as three equal sRGB components.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha, in this order. Never `nil`; optional as in Core Graphics.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// The number of components, alpha included.
  public var numberOfComponents: Int { 4 }

  /// Returns the same color with another alpha, from 0 to 1. Never `nil`; optional as in Core
  /// Graphics.
  public func copy(alpha: CGFloat) -> CGColor? {
    let dark = darkComponents.map { Array($0.prefix(3)) + [alpha] }
    return CGColor(components: [red, green, blue, alpha], dark: dark)
  }

  /// Colors are equal if all four components are exactly equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGColor)?.components == components
  }

  public override var hash: Int { components.hashValue }
}
