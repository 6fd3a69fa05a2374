import Foundation

extension UIImageView {
  /// The images and the settings of an animation.
  struct Animation {
    /// The images in order.
    var images: [UIImage]?
    /// The images while the view is highlighted.
    var highlightedImages: [UIImage]?
    /// The time in seconds for all images, or 0 for the default rate.
    var duration: TimeInterval = 0
    /// The number of repetitions, or 0 to repeat indefinitely.
    var repeatCount = 0
    /// A Boolean value that indicates whether the animation was started.
    var isRunning = false
    /// The default configuration of symbols.
    var symbolConfiguration: UIImage.SymbolConfiguration?
    /// A Boolean value that indicates whether the image grows with accessibility text sizes.
    var adjustsImageSize = false
  }

  /// The properties of image views that are rarely set.
  private final class State {
    var animation = Animation()
  }

  /// The images and settings of animations and symbols.
  var animation: Animation {
    get { attachments[State.self]?.animation ?? Animation() }
    set { attachments.object(State.self, or: State.init).animation = newValue }
  }

  /// Returns the image that determines the size of the view: a symbol in the configuration of the
  /// view, or the image itself.
  func configured(_ image: UIImage?) -> UIImage? {
    image?.preferring(animation.symbolConfiguration)
  }

  /// The displayed image: the first one of an animation, the highlighted image or the image of the
  /// view, in the variant for the traits of the view.
  var shownImage: UIImage? {
    if animation.isRunning {
      let images =
        isHighlighted ? animation.highlightedImages ?? animation.images : animation.images
      if let first = images?.first { return first }
    }
    let image = configured(isHighlighted ? highlightedImage ?? self.image : self.image)
    guard let variant = image?.imageAsset?.image(for: traitCollection.values) else { return image }
    return image?.copy {
      $0.data = variant.data
      $0.drawing = variant.drawing
    }
  }
}
