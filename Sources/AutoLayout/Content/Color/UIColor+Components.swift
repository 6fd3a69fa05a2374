import Foundation

extension UIColor {
  /// Stores the white value and the opacity of the light value, from 0 to 1. The white value of a
  /// color is its luminance.
  ///
  /// - Returns: `true` if the color is a gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let light = snapshotColor.light
    // The luminance of sRGB (IEC 61966-2-1), without its transfer function.
    white?.pointee = CGFloat(0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue)
    alpha?.pointee = CGFloat(light.alpha)
    return light.red == light.green && light.green == light.blue
  }
}
