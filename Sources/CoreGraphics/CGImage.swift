import Foundation

/// An image with a size in pixels. Its content is known to the module that created it.
public final class CGImage: NSObject, Sendable {
  /// The size in pixels.
  public let width, height: Int
  /// The object that holds the content.
  package let source: any Sendable

  /// Creates an image from its size in pixels and the object that holds its content.
  package init(width: Int, height: Int, source: any Sendable) {
    self.width = width
    self.height = height
    self.source = source
  }

  /// Returns the image itself, which is immutable. Where the type of the result is inferred, the
  /// typed `copy()` is called instead.
  @_disfavoredOverload public override func copy() -> Any { self }
}
