import Foundation

/// The place of the opacity among the components of a pixel.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// There is no opacity.
  case none = 0
  /// The last or first component, with which the others are multiplied.
  case premultipliedLast, premultipliedFirst
  /// The last or first component, with which the others are not multiplied.
  case last, first
  /// The last or first component is skipped.
  case noneSkipLast, noneSkipFirst
  /// The only component.
  case alphaOnly
}

/// The layout of the components of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that have a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are numbers with a floating point.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that have the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Words of 16 bits, the least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Words of 32 bits, the least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Words of 16 bits, the most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Words of 32 bits, the most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// An image has no pixels. Its layout is that of images that UIKit makes: four components of 8 bits.
extension CGImage {
  /// The bits of a component, which are always 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel, which are always 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row.
  public var bytesPerRow: Int { 4 * width }
  /// The place of the opacity, which is always the first component.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// The layout of the components, which is always the same.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }
  /// The color space, which is always sRGB. Never nil; optional as in Core Graphics.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Returns an image with the same content.
  public func copy() -> CGImage? { CGImage(width: width, height: height, source: source) }

  /// Returns an image of the size of a part of the image, in pixels, or nil if it is empty.
  /// - Remark: Partial. The content is the whole image in the size of the part.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite,
      rect.height.isFinite
    else { return nil }
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height), source: source)
  }
}
