import Foundation
import Testing

@testable import AutoLayout

/// Oracle: by hand, on Apple's documentation of `UIViewPropertyAnimator`.
@MainActor
@Suite struct PropertyAnimatorTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { view.center = .zero }

  private var shownX: CGFloat { view.presentation.center.x }

  private func animator(
    _ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 1
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 100 }
  }

  @Test func `An animator changes its state from inactive to active and back to inactive`() {
    AnimationClock.stepped { clock in
      let animator = animator()
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      #expect(animator.state == .inactive && view.center.x == 0)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning && view.center.x == 100)
      clock.advance(by: 0.25)
      #expect(shownX == 25 && animator.fractionComplete == 0.25)
      clock.advance(by: 0.75)
      #expect(animator.state == .inactive && !animator.isRunning && end == .end)
      #expect(shownX == 100 && clock.isIdle)
    }
  }

  @Test func `A paused animator continues with its remaining duration`() {
    AnimationClock.stepped { clock in
      let animator = animator()
      animator.startAnimation(afterDelay: 1)
      clock.advance(by: 1.25)
      animator.pauseAnimation()
      clock.advance(by: 5)
      #expect(animator.state == .active && !animator.isRunning && shownX == 25)
      animator.startAnimation()
      clock.advance(by: 0.5)
      #expect(shownX == 75)
      clock.advance(by: 0.25)
      #expect(animator.state == .inactive)
    }
  }

  @Test func `Scrubbing is linear by default, and continuing preserves the position on the curve`()
  {
    AnimationClock.stepped { clock in
      let animator = animator(.easeIn)
      animator.fractionComplete = 0.15625
      #expect(animator.state == .active && abs(shownX - 15.625) < 1e-9)
      animator.fractionComplete = 0.5
      #expect(shownX == 50)
      animator.fractionComplete = 0.15625
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(abs(shownX - 15.625) < 1e-6)
      // easeIn has 0.15625 at 0.3334375 of its time (TimingCurveTests), so that the rest is left.
      clock.advance(by: 1 - 0.3334375 - 0.001)
      #expect(animator.isRunning)
      clock.advance(by: 0.002)
      #expect(!animator.isRunning && shownX == 100)
    }
  }

  @Test func `Scrubbing follows the curve if scrubsLinearly is false`() {
    AnimationClock.stepped { _ in
      let animator = animator(.easeIn)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.3334375
      #expect(abs(shownX - 15.625) < 1e-9)
    }
  }

  @Test func `Continuing with new timing parameters starts at the presented value`() {
    AnimationClock.stepped { clock in
      let animator = animator()
      animator.startAnimation()
      clock.advance(by: 0.5)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
      // The second half within two whole durations.
      clock.advance(by: 1)
      #expect(shownX == 75)
      clock.advance(by: 1)
      #expect(animator.state == .inactive && shownX == 100)
    }
  }

  @Test func `A reversed animator runs back and restores the old values`() {
    AnimationClock.stepped { clock in
      let animator = animator()
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      animator.startAnimation()
      clock.advance(by: 0.75)
      animator.isReversed = true
      clock.advance(by: 0.25)
      #expect(shownX == 50)
      clock.advance(by: 0.5)
      #expect(end == .start && view.center.x == 0 && shownX == 0)
    }
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, 0.0), (.current, 25), (.end, 100),
  ])
  func `A stopped animator finishes at the given position`(
    position: UIViewAnimatingPosition, x: Double
  ) {
    AnimationClock.stepped { clock in
      let animator = animator()
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      animator.startAnimation()
      clock.advance(by: 0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && view.center.x == 25)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive && end == position && view.center.x == x)
    }
  }

  @Test func `Stopping without finishing does not call the completion`() {
    AnimationClock.stepped { clock in
      let animator = animator()
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      animator.startAnimation()
      clock.advance(by: 0.25)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive && end == nil && view.center.x == 25)
    }
  }

  @Test func `Finishing an animator that is not stopped raises an exception`() {
    let animator = animator()
    let raised = exceptions { animator.finishAnimation(at: .end) }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
  }

  @Test func `An animator that pauses on completion stays active at its end`() {
    AnimationClock.stepped { clock in
      let animator = animator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      clock.advance(by: 3)
      #expect(animator.state == .active && !animator.isRunning)
      #expect(animator.fractionComplete == 1)
      animator.isReversed = true
      animator.startAnimation()
      clock.advance(by: 0.25)
      #expect(shownX == 75)
    }
  }

  @Test func `Animations can be added with a delay factor or to a running animator`() {
    AnimationClock.stepped { clock in
      let animator = animator()
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      clock.advance(by: 0.5)
      #expect(view.presentation.alpha == 1)
      // What joins takes the half that is left.
      animator.addAnimations { view.bounds.size.width = 50 }
      clock.advance(by: 0.25)
      #expect(view.presentation.alpha == 0.5)
      #expect(view.presentation.bounds.width == 30)
    }
  }

  @Test func `A spring uses an initial velocity for each axis and its own settling duration`() {
    AnimationClock.stepped { clock in
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 1, damping: 2, initialVelocity: CGVector(dx: 1, dy: 0))
      let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: spring)
      animator.addAnimations { view.center = CGPoint(x: 100, y: 100) }
      animator.startAnimation()
      clock.advance(by: 1)
      // ω = 1, ζ = 1: along x p = 1 − e^−1 (1 + (1 − 1)) = 1 − 1/e, along y 1 − 2/e.
      #expect(abs(shownX - 100 * (1 - 1 / exp(1))) < 1e-9)
      #expect(abs(view.presentation.center.y - 100 * (1 - 2 / exp(1))) < 1e-9)
      #expect(animator.duration > 9)
    }
  }

  @Test func `Without an animation clock, an animator can be scrubbed and finishes when it starts`()
  {
    let animator = animator()
    animator.fractionComplete = 0.25
    #expect(shownX == 25 && view.center.x == 100)
    animator.startAnimation()
    #expect(animator.state == .inactive && shownX == 100)
  }

  @Test func `runningPropertyAnimator creates and starts an animator`() {
    AnimationClock.stepped { clock in
      var end: UIViewAnimatingPosition?
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear,
        animations: { view.alpha = 0 }, completion: { end = $0 })
      #expect(animator.isRunning)
      clock.advance(by: 1)
      #expect(view.presentation.alpha == 0.5)
      clock.advance(by: 0.5)
      #expect(end == .end)
    }
  }
}
