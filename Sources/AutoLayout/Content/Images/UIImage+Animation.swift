import Foundation

// Animated images. Views show the first image.
extension UIImage {
  /// Creates an animation of images, with the size and scale of the first image.
  ///
  /// - Parameters:
  ///   - images: The images in order. An animation in the array contributes its images.
  ///   - duration: The time in seconds in which all images are shown once.
  /// - Returns: An image with the animation, or `nil` if `images` is empty.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    let images = images.flatMap { $0.images ?? [$0] }
    return images.first?.copy {
      $0.images = images
      $0.duration = duration
    }
  }
}
