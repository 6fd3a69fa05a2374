import Foundation

/// A view that shows that a task is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator. Names from before iOS 13 also specify a color, which is not
  /// drawn.
  public enum Style: Int, Hashable, Sendable {
    /// A large white indicator, which `large` replaced in iOS 13.
    case whiteLarge = 0
    /// A white indicator of standard size, which `medium` replaced in iOS 13.
    case white = 1
    /// A gray indicator of standard size, which `medium` replaced in iOS 13.
    case gray = 2
    /// An indicator of standard size.
    case medium = 100
    /// An indicator of almost twice the standard size.
    case large = 101

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  /// The size of the indicator. The default is `medium`.
  open var style = Style.medium {
    didSet { if oldValue != style { invalidateIntrinsicContentSize() } }
  }
  /// The color of the spokes, or `nil` for the default gray.
  open var color: UIColor?
  /// A Boolean value that indicates whether the indicator is hidden while it is stopped. The
  /// default is `true`. A hidden indicator still takes part in the layout.
  open var hidesWhenStopped = true
  /// A Boolean value that indicates whether the indicator is animating. It is `false` until
  /// `startAnimating()`. Pictures do not show the animation.
  open private(set) var isAnimating = false

  /// The view of the spokes (`runtime`: 17 indicators of two test suites since iOS 13, animating
  /// and stopped; assumed for earlier releases).
  private let spokes = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(spokes)
  }

  /// Creates a stopped indicator in a style, with the size of the style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
    frame.origin = .zero
  }

  /// Creates the indicator when a storyboard or xib that names its class is loaded. The coder is an
  /// `InterfaceCoder`.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    addSubview(spokes)
  }

  /// Starts the animation, and shows the indicator if `hidesWhenStopped` is `true`.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the animation, and hides the indicator if `hidesWhenStopped` is `true`.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// The size of the indicator: 20 × 20 points, or 37 × 37 for the large styles.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style.isLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Centers the spokes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    spokes.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  package override func represents(_ subview: UIView) -> Bool { subview === spokes }

  package override var snapshotContent: LayoutSnapshot.Content {
    .activityIndicator(isLarge: style.isLarge, color: color?.snapshotColor)
  }
}
