import Foundation

/// A view that shows a part of its content and lets it move.
///
/// The bounds' origin is the content offset. Constraints between the scroll view and something
/// inside it attach its edges, margins and baselines to the content, and its width, height and
/// centre to the frame; constraints to anything else mean the frame (Apple's Auto Layout Guide,
/// "Working with Scroll Views").
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The guide of the content, made on first use.
  private var contentGuide: ScrollContentGuide?
  /// The guide of the frame, made on first use.
  private var frameGuide: ScrollFrameGuide?
  /// The content size that the program set, in points.
  private var manualContentSize = CGSize.zero
  /// The adjusted insets that subclasses were last told of.
  private var announcedAdjustedInset = UIEdgeInsets.zero

  /// The distances by which the content may be pulled beyond the frame's edges, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { announceAdjustedInset() } }

  /// Whether and where the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { announceAdjustedInset() }
  }

  /// Whether content that fits the width can be pulled sideways, so that the safe area may be added
  /// to the insets there, too.
  open var alwaysBounceHorizontal = false { didSet { announceAdjustedInset() } }
  /// Whether content that fits the height can be pulled up and down, so that the safe area may be
  /// added to the insets there, too.
  open var alwaysBounceVertical = false { didSet { announceAdjustedInset() } }
  /// Whether a person can scroll; true unless set. Programs always can.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the frame's size; kept, it does not change the layout.
  open var isPagingEnabled = false
  /// Whether a drag keeps to one axis; kept, it does not change the layout.
  open var isDirectionalLockEnabled = false
  /// Whether content can be pulled beyond its ends; kept, it does not change the layout.
  open var bounces = true
  /// Whether a bar shows the place along the width; kept, pictures show it where the content is
  /// wider than the frame.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows the place along the height; kept, pictures show it where the content is
  /// higher than the frame.
  open var showsVerticalScrollIndicator = true
  /// Does nothing: indicators are not drawn.
  open func flashScrollIndicators() {}
  /// Distances of the indicators from the frame's edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Distances of the horizontal indicator from the frame's edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Who is told of scrolling and asked for the view to zoom.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The least factor by which content can be zoomed; 1 unless set.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest factor by which content can be zoomed; 1 unless set.
  open var maximumZoomScale: CGFloat = 1
  /// The factor by which the delegate's view is transformed.
  var zoomedScale: CGFloat = 1
  /// The view that is transformed where constraints place it; nil of none.
  @ViewLink var solvedZoomView: UIView?
  /// How much larger the content is than the guide that constraints give its size.
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

  /// The scroll view's frame, in the content's coordinates: it moves over the content.
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
    case .width, .height, .centerX, .centerY, .notAnAttribute: nil
    default: contentArea
    }
  }

  // MARK: - Content

  /// The size of the content in points: what constraints inside give it, or what was set.
  ///
  /// It is as of the last layout. Setting it matters where constraints leave the size open. Where
  /// constraints place the view that is zoomed, it is what they give times the scale.
  open var contentSize: CGSize {
    get {
      let size = contentGuide?.layoutFrame.size ?? manualContentSize
      return CGSize(width: size.width * contentScale, height: size.height * contentScale)
    }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else { return }
      manualContentSize = CGSize(
        width: max(0, newValue.width) / contentScale,
        height: max(0, newValue.height) / contentScale)
      contentArea.setManualSize(manualContentSize)
      contentArea.layoutFrame = CGRect(origin: .zero, size: manualContentSize)
      announceAdjustedInset()
    }
  }

  /// The point of the content at the frame's top left corner: the bounds' origin, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
    }
  }

  /// Moves to an offset; where there is no animation both ways are the same.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let hasMoved = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, hasMoved { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Moves as little as needed for a rectangle of the content to be seen, in points.
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

  package override func boundsOriginDidChange() {
    super.boundsOriginDidChange()
    contentGuide?.follow(bounds.origin)
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSolvedZoomView()
    announceAdjustedInset()
    keepContentInView()
  }

  /// What the limits of the offset follow from.
  private struct Extent: Equatable {
    var size, content: CGSize
    var inset: UIEdgeInsets
  }

  /// The extent of the last layout in a window; nil before it.
  private var knownExtent: Extent?

  /// Leaves no room beyond the end of the content when sizes or insets change, in a window. An
  /// offset that a program sets may lie beyond it until then.
  private func keepContentInView() {
    guard window != nil else { return }
    let extent = Extent(size: bounds.size, content: contentSize, inset: adjustedContentInset)
    guard extent != knownExtent else { return }
    defer { knownExtent = extent }
    guard knownExtent != nil else { return }
    contentOffset = offsetInContent(contentOffset)
  }

  /// The nearest offset at which the frame shows no more than the content and its insets.
  func offsetInContent(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    // Less from zero, which unlike a negated zero is never a negative one.
    func limited(_ offset: CGFloat, _ before: CGFloat, _ end: CGFloat) -> CGFloat {
      max(0 - before, min(offset, end))
    }
    return CGPoint(
      x: limited(offset.x, inset.left, contentSize.width + inset.right - bounds.width),
      y: limited(offset.y, inset.top, contentSize.height + inset.bottom - bounds.height))
  }

  // MARK: - Insets

  /// `contentInset` with what of the safe area the behaviour adds, in points.
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

  /// Whether the view is what a controller shows that a navigation or tab bar controller displays.
  private var isUnderBars: Bool { layoutObserver?.isUnderBars ?? false }

  /// Told when `adjustedContentInset` has another value.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    announceAdjustedInset()
  }

  /// Content that lies at its start stays there when the insets change, in a window.
  func announceAdjustedInset() {
    let inset = adjustedContentInset
    let old = announcedAdjustedInset
    guard inset != old else { return }
    announcedAdjustedInset = inset
    if window != nil {
      var offset = contentOffset
      // Less from zero, which unlike a negated zero is never a negative one.
      if offset.x == 0 - old.left { offset.x = 0 - inset.left }
      if offset.y == 0 - old.top { offset.y = 0 - inset.top }
      contentOffset = offset
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// What scrolls away needs no room for bars: Interface Builder's recorded frames show that the
  /// safe area ends at a scroll view.
  package override var safeAreaInsetsForSubviews: UIEdgeInsets { .zero }

  package override var scrollsContent: Bool { true }

  /// Content that was not scrolled starts below the bars: in a window the offset says so, outside
  /// one the picture does.
  package override var snapshotBoundsOrigin: CGPoint {
    guard window == nil, contentOffset == .zero else { return bounds.origin }
    let inset = adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }

  package override var snapshotContentSize: CGSize? { contentSize }

  package override var snapshotContent: LayoutSnapshot.Content { .scroll }
}

extension UIScrollView {
  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`, and always along the height for the view of a controller that a
    /// navigation or tab bar controller displays.
    case automatic = 0
    /// Along the axes on which the content is larger than the frame or always bounces.
    case scrollableAxes = 1
    /// The safe area is not added, along neither axis.
    case never = 2
    /// The safe area is added along both axes.
    case always = 3
  }
}
