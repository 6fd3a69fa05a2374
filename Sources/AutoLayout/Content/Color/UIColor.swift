import Foundation

/// A color in sRGB with values for light and dark appearance.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  /// The word in which Foundation looks for a Core Foundation type. It must be the first stored
  /// property.
  private let foundationType = FoundationTypeWord()

  /// The values for both appearances, in the form of snapshots.
  public let snapshotColor: LayoutSnapshot.Color

  /// A Boolean value that indicates whether the color was created as a gray, which determines how
  /// it is printed.
  let isGray: Bool

  /// Creates a color from its values in both appearances.
  public init(_ color: LayoutSnapshot.Color) {
    snapshotColor = color
    isGray = false
  }

  /// Creates a color and specifies whether it is printed as a gray.
  init(_ color: LayoutSnapshot.Color, isGray: Bool) {
    snapshotColor = color
    self.isGray = isGray
  }

  /// Creates transparent black. UIKit's object has no components.
  public override convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Creates a color from sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(LayoutSnapshot.Color(light: .init(red, green, blue, alpha)))
  }

  /// Creates the color of a literal such as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`,
  /// from sRGB components from 0 to 1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color from Display P3 components from 0 to 1. Colors outside of sRGB are clamped to
  /// it.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = DisplayP3.sRGB(red: red, green: green, blue: blue)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from a Core Graphics color, which is the same in both appearances.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    guard parts.count >= 4 else {
      self.init(white: parts.first ?? 0, alpha: cgColor.alpha)
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The light value as a Core Graphics color. Drawings with it keep the dark value.
  open var cgColor: CGColor { snapshotColor.cgColor }

  /// Creates a gray from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(
      LayoutSnapshot.Color(light: .init(white, white, white, alpha)), isGray: true)
  }

  /// Creates a color from hue, saturation and brightness from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let channel = { (offset: CGFloat) -> CGFloat in
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Returns the color with another alpha value, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var color = snapshotColor
    color.light.alpha = alpha
    color.dark.alpha = alpha
    return UIColor(color, isGray: isGray)
  }

  /// Stores the components of the light value. Always returns `true`, because all colors are in
  /// sRGB.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = snapshotColor.light.red
    green?.pointee = snapshotColor.light.green
    blue?.pointee = snapshotColor.light.blue
    alpha?.pointee = snapshotColor.light.alpha
    return true
  }

  /// Stores the hue, saturation and brightness of the light value, from 0 to 1. The hue of a gray
  /// is 0. Always returns `true`, because all colors are in sRGB.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let light = snapshotColor.light
    let channels = [light.red, light.green, light.blue]
    let (high, low) = (channels.max() ?? 0, channels.min() ?? 0)
    let range = high - low
    if range > 0 {
      // Each third of the circle begins at a channel that is higher than the others.
      let index = channels.firstIndex(of: high) ?? 0
      let difference = (channels[(index + 1) % 3] - channels[(index + 2) % 3]) / range
      let sixths = (CGFloat(2 * index) + difference + 6).truncatingRemainder(dividingBy: 6)
      hue?.pointee = sixths / 6
    } else {
      hue?.pointee = 0
    }
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = light.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.snapshotColor == snapshotColor
  }

  open override var hash: Int { snapshotColor.hashValue }

  /// The color space and the components, or the name of a system color, in UIKit's format.
  open override var description: String { consoleDescription }
}

/// The type of color literals.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// Black, with a white value of 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A gray with a white value of 1/3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A gray with a white value of 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White, with a white value of 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray halfway between black and white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red, without green and blue.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green, without red and blue.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue, without red and green.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue, without red.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green, without blue.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue, without green.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red and half green, without blue.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue, without green.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange: 0.6 red, 0.4 green, 0.2 blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A transparent color: black with an alpha value of 0.
  public static let clear = UIColor(white: 0, alpha: 0)
}
