import Foundation

/// A rectangular area of the user interface that contains subviews.
///
/// Frames and bounds are in points. The engine variables of a view describe its frame in the
/// coordinates of its superview. Constraints refer to its alignment rectangle.
///
/// Accesses to the properties that layout uses are not checked at run time: the properties belong
/// to the main actor, and no other code runs while one of them is read or written.
@preconcurrency @MainActor
open class UIView: UIResponder, LayoutItem {
  /// The value of a dimension of the intrinsic content size along which the content has no size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target size for which `systemLayoutSizeFitting(_:)` returns the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for which `systemLayoutSizeFitting(_:)` returns the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The lifetime record of the view, created on first use.
  @exclusivity(unchecked) private var ownLife: ItemLife?

  /// The record of the view in the host that was created last, which its lifetime record keeps
  /// alive. Passes over many views read it without reference counting.
  @exclusivity(unchecked) nonisolated(unsafe) final var recordReference: Unmanaged<LayoutRecord>?

  // MARK: Properties for passes over many views
  //
  // The order of declarations is the order in memory. These properties occupy few cache lines,
  // because a pass over many views spends most of its time waiting for memory.

  /// The superview, which the view does not retain, for traversals to the root without reference
  /// counting. A view that is deallocated removes itself from its subviews.
  ///
  /// It is read many times per view in every pass, always on the main actor, and never while it is
  /// written. Checks of accesses would take a tenth of the time.
  @exclusivity(unchecked) nonisolated(unsafe) final private(set) var parentReference:
    Unmanaged<UIView>?
  /// The subviews of the view, ordered from back to front.
  @exclusivity(unchecked) open internal(set) var subviews: [UIView] = []
  /// The origin of the frame before `transform`, in points in the superview's coordinates.
  @exclusivity(unchecked) var untransformedOrigin: CGPoint
  /// The origin of the view's own coordinates, and its size, in points.
  @exclusivity(unchecked) var storedBounds: CGRect
  /// The difference that rounding to pixels makes to the view's position in its superview, in
  /// points.
  @exclusivity(unchecked) var pixelOffset = CGPoint.zero
  /// The shifts of the view, in points, at which the views inside it are rounded to the same
  /// pixels.
  @exclusivity(unchecked) var pixelShiftRange = PixelShiftRange.unlimited
  /// The subviews that the next layout places, or `nil` if it places all subviews.
  @exclusivity(unchecked) final var subviewsToPlace: [UIView]?
  /// The number of the list in `subviewsToPlace`, and that of the last list that contained the
  /// view.
  @exclusivity(unchecked) final var placementList: UInt32 = 0
  @exclusivity(unchecked) final var memberOfPlacementList: UInt32 = 0
  /// The subviews that are marked for layout or for an update of their constraints, in any order,
  /// or `nil` if they are not listed. Subviews that are no longer marked stay until the next
  /// layout.
  @exclusivity(unchecked) final var markedSubviews: [Unmanaged<UIView>]?
  /// A Boolean value that indicates whether the next pass calls `layoutSubviews()`.
  @exclusivity(unchecked) nonisolated(unsafe) final var needsLayoutFlag = true
  /// A Boolean value that indicates whether a descendant needs layout.
  @exclusivity(unchecked) nonisolated(unsafe) final var descendantNeedsLayout = false
  /// A Boolean value that indicates whether the next pass calls `updateConstraints()`.
  @exclusivity(unchecked) nonisolated(unsafe) final var needsUpdateConstraintsFlag = true
  /// A Boolean value that indicates whether a descendant needs to update its constraints.
  @exclusivity(unchecked) nonisolated(unsafe) final var descendantNeedsUpdateConstraints = false
  /// A Boolean value that indicates whether the view has had an observer since it was last set to
  /// `nil`.
  @exclusivity(unchecked) private final var hasLayoutObserver = false
  /// A Boolean value that indicates whether the frame that is being set comes from the engine.
  @exclusivity(unchecked) final var isTakingSolvedFrame = false
  /// A Boolean value that indicates whether the current layout has set the solved frames of the
  /// subviews.
  @exclusivity(unchecked) var hasAppliedSolvedFrames = false
  /// A Boolean value that indicates whether the frame and the autoresizing mask are translated into
  /// constraints. It is false for views that constraints place.
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if oldValue != translatesAutoresizingMaskIntoConstraints { placementDidChange() }
    }
  }
  /// A Boolean value that indicates whether the subviews are resized by their autoresizing masks
  /// when the size of the view changes.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// A Boolean value that indicates whether the margins include the part of the superview's margins
  /// that reaches into the view.
  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
    didSet { if oldValue != preservesSuperviewLayoutMargins { setNeedsInsetsUpdate() } }
  }
  /// A Boolean value that indicates whether the margins include the safe area.
  @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if oldValue != insetsLayoutMarginsFromSafeArea { setNeedsInsetsUpdate() } }
  }
  /// A Boolean value that indicates whether the left and right margins leave at most the readable
  /// width.
  @exclusivity(unchecked) package var followsReadableWidth = false {
    didSet { if oldValue != followsReadableWidth { setNeedsInsetsUpdate() } }
  }
  /// The meaning of the content, which determines the layout direction of the view. Unspecified
  /// content follows the user interface. Playback and spatial content run from left to right.
  @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  {
    didSet { if oldValue != semanticContentAttribute { directionDidChange() } }
  }
  /// A Boolean value that indicates whether the next update of insets includes the view.
  @exclusivity(unchecked) final var needsInsetAnnouncement = false
  /// A Boolean value that indicates whether a constraint in a host referred to a margin of the
  /// view.
  @exclusivity(unchecked) final var hasMarginConstraints = false
  /// The guides of the system. Each is created on first use.
  @exclusivity(unchecked) var insetGuides: [InsetGuide] = []
  /// The margins in points that were last reported to subclasses, or `nil` before the first report.
  @exclusivity(unchecked) var announcedLayoutMargins: UIEdgeInsets?
  /// The safe area insets in points that were last reported to subclasses.
  @exclusivity(unchecked) var announcedSafeAreaInsets = UIEdgeInsets.zero

  /// The constraints that the view holds, in order of installation.
  @exclusivity(unchecked) var heldConstraints: [NSLayoutConstraint] = []
  /// The layout guides that the view owns, in order of addition.
  @exclusivity(unchecked) open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The content hugging priority for each axis.
  @exclusivity(unchecked) var huggingPriorities = AxisPair(UILayoutPriority.defaultLow)
  /// The content compression resistance priority for each axis.
  @exclusivity(unchecked) var compressionPriorities = AxisPair(UILayoutPriority.defaultHigh)
  /// The observer of the view's layout: the controller of the view.
  final var layoutObserver: (any LayoutObserver)? {
    get { hasLayoutObserver ? storedLayoutObserver : nil }
    set {
      storedLayoutObserver = newValue
      hasLayoutObserver = newValue != nil
    }
  }
  private final weak var storedLayoutObserver: (any LayoutObserver)?

  package var life: ItemLife {
    if let ownLife { return ownLife }
    let made = ItemLife(self)
    ownLife = made
    return made
  }

  @exclusivity(unchecked) package var anchors = ItemAnchors()

  /// The rarely used properties, created when one of them is set.
  @exclusivity(unchecked) var uncommon: UncommonViewProperties?
  /// The properties that the document specifies for the view, if the view was loaded from one.
  @exclusivity(unchecked) var documentProperties: ViewDocumentProperties?

  // MARK: Hierarchy

  /// The view that contains this view, if any.
  open internal(set) var superview: UIView? {
    get { parent }
    set { parent = newValue }
  }
  /// The superview.
  nonisolated final private(set) var parent: UIView? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map(Unmanaged.passUnretained) }
  }
  /// An integer that the program uses to identify the view.
  open var tag = 0

  // MARK: Geometry

  /// The transform that is applied to the view about its center. Constraints ignore it.
  open var transform: CGAffineTransform {
    get { uncommon?.transform ?? .identity }
    set { setTransform(newValue) }
  }

  /// The shape with which the view collides in an animation of `UIDynamicAnimator`. The default is
  /// a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline with which a view of the collision type `path` collides: a convex path in points
  /// relative to the center. The default is empty.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The parts of the frame that change with the size of the superview if constraints do not place
  /// the view.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
    didSet { if oldValue != autoresizingMask { invalidateAutoresizingConstraints() } }
  }

  // MARK: Appearance

  /// A Boolean value that indicates whether the view and its subviews are hidden. Constraints of
  /// hidden views still apply, but a stack view omits hidden views.
  @exclusivity(unchecked) open var isHidden = false {
    willSet { willChange("hidden") }
    didSet {
      defer { didChange("hidden") }
      guard oldValue != isHidden else { return }
      superview?.subviewVisibilityDidChange(self)
      // Hidden views are not drawn.
      if !isHidden { window?.requestDisplay() }
    }
  }
  /// The opacity of the view and its subviews, from 0 (transparent) to 1, the default.
  @exclusivity(unchecked) open var alpha: CGFloat = 1 {
    willSet { willChange("alpha") }
    didSet {
      UIView.changeObserver?.alphaDidChange(of: self, from: oldValue)
      didChange("alpha")
    }
  }
  /// A Boolean value that indicates whether the view fills its bounds with opaque content. The
  /// default is false for image views, buttons and text fields, and true for others. It does not
  /// change the drawing.
  open var isOpaque: Bool {
    get { storedIsOpaque }
    set { storedIsOpaque = newValue }
  }
  /// The value of `isOpaque`. Subclasses set it initially without calling an overridden setter.
  var storedIsOpaque = true
  /// A Boolean value that indicates whether subviews are clipped to the bounds. The default is true
  /// for scroll views and false for others.
  open var clipsToBounds = false
  /// The color behind the content, if any.
  @exclusivity(unchecked) open var backgroundColor: UIColor? {
    didSet { UIView.changeObserver?.backgroundColorDidChange(of: self, from: oldValue) }
  }
  /// The color of controls in the view. If it is not set or is `nil`, it is that of the superview,
  /// or the system's blue if there is no superview.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setOwnTintColor(newValue) }
  }
  /// The tint color that was set, if any.
  package var ownTintColor: UIColor?
  /// The way in which content is fitted into the bounds: the image of an image view, or a drawing
  /// by `draw(_:)` at another size. With `redraw`, it is drawn again.
  open var contentMode = ContentMode.scaleToFill
  /// A Boolean value that indicates whether the view receives touches. The default is false for
  /// labels and image views, and true for others. It does not change the layout.
  open var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled }
    set { storedIsUserInteractionEnabled = newValue }
  }
  /// The value of `isUserInteractionEnabled`. Subclasses set it initially without calling an
  /// overridden setter.
  var storedIsUserInteractionEnabled = true
  /// The layer with the corners, border and animations of the view. It is created from `layerClass`
  /// on first use.
  open var layer: CALayer { madeLayer ?? makeLayer() }
  /// Objects that higher-level code attaches to the view.
  var attachments = ViewAttachments()
  /// The layer, or `nil` before its first use.
  @exclusivity(unchecked) var madeLayer: CALayer?

  // MARK: Layout

  /// The registered observers of trait changes.
  var traitSubscriptions = TraitSubscriptions()
  /// The object that keeps the tree consistent with its document. It is set only for views from
  /// documents.
  package var liveContent: (any LiveContent)?
  /// The engine and its tables, which only roots have. They are created by the first layout or
  /// measurement.
  @exclusivity(unchecked) var ownLayoutHost: LayoutHost?
  /// The most recent layouts of the view's text.
  var textLayouts = TextLayoutMemory()

  /// Creates a view with a frame, in points in the coordinates of its future superview.
  public init(frame: CGRect) {
    let frame = frame.standardized
    untransformedOrigin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view whose size is zero.
  public override convenience init() { self.init(frame: .zero) }

  deinit {
    ownLife?.end()
    for view in subviews where view.parent === self { view.parent = nil }
  }

  /// Creates the view when a storyboard or xib that names its class is loaded. The coder must be an
  /// `InterfaceCoder` or an archive without views: the initializer fails with any other coder,
  /// because compiled archives are not read.
  public required init?(coder: NSCoder) {
    guard coder.hasNoView else { return nil }
    untransformedOrigin = .zero
    storedBounds = .zero
    super.init()
  }

  open override var next: UIResponder? { layoutObserver?.responder ?? superview }

  /// A Boolean value that indicates whether views of the class depend on constraints that
  /// `updateConstraints()` creates.
  ///
  /// `updateConstraints()` is called only in trees that use constraints. A tree uses them from the
  /// first constraint, the first view of a controller, or the first view whose class returns true.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the view's layer. Overrides return another class of Core Animation. The default
  /// is `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Members that UIKit's subclasses override
  //
  // In Swift, subclasses can override only members that the class itself declares, so the
  // declarations are here. The extensions contain and document the base implementations.

  /// The smallest rectangle that contains the transformed view, in points in the superview's
  /// coordinates.
  open var frame: CGRect {
    get { baseFrame }
    set { changing("frame") { baseFrame = newValue } }
  }
  /// The rectangle of the view in its own coordinates, in points. The origin of a scroll view's
  /// bounds is its content offset.
  ///
  /// Layout sets `bounds` and `center`, not `frame`.
  open var bounds: CGRect {
    get { baseBounds }
    set { changing("bounds") { baseBounds = newValue } }
  }
  /// The center of the view, in points in the superview's coordinates.
  open var center: CGPoint {
    get { baseCenter }
    set { changing("center") { baseCenter = newValue } }
  }
  /// The effective margins, in points. Setting it sets the margins of the view.
  open var layoutMargins: UIEdgeInsets {
    get { baseLayoutMargins }
    set { baseLayoutMargins = newValue }
  }
  /// The effective margins by layout direction, in points. Setting it sets the margins of the view.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { baseDirectionalLayoutMargins }
    set { baseDirectionalLayoutMargins = newValue }
  }
  /// The distances from the edges of the view to its safe area, in points.
  open var safeAreaInsets: UIEdgeInsets { baseSafeAreaInsets }
  /// The layout direction of the view's content. It follows the semantic content attribute of the
  /// view, or else the application.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    baseLayoutDirection
  }
  /// The traits of the view: those of the root, with the overrides of controllers and views between
  /// them.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  open var traitCollection: UITraitCollection { UITraitCollection(traitValues) }

  /// Returns a Boolean value that indicates whether a gesture of the view may begin. The default is
  /// true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Adds a view in front of the other subviews. A view that is already a subview moves to the
  /// front.
  open func addSubview(_ view: UIView) { baseAddSubview(view) }
  /// Inserts a view at an index of the subviews, which are ordered from back to front.
  open func insertSubview(_ view: UIView, at index: Int) { baseInsertSubview(view, at: index) }
  /// Inserts a view directly behind a subview, or in front of all subviews if `sibling` is not one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    baseInsertSubview(view, belowSubview: sibling)
  }
  /// Inserts a view directly in front of a subview, or of all subviews if `sibling` is not one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    baseInsertSubview(view, aboveSubview: sibling)
  }
  /// Moves a subview in front of its siblings. Does nothing for other views.
  open func bringSubviewToFront(_ view: UIView) { baseBringSubviewToFront(view) }
  /// Moves a subview behind its siblings. Does nothing for other views.
  open func sendSubviewToBack(_ view: UIView) { baseSendSubviewToBack(view) }
  /// Exchanges two subviews. Does nothing if an index is out of range.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    baseExchangeSubview(at: first, withSubviewAt: second)
  }
  /// Removes the view from its superview, together with the constraints that connect it to outside
  /// items.
  open func removeFromSuperview() { baseRemoveFromSuperview() }

  /// Marks the view so that the next layout pass calls `layoutSubviews()`.
  ///
  /// A view in a window is laid out at the end of the current turn of the main run loop, together
  /// with all other changes of the turn. Other views wait for `layoutIfNeeded()`.
  open func setNeedsLayout() { baseSetNeedsLayout() }
  /// Lays out the marked views immediately, starting at the topmost marked ancestor.
  open func layoutIfNeeded() { baseLayoutIfNeeded() }
  /// Marks the view so that `updateConstraints()` is called before the next layout.
  open func setNeedsUpdateConstraints() { baseSetNeedsUpdateConstraints() }
  /// Calls `updateConstraints()` on the marked views among the view and its descendants, subviews
  /// first.
  open func updateConstraintsIfNeeded() { baseUpdateConstraintsIfNeeded() }

  /// Installs a constraint on the view. Its items must be the view or its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { baseAddConstraint(constraint) }
  /// Removes a constraint that the view holds. Other constraints are ignored.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { baseRemoveConstraint(constraint) }

  /// Returns the priority with which the view resists growing beyond its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    baseContentHuggingPriority(for: axis)
  }
  /// Sets the priority with which the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { baseSetContentHuggingPriority(priority, for: axis) }
  /// Returns the priority with which the view resists becoming smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { baseContentCompressionResistancePriority(for: axis) }
  /// Sets the priority with which the view resists becoming smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { baseSetContentCompressionResistancePriority(priority, for: axis) }
  /// Marks the intrinsic content size as invalid. It is measured again before the next layout.
  open func invalidateIntrinsicContentSize() { baseInvalidateIntrinsicContentSize() }
  /// Resizes the view to the size that fits it best.
  open func sizeToFit() { baseSizeToFit() }
  /// Returns the size, in points, that satisfies the constraints in the view. The size is as close
  /// to `targetSize` as constraints of priority 50 make it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    baseSystemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size, in points, that satisfies the constraints in the view, rounded up to pixels.
  /// The width and height of the target are optional constraints with the specified priorities.
  ///
  /// - Parameters:
  ///   - targetSize: The target width and height, in points.
  ///   - horizontal: The priority of the constraint on the width.
  ///   - vertical: The priority of the constraint on the height.
  /// - Returns: The size in points, rounded up to pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    baseSystemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  /// Returns the alignment rectangle for a frame. Both are in points in the superview's
  /// coordinates.
  ///
  /// - Parameter frame: A frame in the superview's coordinates, in points.
  /// - Returns: The alignment rectangle in the superview's coordinates, in points.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { baseAlignmentRect(forFrame: frame) }
  /// Returns the frame for an alignment rectangle. This is the inverse of
  /// `alignmentRect(forFrame:)`.
  ///
  /// - Parameter alignmentRect: An alignment rectangle in the superview's coordinates, in points.
  /// - Returns: The frame in the superview's coordinates, in points.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    baseFrame(forAlignmentRect: alignmentRect)
  }

  // MARK: Override points

  /// Lays out the subviews. The default implementation sets the solved frames of the subviews that
  /// constraints place.
  open func layoutSubviews() { applySolvedFrames() }

  /// Lays out the view with `layoutSubviews()`. Overrides call super and lay out sublayers.
  ///
  /// - Remark: Partial. Layout calls it only if the layer of the view was used before.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

  /// Sets the content of a layer of the view. The default implementation does nothing.
  ///
  /// - Remark: Partial. Drawing calls it only if the layer of the view was used before, and calls
  ///   `draw(_:in:)` as well.
  open func display(_ layer: CALayer) {}

  /// Draws the content of a layer in a context, which is also the current one of UIKit. The default
  /// implementation draws the layer of the view with `draw(_:)`, and does not draw in other layers.
  ///
  /// - Remark: Partial. Drawing calls it only if the layer of the view was used before.
  open func draw(_ layer: CALayer, in context: CGContext) {
    if layer === madeLayer { draw(context.boundingBoxOfClipPath) }
  }

  /// The smallest text size of the view and its descendants, or `nil` if there is no limit. It
  /// replaces smaller sizes that the user prefers.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.minimum }
    set { contentSizeLimits.minimum = newValue }
  }
  /// The largest text size of the view and its descendants, or `nil` if there is no limit. It
  /// replaces larger sizes that the user prefers.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.maximum }
    set { contentSizeLimits.maximum = newValue }
  }
  /// The limits of the view and its superviews, from the outermost to the innermost, for logs and
  /// the debugger.
  open var appliedContentSizeCategoryLimitsDescription: String { baseDescriptionOfSizeLimits }

  /// Writes the view to an archive.
  ///
  /// - Remark: Inert. Views are not archived.
  open func encode(with coder: NSCoder) {}

  /// Updates the constraints of the view. Overrides call super last.
  open func updateConstraints() { needsUpdateConstraintsFlag = false }

  /// The size of the content, in points, along the axes on which it has one.
  ///
  /// It is the size of the alignment rectangle and must not depend on the frame of the view.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The insets from the frame to the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Updates fonts that follow the preferred text size of the user.
  func followContentSizeCategory(_ category: UIContentSizeCategory) {}

  /// A Boolean value that indicates whether constraints to the center refer to the frame, not the
  /// alignment rectangle.
  package var centersByFrame: Bool { false }

  /// Returns the size that fits the view best within `size`. The default is the current size.
  ///
  /// - Parameter size: The available size, in points.
  /// - Returns: The size of the view, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// A Boolean value that indicates whether the height of the content depends on its width, as with
  /// wrapped text.
  package var needsWidthForHeight: Bool { false }

  /// A Boolean value that indicates whether wrapped text requires only the width of its widest
  /// line.
  package var hugsBrokenLines: Bool { false }

  /// A Boolean value that indicates whether the content has the same size at any width that is at
  /// least that of the intrinsic content size.
  package var keepsSizeAboveContentWidth: Bool { false }

  /// The subview whose size a document fixes while this view has no superview: the content view of
  /// a cell. It is `nil` for other views.
  package var fixedContent: UIView? { nil }
  /// A Boolean value that indicates whether the container determines the frame of the view instead
  /// of its mask, as for the content view of a cell in a table. Conflict messages name its size
  /// `UIView-Encapsulated-Layout-Width` and `-Height` (17 recorded logs of content views).
  package var encapsulatesLayout: Bool { false }
  /// A Boolean value that indicates whether the superview sets the frame of the view.
  final var isPlacedByContainer: Bool {
    superview != nil && translatesAutoresizingMaskIntoConstraints
  }

  /// A Boolean value that indicates whether the constraints of the view itself come after those of
  /// its document.
  package var ordersOwnConstraintsLast: Bool { false }

  /// Returns the size of the content for a limited width, in points.
  package func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// The distance from the top of the alignment rectangle to the first baseline, in points, or
  /// `nil` if there is no text.
  package var baselineOffsetFromTop: CGFloat? { nil }
  /// The distance from the last baseline to the bottom of the alignment rectangle, in points, or
  /// `nil` if there is no text.
  package var baselineOffsetFromBottom: CGFloat? { nil }

  /// The distance from the center of the alignment rectangle down to the baseline, in points, for a
  /// line of text that is vertically centered at any height. It is `nil` for other text, which
  /// keeps its distance to an edge.
  package var baselineOffsetFromMiddle: CGFloat? { nil }

  /// The view that provides the first baseline of this view.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view that provides the last baseline of this view. The default is the view of
  /// `forBaselineLayout()`, which it replaced in iOS 9.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }

  /// Returns the view that provides the baselines, which is the view itself by default. Override
  /// `forLastBaselineLayout` instead.
  open func forBaselineLayout() -> UIView { self }

  /// Returns a Boolean value that indicates whether a point in the view's coordinates is inside the
  /// view. By default, tests the bounds.
  ///
  /// - Parameters:
  ///   - point: A location in the view's coordinates, in points.
  ///   - event: The event, which the default implementation does not use.
  /// - Returns: True if the point is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { baseContains(point) }
  /// Returns the deepest view that receives touches at a point in the view's coordinates.
  ///
  /// - Parameters:
  ///   - point: A location in the view's coordinates, in points.
  ///   - event: The event, which is passed to `point(inside:with:)`.
  /// - Returns: The view, or `nil` if the point is outside this view or no view there receives
  ///   touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    baseHitTest(point, with: event)
  }
  /// Draws the content in the part of the bounds that needs it, in points. The current context of
  /// UIKit has the coordinates of the bounds. The default implementation does nothing.
  open func draw(_ rect: CGRect) {}
  /// Marks the whole view for drawing.
  open func setNeedsDisplay() { setNeedsDisplay(bounds) }
  /// Marks a part of the bounds for drawing. Several parts are united.
  open func setNeedsDisplay(_ rect: CGRect) {
    guard ProgramClasses.include(type(of: self)) else { return }
    attachments.object(DisplayRecord.self, or: DisplayRecord.init).mark(rect)
    window?.requestDisplay()
  }
  /// The relation between `draw(_:)` and the content of the view.
  package var displayKind: DisplayKind { .belowContent }
  /// The drawing that methods other than `draw(_:)` of a program's class produce, with the
  /// upper-left corner at the origin, or `nil` if there is none.
  package var contentDrawing: Drawing? { nil }
  /// Tells the view that its `tintColor` changed: it was set, or that of a superview was. Subviews
  /// without a tint color are notified after the view.
  open func tintColorDidChange() {}

  /// Tells the view that a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells the view that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells the view that its superview is about to change. `newSuperview` is `nil` if the view is
  /// about to be removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells the view that its superview changed.
  open func didMoveToSuperview() {}
  /// Tells the view that its window is about to change. `newWindow` is `nil` if the view is about
  /// to leave its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells the view that its window changed.
  open func didMoveToWindow() {}
  /// Tells the view that its safe area insets changed.
  open func safeAreaInsetsDidChange() {}
  /// Tells the view that its layout margins changed.
  open func layoutMarginsDidChange() {}
  /// Tells the view that its traits changed. `previousTraitCollection` is `nil` if the view had no
  /// traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Requests a turn of the run loop for the changes in the tree of which the view is the root.
  /// Only windows have turns.
  func requestTurn() {}

  /// Tells the view that a subview was hidden or shown.
  package func subviewVisibilityDidChange(_ subview: UIView) {}
  /// Tells the view that the intrinsic content size of a subview is no longer valid.
  package func subviewIntrinsicContentSizeDidChange(_ subview: UIView) {}

  /// Returns the guide that represents `attribute` in constraints to views inside this view. The
  /// edges of a scroll view are those of its content.
  package func contentItem(for attribute: NSLayoutConstraint.Attribute) -> UILayoutGuide? { nil }

  /// The safe area insets in points that subviews inherit. The subviews of a scroll view inherit no
  /// insets.
  package var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The layout margins in points that subviews can preserve.
  package var marginsForSubviews: UIEdgeInsets { layoutMargins }

  /// Tells the view that the origin of its bounds changed, which means that a scroll view scrolled.
  package func boundsOriginDidChange() {}

  /// A Boolean value that indicates whether the view scrolls its content by the origin of its
  /// bounds.
  package var scrollsContent: Bool { false }

  /// The origin of the visible part of the bounds, in points, for pictures.
  package var snapshotBoundsOrigin: CGPoint { bounds.origin }

  /// The size of scrolled content, in points, for pictures.
  package var snapshotContentSize: CGSize? { nil }

  /// The guide for the content of a scroll view, or `nil` if no constraint refers to it.
  var snapshotContentGuide: UILayoutGuide? { nil }

  /// The content of the view, for pictures.
  package var snapshotContent: LayoutSnapshot.Content { .none }

  /// Returns a Boolean value that indicates whether the content of this view represents a subview,
  /// so that snapshots omit it.
  package func represents(_ subview: UIView) -> Bool { false }

  /// The text that descriptions print after the class.
  package var descriptionText: String? { nil }

  /// Fills in the parts of the view's description. Subclasses add theirs.
  package func describe(_ description: inout ViewDescription) { baseDescribe(&description) }

  package var layoutItemView: UIView? { self }

  package override var defaultAccessibilityFrame: CGRect {
    rectOnScreen(bounds)
  }
  package override var accessibilityDefaults: AccessibilityDefaults {
    (self as? any AccessibilityDescribing)?.describedForAccessibility ?? AccessibilityDefaults()
  }
  package override var keyedProperties: [KeyedProperty] { UIView.viewProperties }

  /// The class, the address, the frame and the values that differ from the defaults, in UIKit's
  /// format.
  nonisolated open override var description: String {
    MainActor.readUnchecked { consoleDescription }
  }
}

/// An observer of the layout of the view that it manages.
@preconcurrency @MainActor
protocol LayoutObserver: AnyObject {
  /// The responder that follows the view in the responder chain.
  var responder: UIResponder? { get }
  /// A Boolean value that indicates whether a navigation controller or tab bar controller displays
  /// the view.
  var isUnderBars: Bool { get }
  /// A Boolean value that indicates whether the view is that of a child which its container does not
  /// place itself.
  var isChildOfProgram: Bool { get }
  /// Called before the view's `updateConstraints()`.
  func viewWillUpdateConstraints()
  /// Called before the view's `layoutSubviews()`.
  func viewWillLayoutSubviews()
  /// Called after the view's `layoutSubviews()`.
  func viewDidLayoutSubviews()
  /// Called after the safe area insets of the view change.
  func viewSafeAreaInsetsDidChange()
  /// Called after the layout margins of the view change.
  func viewLayoutMarginsDidChange()
  /// Called before and after the view enters or leaves a window, alone or with an ancestor.
  func viewWillEnterWindow()
  func viewDidEnterWindow()
  func viewWillLeaveWindow()
  func viewDidLeaveWindow()
  /// The traits that the controller and its parent override for the view.
  var traitOverridesOfController: TraitValues? { get }
  /// Called before views are notified of new traits.
  func viewTraitsWillChange(to traits: UITraitCollection)
  /// Called after the traits of the view change and the view is notified. `wasKnown` is false if
  /// the view had no traits before.
  func viewTraitsDidChange(from old: UITraitCollection, wasKnown: Bool)
}

/// A pair of values, one per axis.
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
