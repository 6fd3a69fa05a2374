import Foundation

/// A rectangle that Core Animation draws: the corners, border and shadow of a view, or separate
/// content.
///
/// The layer of a view does not store its geometry: it reads and sets that of the view. Pictures
/// draw a layer without a view if it is below the layer of a view.
@preconcurrency @MainActor
open class CALayer: UIKitObject {
  /// The view that the layer belongs to, if any.
  weak var view: (any LayerOwner)?

  /// Creates a layer that does not belong to a view.
  public override init() { super.init() }

  /// Creates a copy of a layer, which displays the values during an animation. Subclasses copy
  /// their own properties.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Geometry

  /// The bounds of a layer without a view.
  private var ownBounds = CGRect.zero
  /// The position of a layer without a view.
  private var ownPosition = CGPoint.zero

  /// The rectangle of the layer in its own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      changing("bounds") { if let view { view.bounds = newValue } else { ownBounds = newValue } }
    }
  }

  /// The position of the anchor point in the superlayer's coordinates, in points. For the layer of
  /// a view, it is the center of the view.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      changing("position") {
        if let view { view.center = newValue } else { ownPosition = newValue }
      }
    }
  }

  /// The point of the layer that is located at `position`, in unit coordinates. The default is the
  /// center.
  ///
  /// - Remark: Partial. It has no effect on the layer of a view.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The rectangle of the layer in the superlayer's coordinates, in points: the bounding box of the
  /// transformed bounds.
  ///
  /// Setting it does not change the transform. As for views, it sets the position, and the size
  /// whose bounding box under the inverse transform is the new one.
  open var frame: CGRect {
    get { view?.frame ?? box(of: bounds.size).offsetBy(dx: position.x, dy: position.y) }
    set {
      if let view { return view.frame = newValue }
      let rect = newValue.standardized
      let map = affineTransform()
      let determinant = map.a * map.d - map.b * map.c
      guard determinant.isFinite, determinant != 0 else { return }
      ownBounds.size = CGRect(origin: .zero, size: rect.size).applying(map.inverted()).size
      let box = box(of: ownBounds.size)
      ownPosition = CGPoint(x: rect.midX - box.midX, y: rect.midY - box.midY)
    }
  }

  /// Returns the bounding box of a transformed layer of a size whose position is the origin.
  private func box(of size: CGSize) -> CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height
    ).applying(affineTransform())
  }

  /// The transform of a layer without a view.
  private var ownTransform = CATransform3DIdentity

  /// The transform that is applied to the layer about its anchor point. The layer of a view uses
  /// only the affine part.
  open var transform: CATransform3D {
    get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? ownTransform }
    set {
      if let view {
        view.transform = CATransform3DGetAffineTransform(newValue)
      } else {
        ownTransform = newValue
      }
    }
  }

  /// Returns the affine part of the transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Replaces the transform of the layer.
  open func setAffineTransform(_ map: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(map)
  }

  /// The position of the layer on the z-axis. Layers in the same layer are drawn from the lowest to
  /// the highest position, and those at the same position in the order of `sublayers`. The order of
  /// touches does not change.
  open var zPosition: CGFloat = 0
  /// The number of pixels per point of the layer's content. The default is 1.
  open var contentsScale: CGFloat = 1

  // MARK: Appearance

  /// The corner radius in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded. The default is all corners. Pictures always round all corners.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of rounded corners. Pictures always use circular corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The border width in points.
  open var borderWidth: CGFloat = 0
  /// The border color as a dynamic color, which keeps its dark variant, or `nil` for black.
  package var borderUIColor: UIColor?
  /// The color of the border, or `nil` for black.
  open var borderColor: CGColor? {
    get { borderUIColor?.cgColor }
    set { borderUIColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// The background of a layer without a view.
  private var ownBackground: CGColor?
  /// The color behind the content. For the layer of a view, it is the background color of the view.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        ownBackground = newValue
      }
    }
  }

  /// A Boolean value that indicates whether a layer without a view clips its sublayers.
  private var ownMasksToBounds = false
  /// A Boolean value that indicates whether sublayers are clipped to the bounds. For the layer of a
  /// view, it is the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
  }

  /// The opacity of a layer without a view.
  private var ownOpacity: Float = 1
  /// The opacity of the layer, from 0 to 1. For the layer of a view, it is the view's alpha.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// A Boolean value that indicates whether a layer without a view is hidden.
  private var ownIsHidden = false
  /// A Boolean value that indicates whether the layer is hidden. For the layer of a view, it is the
  /// view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  /// The color of the shadow, which is opaque black by default. Setting `nil` removes the shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The opacity of the shadow, from 0, the default, to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow, or `nil` for that of the layer.
  open var shadowPath: CGPath?
  /// A layer that masks this layer.
  ///
  /// - Remark: Partial. Pictures clip the layer to the path of a shape layer, to the visible
  ///   sublayers of a layer without content, or to the rounded bounds of another one; they do not
  ///   use the opacity of its content.
  open var mask: CALayer?
  /// The content of the layer: an image of Core Graphics or UIKit, or `nil`.
  open var contents: Any?
  /// The way in which the content is placed in the bounds. The default is `resize`.
  open var contentsGravity = CALayerContentsGravity.resize
  /// A Boolean value that indicates whether the layer draws again when its size changes. The
  /// default is false.
  open var needsDisplayOnBoundsChange = false
  /// A Boolean value that indicates whether the layer is rasterized.
  ///
  /// - Remark: Inert. It has no effect.
  open var shouldRasterize = false
  /// The number of pixels per point of the rasterized layer.
  ///
  /// - Remark: Inert. It has no effect.
  open var rasterizationScale: CGFloat = 1
  /// A Boolean value that indicates whether the layer is opaque.
  ///
  /// - Remark: Inert. It has no effect.
  open var isOpaque = false
  /// A Boolean value that indicates whether sublayers are composited as a group.
  ///
  /// - Remark: Inert. It has no effect.
  open var allowsGroupOpacity = true
  /// A name that the program uses to identify the layer.
  open var name: String?
  /// The delegate of the layer. The delegate of a view's layer is the view.
  open var delegate: (any CALayerDelegate)? {
    get { asksView ? view : otherDelegate }
    set {
      asksView = newValue != nil && newValue === view
      otherDelegate = asksView ? nil : newValue
    }
  }
  /// A Boolean value that indicates whether the view is the delegate. The view is then referenced
  /// only by `view`.
  private var asksView = false
  /// A delegate other than the view.
  private weak var otherDelegate: (any CALayerDelegate)?

  // MARK: Hierarchy

  /// The superlayer of a layer without a view.
  weak var ownSuperlayer: CALayer?
  /// The added sublayers, which do not belong to views, from back to front.
  var ownSublayers: [CALayer] = []
  /// The nearest subview behind the layer in the containing view, or `nil` if the layer is behind
  /// all subviews.
  weak var subviewBehind: (any LayerOwner)?
  /// The recorded drawing of a layer without a view.
  let displayRecord = DisplayRecord()

  /// The layer that contains this one. For the layer of a view, it is the layer of the superview.
  open var superlayer: CALayer? { view.map { $0.superviewLayer } ?? ownSuperlayer }

  /// The sublayers from back to front: those of the subviews, and added layers before, between and
  /// after them. A new layer or subview is added in front of all existing ones. The value is `nil`
  /// if there are no sublayers.
  ///
  /// The setter replaces the added layers. It does not move or remove the layers of subviews.
  open var sublayers: [CALayer]? {
    get {
      let all = allSublayers
      return all.isEmpty ? nil : all
    }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Adds a layer in front of the others. The layer of a view cannot be moved.
  ///
  /// - Complexity: O(1) for a layer without a superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer) { placeInFront($0) } }

  /// Inserts a layer at an index of the sublayers, which are ordered from back to front. If it is
  /// already a sublayer, the index applies to the other layers. Does nothing for the layer of a
  /// view, for this layer, and for layers that contain this layer.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { place($0, at: Int(index)) }
  }

  /// Moves a layer, if it can be added, with a closure that sets its position.
  private func insert(_ layer: CALayer, _ place: (CALayer) -> Void) {
    guard canHold(layer) else { return }
    layer.removeFromSuperlayer()
    place(layer)
    setNeedsLayout()
  }

  /// Inserts a layer directly behind another, or behind all layers if the sibling is not a
  /// sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, beside: sibling, inFront: false)
  }

  /// Inserts a layer directly in front of another, or in front of all layers if the sibling is not
  /// a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, beside: sibling, inFront: true)
  }

  private func insertSublayer(_ layer: CALayer, beside sibling: CALayer?, inFront: Bool) {
    guard layer !== sibling else { return }
    // The order excludes the layer, which can currently be behind the sibling.
    let others = allSublayers.filter { $0 !== layer }
    let place = others.firstIndex { $0 === sibling }.map { inFront ? $0 + 1 : $0 }
    insertSublayer(layer, at: UInt32(place ?? (inFront ? others.count : 0)))
  }

  /// Returns a Boolean value that indicates whether a layer can be added. It must not belong to a
  /// view, be this layer, or contain this layer.
  private func canHold(_ layer: CALayer) -> Bool {
    guard layer.view == nil else { return false }
    var holder: CALayer? = self
    while let current = holder {
      if current === layer { return false }
      holder = current.superlayer
    }
    return true
  }

  /// Removes the layer from its superlayer. The layer of a view cannot be removed.
  open func removeFromSuperlayer() {
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  // MARK: Layout and drawing

  /// Marks the layer for layout. For the layer of a view, marks the view.
  open func setNeedsLayout() { markForLayout() }
  /// Returns a Boolean value that indicates whether the layer is marked for layout.
  open func needsLayout() -> Bool { isMarkedForLayout }
  /// Lays out the layer if necessary. For the layer of a view, lays out the view.
  open func layoutIfNeeded() { layOutIfMarked() }
  /// Returns the preferred size of the content, in points. The default is the size of the layer.
  open func preferredFrameSize() -> CGSize { frame.size }
  /// Lays out the sublayers. Subclasses override it. By default, calls the delegate: for the layer
  /// of a view, the view lays out its subviews.
  ///
  /// - Remark: Partial. A layer without a view is laid out by `layoutIfNeeded()` only.
  open func layoutSublayers() { (view ?? otherDelegate)?.layoutSublayers(of: self) }
  /// Marks the layer for drawing. For the layer of a view, marks the view.
  open func setNeedsDisplay() {
    if let view { view.setNeedsDisplay() } else { setNeedsDisplay(bounds) }
  }
  /// Marks a part of the layer for drawing.
  open func setNeedsDisplay(_ rect: CGRect) {
    if let view { return view.setNeedsDisplay(rect) }
    displayRecord.mark(rect)
  }
  /// Draws the content in a context with the coordinates of the bounds. By default, calls the
  /// delegate.
  open func draw(in context: CGContext) { otherDelegate?.draw(self, in: context) }
  /// Updates the content. By default, calls the delegate, and `draw(in:)`.
  open func display() { baseDisplay() }

  /// Lets the delegate set the content of a layer without a view, or draws it.
  private func baseDisplay() {
    if let view { return view.displayNow() }
    otherDelegate?.display(self)
    drawContent()
  }

  // MARK: Animations

  /// The rarely used properties, created on first use.
  var extras: LayerExtras?

  /// The number of repetitions.
  ///
  /// - Remark: Inert. Layers do not repeat; their animations do.
  open var repeatCount: Float {
    get { extras?.timing.repeatCount ?? 0 }
    set { madeExtras.timing.repeatCount = newValue }
  }
  /// A Boolean value that indicates whether the back of the layer is visible. The default is true.
  ///
  /// - Remark: Inert. Pictures never show the back of a layer.
  open var isDoubleSided: Bool {
    get { extras?.display.isDoubleSided ?? true }
    set { madeExtras.display.isDoubleSided = newValue }
  }
  /// The edges that are smoothed. The default is all.
  ///
  /// - Remark: Inert. Pictures are smoothed everywhere.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.display.edgeAntialiasingMask ?? .all }
    set { madeExtras.display.edgeAntialiasingMask = newValue }
  }
  /// A Boolean value that indicates whether edges may be smoothed. The default is false.
  ///
  /// - Remark: Inert. Pictures are smoothed everywhere.
  open var allowsEdgeAntialiasing: Bool {
    get { extras?.display.allowsEdgeAntialiasing ?? false }
    set { madeExtras.display.allowsEdgeAntialiasing = newValue }
  }
  /// A Boolean value that indicates whether drawing is deferred to another thread.
  ///
  /// - Remark: Inert. Drawing is recorded immediately.
  open var drawsAsynchronously: Bool {
    get { extras?.display.drawsAsynchronously ?? false }
    set { madeExtras.display.drawsAsynchronously = newValue }
  }
  /// The transform of the sublayers, which typically adds perspective.
  ///
  /// - Remark: Inert. Pictures do not apply it.
  open var sublayerTransform: CATransform3D {
    get { extras?.display.sublayerTransform ?? CATransform3DIdentity }
    set { madeExtras.display.sublayerTransform = newValue }
  }
  /// The part of the contents that is displayed, in unit coordinates.
  ///
  /// - Remark: Inert. Pictures show the whole contents.
  open var contentsRect: CGRect {
    get { extras?.display.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { madeExtras.display.contentsRect = newValue }
  }

  /// Adds an animation for a key, or for a generated key if `key` is `nil`, and starts it. It
  /// replaces the animation with the same key.
  open func add(_ animation: CAAnimation, forKey key: String?) { start(animation, forKey: key) }

  /// Returns the animation for a key, or `nil` if there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    extras?.runs.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations in order of addition, or `nil` if there are none.
  open func animationKeys() -> [String]? {
    guard let runs = extras?.runs, !runs.isEmpty else { return nil }
    return runs.map(\.key)
  }

  /// Removes the animation for a key. Does nothing if there is none.
  open func removeAnimation(forKey key: String) { endRuns(forKey: key) }

  /// Removes all animations. The animations of a view end: the final values are displayed
  /// immediately, and the completion handlers receive false.
  open func removeAllAnimations() {
    endRuns(forKey: nil)
    view?.endAnimations()
  }

  /// The map from the coordinates of the bounds to those of the superlayer.
  var mapToSuperlayer: CGAffineTransform {
    // The layer of a view rotates about its center.
    let anchor = view == nil ? anchorPoint : CGPoint(x: 0.5, y: 0.5)
    return CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    ).concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Returns a Boolean value that indicates whether the bounds contain a point, in the coordinates
  /// of the layer.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer at a point: a sublayer at any depth, or the layer itself. Returns
  /// `nil` if the point is outside the bounds.
  ///
  /// The point is in the coordinates of the superlayer.
  ///
  /// - Remark: Partial. Hidden layers are skipped. The behavior of Core Animation is not
  ///   documented.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = p.applying(mapToSuperlayer.inverted())
    guard !isHidden, contains(point) else { return nil }
    return layersFromFront.lazy.compactMap { $0.hitTest(point) }.first ?? self
  }

  /// The sublayers from front to back: by their position on the z-axis, then in reverse order.
  private var layersFromFront: [CALayer] {
    (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Returns the action of the layer for an event, such as the change of a property: that of the
  /// delegate, of `actions`, or of the class.
  ///
  /// - Remark: Partial. Changes of properties do not perform actions: without an explicit
  ///   animation, they take effect immediately.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  /// Returns the default action of the class for an event. This implementation returns `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the default value of a property of the class. This implementation returns `nil`.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Returns a Boolean value that indicates whether the layer draws again when a property changes.
  /// The default is false.
  ///
  /// - Remark: Inert. Properties of programs cannot be observed.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the value of a property with a name, or a value that the program attached.
  open override func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Sets the property with a name, or attaches a value if there is no such property.
  open override func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }
  /// Returns the value with a key path, such as `transform.rotation.z`, or `nil` if there is none.
  open override func value(forKeyPath keyPath: String) -> Any? {
    animatedValue(keyPath)?.object(for: keyPath) ?? extras?.values[keyPath]
  }
  /// Sets the value with a key path, such as `transform.rotation.z`.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    assign(value, keyPath)
  }
}

/// The view that a layer belongs to.
@MainActor
protocol LayerOwner: CALayerDelegate {
  var bounds: CGRect { get set }
  var center: CGPoint { get set }
  var frame: CGRect { get set }
  var transform: CGAffineTransform { get set }
  var backgroundColor: UIColor? { get set }
  var clipsToBounds: Bool { get set }
  var alpha: CGFloat { get set }
  var isHidden: Bool { get set }
  /// The layer of the superview, if any.
  var superviewLayer: CALayer? { get }
  /// The layers of the subviews from back to front.
  var subviewLayers: [CALayer] { get }
  /// The existing extras of the layers of the superviews, from the innermost to the outermost.
  /// Layers are not created.
  var superviewExtras: [LayerExtras] { get }
  /// The frontmost subview, if any.
  var frontSubview: (any LayerOwner)? { get }
  /// A Boolean value that indicates whether the view is marked for layout.
  var needsLayoutFlag: Bool { get }
  func setNeedsLayout()
  func layoutIfNeeded()
  func setNeedsDisplay()
  func setNeedsDisplay(_ rect: CGRect)
  /// Draws the view even if it is not marked.
  func displayNow()
  /// Draws the view if it is marked.
  func displayMarked()
  /// Ends the animations of the view early.
  func endAnimations()
}
