import Foundation

/// A wheel that says that something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel; the names before iOS 13 also say its colour, which is not drawn.
  public enum Style: Int, Hashable, Sendable {
    /// A large white wheel, which `large` replaced in iOS 13.
    case whiteLarge = 0
    /// A wheel of standard size in white, which `medium` replaced in iOS 13.
    case white = 1
    /// A gray wheel of standard size, which `medium` replaced in iOS 13.
    case gray = 2
    /// A wheel of standard size.
    case medium = 100
    /// A wheel of almost twice the standard size.
    case large = 101

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  /// The size of the wheel; medium unless set.
  open var style = Style.medium {
    didSet { if oldValue != style { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the spokes; nil for the system's grey.
  open var color: UIColor?
  /// Whether the wheel is hidden while it stands; a hidden wheel keeps its place.
  open var hidesWhenStopped = true
  /// Whether the wheel turns; false until `startAnimating()`. Pictures show it standing.
  open private(set) var isAnimating = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a wheel of a style, with an empty frame and not turning.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Has the wheel turn, and shows it when `hidesWhenStopped` is set.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Has the wheel stand, and hides it when `hidesWhenStopped` is set.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// 20 points square, or 37 for the large styles.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style.isLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content {
    .activityIndicator(isLarge: style.isLarge, color: color?.snapshotColor)
  }
}
