import Foundation

extension UIView {
  /// Returns the alignment rectangle for a frame, both in the superview's coordinates.
  func baseAlignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for an alignment rectangle.
  func baseFrame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The frame of the transformed view, in points in the superview's coordinates.
  ///
  /// If the transform is not the identity, setting the frame does not change it. It sets the
  /// center, and the size whose bounding box under the inverse transform is the new one: exact for
  /// scales and translations. For rotations, UIKit leaves the size undefined.
  var baseFrame: CGRect {
    get {
      let rect = CGRect(origin: untransformedOrigin, size: storedBounds.size)
      guard !transform.isIdentity else { return rect }
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      return rect.offsetBy(dx: -middle.x, dy: -middle.y).applying(transform)
        .offsetBy(dx: middle.x, dy: middle.y)
    }
    set {
      setUntransformedFrame(
        transform.isIdentity ? newValue : untransformedFrame(forFrame: newValue))
    }
  }

  /// Sets the transform and notifies observers.
  func setTransform(_ new: CGAffineTransform) {
    willChange("transform")
    let old = uncommon?.transform ?? .identity
    if uncommon != nil || !new.isIdentity { madeUncommon.transform = new }
    // The part of the superview's insets that overlaps the view depends on its transformed frame.
    if old != new, hasInsetsOfFrame { setNeedsInsetsUpdate() }
    UIView.changeObserver?.transformDidChange(of: self, from: old)
    didChange("transform")
  }

  /// Returns the untransformed frame of a view with a transform and a frame, or the current one if
  /// the transform has no inverse.
  private func untransformedFrame(forFrame frame: CGRect) -> CGRect {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard frame.isFinite, determinant.isFinite, determinant != 0 else {
      return CGRect(origin: untransformedOrigin, size: storedBounds.size)
    }
    let frame = frame.standardized
    let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    return CGRect(
      x: frame.midX - transform.tx - size.width / 2, y: frame.midY - transform.ty - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The rectangle of the view in its own coordinates, in points.
  var baseBounds: CGRect {
    get { storedBounds }
    set {
      guard newValue.isFinite else { return }
      let old = storedBounds
      guard old != newValue else { return }
      if layoutObserver != nil, old.size != newValue.size {
        keepInsets(whenMovedBy: false, isResized: true)
      }
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

  /// The center of the view, in points in the superview's coordinates.
  var baseCenter: CGPoint {
    get {
      CGPoint(
        x: untransformedOrigin.x + storedBounds.width / 2,
        y: untransformedOrigin.y + storedBounds.height / 2)
    }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != center else { return }
      if layoutObserver != nil { keepInsets(whenMovedBy: !isTakingSolvedFrame, isResized: false) }
      let shown = geometryForAnimation
      untransformedOrigin = CGPoint(
        x: newValue.x - storedBounds.width / 2, y: newValue.y - storedBounds.height / 2)
      noteGeometryChange(from: shown)
      geometryDidChange(oldSize: storedBounds.size, isSolved: isTakingSolvedFrame)
    }
  }

  /// Sets the frame before the transform, and updates everything that depends on it. A frame that
  /// is not finite is ignored.
  func setUntransformedFrame(_ rect: CGRect) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    guard rect.origin != untransformedOrigin || rect.size != storedBounds.size else { return }
    let oldSize = storedBounds.size
    if layoutObserver != nil { keepInsets(whenMovedBy: true, isResized: rect.size != oldSize) }
    let shown = geometryForAnimation
    untransformedOrigin = rect.origin
    storedBounds.size = rect.size
    noteGeometryChange(from: shown)
    geometryDidChange(oldSize: oldSize, isSolved: false)
  }

  /// Sets a solved frame through `bounds` and `center`, as UIKit does, so that overrides run.
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
    // Setting the center loses the last bit of the origin.
    if storedBounds.size == rect.size { untransformedOrigin = rect.origin }
  }

  /// Updates the insets, the subviews and the layout host after the frame has changed.
  private func geometryDidChange(oldSize: CGSize, isSolved: Bool) {
    // A view with a pending update of its insets is not recorded again.
    if isSolved, oldSize == storedBounds.size, needsInsetAnnouncement || !hasInsetsOfFrame {
      return solvedOriginDidChange()
    }
    if !isSolved { parent?.placeAllSubviews() }
    let host = layoutHost
    if hasInsetsOfFrame { host?.insetsMayHaveChanged(of: self) } else { host?.root.requestTurn() }
    let sizeChanged = oldSize != storedBounds.size
    if sizeChanged {
      FeedbackLoopRecorder.recording?.noteResizing(
        of: self, from: oldSize, to: bounds.size)
      if autoresizesSubviews { resizeSubviews(from: oldSize, isSolved: isSolved) }
      setNeedsLayout()
    }
    host?.geometryDidChange(of: self, isResized: sizeChanged, isSolved: isSolved)
  }

  /// Updates the layout host after the engine has moved the view, whose insets do not depend on the
  /// frame or have a pending update. The host is not replaced during this call.
  private func solvedOriginDidChange() {
    Unmanaged.passUnretained(self).root.withInstance { root in
      guard let host = root.hostReference else { return }
      root.requestTurn()
      host.withInstance { $0.solvedOriginDidChange(of: self) }
    }
  }

  /// Converts a point to the coordinates of `view`. If it is `nil`, the result is in the
  /// coordinates of the window, or of the root's superview if there is no window.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of this view, in points.
  ///   - view: The view of the target coordinates, or `nil` for those of the window.
  /// - Returns: The point in the coordinates of `view`, in points.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? window)?.pointFromRoot(pointInRoot(point)) ?? pointInRoot(point)
  }

  /// Converts a point from the coordinates of `view`. If it is `nil`, the point is in the
  /// coordinates of the window, or of the root's superview if there is no window.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of `view`, in points.
  ///   - view: The view of the source coordinates, or `nil` for those of the window.
  /// - Returns: The point in the coordinates of this view, in points.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot((view ?? window)?.pointInRoot(point) ?? point)
  }

  /// Converts a rectangle to the coordinates of `view`, in the same way as a point. Transforms
  /// produce a bounding box.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of this view, in points.
  ///   - view: The view of the target coordinates, or `nil` for those of the window.
  /// - Returns: The rectangle in the coordinates of `view`, in points.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.boundingBox { convert($0, to: view) }
  }

  /// Converts a rectangle from the coordinates of `view`, in the same way as a point. Transforms
  /// produce a bounding box.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of `view`, in points.
  ///   - view: The view of the source coordinates, or `nil` for those of the window.
  /// - Returns: The rectangle in the coordinates of this view, in points.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.boundingBox { convert($0, from: view) }
  }

  /// Converts a rectangle from the coordinates of the view to screen coordinates, in points.
  func rectOnScreen(_ rect: CGRect) -> CGRect {
    let origin = window?.frame.origin ?? .zero
    return convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Converts a point from the view's coordinates to those of the root.
  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView? = self
    while let current = view {
      point = current.pointToSuperview(point)
      view = current.parent
    }
    return point
  }

  /// Converts a point from the root's coordinates to those of the view.
  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view {
      path.append(current)
      view = current.parent
    }
    return path.reversed().reduce(point) { $1.pointFromSuperview($0) }
  }

  /// Converts a point from the view's coordinates to those of the superview.
  private func pointToSuperview(_ point: CGPoint) -> CGPoint {
    let fromCenter = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    let mapped = transform.isIdentity ? fromCenter : fromCenter.applying(transform)
    return CGPoint(x: mapped.x + center.x, y: mapped.y + center.y)
  }

  /// Converts a point from the superview's coordinates to those of the view.
  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let fromCenter = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let mapped = transform.isIdentity ? fromCenter : fromCenter.applying(transform.inverted())
    return CGPoint(x: mapped.x + bounds.midX, y: mapped.y + bounds.midY)
  }
}

extension CGRect {
  /// A Boolean value that indicates whether all four numbers are finite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension UIView {
  /// Returns a Boolean value that indicates whether a point is inside the bounds.
  func baseContains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Returns the deepest view at a point that receives touches. Returns `nil` for points outside
  /// the view, and for views that are hidden, ignore touches or are nearly transparent.
  func baseHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.minTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// The minimum alpha of a view that receives touches (Apple's documentation of
  /// `hitTest(_:with:)`).
  private static let minTouchableAlpha: CGFloat = 0.01
}
