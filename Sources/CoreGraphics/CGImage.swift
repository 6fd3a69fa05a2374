import Foundation

/// An image with a size in pixels. Its content is known to the module that made it.
public final class CGImage: NSObject, Sendable {
  /// The size in pixels.
  public let width, height: Int
  /// The object with the content.
  package let source: any Sendable

  /// Creates an image from its size in pixels and the object with its content.
  package init(width: Int, height: Int, source: any Sendable) {
    self.width = width
    self.height = height
    self.source = source
  }
}
