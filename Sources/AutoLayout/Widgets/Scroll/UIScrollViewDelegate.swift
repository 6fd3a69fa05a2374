import Foundation

/// Told what a scroll view does, and asked what it zooms.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content offset changed, by a program or the system.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a program asked for an animated move and the content is there.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that zooming makes larger or smaller; none unless implemented.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before the content is zoomed, where a program asked for an animated zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when a zoom that was asked for as animated ended at a scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called after what the safe area adds to the insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing, for delegates that say nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing, for delegates that say nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nothing, for delegates that say nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None, for delegates that say nothing.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing, for delegates that say nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Nothing, for delegates that say nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Nothing, for delegates that say nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
