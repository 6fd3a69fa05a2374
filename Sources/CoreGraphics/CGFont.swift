import Foundation

/// Bytes that Core Graphics reads.
public final class CGDataProvider: NSObject {
  /// The bytes; nil for the pixels of an image, which are not known.
  public let data: CFData?
  /// The content of the image whose pixels the provider has; nil for other providers.
  let source: (any Sendable)?

  /// Creates a provider of bytes.
  public init?(data: CFData) {
    self.data = data
    source = nil
  }

  /// Creates a provider of the pixels of an image.
  init(source: any Sendable) {
    data = nil
    self.source = source
  }

  /// Creates a provider of the bytes of a file. Returns nil if it cannot be read.
  public init?(url: CFURL) {
    guard let path = url.path, let data = NSData(contentsOfFile: path) else { return nil }
    self.data = data
    source = nil
  }
}

/// A font by its name.
///
/// - Remark: Partial. Names of families are known, but no file of a font is read.
public final class CGFont: NSObject {
  /// The PostScript name; nil for a font of unknown bytes.
  public let postScriptName: CFString?
  /// The name for the user; nil for a font of unknown bytes.
  public var fullName: CFString? { postScriptName }

  /// Creates a font by its PostScript name.
  public init?(_ name: CFString) { postScriptName = name }

  /// Creates a font from the bytes of a file. Returns nil, since no file of a font is read.
  public init?(_ provider: CGDataProvider) { return nil }
}
