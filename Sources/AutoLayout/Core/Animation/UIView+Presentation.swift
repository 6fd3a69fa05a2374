import Foundation

extension UIView {
  /// The values of a view that are displayed while animations run.
  public struct Presentation {
    /// The rectangle of the view in its own coordinates, in points.
    public var bounds: CGRect
    /// The center of the view, in points in the superview's coordinates.
    public var center: CGPoint
    /// The transform that is applied to the view about its center.
    public var transform: CGAffineTransform
    /// The opacity of the view, from 0 to 1. A spring can exceed this range.
    public var alpha: CGFloat
    /// The color behind the content, if any.
    public var backgroundColor: UIColor?
    /// A Boolean value that indicates whether the view is hidden. It is false for an arranged view
    /// while it is being hidden.
    public var isHidden: Bool

    /// The smallest rectangle that contains the transformed view, in points in the superview's
    /// coordinates.
    public var frame: CGRect {
      let half = CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
      let turned = transform.isIdentity ? half : half.applying(transform)
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
  }

  /// The values that are displayed at the current time of the clock. Without animations, they are
  /// the values of the view.
  public var presentation: Presentation { layerPresentation ?? blockPresentation }

  /// The values that the animations of `UIView` display, without those of the layer.
  var blockPresentation: Presentation {
    func shown(_ property: AnimatedProperty) -> [Double]? {
      isAnimating(property)
        ? presentedNumbers(property, model: modelNumbers(property)) : nil
    }
    let center = shown(.center).map { CGPoint(x: $0[0], y: $0[1]) }
    return Presentation(
      bounds: shown(.bounds).map(AnimatedProperty.rect) ?? storedBounds,
      center: center ?? self.center,
      transform: shown(.transform).map(CGAffineTransform.init(components:)) ?? transform,
      alpha: shown(.alpha).map { CGFloat($0[0]) } ?? alpha,
      backgroundColor: presentedColor, isHidden: isHidden && !isAnimating(.hiding))
  }

  private var presentedColor: UIColor? {
    guard let animation = propertyAnimations.last(where: { $0.property == .backgroundColor }),
      !animation.timeline.isOver
    else { return backgroundColor }
    return AnimatedProperty.color(zip(animation.to, animation.remaining).map { $0 + $1 })
  }

  /// Returns the smallest rectangle that contains the displayed view, in points in the coordinates
  /// of `view`, or of the root's superview if `view` is `nil`. It includes the animations of the
  /// views between them.
  public func presentationFrame(in view: UIView?) -> CGRect {
    presentation.bounds.boundingBox { corner in
      let inRoot = presentedPath.reduce(corner) { $1.presentation.pointToSuperview($0) }
      guard let view else { return inRoot }
      return view.presentedPath.reversed().reduce(inRoot) {
        $1.presentation.pointFromSuperview($0)
      }
    }
  }

  /// The view and its ancestors, from the view to the root.
  private var presentedPath: [UIView] {
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view {
      path.append(current)
      view = current.parent
    }
    return path
  }
}

extension UIView.Presentation {
  fileprivate func pointToSuperview(_ point: CGPoint) -> CGPoint {
    let mapped = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: mapped.x + center.x, y: mapped.y + center.y)
  }

  fileprivate func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let mapped = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    return CGPoint(x: mapped.x + bounds.midX, y: mapped.y + bounds.midY)
  }
}
