import Foundation

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image. Without an image, the view has no intrinsic size.
  open var image: UIImage? {
    willSet { willChange("image") }
    didSet {
      didChange("image")
      guard oldValue != image else { return }
      invalidateIntrinsicContentSize()
    }
  }

  /// The image while `isHighlighted` is `true`, or `nil` to use `image`. The size remains that of
  /// `image`.
  open var highlightedImage: UIImage?
  /// A Boolean value that indicates whether `highlightedImage` is shown. The default is `false`.
  open var isHighlighted = false

  /// The images that an animation shows in turn. The view shows the first one.
  open var animationImages: [UIImage]? {
    get { animation.images }
    set {
      animation.images = newValue
      animation.isRunning = false
    }
  }
  /// The images that an animation shows in turn while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    get { animation.highlightedImages }
    set {
      animation.highlightedImages = newValue
      animation.isRunning = false
    }
  }
  /// The time in seconds in which all images are shown once. The default, 0, means 30 images per
  /// second.
  open var animationDuration: TimeInterval {
    get { animation.duration }
    set { animation.duration = newValue }
  }
  /// The number of times that the images are shown. The default, 0, means to repeat indefinitely.
  open var animationRepeatCount: Int {
    get { animation.repeatCount }
    set { animation.repeatCount = newValue }
  }
  /// A Boolean value that indicates whether the animation was started.
  open var isAnimating: Bool { animation.isRunning }
  /// Starts the animation. Pictures show its first image.
  ///
  /// - Remark: Partial. The images do not change with time.
  open func startAnimating() {
    animation.isRunning = animation.images?.isEmpty == false || image?.images != nil
  }
  /// Stops the animation.
  open func stopAnimating() { if isAnimating { animation.isRunning = false } }

  /// The default configuration of symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { animation.symbolConfiguration }
    set {
      animation.symbolConfiguration = newValue
      if image?.isSymbolImage == true { invalidateIntrinsicContentSize() }
    }
  }
  /// A Boolean value that indicates whether the image is larger at accessibility text sizes.
  ///
  /// - Remark: Inert. Images keep their size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { animation.adjustsImageSize }
    set { animation.adjustsImageSize = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view with the size of an image, and another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
  }

  /// Creates the image view when a storyboard or xib that names its class is loaded. The coder is
  /// an `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Sets the default values of image views.
  private func prepare() {
    storedIsUserInteractionEnabled = false
    storedIsOpaque = false
  }

  /// The size of the image, reduced by its alignment insets. Without an image, there is no
  /// intrinsic size.
  open override var intrinsicContentSize: CGSize {
    guard let image = configured(image) else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(0, image.size.width - insets.left - insets.right),
      height: max(0, image.size.height - insets.top - insets.bottom))
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    configured(image)?.alignmentRectInsets ?? super.alignmentRectInsets
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { configured(image)?.size ?? size }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    guard printsColors, let image else { return }
    description[.image] = image.consoleDescription(atScale: layoutEnvironment.displayScale)
  }

  /// Always `none`: as in UIKit, an image view does not use `draw(_:)`.
  package override var displayKind: DisplayKind { .none }

  package override var snapshotContent: LayoutSnapshot.Content {
    guard let image = shownImage else { return .none }
    let keepsColor = image.renderingMode == .alwaysOriginal && image.content.tintColor != nil
    let tints =
      (image.isSymbolImage || image.renderingMode == .alwaysTemplate) && !keepsColor
    return .image(
      image.snapshotImage(
        in: imageRect(image.size), tint: tints ? (tintColor ?? .tintColor).snapshotColor : nil))
  }

  /// Returns the rectangle of an image with a size according to the content mode, in the
  /// coordinates of the bounds.
  private func imageRect(_ size: CGSize) -> CGRect {
    let fitted: CGSize
    switch contentMode {
    case .scaleToFill, .redraw: fitted = bounds.size
    case .scaleAspectFit: fitted = scaled(size) { min($0, $1) }
    case .scaleAspectFill: fitted = scaled(size) { max($0, $1) }
    default: fitted = size
    }
    let (x, y) = alignmentFractions
    return CGRect(
      x: bounds.minX + (bounds.width - fitted.width) * x,
      y: bounds.minY + (bounds.height - fitted.height) * y, width: fitted.width,
      height: fitted.height)
  }

  /// Returns a size scaled to fit or fill the bounds.
  private func scaled(_ size: CGSize, _ choose: (CGFloat, CGFloat) -> CGFloat) -> CGSize {
    guard size.width > 0, size.height > 0 else { return bounds.size }
    let factor = choose(bounds.width / size.width, bounds.height / size.height)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The fractions of the free space that lie to the left of the image and above it.
  private var alignmentFractions: (CGFloat, CGFloat) {
    switch contentMode {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}
