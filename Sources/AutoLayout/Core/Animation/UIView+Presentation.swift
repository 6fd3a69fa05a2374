import Foundation

extension UIView {
  /// What of a view is on the screen while animations run.
  public struct Presentation {
    /// The view's rectangle in its own coordinates, in points.
    public var bounds: CGRect
    /// The middle of the view in points in the superview's coordinates.
    public var center: CGPoint
    /// The map applied to the drawn view about its centre.
    public var transform: CGAffineTransform
    /// How much of the view is seen, from 0 to 1; a spring may go beyond.
    public var alpha: CGFloat
    /// The colour behind the content; nil for none.
    public var backgroundColor: UIColor?
    /// Whether the view is not drawn: an arranged view that is being hidden is.
    public var isHidden: Bool

    /// The smallest rectangle around the drawn view, in points in the superview's coordinates.
    public var frame: CGRect {
      let half = CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
      let turned = transform.isIdentity ? half : half.applying(transform)
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
  }

  /// What is shown at the present time of the clock; the view's own values where nothing animates.
  public var presentation: Presentation {
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
    return AnimatedProperty.color(zip(animation.to, animation.remainder).map { $0 + $1 })
  }

  /// The smallest rectangle around the drawn view in the coordinates of `view`, or of the root's
  /// superview for nil, in points; with all that animates on the way there.
  public func presentationFrame(in view: UIView?) -> CGRect {
    presentation.bounds.boundingBox { corner in
      let inRoot = presentedPath.reduce(corner) { $1.presentation.pointToSuperview($0) }
      guard let view else { return inRoot }
      return view.presentedPath.reversed().reduce(inRoot) {
        $1.presentation.pointFromSuperview($0)
      }
    }
  }

  /// The view and those above it.
  private var presentedPath: [UIView] {
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view {
      path.append(current)
      view = current.superview
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
