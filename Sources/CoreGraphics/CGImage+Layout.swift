import Foundation

/// The position of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// There is no alpha component.
  case none = 0
  /// Alpha is the last or first component, and the others are premultiplied by it.
  case premultipliedLast, premultipliedFirst
  /// Alpha is the last or first component, and the others are not premultiplied by it.
  case last, first
  /// The last or first component is skipped.
  case noneSkipLast, noneSkipFirst
  /// Alpha is the only component.
  case alphaOnly
}

/// The layout of the components of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The mask of the bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The mask of the bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16-bit words, least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32-bit words, least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16-bit words, most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32-bit words, most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// An image has no pixels. Its layout is that of images that UIKit creates: four 8-bit components.
extension CGImage {
  /// The number of bits in a component, which is always 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits in a pixel, which is always 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes in a row.
  public var bytesPerRow: Int { 4 * width }
  /// The position of the alpha component, which is always the first.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// The layout of the components, which is always the same.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }
  /// The color space, which is always sRGB. Never `nil`; optional as in Core Graphics.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Returns an image with the same content. Never `nil`; optional as in Core Graphics.
  public func copy() -> CGImage? { CGImage(width: width, height: height, source: source) }

  /// Returns an image with the size of a part of the image, in pixels, or `nil` if the part is
  /// empty.
  ///
  /// - Remark: Partial. The content is the whole image at the size of the part.
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
