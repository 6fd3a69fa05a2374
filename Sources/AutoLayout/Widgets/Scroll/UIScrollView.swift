import Foundation

/// A view that shows and scrolls a part of its content.
///
/// The origin of the bounds is the content offset. Constraints between the scroll view and items
/// inside it attach its edges, margins and baselines to the content, and its width, height and
/// center to the frame. Constraints to other items refer to the frame (Apple's Auto Layout Guide,
/// "Working with Scroll Views").
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The guide of the content, created on first use.
  private var contentGuide: ScrollContentGuide?
  /// The guide of the frame, created on first use.
  private var frameGuide: ScrollFrameGuide?
  /// The content size that the app set, in points.
  private var manualContentSize = CGSize.zero
  /// The adjusted insets that were last reported to subclasses.
  private var announcedAdjustedInset = UIEdgeInsets.zero

  /// The distances by which the content can be scrolled beyond the edges of the frame, in points.
  open var contentInset = UIEdgeInsets.zero {
    willSet { willChange("contentInset") }
    didSet {
      announceAdjustedInset()
      didChange("contentInset")
    }
  }

  /// A value that determines when the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { announceAdjustedInset() }
  }

  /// A Boolean value that indicates whether content that fits the width can be scrolled
  /// horizontally. If so, the safe area can be added to the insets on that axis.
  open var alwaysBounceHorizontal = false { didSet { announceAdjustedInset() } }
  /// A Boolean value that indicates whether content that fits the height can be scrolled
  /// vertically. If so, the safe area can be added to the insets on that axis.
  open var alwaysBounceVertical = false { didSet { announceAdjustedInset() } }
  /// A Boolean value that indicates whether the user can scroll. The default is `true`. Apps can
  /// always scroll.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether drags end at multiples of the bounds' size.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether a drag is limited to the axis in which it begins.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that indicates whether drags pull content beyond its edges.
  open var bounces = true
  /// A Boolean value that indicates whether pinches zoom beyond the limits.
  ///
  /// - Remark: Inert. It has no effect, because pinches are not supported.
  open var bouncesZoom = true
  /// The rate at which scrolling slows down after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// The mode in which a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The color of the scroll indicators.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var indicatorStyle = IndicatorStyle.default
  /// The mode in which the index of a long list is shown.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var scrollsToTop = true
  /// A Boolean value that indicates whether touches reach the content only after they are known not
  /// to be drags.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether a drag cancels a touch in the content.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var canCancelContentTouches = true

  package override var keyedProperties: [KeyedProperty] {
    super.keyedProperties + KeyedProperty.ofWidgets
  }

  /// The motion of the content during and after a drag.
  var motion = ScrollMotion()
  /// A Boolean value that indicates whether the user is touching the content.
  open var isTracking: Bool { motion.isTracking }
  /// A Boolean value that indicates whether the user is dragging the content.
  open var isDragging: Bool { motion.isDragging }
  /// A Boolean value that indicates whether the content moves after a drag.
  open var isDecelerating: Bool { motion.deceleration != nil }
  /// A Boolean value that indicates whether the user is zooming the content. Always `false`.
  open var isZooming: Bool { false }
  /// A Boolean value that indicates whether the zoom scale returns to its limits after a pinch.
  /// Always `false`.
  open var isZoomBouncing: Bool { false }
  /// The recognizer of drags, which `beginDragging()` and related methods drive.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    addGestureRecognizer(recognizer)
    return recognizer
  }()
  private lazy var pinch: UIPinchGestureRecognizer = {
    let recognizer = UIPinchGestureRecognizer()
    addGestureRecognizer(recognizer)
    return recognizer
  }()
  /// The recognizer of pinches, or `nil` if there is nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale == maximumZoomScale ? nil : pinch
  }
  /// Returns a Boolean value that indicates whether a touch in a subview reaches it, which is
  /// always `true`.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Returns a Boolean value that indicates whether a drag cancels touches in a subview, which is
  /// `true` except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// A Boolean value that indicates whether a horizontal scroll indicator is shown. Pictures show
  /// it if the content is wider than the frame. In a window, it is a transparent subview.
  open var showsHorizontalScrollIndicator = true {
    didSet { if oldValue != showsHorizontalScrollIndicator { setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether a vertical scroll indicator is shown. Pictures show it
  /// if the content is taller than the frame. In a window, it is a transparent subview.
  open var showsVerticalScrollIndicator = true {
    didSet { if oldValue != showsVerticalScrollIndicator { setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether the safe area is added to the insets of the indicators
  /// as it is added to those of the content. The default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { if oldValue != automaticallyAdjustsScrollIndicatorInsets { setNeedsLayout() } }
  }
  /// Does nothing.
  open func flashScrollIndicators() {}
  /// The distances of the vertical scroll indicator from the edges of the frame, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicatorInsetsDidChange(from: oldValue, to: verticalScrollIndicatorInsets) }
  }
  /// The distances of the horizontal scroll indicator from the edges of the frame, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicatorInsetsDidChange(from: oldValue, to: horizontalScrollIndicatorInsets) }
  }
  /// The distances of both scroll indicators from the edges of the frame, in points. The value is
  /// that of the vertical indicator if they differ.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  private func indicatorInsetsDidChange(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    if old != new { setNeedsLayout() }
  }
  /// The object that receives scrolling and zooming events and provides the view to zoom.
  ///
  /// Subclasses declare a property of the same name with their own delegate's type, as in UIKit.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }
  /// Updates the view after the delegate has changed.
  func delegateDidChange() {}
  /// The indicators, created on first use.
  var horizontalIndicator, verticalIndicator: _UIScrollViewScrollIndicator?
  /// The values that determined the frames of the indicators, or `nil` before they are positioned.
  var indicatorPlaces: IndicatorPlaces?
  /// The minimum zoom scale. The default is 1.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum zoom scale. The default is 1.
  open var maximumZoomScale: CGFloat = 1
  /// The current zoom scale, by which the delegate's view is transformed.
  var zoomedScale: CGFloat = 1
  /// The zoomed view if constraints position it, otherwise `nil`.
  @ViewLink var solvedZoomView: UIView?
  /// The ratio of the content size to the size of the content guide.
  private var contentScale: CGFloat { solvedZoomView == nil ? 1 : zoomedScale }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    clipsToBounds = true
  }

  // MARK: - Guides

  /// The rectangle of the content, in the content's coordinates.
  open var contentLayoutGuide: UILayoutGuide { contentArea }

  /// The rectangle of the scroll view's frame, in the content's coordinates. It moves over the
  /// content as the view scrolls.
  open var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = ScrollFrameGuide(owner: self)
    frameGuide = guide
    return guide
  }

  private var contentArea: ScrollContentGuide {
    if let contentGuide { return contentGuide }
    let guide = ScrollContentGuide(owner: self)
    contentGuide = guide
    if manualContentSize != .zero { guide.setManualSize(manualContentSize) }
    return guide
  }

  package override func contentItem(
    for attribute: NSLayoutConstraint.Attribute
  ) -> UILayoutGuide? {
    switch attribute {
    case .width, .height, .notAnAttribute: nil
    // Apple's Auto Layout Guide, Working with Scroll Views: centers attach to the frame.
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: nil
    default: contentArea
    }
  }

  // MARK: - Content

  /// The size of the content in points: the size that constraints inside determine, or the value
  /// that was set.
  ///
  /// The value is that of the last layout. A value that is set takes effect if constraints do not
  /// determine the size. If constraints position the zoomed view, the size is multiplied by the
  /// zoom scale.
  open var contentSize: CGSize {
    get {
      let size = contentGuide?.layoutFrame.size ?? manualContentSize
      return CGSize(width: size.width * contentScale, height: size.height * contentScale)
    }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else { return }
      willChange("contentSize")
      defer { contentSizeWasAnnounced() }
      manualContentSize = CGSize(
        width: max(0, newValue.width) / contentScale,
        height: max(0, newValue.height) / contentScale)
      contentArea.setManualSize(manualContentSize)
      contentArea.layoutFrame = CGRect(origin: .zero, size: manualContentSize)
      announceAdjustedInset()
    }
  }

  /// The point of the content at the upper-left corner of the frame, in points. It equals the
  /// origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      changing("contentOffset") { bounds.origin = newValue }
    }
  }

  /// Scrolls to an offset immediately, and ends the motion after a drag. If `animated` is `true`
  /// and the offset changes, the delegate is notified that the animation has ended.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopDecelerating()
    let hasMoved = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, hasMoved { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls by the minimum distance that makes a rectangle of the content visible, in points.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      low < from ? low - from : high > to ? min(high - to, low - from) : 0
    }
    setContentOffset(
      CGPoint(
        x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
        y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY)),
      animated: animated)
  }

  /// Returns the offset in points at which a drag ends. The default is the proposed one. The
  /// velocity is that of the content offset, in points per millisecond.
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  package override func boundsOriginDidChange() {
    super.boundsOriginDidChange()
    contentGuide?.follow(bounds.origin)
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSolvedZoomView()
    if keyValueObservers != nil, announcedContentSize != contentSize { contentSizeWasAnnounced() }
    announceAdjustedInset()
    keepContentInView()
    layoutIndicators()
  }

  /// The content size that was last reported to observers, in points.
  private var announcedContentSize = CGSize.zero

  /// Notifies observers that the content size has changed.
  private func contentSizeWasAnnounced() {
    announcedContentSize = contentSize
    didChange("contentSize")
  }

  /// The values that determine the limits of the offset.
  private struct Extent: Equatable {
    var size, content: CGSize
    var inset: UIEdgeInsets
  }

  /// The extent at the last layout in a window, or `nil` before the first one.
  private var knownExtent: Extent?

  /// In a window, removes space beyond the end of the content when sizes or insets change. Until
  /// then, an app can set an offset beyond the end.
  private func keepContentInView() {
    guard window != nil else { return }
    let extent = Extent(size: bounds.size, content: contentSize, inset: adjustedContentInset)
    guard extent != knownExtent else { return }
    defer { knownExtent = extent }
    guard knownExtent != nil else { return }
    contentOffset = offsetInContent(contentOffset)
  }

  /// Returns the nearest offset at which the frame shows only the content and its insets.
  func offsetInContent(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    // Subtracting from zero avoids negative zero.
    func limited(_ offset: CGFloat, _ before: CGFloat, _ end: CGFloat) -> CGFloat {
      max(0 - before, min(offset, end))
    }
    return CGPoint(
      x: limited(offset.x, inset.left, contentSize.width + inset.right - bounds.width),
      y: limited(offset.y, inset.top, contentSize.height + inset.bottom - bounds.height))
  }

  // MARK: - Insets

  /// The content insets with the part of the safe area that the adjustment behavior adds, in
  /// points.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let axes = adjustedAxes
    return UIEdgeInsets(
      top: contentInset.top + (axes.vertical ? safe.top : 0),
      left: contentInset.left + (axes.horizontal ? safe.left : 0),
      bottom: contentInset.bottom + (axes.vertical ? safe.bottom : 0),
      right: contentInset.right + (axes.horizontal ? safe.right : 0))
  }

  /// The axes along which the safe area is added to the insets.
  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .scrollableAxes: scrollableAxes
    case .automatic: (scrollableAxes.horizontal, isUnderBars || scrollableAxes.vertical)
    }
  }

  /// The axes along which the content can be scrolled.
  private var scrollableAxes: (horizontal: Bool, vertical: Bool) {
    (
      alwaysBounceHorizontal || contentSize.width > bounds.width,
      alwaysBounceVertical || contentSize.height > bounds.height
    )
  }

  /// A Boolean value that indicates whether the view belongs to a controller that a navigation or
  /// tab bar controller displays: it is the controller's view, or the first subview of that.
  private var isUnderBars: Bool {
    let isFirst = layoutObserver == nil && superview?.subviews.first === self
    return (isFirst ? superview?.layoutObserver : layoutObserver)?.isUnderBars ?? false
  }

  /// Notifies the scroll view that `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    announceAdjustedInset()
  }

  /// Reports changed insets. In a window, content at its start remains there.
  func announceAdjustedInset() {
    let inset = adjustedContentInset
    let old = announcedAdjustedInset
    guard inset != old else { return }
    announcedAdjustedInset = inset
    if window != nil {
      var offset = contentOffset
      // Subtracting from zero avoids negative zero.
      if offset.x == 0 - old.left { offset.x = 0 - inset.left }
      if offset.y == 0 - old.top { offset.y = 0 - inset.top }
      contentOffset = offset
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Always zero, because bars do not cover content that scrolls: Interface Builder's recorded
  /// frames show that the safe area ends at a scroll view.
  package override var safeAreaInsetsForSubviews: UIEdgeInsets { .zero }

  package override var scrollsContent: Bool { true }

  /// The origin that pictures show. Content that was not scrolled starts below the bars: in a
  /// window because of its offset, and outside a window because of this value.
  package override var snapshotBoundsOrigin: CGPoint {
    guard window == nil, contentOffset == .zero else { return bounds.origin }
    let inset = adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }

  package override var snapshotContentSize: CGSize? { contentSize }

  override var snapshotContentGuide: UILayoutGuide? { contentGuide }

  package override var snapshotContent: LayoutSnapshot.Content { .scroll }

  /// A Boolean value that is `true` for indicators, because pictures draw them separately.
  package override func represents(_ subview: UIView) -> Bool {
    subview is _UIScrollViewScrollIndicator
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    describeGestures(&description)
    let offset = contentOffset
    description.append(
      "contentOffset", "{\(offset.x.shortDescription), \(offset.y.shortDescription)}")
    description.append("contentSize", contentSize.shortDescription)
    guard PlatformMetrics.hasSafeAreas[layoutEnvironment.platform] else { return }
    description.append("adjustedContentInset", ViewDescription.text(adjustedContentInset))
  }
}

extension UIScrollView {
  /// Constants that determine when the safe area is added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area is added on scrollable axes. It is always added at the top and bottom if the
    /// view belongs to a controller that a navigation or tab bar controller displays.
    case automatic = 0
    /// The safe area is added on axes on which the content is larger than the frame or always
    /// bounces.
    case scrollableAxes = 1
    /// The safe area is not added.
    case never = 2
    /// The safe area is added on both axes.
    case always = 3
  }
}
