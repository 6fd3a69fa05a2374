import Foundation
import Testing

@testable import AutoLayout

/// Oracle: by hand.
@MainActor
@Suite struct KeyframeTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  /// From 0 to 10 in the first half of a second, to 40 in the second.
  private func shown(
    at times: [TimeInterval], _ mode: UIView.KeyframeAnimationOptions
  ) -> [CGFloat] {
    view.center = .zero
    return AnimationClock.stepped { clock in
      let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [mode, linear]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 10 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 40
        }
      }
      #expect(view.center.x == 40)
      return times.map { time in
        clock.advance(to: time)
        return view.presentation.center.x
      }
    }
  }

  @Test func `Linear keyframes interpolate linearly between values`() {
    #expect(shown(at: [0, 0.25, 0.5, 0.75, 1], .calculationModeLinear) == [0, 5, 10, 25, 40])
  }

  @Test func `Discrete keyframes jump to each value`() {
    #expect(shown(at: [0.25, 0.5, 0.75, 1], .calculationModeDiscrete) == [0, 10, 10, 40])
  }

  @Test func `Paced keyframes move at constant speed`() {
    // 40 points in all, whatever the moments: 10 a quarter.
    #expect(shown(at: [0.25, 0.5, 0.75, 1], .calculationModePaced) == [10, 20, 30, 40])
  }

  @Test func `Cubic keyframes interpolate the values with a smooth curve`() {
    let places = shown(at: [0.25, 0.5, 0.75, 1], .calculationModeCubic)
    // Slopes 20, 40, 60. In the middle of a part of length h: (a + b)/2 + h(slopeA − slopeB)/8:
    // 5 + 0.5·(20 − 40)/8 = 3.75, and 25 + 0.5·(40 − 60)/8 = 23.75.
    #expect(places == [3.75, 10, 23.75, 40])
  }

  @Test func `A keyframe animation eases in and out by default`() {
    view.center = .zero
    AnimationClock.stepped { clock in
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
      }
      clock.advance(by: 0.274375)
      // See the derivation in TimingCurveTests.
      #expect(abs(view.presentation.center.x - 15.625) < 1e-9)
    }
  }

  @Test func `A gap between keyframes holds the value`() {
    view.alpha = 1
    AnimationClock.stepped { clock in
      let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      UIView.animateKeyframes(withDuration: 10, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) { view.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { view.alpha = 0 }
      }
      let alphas = [1.0, 3, 6, 9].map { time -> CGFloat in
        clock.advance(to: time)
        return view.presentation.alpha
      }
      #expect(zip(alphas, [1, 0.75, 0.5, 0.25]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }
}
