import Foundation

extension UIView {
  /// The alignment rectangle of a frame, both in points in the superview's coordinates.
  func baseAlignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of an alignment rectangle, the inverse of `alignmentRect(forFrame:)`.
  func baseFrame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The smallest rectangle around the drawn view, in points in the superview's coordinates.
  ///
  /// Setting it with a transform other than the identity sets the untransformed rectangle's centre
  /// and keeps the transform, as far as that has an answer (UIKit leaves it undefined).
  var baseFrame: CGRect {
    get {
      let rect = CGRect(origin: untransformedOrigin, size: storedBounds.size)
      guard !transform.isIdentity else { return rect }
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      return rect.offsetBy(dx: -middle.x, dy: -middle.y).applying(transform)
        .offsetBy(dx: middle.x, dy: middle.y)
    }
    set { setUntransformedFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points; the origin is a scroll view's offset.
  var baseBounds: CGRect {
    get { storedBounds }
    set {
      guard newValue.isFinite else { return }
      let old = storedBounds
      guard old != newValue else { return }
      let center = self.center
      let shown = geometryForAnimation
      storedBounds = newValue
      untransformedOrigin = CGPoint(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2)
      noteGeometryChange(from: shown)
      geometryDidChange(oldSize: old.size, isSolved: isTakingSolvedFrame)
      if old.origin != newValue.origin { boundsOriginDidChange() }
    }
  }

  /// The middle of the view in points in the superview's coordinates.
  var baseCenter: CGPoint {
    get {
      CGPoint(
        x: untransformedOrigin.x + storedBounds.width / 2,
        y: untransformedOrigin.y + storedBounds.height / 2)
    }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != center else { return }
      let shown = geometryForAnimation
      untransformedOrigin = CGPoint(
        x: newValue.x - storedBounds.width / 2, y: newValue.y - storedBounds.height / 2)
      noteGeometryChange(from: shown)
      geometryDidChange(oldSize: storedBounds.size, isSolved: isTakingSolvedFrame)
    }
  }

  /// Sets the untransformed frame.
  func setUntransformedFrame(_ rect: CGRect) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    guard rect.origin != untransformedOrigin || rect.size != storedBounds.size else { return }
    let oldSize = storedBounds.size
    let shown = geometryForAnimation
    untransformedOrigin = rect.origin
    storedBounds.size = rect.size
    noteGeometryChange(from: shown)
    geometryDidChange(oldSize: oldSize, isSolved: false)
  }

  /// Takes a solved frame as UIKit does, by `bounds` and `center`, so that overrides hear of it.
  func takeSolvedFrame(_ rect: CGRect) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    guard rect.origin != untransformedOrigin || rect.size != storedBounds.size else { return }
    isTakingSolvedFrame = true
    defer { isTakingSolvedFrame = false }
    if rect.size != storedBounds.size {
      bounds = CGRect(origin: storedBounds.origin, size: rect.size)
    }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    if center != middle { center = middle }
    // The way over the centre costs the last bit.
    if storedBounds.size == rect.size { untransformedOrigin = rect.origin }
  }

  /// Tells insets, subviews and the host of another frame.
  private func geometryDidChange(oldSize: CGSize, isSolved: Bool) {
    setNeedsInsetsUpdate()
    let sizeChanged = oldSize != storedBounds.size
    if sizeChanged {
      FeedbackLoopRecorder.recording?.noteResizing(
        of: self, from: oldSize, to: bounds.size)
      if autoresizesSubviews { resizeSubviews(from: oldSize, isSolved: isSolved) }
      setNeedsLayout()
    }
    layoutHost?.geometryDidChange(of: self, isSolved: isSolved)
  }

  /// A point of this view in the coordinates of `view`, or of the root's superview for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    return view?.pointFromRoot(inRoot) ?? inRoot
  }

  /// A point of `view`, or of the root's superview for nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view?.pointInRoot(point) ?? point)
  }

  /// A rectangle of this view in the coordinates of `view`: the bounding box, under transforms.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.boundingBox { convert($0, to: view) }
  }

  /// A rectangle of `view` in this view's coordinates: the bounding box, under transforms.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.boundingBox { convert($0, from: view) }
  }

  /// A point of the view in the root's coordinates.
  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView? = self
    while let current = view {
      point = current.pointToSuperview(point)
      view = current.superview
    }
    return point
  }

  /// A point of the root in the view's coordinates.
  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view {
      path.append(current)
      view = current.superview
    }
    return path.reversed().reduce(point) { $1.pointFromSuperview($0) }
  }

  /// A point of the view in the superview's coordinates.
  private func pointToSuperview(_ point: CGPoint) -> CGPoint {
    let fromCenter = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    let mapped = transform.isIdentity ? fromCenter : fromCenter.applying(transform)
    return CGPoint(x: mapped.x + center.x, y: mapped.y + center.y)
  }

  /// A point of the superview in the view's coordinates.
  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let fromCenter = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let mapped = transform.isIdentity ? fromCenter : fromCenter.applying(transform.inverted())
    return CGPoint(x: mapped.x + bounds.midX, y: mapped.y + bounds.midY)
  }
}

extension CGRect {
  /// Whether all four numbers are.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension UIView {
  /// Whether the point lies in the bounds.
  func baseContains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The deepest view at a point that can be touched; nil outside, and for views that are hidden,
  /// not to be touched, or nearly transparent.
  func baseHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Views that are more transparent than this are not touched (Apple's documentation of
  /// `hitTest(_:with:)`).
  private static let leastTouchableAlpha: CGFloat = 0.01
}
