import Foundation

/// Images in other sizes, with their drawings scaled.
extension UIImage {
  /// Returns the image in another size in points, at the same scale, or `nil` if the size is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return resized(to: size)
  }

  /// Calls a function with the image in another size in points.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// Returns the image in another size in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
