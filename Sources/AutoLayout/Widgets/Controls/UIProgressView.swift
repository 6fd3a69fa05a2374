import Foundation

/// A bar that shows how far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How the view looks: by itself, or lower at the edge of a bar.
  public enum Style: Int, Hashable, Sendable {
    /// A bar to place in the content, which is the usual look.
    case `default` = 0
    /// A lower bar for the edge of a toolbar or navigation bar.
    case bar = 1
  }

  /// How the view looks; it decides the height.
  open var progressViewStyle = Style.default {
    didSet { if oldValue != progressViewStyle { invalidateIntrinsicContentSize() } }
  }
  /// From 0 to 1.
  open var progress: Float = 0
  /// The colour of the part that is done; kept, but not drawn. Nil for the tint.
  open var progressTintColor: UIColor?
  /// The colour of the part that is left; kept, but not drawn. Nil for the system's.
  open var trackTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of a style, with an empty frame.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets `progress`, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// 2 points high, 4 since iOS 14, and 2.5 for a bar's; no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric,
      height: progressViewStyle == .bar
        ? 2.5 : PlatformMetrics.progressHeight[layoutEnvironment.platform])
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    .progress(value: Double(min(max(progress, 0), 1)))
  }
}
