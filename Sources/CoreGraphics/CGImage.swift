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

  /// Returns the image itself, which does not change. Where the type of the result is not stated, it is
  /// the image of the method of the same name.
  @_disfavoredOverload public override func copy() -> Any { self }
}
