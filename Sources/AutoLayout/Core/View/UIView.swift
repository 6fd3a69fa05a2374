import Foundation

/// A rectangle on the screen that holds other rectangles: the item that layout is about.
///
/// Frames and bounds are in points. A view's engine variables describe its frame in the coordinates
/// of its superview; constraints speak of its alignment rectangle.
@preconcurrency @MainActor
open class UIView: UIResponder, LayoutItem {
  /// The value of an intrinsic size along an axis on which content has no size of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The life once it has been asked for.
  private var ownLife: ItemLife?

  package var life: ItemLife {
    if let ownLife { return ownLife }
    let made = ItemLife(self)
    ownLife = made
    return made
  }

  package var anchors = ItemAnchors()

  // MARK: Tree

  /// The view this view lies in.
  open internal(set) var superview: UIView? {
    get { superviewLink }
    set { superviewLink = newValue }
  }
  /// The superview, which the view does not keep alive.
  @ViewLink private var superviewLink: UIView?
  /// The views that lie in this view, back to front.
  open internal(set) var subviews: [UIView] = []
  /// A number of the program's own.
  open var tag = 0
  /// A name for people, tests and logs.
  open var accessibilityIdentifier: String?
  /// A text that is read out for the view; snapshots name it so. Nil for none.
  open var accessibilityLabel: String?

  // MARK: Geometry

  /// Origin of the frame before `transform`, in the superview's coordinates.
  var untransformedOrigin: CGPoint
  /// Origin of the view's own coordinates and its size.
  var storedBounds: CGRect
  /// A map applied to the drawn view about its centre; constraints ignore it.
  open var transform = CGAffineTransform.identity {
    didSet { UIView.changeObserver?.transformDidChange(of: self, from: oldValue) }
  }

  /// Whether a change of size adjusts the subviews by their masks.
  open var autoresizesSubviews = true
  /// How the view follows its superview's size where constraints do not place it.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if oldValue != autoresizingMask { invalidateAutoresizingConstraints() } }
  }
  /// Whether the frame and the mask become constraints; off for views that constraints place.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if oldValue != translatesAutoresizingMaskIntoConstraints { placementDidChange() }
    }
  }

  // MARK: Look

  /// Whether the view and all in it are not drawn; constraints still hold, but a stack view leaves
  /// it out.
  open var isHidden = false {
    didSet {
      guard oldValue != isHidden else { return }
      superview?.subviewVisibilityDidChange(self)
    }
  }
  /// How much of the view and all in it is seen, from 0 (nothing) to 1, the default.
  open var alpha: CGFloat = 1 {
    didSet { UIView.changeObserver?.alphaDidChange(of: self, from: oldValue) }
  }
  /// Whether the view paints all of its bounds; false for image views, buttons and text fields,
  /// true for others unless set. Kept, it is drawn the same either way.
  open var isOpaque: Bool {
    get { storedIsOpaque }
    set { storedIsOpaque = newValue }
  }
  /// What subclasses begin with, which no override hears of.
  var storedIsOpaque = true
  /// Whether what lies in the view is cut at its bounds; true for scroll views, false for others
  /// unless set.
  open var clipsToBounds = false
  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor? {
    didSet { UIView.changeObserver?.backgroundColorDidChange(of: self, from: oldValue) }
  }
  /// The colour of what can be tapped; nil draws in the superview's, except that buttons and image
  /// views then take the system's blue.
  open var tintColor: UIColor? { didSet { if oldValue != tintColor { tintColorDidChange() } } }
  /// How content is fitted into the bounds; image views heed it.
  open var contentMode = ContentMode.scaleToFill
  /// Whether touches reach the view; false for labels and image views, true for others unless set.
  /// It does not change the layout.
  open var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled }
    set { storedIsUserInteractionEnabled = newValue }
  }
  /// What subclasses begin with, which no override hears of.
  var storedIsUserInteractionEnabled = true
  /// Corners, border and animations of the view, made on first use from `layerClass`.
  open var layer: CALayer { madeLayer ?? makeLayer() }
  /// What code above the views keeps with this one.
  var attachments = ViewAttachments()
  /// The layer, once it has been asked for.
  var madeLayer: CALayer?

  // MARK: Direction, margins, safe area

  /// Which way the view runs: unspecified follows the user interface, playback and spatial content
  /// run from left to right.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if oldValue != semanticContentAttribute { directionDidChange() } }
  }
  /// Margins that were set; nil for the default.
  var explicitMargins: NSDirectionalEdgeInsets?
  /// Whether margins are at least the superview's, as far as they reach into this view.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if oldValue != preservesSuperviewLayoutMargins { setNeedsInsetsUpdate() } }
  }
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if oldValue != insetsLayoutMarginsFromSafeArea { setNeedsInsetsUpdate() } }
  }
  /// Whether the left and right margins leave at most the readable width.
  package var followsReadableWidth = false {
    didSet { if oldValue != followsReadableWidth { setNeedsInsetsUpdate() } }
  }
  /// Least margins that a view controller gives its view; they replace the default of 8.
  package var systemMinimumLayoutMargins: NSDirectionalEdgeInsets? {
    didSet { if oldValue != systemMinimumLayoutMargins { setNeedsInsetsUpdate() } }
  }
  /// The default margins of the class, in points; 8 on every edge for a plain view.
  package var defaultLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  {
    didSet { if oldValue != defaultLayoutMargins { setNeedsInsetsUpdate() } }
  }
  /// Safe area insets that do not follow from the superview's: a controller's, a cell's.
  package var frozenSafeAreaInsets: UIEdgeInsets? {
    didSet { if oldValue != frozenSafeAreaInsets { setNeedsInsetsUpdate() } }
  }
  /// What a view controller adds to the safe area of its view, in points: its bars and the
  /// program's own insets.
  package var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { setNeedsInsetsUpdate() } }
  }
  /// The insets that subclasses were last told of.
  var announcedSafeAreaInsets = UIEdgeInsets.zero
  /// The margins that subclasses were last told of; nil before the first time.
  var announcedLayoutMargins: UIEdgeInsets?
  /// Guides of the system, made on first use.
  var insetGuides: [InsetGuide] = []
  /// Guides that belong to the view, in order of addition.
  open internal(set) var layoutGuides: [UILayoutGuide] = []

  // MARK: Content

  /// Sizes from a document that take the place of the content's own.
  package var placeholderIntrinsicContentSize = IntrinsicSizePlaceholder() {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// How strongly the view resists growing, for each axis.
  var huggingPriorities = AxisPair(UILayoutPriority.defaultLow)
  /// How strongly the view resists shrinking, for each axis.
  var compressionPriorities = AxisPair(UILayoutPriority.defaultHigh)

  // MARK: Document

  /// The identifier of the view's element in its document.
  package var documentIdentifier: String?
  /// The custom class that the document names.
  package var documentClassName: String?
  /// The label of the view in Interface Builder's outline.
  package var documentLabel: String?
  /// The frame that the document records, in points in the superview's coordinates, on the
  /// document's own canvas.
  package var documentFrame: CGRect?

  // MARK: Layout

  /// Constraints that this view holds, in order of installation.
  var heldConstraints: [NSLayoutConstraint] = []
  /// Traits that the view sets for itself and everything in it.
  var ownTraitOverrides = TraitValues()
  /// Who is told of changed traits.
  var traitSubscriptions = TraitSubscriptions()
  /// What keeps the tree below as its document says; only on views that a document made.
  package var liveContent: (any LiveContent)?
  /// The environment of a root; other views read their root's.
  /// What rounding took from the view's place on the screen, in points.
  var pixelShift = CGPoint.zero
  var storedEnvironment: LayoutEnvironment?
  /// The engine and its tables; only on roots, made at the first layout.
  var ownLayoutHost: LayoutHost?
  /// Whether the next pass calls `layoutSubviews()`.
  var needsLayoutFlag = true
  /// Whether the next pass calls `updateConstraints()`.
  var needsUpdateConstraintsFlag = true
  /// Whether the frame that is being set comes from the engine.
  var isTakingSolvedFrame = false
  /// Whether the present layout has given the subviews their solved frames.
  var hasAppliedSolvedFrames = false
  /// Whether some view below needs layout.
  var descendantNeedsLayout = false
  /// Whether some view below needs to update constraints.
  var descendantNeedsUpdateConstraints = false
  /// Who is told of this view's layout: the view controller whose view it is.
  weak var layoutObserver: (any LayoutObserver)?
  /// The latest layouts of the view's text.
  var textLayouts = TextLayoutMemory()

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    let frame = frame.standardized
    untransformedOrigin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Makes a view of no size.
  public override convenience init() { self.init(frame: .zero) }

  deinit { ownLife?.end() }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of; fails
  /// with any other coder, as compiled archives are not read.
  public required init?(coder: NSCoder) {
    guard coder is InterfaceCoder else { return nil }
    untransformedOrigin = .zero
    storedBounds = .zero
    super.init()
  }

  open override var next: UIResponder? { layoutObserver?.responder ?? superview }

  /// Whether views of the class rely on constraints made in `updateConstraints()`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the view's layer: `CALayer`, unless overridden with another of Core Animation's.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Members that UIKit's subclasses override
  //
  // Swift lets a subclass override only what the class itself declares, so that these stand here
  // and the extensions, where the work is done and described, hold their base implementations.

  /// The smallest rectangle around the drawn view, in points in the superview's coordinates.
  open var frame: CGRect {
    get { baseFrame }
    set { baseFrame = newValue }
  }
  /// The view's rectangle in its own coordinates, in points; the origin is a scroll view's offset.
  ///
  /// Layout sets `bounds` and `center`, not `frame`.
  open var bounds: CGRect {
    get { baseBounds }
    set { baseBounds = newValue }
  }
  /// The middle of the view in points in the superview's coordinates.
  open var center: CGPoint {
    get { baseCenter }
    set { baseCenter = newValue }
  }
  /// The margins in effect, in points; the setter sets the view's own.
  open var layoutMargins: UIEdgeInsets {
    get { baseLayoutMargins }
    set { baseLayoutMargins = newValue }
  }
  /// The margins in effect by direction, in points; the setter sets the view's own.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { baseDirectionalLayoutMargins }
    set { baseDirectionalLayoutMargins = newValue }
  }
  /// What of the view bars and rounded corners cover, in points from each edge.
  open var safeAreaInsets: UIEdgeInsets { baseSafeAreaInsets }
  /// The direction in which the view's content runs: its own attribute, or the application's.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    baseLayoutDirection
  }
  /// The traits that hold here: the root's, with what controllers and views on the way override.
  ///
  /// Linear in depth.
  open var traitCollection: UITraitCollection { UITraitCollection(traitValues) }

  /// Puts a view in front of the others; a view that is a subview already only moves to the front.
  open func addSubview(_ view: UIView) { baseAddSubview(view) }
  /// Puts a view at a place among the subviews, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { baseInsertSubview(view, at: index) }
  /// Puts a view right behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    baseInsertSubview(view, belowSubview: sibling)
  }
  /// Puts a view right in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    baseInsertSubview(view, aboveSubview: sibling)
  }
  /// Takes the view out of its superview, with the constraints that reach into it from outside.
  open func removeFromSuperview() { baseRemoveFromSuperview() }

  /// Has `layoutSubviews()` called in the next layout pass.
  open func setNeedsLayout() { baseSetNeedsLayout() }
  /// Lays out now what is marked: the tree from the topmost marked ancestor down.
  open func layoutIfNeeded() { baseLayoutIfNeeded() }
  /// Has `updateConstraints()` called before the next layout.
  open func setNeedsUpdateConstraints() { baseSetNeedsUpdateConstraints() }
  /// Calls `updateConstraints()` where marked, in this view and below, subviews first.
  open func updateConstraintsIfNeeded() { baseUpdateConstraintsIfNeeded() }

  /// Installs a constraint on this view, whose items must be the view or lie in it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { baseAddConstraint(constraint) }
  /// Takes a constraint that this view holds out of the layout; others are left alone.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { baseRemoveConstraint(constraint) }

  /// How strongly the view resists growing beyond its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    baseContentHuggingPriority(for: axis)
  }
  /// Sets how strongly the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { baseSetContentHuggingPriority(priority, for: axis) }
  /// How strongly the view resists becoming smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { baseContentCompressionResistancePriority(for: axis) }
  /// Sets how strongly the view resists becoming smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { baseSetContentCompressionResistancePriority(priority, for: axis) }
  /// Says that the content has another size now; it is asked for again before the next layout.
  open func invalidateIntrinsicContentSize() { baseInvalidateIntrinsicContentSize() }
  /// Sizes the view to what suits it best.
  open func sizeToFit() { baseSizeToFit() }
  /// The size that the constraints in the view give it, with the target's width and height as
  /// wishes of the given priorities, in points, rounded up to pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    baseSystemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  /// The alignment rectangle of a frame, both in points in the superview's coordinates.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { baseAlignmentRect(forFrame: frame) }
  /// The frame of an alignment rectangle, the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    baseFrame(forAlignmentRect: alignmentRect)
  }

  // MARK: Override points

  /// Places the subviews; the default gives those that constraints place their solved frames.
  open func layoutSubviews() { applySolvedFrames() }

  /// Brings constraints up to date; call super last.
  open func updateConstraints() { needsUpdateConstraintsFlag = false }

  /// Size of the content in points, along the axes on which it has one.
  ///
  /// The size is one of the alignment rectangle. It must not depend on the view's frame.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// What of the frame lies outside the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Takes the fonts of another preferred size of text, where the view has some that follow it.
  func followContentSizeCategory(_ category: UIContentSizeCategory) {}

  /// Whether constraints to the centre mean the middle of the frame, not of the alignment
  /// rectangle.
  package var centresByFrame: Bool { false }

  /// The size that suits the view best within `size`; the default is the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Whether the height of the content depends on its width, as with text in several lines.
  package var needsWidthForHeight: Bool { false }

  /// Whether text that breaks into several lines asks for no more width than its widest line.
  package var hugsBrokenLines: Bool { false }

  /// The subview whose size a document fixes while this view has no superview: the content view of a
  /// cell; nil for other views.
  package var fixedContent: UIView? { nil }

  /// Whether constraints that the view makes for itself come after those of its document.
  package var ordersOwnConstraintsLast: Bool { false }

  /// The size of the content when its width is limited, in points.
  package func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// From the top of the alignment rectangle down to the first baseline; nil without text.
  package var baselineOffsetFromTop: CGFloat? { nil }
  /// From the last baseline down to the bottom of the alignment rectangle; nil without text.
  package var baselineOffsetFromBottom: CGFloat? { nil }

  /// From the middle of the alignment rectangle down to the baseline, for a line of text that stays
  /// in the middle whatever the height; nil for other text, which keeps its distance to an edge.
  package var baselineOffsetFromMiddle: CGFloat? { nil }

  /// The view whose first baseline stands for this view's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline stands for this view's.
  open var forLastBaselineLayout: UIView { self }

  /// An old name of `forLastBaselineLayout`, which it hands on.
  open func forBaselineLayout() -> UIView { self }

  /// Whether a point in the view's coordinates belongs to the view; the default asks the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { baseContains(point) }
  /// The deepest view at a point of the view's coordinates that can be touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    baseHitTest(point, with: event)
  }
  /// For overriding; never called here, pictures are made from snapshots.
  open func draw(_ rect: CGRect) {}
  /// Does nothing: pictures are made from snapshots.
  open func setNeedsDisplay() {}
  /// For overriding; told when the tint of the view has changed by its own setter.
  open func tintColorDidChange() {}

  /// Told after a view became a subview.
  open func didAddSubview(_ subview: UIView) {}
  /// Told before a subview leaves.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Told before the view gets another superview; nil when it leaves its superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Told after the view got or lost its superview.
  open func didMoveToSuperview() {}
  /// Told before the view comes into another window; nil when it leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Told after the view came into a window or left one.
  open func didMoveToWindow() {}
  /// Told after `safeAreaInsets` have another value.
  open func safeAreaInsetsDidChange() {}
  /// Told after `layoutMargins` have another value.
  open func layoutMarginsDidChange() {}
  /// Told after traits have other values; nil where the view had none before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Told when a subview is hidden or shown.
  package func subviewVisibilityDidChange(_ subview: UIView) {}
  /// Told when the content size of a subview is no longer valid.
  package func subviewIntrinsicContentSizeDidChange(_ subview: UIView) {}

  /// The guide that stands for this view's `attribute` in constraints to views inside it; a scroll
  /// view's edges are those of its content.
  package func contentItem(for attribute: NSLayoutConstraint.Attribute) -> UILayoutGuide? { nil }

  /// The safe area that subviews start from; a scroll view hands none on.
  package var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Whether the layout margins reach into the subviews that preserve them.
  package var marginsForSubviews: UIEdgeInsets { layoutMargins }

  /// Told when the origin of the bounds has changed: a scroll view has scrolled.
  package func boundsOriginDidChange() {}

  /// Whether the view moves its content by its bounds' origin.
  package var scrollsContent: Bool { false }

  /// The origin of the visible part of the bounds in points, for pictures.
  package var snapshotBoundsOrigin: CGPoint { bounds.origin }

  /// The size of scrolled content in points, for pictures.
  package var snapshotContentSize: CGSize? { nil }

  /// What the view shows, for pictures.
  package var snapshotContent: LayoutSnapshot.Content { .none }

  /// The text that descriptions print after the class.
  package var descriptionText: String? { nil }

  package var layoutItemView: UIView? { self }

  /// The class, the address, the frame and what differs from the defaults, as UIKit prints it.
  nonisolated open override var description: String {
    MainActor.readUnchecked { consoleDescription }
  }
}

/// Told about the layout of a view that it manages.
@preconcurrency @MainActor
protocol LayoutObserver: AnyObject {
  /// The object that comes after the view in the chain of responders.
  var responder: UIResponder? { get }
  /// Whether a navigation or tab bar controller displays the view.
  var isUnderBars: Bool { get }
  /// Called before the view's `updateConstraints()`.
  func viewWillUpdateConstraints()
  /// Called before the view's `layoutSubviews()`.
  func viewWillLayoutSubviews()
  /// Called after the view's `layoutSubviews()`.
  func viewDidLayoutSubviews()
  /// Called after the view has other safe area insets.
  func viewSafeAreaInsetsDidChange()
  /// Called after the view has other layout margins.
  func viewLayoutMarginsDidChange()
  /// Called when the view, or one that it is in, comes into a window or leaves one.
  func viewWillEnterWindow()
  func viewDidEnterWindow()
  func viewWillLeaveWindow()
  func viewDidLeaveWindow()
  /// What the controller and its parent override of the traits around the view.
  var traitOverridesOfController: TraitValues? { get }
  /// Called before views are told of new traits.
  func viewTraitsWillChange(to traits: UITraitCollection)
  /// Called when the traits of the view have changed, after the view was told.
  func viewTraitsDidChange(from old: UITraitCollection, wasKnown: Bool)
}

/// A size from a document that takes the place of a measured one; nil measures as usual, and
/// `UIView.noIntrinsicMetric` is no size.
package struct IntrinsicSizePlaceholder: Hashable, Sendable {
  /// In points.
  package var width: CGFloat?
  /// In points.
  package var height: CGFloat?

  package init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }
}

/// One value for each axis.
struct AxisPair<Value: Hashable & Sendable>: Hashable, Sendable {
  var horizontal: Value
  var vertical: Value

  init(_ value: Value) {
    horizontal = value
    vertical = value
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
