import Foundation

/// The few properties of Core Animation's layers that change how a view looks.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// In points.
  open var cornerRadius: CGFloat = 0
  /// Whether sublayers are cut at the bounds; kept, pictures follow the view's `clipsToBounds`.
  open var masksToBounds = false
  /// In points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; nil for black.
  open var borderColor: UIColor?

  /// The view that the layer belongs to, if any.
  private(set) weak var view: UIView?

  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownOpacity: Float = 1
  private var ownTransform = CGAffineTransform.identity

  /// A layer that belongs to no view.
  public override init() {}

  /// Always fails: archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// The layer of a view, whose geometry it shares.
  init(view: UIView) { self.view = view }

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }

  /// The middle of the layer in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// The smallest rectangle around the drawn layer in the superlayer's coordinates, in points.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let (width, height) = (bounds.width, bounds.height)
      return CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        .applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      if let view { return view.frame = newValue }
      bounds.size = newValue.standardized.size
      position = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// How much of the layer is seen, from 0 to 1; a view's alpha.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// The map applied to the drawn layer about its middle.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }

  /// Sets the map applied to the drawn layer about its middle.
  open func setAffineTransform(_ map: CGAffineTransform) {
    if let view { view.transform = map } else { ownTransform = map }
  }

  /// Ends all animations of a view's layer; what they were on the way to shows at once, and their
  /// completions get false.
  open func removeAllAnimations() { view?.removeAnimations() }
}
