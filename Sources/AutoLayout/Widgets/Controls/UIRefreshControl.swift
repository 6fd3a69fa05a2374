import Foundation

/// A control for refreshing the content of a scroll view.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// A Boolean value that indicates whether a refresh is in progress. It is `false` until
  /// `beginRefreshing()`.
  open private(set) var isRefreshing = false
  /// A line below the indicator.
  ///
  /// - Remark: Inert. The value is stored and affects neither size nor drawing.
  open var attributedTitle: NSAttributedString?

  /// Creates a control.
  public init() { super.init(frame: .zero) }
  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates the control when a storyboard or xib that names its class is loaded. The coder is an
  /// `InterfaceCoder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Simulates pulling the content down: begins a refresh and sends `valueChanged`. Does nothing if
  /// the control is disabled or already refreshing.
  public func pull() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Begins a refresh. The scroll view does not move.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends a refresh. The scroll view does not move.
  open func endRefreshing() { isRefreshing = false }

  /// The height of the control: 60 points on every device. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 60)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    .activityIndicator(isLarge: false, color: ownTintColor?.snapshotColor)
  }
}
