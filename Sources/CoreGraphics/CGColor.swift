import Foundation

/// A colour by its sRGB components.
public final class CGColor: NSObject, Sendable {
  /// From 0 to 1.
  private let red, green, blue: CGFloat
  /// From 0, nothing, to 1, all.
  public let alpha: CGFloat

  /// A colour by sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour by sRGB components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// The number of components, alpha included.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another alpha, from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGColor)?.components == components
  }

  public override var hash: Int { components.hashValue }
}
