import Foundation

extension UIImageView {
  /// The images and the settings of an animation.
  struct Animation {
    /// The images in order, or nil.
    var images: [UIImage]?
    /// The images while the view is highlighted, or nil.
    var highlightedImages: [UIImage]?
    /// The time in seconds for all images, or 0 for the usual rate.
    var duration: TimeInterval = 0
    /// The number of repetitions, or 0 for no end.
    var repeatCount = 0
    /// A Boolean value that indicates whether the animation was started.
    var isRunning = false
    /// The configuration that symbols have unless they have their own, or nil.
    var symbolConfiguration: UIImage.SymbolConfiguration?
    /// A Boolean value that indicates whether the image grows with accessibility text sizes.
    var adjustsImageSize = false
  }

  /// What few image views have.
  private final class State {
    var animation = Animation()
  }

  /// The images and settings of animations and symbols.
  var animation: Animation {
    get { attachments[State.self]?.animation ?? Animation() }
    set { attachments.object(State.self, or: State.init).animation = newValue }
  }

  /// The image whose size the view has: a symbol in the configuration of the view.
  func configured(_ image: UIImage?) -> UIImage? {
    image?.preferring(animation.symbolConfiguration)
  }

  /// The image that is shown: the first one of an animation, the highlighted one or the usual one,
  /// in the variant for the traits of the view.
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
