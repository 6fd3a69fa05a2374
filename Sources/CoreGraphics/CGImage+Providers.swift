import Foundation

/// Images from the bytes of a provider, and masks.
///
/// An image has no pixels: its content is that of the image whose provider is given, or empty.
extension CGImage {
  /// The provider of the pixels. Never `nil`; optional as in Core Graphics.
  ///
  /// - Remark: Partial. It has no bytes. An image created from it has the same content.
  public var dataProvider: CGDataProvider? { CGDataProvider(source: source) }

  /// A Boolean value that indicates whether the image was created to mask others.
  public var isMask: Bool { source is CGMaskSource }

  /// Creates an image from the pixels of a provider. Returns `nil` if it is empty or its rows are
  /// too short.
  ///
  /// - Remark: Partial. The content is that of the image whose provider is given; bytes are not
  ///   read.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard Self.isPossible(width, height, bitsPerPixel, bytesPerRow) else { return nil }
    self.init(width: width, height: height, source: provider.source ?? CGEmptySource())
  }

  /// Creates a mask from the pixels of a provider. Returns `nil` if it is empty or its rows are too
  /// short.
  ///
  /// - Remark: Partial. A mask is not applied, since its pixels are not known.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard Self.isPossible(width, height, bitsPerPixel, bytesPerRow) else { return nil }
    self.init(width: width, height: height, source: CGMaskSource())
  }

  /// Returns the image with a mask. Never `nil`; optional as in Core Graphics.
  ///
  /// - Remark: Partial. The mask is not applied, since its pixels are not known: the content is the
  ///   whole image.
  public func masking(_ mask: CGImage) -> CGImage? { copy() }

  /// Returns a Boolean value that indicates whether a row of pixels fits in the given number of
  /// bytes.
  private static func isPossible(
    _ width: Int, _ height: Int, _ bitsPerPixel: Int, _ bytesPerRow: Int
  ) -> Bool {
    guard width > 0, height > 0, bitsPerPixel > 0 else { return false }
    let (bits, overflows) = width.multipliedReportingOverflow(by: bitsPerPixel)
    return !overflows && bits <= bytesPerRow.multipliedReportingOverflow(by: 8).partialValue
  }
}

/// The content of an image created from bytes, which are not read.
struct CGEmptySource: Sendable {}

/// The content of an image that was created as a mask, whose bytes are not read.
struct CGMaskSource: Sendable {}

/// The ways in which colors that a device cannot show are replaced.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  /// The default for the type of content.
  case defaultIntent = 0
  /// Colors that the device can show are unchanged.
  case absoluteColorimetric
  /// Colors are relative to the white point of the device.
  case relativeColorimetric
  /// The visual relationship between colors is preserved.
  case perceptual
  /// The saturation of colors is preserved.
  case saturation
}
