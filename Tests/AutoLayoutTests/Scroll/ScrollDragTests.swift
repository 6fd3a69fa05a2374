import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `UIScrollView` and `UIScrollViewDelegate`, and "Designing Fluid
/// Interfaces" (WWDC 2018) for the target of a drag.
@MainActor
@Suite struct ScrollDragTests {
  private final class Recorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var target: CGPoint?
    var velocity = CGPoint.zero

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      calls.append("begin \(scrollView.isDragging) \(scrollView.isTracking)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if calls.last != "scroll" { calls.append("scroll") }
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.append("will end")
      self.velocity = velocity
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("end \(decelerate) \(scrollView.isDragging)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      calls.append("decelerate \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      calls.append("rest \(scrollView.isDecelerating)")
    }
  }

  private let recorder = Recorder()

  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: 2_000)
    view.delegate = recorder
    return view
  }

  @Test func `A drag without velocity moves the content by its distance`() {
    let view = scrollView()
    view.drag(by: CGPoint(x: -30, y: -120))
    #expect(view.contentOffset == CGPoint(x: 0, y: 120))
    #expect(recorder.calls == ["begin true true", "scroll", "will end", "end false false"])
  }

  @Test func `A fast drag comes to rest at its projected target`() {
    let view = scrollView()
    view.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -1_000))
    // 1 point per millisecond · 0.998 / 0.002 = 499 points.
    #expect(abs(view.contentOffset.y - 599) < 1e-9)
    #expect(recorder.velocity == CGPoint(x: 0, y: 1))
    #expect(
      recorder.calls == [
        "begin true true", "scroll", "will end", "end true false", "decelerate true", "scroll",
        "rest false",
      ])
    view.decelerationRate = .fast
    view.contentOffset = .zero
    view.drag(by: .zero, velocity: CGPoint(x: 0, y: -1_000))
    #expect(abs(view.contentOffset.y - 99) < 1e-9)
    view.drag(by: .zero, velocity: CGPoint(x: 0, y: -1_000_000))
    #expect(view.contentOffset.y == 1_800)
  }

  @Test func `The delegate can change the target content offset`() {
    let view = scrollView()
    recorder.target = CGPoint(x: 0, y: 250)
    view.drag(by: CGPoint(x: 0, y: -10), velocity: CGPoint(x: 0, y: -300))
    #expect(view.contentOffset.y == 250)
  }

  @Test func `Paging stops at multiples of the bounds, one page at a time`() {
    let view = scrollView()
    view.isPagingEnabled = true
    view.drag(by: CGPoint(x: 0, y: -20), velocity: CGPoint(x: 0, y: -5_000))
    #expect(view.contentOffset.y == 200)
    view.drag(by: CGPoint(x: 0, y: -90))
    #expect(view.contentOffset.y == 200)
    view.drag(by: CGPoint(x: 0, y: 110))
    #expect(view.contentOffset.y == 0)
    #expect(!recorder.calls.contains("will end"))
  }

  @Test func `Content dragged beyond its edge resists and bounces back`() {
    let view = scrollView()
    view.beginDragging()
    view.continueDragging(to: CGPoint(x: 40, y: 100))
    // Horizontally, the content fits; vertically, it follows by less than half the way.
    #expect(view.contentOffset.x == 0)
    #expect(view.contentOffset.y < -30 && view.contentOffset.y > -60)
    view.endDragging()
    #expect(view.contentOffset.y == 0)
    view.bounces = false
    view.drag(by: CGPoint(x: 0, y: 100))
    #expect(view.contentOffset.y == 0)
    view.isScrollEnabled = false
    #expect(!view.beginDragging())
  }

  @Test func `Deceleration follows the clock and ends when a drag begins`() {
    AnimationClock.stepped { clock in
      let view = scrollView()
      view.drag(by: .zero, velocity: CGPoint(x: 0, y: -1_000))
      #expect(view.isDecelerating && view.contentOffset.y == 0)
      clock.advance(by: 0.1)
      // 499 · (1 - 0.998¹⁰⁰)
      #expect(abs(view.contentOffset.y - 499 * (1 - pow(0.998, 100))) < 1e-6)
      view.beginDragging()
      #expect(
        !view.isDecelerating && recorder.calls.suffix(2) == ["rest false", "begin true true"])
      let offset = view.contentOffset
      clock.advance(by: 10)
      #expect(view.contentOffset == offset)
      view.endDragging(velocity: CGPoint(x: 0, y: -100))
      clock.advanceToEnd()
      #expect(!view.isDecelerating && clock.isIdle)
      #expect(abs(view.contentOffset.y - offset.y - 49.9) < 1e-9)
    }
  }

  @Test func `Setting the content offset ends deceleration`() {
    AnimationClock.stepped { clock in
      let view = scrollView()
      view.drag(by: .zero, velocity: CGPoint(x: 0, y: -1_000))
      clock.advance(by: 0.1)
      view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
      #expect(!view.isDecelerating && recorder.calls.last == "scroll")
      clock.advance(by: 10)
      #expect(view.contentOffset.y == 20)
    }
  }

  @Test(arguments: [-1, 0, 1, CGFloat.infinity])
  func `With extreme deceleration rates, scrolling stops within the content`(_ rate: CGFloat) {
    let view = scrollView()
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    view.drag(by: .zero, velocity: CGPoint(x: 0, y: -100_000))
    #expect(view.contentOffset.y >= 0 && view.contentOffset.y <= 1_800)
    #expect(!view.isDecelerating)
  }

  @Test func `A drag changes the recognizer's state and asks its delegate`() {
    final class Refusal: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let view = scrollView()
    let refusal = Refusal()
    view.panGestureRecognizer.delegate = refusal
    #expect(!view.beginDragging())
    view.panGestureRecognizer.delegate = nil
    view.beginDragging()
    view.continueDragging(to: CGPoint(x: 3, y: -8))
    #expect(view.panGestureRecognizer.translation(in: view) == CGPoint(x: 3, y: -8))
    #expect(view.panGestureRecognizer.state == .changed)
    view.endDragging()
    #expect(view.panGestureRecognizer.state == .possible)
    #expect(view.gestureRecognizers?.count == 1)
  }

  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `Directional lock limits a drag to one axis, and a drag can dismiss the keyboard`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = scrollView()
    view.contentSize.width = 500
    let field = Field()
    window.addSubview(view)
    window.addSubview(field)
    // Other tests can leave a first responder that does not resign.
    UIResponder.current = nil
    field.becomeFirstResponder()
    view.isDirectionalLockEnabled = true
    view.drag(by: CGPoint(x: -50, y: -20))
    #expect(view.contentOffset == CGPoint(x: 50, y: 0))
    #expect(field.isFirstResponder)
    view.keyboardDismissMode = .onDrag
    view.drag(by: CGPoint(x: 0, y: -20))
    #expect(!field.isFirstResponder)
  }

  /// A view that moved with the bounds kept its former place: the constant of its mask was the same.
  @Test func `A frame set together with the content offset is kept by layout`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = scrollView()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    bar.autoresizingMask = .flexibleWidth
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(inner)
    view.addSubview(bar)
    window.addSubview(view)
    inner.topAnchor.constraint(equalTo: bar.topAnchor).isActive = true
    window.layoutIfNeeded()
    view.contentOffset.y = 40
    bar.frame.origin.y += 40
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 40, width: 100, height: 20))
  }
}
