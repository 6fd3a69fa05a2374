import Foundation

/// A source of bytes for Core Graphics.
public final class CGDataProvider: NSObject {
  /// The bytes, or `nil` for the pixels of an image, which are not known.
  public let data: CFData?
  /// The content of the image whose pixels the provider represents, or `nil` for other providers.
  let source: (any Sendable)?

  /// Creates a provider from bytes. Never returns `nil`; failable as in Core Graphics.
  public init?(data: CFData) {
    self.data = data
    source = nil
  }

  /// Creates a provider of the pixels of an image.
  init(source: any Sendable) {
    data = nil
    self.source = source
  }

  /// Creates a provider from the bytes of a file. Returns `nil` if the file cannot be read.
  public init?(url: CFURL) {
    guard let path = url.path, let data = NSData(contentsOfFile: path) else { return nil }
    self.data = data
    source = nil
  }
}

/// A font, identified by its name.
///
/// - Remark: Partial. Names of families are known, but no font file is read.
public final class CGFont: NSObject {
  /// The PostScript name, or `nil` for a font of unknown bytes.
  public let postScriptName: CFString?
  /// The display name, or `nil` for a font of unknown bytes.
  public var fullName: CFString? { postScriptName }

  /// Creates a font from its PostScript name. Never returns `nil`; failable as in Core Graphics.
  public init?(_ name: CFString) { postScriptName = name }

  /// Always returns `nil`: font files are not read.
  public init?(_ provider: CGDataProvider) { return nil }
}
