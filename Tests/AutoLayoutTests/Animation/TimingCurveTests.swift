import Foundation
import Testing

@testable import AutoLayout

/// Oracle: the Bézier polynomials and the closed solutions of the damped oscillator.
@Suite struct TimingCurveTests {
  private func isNear(_ a: Double, _ b: Double, _ allowance: Double = 1e-9) -> Bool {
    abs(a - b) < allowance
  }

  @Test func `The predefined timing curves match their Bézier polynomials`() {
    // easeIn at t = 1/4: x = 3·(9/16)·(1/4)·0.42 + 3·(3/4)·(1/16) + 1/64 = 0.3334375,
    // y = 3·(3/4)·(1/16) + 1/64 = 0.15625.
    #expect(isNear(CubicBezier.easeIn.value(at: 0.3334375), 0.15625))
    // easeOut is easeIn turned by half a turn.
    #expect(isNear(CubicBezier.easeOut.value(at: 1 - 0.3334375), 1 - 0.15625))
    // easeInOut is symmetric about its middle.
    #expect(isNear(CubicBezier.easeInOut.value(at: 0.5), 0.5))
    // At t = 1/4: x = 0.3334375 − 3·(3/4)·(1/16)·(1 − 0.58) = 0.274375, y = 0.15625.
    #expect(isNear(CubicBezier.easeInOut.value(at: 0.274375), 0.15625))
    #expect(isNear(CubicBezier.linear.value(at: 0.3), 0.3))
  }

  @MainActor
  @Test func `The default media timing function has its documented control points`() {
    let function = CAMediaTimingFunction(name: .default)
    var point: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &point)
    #expect(point == [0.25, 0.1])
    // At t = 1/2: x = 0.375·0.25·2 + 0.125 = 0.3125, y = 0.375·0.1 + 0.375 + 0.125 = 0.5375.
    #expect(isNear(function.curve.value(at: 0.3125), 0.5375))
  }

  @Test func `Timing curves start at 0, end at 1 and are clamped outside their duration`() {
    for curve in [CubicBezier.easeIn, .easeOut, .easeInOut, .linear] {
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: 2) == 1)
    }
  }

  @Test func `A critically damped spring matches its closed-form solution`() {
    // ω = 2π / 2π = 1, ζ = 1: p(t) = 1 − e^−t (1 + t); p(1) = 1 − 2/e.
    let spring = SpringMotion(perceptualDuration: 2 * .pi, bounce: 0)
    #expect(spring.dampingRatio == 1)
    #expect(isNear(spring.position(at: 1), 1 - 2 / exp(1)))
  }

  @Test func `An underdamped spring overshoots by the amount that its damping ratio implies`() {
    // The first peak lies at π/ωd, with the overshoot e^(−ζπ/√(1−ζ²)).
    let spring = SpringMotion(frequency: 3, dampingRatio: 0.5)
    let root = (1 - 0.25).squareRoot()
    #expect(isNear(spring.position(at: .pi / (3 * root)), 1 + exp(-0.5 * .pi / root)))
  }

  @Test(arguments: [0.2, 0.7, 1, 1.8, 5])
  func `Spring motion satisfies the differential equation of the damped oscillator`(ratio: Double) {
    // e″ + 2ζωe′ + ω²e = 0 by differences, and p′(0) = v.
    let spring = SpringMotion(frequency: 4, dampingRatio: ratio, velocity: 2.5)
    let h = 1e-4
    func error(_ time: Double) -> Double { 1 - spring.position(at: time) }
    for time in [0.05, 0.2, 0.7] {
      let slope = (error(time + h) - error(time - h)) / (2 * h)
      let bend = (error(time + h) - 2 * error(time) + error(time - h)) / (h * h)
      #expect(abs(bend + 8 * ratio * slope + 16 * error(time)) < 1e-3)
    }
    #expect(isNear(spring.position(at: 1e-6) / 1e-6, 2.5, 1e-3))
  }

  @Test func `Bounce, stiffness and damping are converted to the damping ratio and frequency`() {
    #expect(isNear(SpringMotion(perceptualDuration: 1, bounce: 0.3).dampingRatio, 0.7))
    // 1 / (1 − 0.5).
    #expect(isNear(SpringMotion(perceptualDuration: 1, bounce: -0.5).dampingRatio, 2))
    // ω = √(1000/3), ζ = 500 / (2√3000).
    let spring = SpringMotion(mass: 3, stiffness: 1000, damping: 500)
    #expect(isNear(spring.frequency, (1000.0 / 3).squareRoot()))
    #expect(isNear(spring.dampingRatio, 250 / 3000.0.squareRoot()))
  }

  @Test(arguments: [0.3, 1, 2])
  func `A spring with a given settling duration settles within it`(ratio: Double) {
    let spring = SpringMotion(settlingIn: 0.8, dampingRatio: ratio)
    #expect(isNear(spring.settlingDuration, 0.8, 1e-6))
    for step in 0...50 {
      let error = 1 - spring.position(at: 0.8 + Double(step) * 0.01)
      #expect(abs(error) <= SpringMotion.settled * (1 + 1e-6))
    }
  }

  @Test func `Invalid spring parameters give a finite motion`() {
    for spring in [
      SpringMotion(frequency: .nan, dampingRatio: .infinity, velocity: .nan),
      SpringMotion(mass: 0, stiffness: 0, damping: 0),
      SpringMotion(perceptualDuration: -1, bounce: 9),
      SpringMotion(settlingIn: 0, dampingRatio: -1),
    ] {
      #expect(spring.position(at: 1).isFinite)
      #expect(spring.settlingDuration.isFinite)
    }
  }

  @Test func `A timing curve returns the first time at which a progress is reached`() {
    let curve = TimingCurve.bezier(.easeIn)
    #expect(isNear(curve.fraction(of: 0.15625), 0.3334375))
    let spring = SpringMotion(settlingIn: 1, dampingRatio: 0.3)
    let swinging = TimingCurve.spring(x: spring, y: spring, duration: 1)
    let fraction = swinging.fraction(of: 0.9)
    #expect(isNear(swinging.progress(at: fraction).x, 0.9))
    // The first passage, not a later swing.
    #expect(fraction < 0.2)
  }
}
