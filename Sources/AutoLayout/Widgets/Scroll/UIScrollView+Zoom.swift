import Foundation

/// Zooming, which transforms the delegate's view and scales the content size with it.
extension UIScrollView {
  /// The scale of the content. The default is 1.
  ///
  /// Setting the scale zooms about the center of the visible area, between `minimumZoomScale` and
  /// `maximumZoomScale`. The scale remains 1 if there is no view to zoom. If constraints position
  /// the view, it is laid out at its natural size and then scaled about the content's origin. Views
  /// that are constrained to it or to the content keep their positions at the natural size.
  public var zoomScale: CGFloat {
    get { zoomedScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the center of the visible area, immediately. If `animated` is `true`, the delegate
  /// is notified of the beginning and the end of the zoom.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let limited = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard limited.isFinite, limited > 0, limited != zoomedScale,
      let view = delegate?.viewForZooming(in: self)
    else { return }
    if animated { delegate?.scrollViewWillBeginZooming(self, with: view) }
    let factor = limited / zoomedScale
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoomedScale = limited
    apply(limited, to: view)
    contentOffset = offsetInContent(
      CGPoint(
        x: middle.x * factor - bounds.width / 2, y: middle.y * factor - bounds.height / 2))
    delegate?.scrollViewDidZoom(self)
    guard animated else { return }
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: limited)
  }

  /// Zooms and scrolls so that a rectangle of the zoomed view, in the view's coordinates, fills the
  /// frame. Does nothing if there is no view to zoom.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, delegate?.viewForZooming(in: self) != nil else {
      return
    }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    contentOffset = offsetInContent(
      CGPoint(
        x: rect.midX * zoomedScale - bounds.width / 2,
        y: rect.midY * zoomedScale - bounds.height / 2))
  }

  /// Scales the view, whose bounds remain the same. Its upper-left corner stays at the content's
  /// origin, or at the distance that constraints determine, multiplied by the scale.
  private func apply(_ scale: CGFloat, to view: UIView) {
    let isSolved = view.superview === self && !view.translatesAutoresizingMaskIntoConstraints
    solvedZoomView = isSolved ? view : nil
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    if isSolved {
      placeSolvedZoomView()
      announceAdjustedInset()
      setNeedsLayout()
    } else {
      view.center = CGPoint(
        x: view.bounds.width * scale / 2, y: view.bounds.height * scale / 2)
      contentSize = view.frame.size
    }
  }

  /// Positions a zoomed view with constraints at its solved frame multiplied by the scale, because
  /// constraints ignore transforms.
  func placeSolvedZoomView() {
    guard let view = solvedZoomView, view.superview === self,
      let solved = layoutHost?.solvedFrame(of: view)
    else { return }
    let middle = CGPoint(x: solved.midX * zoomedScale, y: solved.midY * zoomedScale)
    view.takeSolvedFrame(
      CGRect(
        x: middle.x - solved.width / 2, y: middle.y - solved.height / 2, width: solved.width,
        height: solved.height))
  }
}
