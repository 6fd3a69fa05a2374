import Foundation

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture; nil for none, and then the view has no size of its own.
  open var image: UIImage? {
    didSet {
      guard oldValue != image else { return }
      invalidateIntrinsicContentSize()
    }
  }

  /// The picture while `isHighlighted` is set; nil for `image`. The size stays that of `image`.
  open var highlightedImage: UIImage?
  /// Whether `highlightedImage` is shown; false unless set.
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A view as large as the picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Gives image views their own defaults.
  private func prepare() {
    storedIsUserInteractionEnabled = false
    storedIsOpaque = false
  }

  /// The picture's size without its alignment insets; none without a picture.
  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(0, image.size.width - insets.left - insets.right),
      height: max(0, image.size.height - insets.top - insets.bottom))
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    image?.alignmentRectInsets ?? super.alignmentRectInsets
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? size }

  package override var snapshotContent: LayoutSnapshot.Content {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return .none }
    let tints = image.isSymbolImage || image.renderingMode == .alwaysTemplate
    return .image(
      LayoutSnapshot.Image(
        name: image.name, isSymbol: image.isSymbolImage, rect: imageRect(image.size),
        tint: tints ? (tintColor ?? .tintColor).snapshotColor : nil))
  }

  /// Where the content mode puts a picture of `size`, in the coordinates of the bounds.
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

  /// A size scaled to fit or fill the bounds.
  private func scaled(_ size: CGSize, _ choose: (CGFloat, CGFloat) -> CGFloat) -> CGSize {
    guard size.width > 0, size.height > 0 else { return bounds.size }
    let factor = choose(bounds.width / size.width, bounds.height / size.height)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The share of the free room that goes to the left and to the top.
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
