import Foundation

/// Zooming: the delegate's view is transformed, and the content grows with it.
extension UIScrollView {
  /// How much larger than natural the content is shown; 1 unless zoomed.
  ///
  /// Setting it zooms about the middle of what is shown, between `minimumZoomScale` and
  /// `maximumZoomScale`. Without a view to zoom it stays 1. What constraints place is laid out at its
  /// natural size, and the view to zoom then enlarged about the content's origin; what constraints
  /// tie to it or to the content stays as at the natural size.
  public var zoomScale: CGFloat {
    get { zoomedScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the middle of what is shown, at once. An animated zoom has the delegate told of its
  /// beginning and its end.
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

  /// Zooms and scrolls so that a rectangle of the zoomed view fills the frame, in the view's
  /// points. Without a view to zoom nothing happens.
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

  /// The view keeps its bounds; its upper left corner stays at the content's origin, or as far from
  /// it as constraints say, times the scale.
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

  /// Puts a zoomed view that constraints place where its solved frame is, times the scale: constraints
  /// know nothing of transforms.
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
