import Foundation

/// A rectangle as Core Animation draws it: corners, border and shadow of a view, or one of its own.
///
/// A view's layer has no geometry of its own; it reads and sets the view's. Layers that are no
/// view's are kept as data and are not drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that the layer belongs to, if any.
  weak var view: (any LayerOwner)?

  /// Makes a layer that belongs to no view.
  public override init() { super.init() }

  /// Always fails: archives are not read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Geometry

  /// The bounds of a layer without a view.
  private var ownBounds = CGRect.zero
  /// The position of a layer without a view.
  private var ownPosition = CGPoint.zero

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }

  /// The place of the anchor point in the superlayer's coordinates, in points; a view's centre.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// The point of the layer that lies at `position`, as a part of width and height; the middle
  /// unless set. A view's layer keeps it without effect.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The layer's rectangle in the superlayer's coordinates, in points.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      if let view { return view.frame = newValue }
      let rect = newValue.standardized
      ownBounds.size = rect.size
      ownPosition = CGPoint(
        x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
    }
  }

  /// The transform of a layer without a view.
  private var ownTransform = CATransform3DIdentity

  /// A map applied to the drawn layer about its anchor point; of a view, the map in the plane.
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

  /// The map in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the map in the plane.
  open func setAffineTransform(_ map: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(map)
  }

  /// Where the layer lies in the order of its siblings; kept without effect.
  open var zPosition: CGFloat = 0
  /// Pixels a point of what the layer draws; 1 unless set.
  open var contentsScale: CGFloat = 1

  // MARK: Look

  /// In points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are rounded; all unless set. Kept, pictures round all.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The form of rounded corners; kept, pictures use quarters of circles.
  open var cornerCurve = CALayerCornerCurve.circular
  /// In points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border with its value in dark appearance; nil for black.
  package var borderUIColor: UIColor?
  /// The colour of the border; nil for black.
  open var borderColor: CGColor? {
    get { borderUIColor?.cgColor }
    set { borderUIColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// The background of a layer without a view.
  private var ownBackground: CGColor?
  /// The colour behind the content; a view's background.
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

  /// Whether a layer without a view clips.
  private var ownMasksToBounds = false
  /// Whether what lies in the layer is cut at its bounds; a view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
  }

  /// The opacity of a layer without a view.
  private var ownOpacity: Float = 1
  /// How much of the layer is seen, from 0 to 1; a view's alpha.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether a layer without a view is hidden.
  private var ownIsHidden = false
  /// Whether the layer is not drawn; a view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  /// The colour of the shadow; kept, shadows are not drawn.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// How much of the shadow is seen, from 0, the default, to 1; kept, shadows are not drawn.
  open var shadowOpacity: Float = 0
  /// The shadow's distance from the layer, in points; kept, shadows are not drawn.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow is blurred, in points; kept, shadows are not drawn.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; nil for the layer's own. Kept, shadows are not drawn.
  open var shadowPath: CGPath?
  /// A layer whose opaque parts show this one; kept without effect.
  open var mask: CALayer?
  /// What the layer shows; kept without effect.
  open var contents: Any?
  /// Whether the layer is drawn once into pixels; kept without effect.
  open var shouldRasterize = false
  /// Pixels a point of that drawing; kept without effect.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer fills its bounds; kept without effect.
  open var isOpaque = false
  /// Whether what lies below is mixed in as one picture; kept without effect.
  open var allowsGroupOpacity = true
  /// A name of the program's own.
  open var name: String?
  /// Who is asked for what the layer shows and how it is laid out; a view for its own layer.
  open var delegate: (any CALayerDelegate)? {
    get { asksView ? view : otherDelegate }
    set {
      asksView = newValue != nil && newValue === view
      otherDelegate = asksView ? nil : newValue
    }
  }
  /// Whether the view is the delegate, as it nearly always is; it is referred to once, by `view`.
  private var asksView = false
  /// A delegate that is not the view.
  private weak var otherDelegate: (any CALayerDelegate)?

  // MARK: Tree

  /// The layer that this one lies in, for layers that are no view's.
  private weak var ownSuperlayer: CALayer?
  /// Layers that were put in and that are no view's.
  private var ownSublayers: [CALayer] = []

  /// The layer that this one lies in: of a view's layer, the superview's.
  open var superlayer: CALayer? { view.map { $0.superviewLayer } ?? ownSuperlayer }

  /// The layers in this one, back to front: those of the subviews, then those that were put in; nil
  /// for none.
  open var sublayers: [CALayer]? {
    get {
      let all = (view?.subviewLayers ?? []) + ownSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for layer in ownSublayers { layer.ownSuperlayer = nil }
      ownSublayers = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of the others. A view's layer stays where its view is.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Puts a layer at a place among those that were put in, counted from the back without the layer
  /// itself. A view's layer stays where its view is, and a layer stays out of itself and of those
  /// that lie in it.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard canHold(layer) else { return }
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(Int(index), ownSublayers.count))
    layer.ownSuperlayer = self
    setNeedsLayout()
  }

  /// Puts a layer right behind another; behind all where that is not in this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, beside: sibling, inFront: false)
  }

  /// Puts a layer right in front of another; in front of all where that is not in this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, beside: sibling, inFront: true)
  }

  private func insertSublayer(_ layer: CALayer, beside sibling: CALayer?, inFront: Bool) {
    guard layer !== sibling else { return }
    // As they lie once the layer is taken out, since it may lie before the sibling now.
    let others = ownSublayers.filter { $0 !== layer }
    let place = others.firstIndex { $0 === sibling }.map { inFront ? $0 + 1 : $0 }
    insertSublayer(layer, at: UInt32(place ?? (inFront ? others.count : 0)))
  }

  /// Whether a layer is no view's, nor this one or one that this one lies in.
  private func canHold(_ layer: CALayer) -> Bool {
    guard layer.view == nil else { return false }
    var holder: CALayer? = self
    while let current = holder {
      if current === layer { return false }
      holder = current.superlayer
    }
    return true
  }

  /// Takes the layer out of its superlayer. A view's layer stays where its view is.
  open func removeFromSuperlayer() {
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  // MARK: Layout and drawing

  /// Has the layer laid out again: of a view's layer, the view.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out what is marked: of a view's layer, the view.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Places the sublayers; for overriding, never called for a view's layer.
  open func layoutSublayers() {}
  /// Has the content drawn again; nothing is drawn here.
  open func setNeedsDisplay() {}

  // MARK: Animations

  /// The animations in the order of addition.
  private var animations: [(key: String, animation: CAAnimation)] = []
  /// How many keys were made up so far.
  private var madeKeys = 0

  /// Keeps an animation under a key; one that no other animation has is made up for nil.
  ///
  /// Animations of layers are data here; views move by `UIView.animate`.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? makeKey()
    removeAnimation(forKey: key)
    animations.append((key, animation))
  }

  /// A key that no animation has.
  private func makeKey() -> String {
    var key: String
    repeat {
      key = "animation\(madeKeys)"
      madeKeys += 1
    } while animation(forKey: key) != nil
    return key
  }

  /// The animation that was added under a key; nil if there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations, in order of addition; nil for none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// Removes the animation that was added under a key; does nothing if there is none.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  /// Removes all animations. Those of a view's layer end: what they were on the way to shows at
  /// once, and their completions get false.
  open func removeAllAnimations() {
    animations = []
    view?.endAnimations()
  }
}

/// The view that a layer belongs to, as far as the layer knows it.
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
  /// The layer of the superview; nil without one.
  var superviewLayer: CALayer? { get }
  /// The layers of the subviews, back to front.
  var subviewLayers: [CALayer] { get }
  func setNeedsLayout()
  func layoutIfNeeded()
  /// Ends the animations of the view before their time.
  func endAnimations()
}

/// Who stands behind a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// At the upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// At the lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// At the lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The form of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners that bend in gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
