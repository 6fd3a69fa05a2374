import Foundation
import Testing

@testable import AutoLayout

@MainActor
private final class Zoomer: UIScrollViewDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  var events: [String] = []

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("moved") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { events.append("zoom") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { events.append("end \(scale)") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    events.append("begin \(scrollView.zoomScale)")
  }
}

/// Oracle: apple-documentation (UIScrollView, UIScrollViewDelegate), and hand.
@MainActor
@Suite struct ZoomTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let zoomer = Zoomer()

  init() {
    scroll.addSubview(zoomer.view)
    scroll.contentSize = zoomer.view.bounds.size
    scroll.maximumZoomScale = 3
    scroll.delegate = zoomer
  }

  @Test func `Zooming transforms the delegate's view about the center of the visible area`() {
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2)
    #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(zoomer.view.bounds.size == CGSize(width: 200, height: 100))
    #expect(scroll.contentSize == CGSize(width: 400, height: 200))
    // The middle (50, 50) is (100, 100) now.
    #expect(scroll.contentOffset == CGPoint(x: 50, y: 50))
    #expect(zoomer.events == ["scroll", "zoom"])
  }

  /// Oracle: apple-documentation ("animated changes" of the scale begin and end).
  @Test func `The delegate is notified of the beginning and end of an animated zoom`() {
    scroll.setZoomScale(2, animated: true)
    #expect(zoomer.events == ["begin 1.0", "scroll", "zoom", "end 2.0"])
    scroll.setZoomScale(2, animated: true)
    #expect(zoomer.events.count == 4)
  }

  @Test func `Zooming to a rectangle has no effect without a view for zooming`() {
    scroll.delegate = nil
    scroll.zoom(to: CGRect(x: 150, y: 25, width: 50, height: 50), animated: false)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `The zoom scale is clamped to its limits, and the content stays in view`() {
    scroll.zoomScale = 10
    #expect(scroll.zoomScale == 3)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 1)
    #expect(scroll.contentOffset == .zero)
    scroll.delegate = nil
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
  }

  @Test func `Zooming out at the content's origin sets an offset of positive zero`() {
    scroll.zoomScale = 2
    scroll.contentOffset = CGPoint(x: 10, y: 10)
    scroll.zoomScale = 1
    // The middle (60, 60) is (30, 30) now, which 20 more above and beside it would show.
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.contentOffset.x.sign == .plus && scroll.contentOffset.y.sign == .plus)
  }

  @Test func `Zooming to a rectangle fills the scroll view with it`() {
    scroll.zoom(to: CGRect(x: 150, y: 25, width: 50, height: 50), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 50))
  }

  @Test func `The delegate is notified of a change of the content offset in code`() {
    scroll.contentOffset = CGPoint(x: 10, y: 0)
    scroll.setContentOffset(CGPoint(x: 10, y: 0), animated: true)
    #expect(zoomer.events == ["scroll"])
  }

  /// Oracle: apple-documentation (`scrollRectToVisible(_:animated:)`,
  /// `scrollViewDidEndScrollingAnimation(_:)`).
  @Test func `The delegate is notified of the end of an animated scrollRectToVisible`() {
    scroll.scrollRectToVisible(CGRect(x: 100, y: 0, width: 20, height: 20), animated: true)
    #expect(scroll.contentOffset == CGPoint(x: 20, y: 0))
    #expect(zoomer.events == ["scroll", "moved"])
    // It is seen already.
    scroll.scrollRectToVisible(CGRect(x: 30, y: 0, width: 20, height: 20), animated: true)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 20, height: 20), animated: false)
    #expect(zoomer.events == ["scroll", "moved", "scroll"])
  }

  /// Oracle: hand. Constraints give the view its bounds and the content its natural size; both are
  /// enlarged about the content's origin.
  @Test func `A view positioned by constraints stays zoomed after another layout`() {
    let view = zoomer.view
    view.translatesAutoresizingMaskIntoConstraints = false
    let content = scroll.contentLayoutGuide
    let left = view.leadingAnchor.constraint(equalTo: content.leadingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      left, width, view.topAnchor.constraint(equalTo: content.topAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
    scroll.layoutIfNeeded()
    scroll.zoomScale = 2
    for _ in 0..<2 {
      #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
      #expect(scroll.contentSize == CGSize(width: 400, height: 200))
      #expect(scroll.contentOffset == CGPoint(x: 50, y: 50))
      scroll.setNeedsLayout()
      scroll.layoutIfNeeded()
    }
    (left.constant, width.constant) = (10, 150)
    scroll.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 300, height: 200))
    #expect(scroll.contentSize == CGSize(width: 320, height: 200))
    scroll.zoomScale = 1
    #expect(view.frame == CGRect(x: 10, y: 0, width: 150, height: 100))
    #expect(scroll.contentSize == CGSize(width: 160, height: 100))
    scroll.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 150, height: 100))
  }

  /// Oracle: hand, as above.
  @Test func `A content size set in code is not scaled by the zoom scale`() {
    let view = zoomer.view
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
    scroll.zoomScale = 2
    scroll.contentSize = CGSize(width: 500, height: 300)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500, height: 300))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }
}
