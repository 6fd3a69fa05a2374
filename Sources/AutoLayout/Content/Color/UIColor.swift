import Foundation

/// A colour in sRGB with its values in light and dark appearance.
public final class UIColor: NSObject, Sendable {
  /// Both values, as the snapshot holds them.
  public let snapshotColor: LayoutSnapshot.Color

  /// A colour by its values in both appearances.
  public init(_ color: LayoutSnapshot.Color) { snapshotColor = color }

  /// A colour by sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(LayoutSnapshot.Color(light: .init(red, green, blue, alpha)))
  }

  /// A colour by components from 0 to 1 of Display P3, taken as sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of Core Graphics, the same in both appearances.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    guard parts.count >= 4 else {
      self.init(white: parts.first ?? 0, alpha: cgColor.alpha)
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The light value for Core Graphics.
  public var cgColor: CGColor {
    let light = snapshotColor.light
    return CGColor(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
  }

  /// A grey from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let channel = { (offset: CGFloat) -> CGFloat in
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The same colour with another alpha, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var color = snapshotColor
    color.light.alpha = alpha
    color.dark.alpha = alpha
    return UIColor(color)
  }

  /// Writes the components of the light value; always true, as every colour is in sRGB.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = snapshotColor.light.red
    green?.pointee = snapshotColor.light.green
    blue?.pointee = snapshotColor.light.blue
    alpha?.pointee = snapshotColor.light.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.snapshotColor == snapshotColor
  }

  public override var hash: Int { snapshotColor.hashValue }
}

extension UIColor {
  /// No light: a white value of 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A grey of a third of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A grey of two thirds of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Full light: a white value of 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grey halfway between black and white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red; green and blue are 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green; red and blue are 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue; red and green are 0.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue without red.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green without blue.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue without green.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red with half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and of blue without green.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange: 0.6 of red, 0.4 of green, 0.2 of blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing at all: black with an alpha of 0.
  public static let clear = UIColor(white: 0, alpha: 0)
}
