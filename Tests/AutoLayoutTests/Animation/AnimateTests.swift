import Foundation
import Testing

@testable import AutoLayout

/// Oracle: by hand, on linear curves unless said; Apple's documentation of `UIView.animate`.
@MainActor
@Suite struct AnimateTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func move(
    to x: CGFloat, _ duration: TimeInterval = 1, _ options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options.union(.curveLinear),
      animations: { view.center.x = x }, completion: completion)
  }

  private var shownX: CGFloat { view.presentation.center.x }

  init() { view.center = .zero }

  @Test func `An animation changes the view immediately and its presentation over time`() {
    AnimationClock.stepped { clock in
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.alpha = 0
        view.bounds.size.width = 30
        view.backgroundColor = .white
        view.transform = CGAffineTransform(translationX: 8, y: 0)
      }
      #expect(view.alpha == 0 && view.bounds.width == 30)
      #expect(view.presentation.alpha == 1 && view.presentation.bounds.width == 10)
      clock.advance(by: 0.5)
      #expect(view.presentation.alpha == 0.75)
      #expect(view.presentation.bounds.width == 15)
      #expect(view.presentation.transform.tx == 2)
      // From no color: white, a quarter of it.
      #expect(view.presentation.backgroundColor == UIColor(white: 1, alpha: 0.25))
      clock.advance(by: 1.5)
      #expect(view.presentation.alpha == 0 && view.presentation.backgroundColor == .white)
      #expect(clock.isIdle && view.propertyAnimations.isEmpty)
    }
  }

  @Test func `The default animation curve eases in and out`() {
    AnimationClock.stepped { clock in
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      clock.advance(by: 0.274375)
      // See the derivation in TimingCurveTests.
      #expect(abs(view.presentation.alpha - (1 - 0.15625)) < 1e-9)
    }
  }

  @Test func `A delayed animation shows the old value first and calls its completion at its end`() {
    AnimationClock.stepped { clock in
      var finished: Bool?
      UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
      clock.advance(by: 1)
      #expect(view.presentation.alpha == 1 && finished == nil)
      clock.advance(by: 0.5)
      #expect(view.presentation.alpha == 0.5 && finished == nil)
      clock.advance(by: 0.5)
      #expect(finished == true)
    }
  }

  @Test func `Completions are called in the order in which the animations end`() {
    AnimationClock.stepped { clock in
      var ends: [String] = []
      move(to: 10, 2) { _ in ends.append("long at \(clock.time)") }
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
      } completion: { _ in
        ends.append("short at \(clock.time)")
      }
      UIView.animate(withDuration: 5, animations: {}) { _ in ends.append("empty at \(clock.time)") }
      clock.advance(by: 10)
      // A block that changes nothing is over at once.
      #expect(ends == ["empty at 0.0", "short at 1.0", "long at 2.0"])
    }
  }

  @Test func `An animation that a completion starts begins at the end of the first animation`() {
    AnimationClock.stepped { clock in
      move(to: 10, 1) { _ in move(to: 30, 1) }
      clock.advance(by: 1.5)
      #expect(shownX == 20)
    }
  }

  @Test func `Overlapping animations of the same property are combined additively`() {
    AnimationClock.stepped { clock in
      move(to: 100)
      clock.advance(by: 0.5)
      move(to: 0)
      // 0 + (0 − 100)·(1 − 0.5) + (100 − 0)·1 = 50, and at 0.75: −25 + 75, at 1.25: 0 + 25.
      #expect(shownX == 50)
      clock.advance(by: 0.25)
      #expect(shownX == 50)
      clock.advance(by: 0.5)
      #expect(shownX == 25)
    }
  }

  @Test func `Starting from the current state ends the earlier animation`() {
    AnimationClock.stepped { clock in
      var first: Bool?
      move(to: 100) { first = $0 }
      clock.advance(by: 0.5)
      move(to: 0, 1, .beginFromCurrentState)
      clock.advance(by: 0.25)
      #expect(shownX == 37.5)
      #expect(first == false)
    }
  }

  @Test func `An autoreversing animation returns to the old value and then shows the new one`() {
    AnimationClock.stepped { clock in
      var finished: Bool?
      move(to: 100, 1, .autoreverse) { finished = $0 }
      clock.advance(by: 1)
      #expect(shownX == 100)
      clock.advance(by: 0.75)
      #expect(shownX == 25 && finished == nil)
      clock.advance(by: 0.25)
      #expect(shownX == 100 && finished == true)
    }
  }

  @Test func `A repeating animation continues until it is removed`() {
    AnimationClock.stepped { clock in
      var finished: Bool?
      move(to: 100, 1, .repeat) { finished = $0 }
      clock.advance(by: 7.25)
      #expect(shownX == 25 && finished == nil)
      view.layer.removeAllAnimations()
      #expect(shownX == 100)
      clock.advance(by: 0)
      #expect(finished == false && clock.isIdle)
    }
  }

  @Test func `A completion waits for the repeated part of an animation block`() {
    AnimationClock.stepped { clock in
      var end: TimeInterval?
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 100 }
      } completion: { _ in
        end = clock.time
      }
      clock.advance(by: 2.25)
      #expect(shownX == 25)
      clock.advance(by: 5)
      #expect(end == 4)
    }
  }

  @Test func `performWithoutAnimation and setAnimationsEnabled suppress animations`() {
    AnimationClock.stepped { clock in
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.alpha = 0 }
        #expect(UIView.inheritedAnimationDuration == 1)
      }
      #expect(view.presentation.alpha == 0)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      var finished: Bool?
      move(to: 10) { finished = $0 }
      UIView.setAnimationsEnabled(true)
      #expect(shownX == 10 && finished == nil)
      clock.advance(by: 0)
      #expect(finished == true)
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test func `A nested animation block inherits the outer duration unless it overrides it`() {
    AnimationClock.stepped { clock in
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        UIView.animate(
          withDuration: 1, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
        ) {
          #expect(UIView.inheritedAnimationDuration == 1)
          view.center.x = 100
        }
      }
      clock.advance(by: 0.5)
      #expect(view.presentation.alpha == 1 - 0.5 / 4)
      #expect(shownX == 50)
    }
  }

  @Test func `A spring animation follows its closed-form solution and ends when it has settled`() {
    AnimationClock.stepped { clock in
      var end: TimeInterval?
      UIView.animate(springDuration: 2 * .pi, bounce: 0) {
        view.center.x = 100
      } completion: { _ in
        end = clock.time
      }
      clock.advance(by: 1)
      // ω = 1, ζ = 1: 100 · (1 − 2/e).
      #expect(abs(shownX - 100 * (1 - 2 / exp(1))) < 1e-9)
      clock.advanceToEnd()
      // e^−t (1 + t) = 0.001 at t ≈ 9.2334.
      #expect(abs((end ?? 0) - 9.2334) < 1e-4)
    }
  }

  @Test func `An animation with a spring damping ratio settles within its duration`() {
    AnimationClock.stepped { clock in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
        options: [], animations: { view.center.x = 100 })
      var peak: CGFloat = 0
      for _ in 0..<100 {
        clock.advance(by: 0.01)
        peak = max(peak, shownX)
      }
      // The overshoot of ζ = 0.3 is e^(−0.3π/√0.91) = 0.372.
      #expect(abs(peak - 137.2) < 0.5)
      #expect(shownX == 100 && clock.isIdle)
    }
  }

  @Test func `A rotation is animated along the shorter arc`() {
    AnimationClock.stepped { clock in
      view.transform = CGAffineTransform(rotationAngle: 3)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: -3)
      }
      clock.advance(by: 0.5)
      // From 3 over π to 2π − 3: in the middle half a turn.
      #expect(abs(view.presentation.transform.a + 1) < 1e-9)
    }
  }

  @Test func `Without an animation clock, animation blocks take effect immediately`() async {
    let finished = await withCheckedContinuation { continuation in
      var hasRun = false
      UIView.animate(withDuration: 3) {
        view.alpha = 0
        hasRun = true
      } completion: {
        continuation.resume(returning: $0)
      }
      #expect(hasRun && view.alpha == 0 && view.presentation.alpha == 0)
    }
    #expect(finished)
  }

  @Test func `Removing a view from its superview ends its animations`() {
    AnimationClock.stepped { clock in
      let parent = UIView()
      parent.addSubview(view)
      var finished: Bool?
      move(to: 100) { finished = $0 }
      view.removeFromSuperview()
      clock.advance(by: 0)
      #expect(shownX == 100 && finished == false)
    }
  }

  @Test func `A clock step limits animations that restart in their completion`() {
    AnimationClock.stepped { clock in
      var count = 0
      @MainActor func again() {
        count += 1
        UIView.animate(withDuration: 0, animations: {}, completion: { _ in again() })
      }
      again()
      clock.advance(by: 1)
      #expect(count == AnimationClock.eventLimit + 1)
      clock.advance(by: -.infinity)
      #expect(clock.time == 1)
    }
  }
}
