import Foundation

/// A wheel that says that something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Hashable, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  open var style = Style.medium {
    didSet { if oldValue != style { invalidateIntrinsicContentSize() } }
  }
  open var color: UIColor?
  /// Whether the wheel is hidden while it stands; a hidden wheel keeps its place.
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  public required init?(coder: NSCoder) { nil }

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

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
