import Foundation

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress view.
  public enum Style: Int, Hashable, Sendable {
    /// The standard bar, for placing in content.
    case `default` = 0
    /// A thinner bar, for the edge of a toolbar or navigation bar.
    case bar = 1
  }

  /// The style of the progress view, which determines the height.
  open var progressViewStyle = Style.default {
    didSet { if oldValue != progressViewStyle { invalidateIntrinsicContentSize() } }
  }
  /// The progress from 0 to 1.
  open var progress: Float = 0 {
    willSet { willChange("progress") }
    didSet { didChange("progress") }
  }
  /// The color of the completed part, or `nil` to use the tint color.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var progressTintColor: UIColor?
  /// The color of the remaining part, or `nil` for the default.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var trackTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a progress view in a style, with an empty frame.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Creates the progress view when a storyboard or xib that names its class is loaded. The coder
  /// is an `InterfaceCoder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The image of the completed part.
  ///
  /// - Remark: Inert. The image is stored but not drawn.
  open var progressImage: UIImage?
  /// The image of the remaining part.
  ///
  /// - Remark: Inert. The image is stored but not drawn.
  open var trackImage: UIImage?

  /// Sets `progress` without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The height of the view: 2 points, 4 since iOS 14, and 2.5 for the style `bar`. There is no
  /// intrinsic width.
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
    .progress(value: Double(progress).share(of: 1))
  }
}
