import Foundation
import Testing

@testable import AutoLayout

/// Oracle: by hand on linear curves, and Apple's documentation of Core Animation.
@MainActor
@Suite struct LayerAnimationTests {
  let layer = CAShapeLayer()

  private final class Observer: NSObject, CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      events.append("stop \(flag) \(anim.value(forKey: "name") ?? "")")
    }
  }

  private func move(_ keyPath: String, to end: Any, _ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = end
    animation.duration = duration
    return animation
  }

  @Test func `A basic animation runs from the layer's value to its final value, then is removed`() {
    AnimationClock.stepped { clock in
      let observer = Observer()
      let animation = move("position.x", to: 100, 2)
      animation.delegate = observer
      animation.setValue("slide", forKey: "name")
      layer.position = CGPoint(x: 20, y: 5)
      layer.add(animation, forKey: "move")
      clock.advance(by: 1)
      #expect(layer.presentation()?.position == CGPoint(x: 60, y: 5))
      #expect(layer.position.x == 20 && observer.events == ["start"])
      clock.advance(by: 1)
      #expect(layer.presentation()?.position.x == 20)
      #expect(layer.animationKeys() == nil && observer.events == ["start", "stop true slide"])
    }
  }

  @Test func `Forward filling keeps the final value until the animation is removed`() {
    AnimationClock.stepped { clock in
      let observer = Observer()
      let animation = move("opacity", to: 0)
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      animation.delegate = observer
      layer.add(animation, forKey: "fade")
      clock.advance(by: 5)
      #expect(layer.presentation()?.opacity == 0 && layer.animation(forKey: "fade") === animation)
      layer.removeAnimation(forKey: "fade")
      #expect(layer.presentation()?.opacity == 1)
      #expect(observer.events == ["start", "stop true "])
    }
  }

  @Test func `Removing an animation early calls its delegate`() {
    AnimationClock.stepped { clock in
      let observer = Observer()
      let animation = move("opacity", to: 0)
      animation.delegate = observer
      layer.add(animation, forKey: "fade")
      clock.advance(by: 0.5)
      layer.removeAllAnimations()
      clock.advance(by: 5)
      #expect(observer.events == ["start", "stop false "])
    }
  }

  @Test
  func `Before its begin time, an animation shows its first value only with backward filling`() {
    AnimationClock.stepped { clock in
      clock.advance(by: 3)
      let animation = move("strokeEnd", to: 1)
      animation.fromValue = 0
      animation.beginTime = CACurrentMediaTime() + 1
      layer.strokeEnd = 0.25
      layer.add(animation, forKey: nil)
      clock.advance(by: 0.5)
      #expect(layer.presentation()?.strokeEnd == 0.25)
      animation.fillMode = .backwards
      layer.add(animation, forKey: "filled")
      #expect(layer.presentation()?.strokeEnd == 0)
      clock.advance(by: 1)
      #expect(layer.presentation()?.strokeEnd == 0.5)
    }
  }

  @Test func `An autoreversing animation repeats in both directions`() {
    AnimationClock.stepped { clock in
      let animation = move("position.x", to: 10)
      animation.repeatCount = 2
      animation.autoreverses = true
      layer.add(animation, forKey: "swing")
      let places = (0..<4).map { _ -> CGFloat in
        clock.advance(by: 0.75)
        return layer.presentation()?.position.x ?? -1
      }
      // 0.75 forward, 1.5 = half of the way back, 2.25 = a quarter of the second run, 3 = its end.
      #expect(places == [7.5, 5, 2.5, 10])
      clock.advance(by: 1)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `A layer with a speed of 0 holds its animations at its time offset`() {
    AnimationClock.stepped { clock in
      let outer = CALayer()
      outer.addSublayer(layer)
      layer.add(move("position.x", to: 10, 10), forKey: "slow")
      clock.advance(by: 2)
      let paused = outer.convertTime(CACurrentMediaTime(), from: nil)
      outer.speed = 0
      outer.timeOffset = paused
      clock.advance(by: 50)
      #expect(layer.presentation()?.position.x == 2)
      outer.speed = 1
      outer.timeOffset = 0
      outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - paused
      clock.advance(by: 3)
      #expect(layer.presentation()?.position.x == 5)
    }
  }

  @Test func `Keyframe values are reached at their key times`() {
    AnimationClock.stepped { clock in
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 100, 50]
      animation.keyTimes = [0, 0.25, 1]
      animation.duration = 4
      layer.add(animation, forKey: nil)
      clock.advance(by: 0.5)
      #expect(layer.presentation()?.position.x == 50)
      clock.advance(by: 2)
      #expect(layer.presentation()?.position.x == 75)
      animation.calculationMode = .discrete
      layer.removeAllAnimations()
      layer.add(animation, forKey: nil)
      clock.advance(by: 3)
      #expect(layer.presentation()?.position.x == 100)
    }
  }

  @Test func `A paced path has a constant velocity`() {
    AnimationClock.stepped { clock in
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 30))
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.duration = 4
      layer.add(animation, forKey: "linear")
      clock.advance(by: 2)
      #expect(layer.presentation()?.position == CGPoint(x: 10, y: 0))
      animation.calculationMode = .paced
      layer.add(animation, forKey: "linear")
      clock.advance(by: 2)
      #expect(layer.presentation()?.position == CGPoint(x: 10, y: 10))
    }
  }

  @Test func `An animation group animates several properties and a transform key path`() {
    AnimationClock.stepped { clock in
      let group = CAAnimationGroup()
      group.animations = [
        move("transform.rotation.z", to: CGFloat.pi), move("cornerRadius", to: 8),
        move("backgroundColor", to: CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
      ]
      group.duration = 1
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      layer.add(group, forKey: nil)
      clock.advance(by: 0.5)
      let shown = layer.presentation()
      #expect(abs((shown?.affineTransform().b ?? 0) - 1) < 1e-9)
      #expect(shown?.cornerRadius == 4)
      #expect(shown?.backgroundColor?.components == [0.5, 0, 0.5, 1])
      let angle = shown?.value(forKeyPath: "transform.rotation.z") as? NSNumber
      #expect(abs((angle?.doubleValue ?? 0) - .pi / 2) < 1e-9)
    }
  }

  @Test func `A spring animation overshoots and settles`() {
    AnimationClock.stepped { clock in
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 0
      spring.toValue = 100
      spring.duration = spring.settlingDuration
      // mass 1, stiffness 100, damping 10: ω = 10, ζ = 1/2, so that the first maximum is at
      // π / (10 · √0.75), with an overshoot of exp(−π / √3).
      layer.add(spring, forKey: nil)
      clock.advance(by: .pi / (10 * 0.75.squareRoot()))
      let peak = Double(layer.presentation()?.position.x ?? 0)
      #expect(abs(peak - 100 * (1 + exp(-.pi / 3.0.squareRoot()))) < 1e-6)
      clock.advanceToEnd()
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `A layer animation appears in the presentation of its view`() {
    AnimationClock.stepped { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layer.add(move("opacity", to: 0), forKey: nil)
      clock.advance(by: 0.25)
      #expect(view.presentation.alpha == 0.75 && view.alpha == 1)
    }
  }

  @Test func `A transaction calls its completion block after its animations end`() {
    AnimationClock.stepped { clock in
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { log.append("transaction") }
      layer.add(move("opacity", to: 0, 0), forKey: nil)
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        log.append("view")
      }
      CATransaction.commit()
      clock.advance(by: 1)
      #expect(log == ["view"])
      clock.advance(by: 1)
      #expect(log == ["view", "transaction"])
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("empty") }
      CATransaction.commit()
      #expect(log.last == "empty")
    }
  }

  @Test func `Without an animation clock, an animation ends after the current run loop turn`() async
  {
    let observer = Observer()
    let animation = move("opacity", to: 0)
    animation.delegate = observer
    layer.add(animation, forKey: "fade")
    #expect(layer.animation(forKey: "fade") === animation && observer.events.isEmpty)
    for _ in 0..<100 where observer.events.isEmpty { await Task.yield() }
    #expect(observer.events == ["start", "stop true "] && layer.animationKeys() == nil)
  }

  private final class WaveLayer: CALayer {
    var phase: CGFloat = 3
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let wave = layer as? WaveLayer { phase = wave.phase }
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class WaveView: UIView {
    override class var layerClass: AnyClass { WaveLayer.self }
  }

  @Test func `The presentation of a layer subclass is created with its copying initializer`() {
    let wave = WaveView(frame: .zero).layer as? WaveLayer
    wave?.phase = 5
    let copy = wave?.presentation() as? WaveLayer
    #expect(copy?.phase == 5 && copy?.model() === wave)
  }

  @Test func `Layer actions come from the delegate, then from the layer`() {
    layer.actions = ["position": NSNull(), "bounds": CATransition()]
    #expect(layer.action(forKey: "position") == nil)
    #expect(layer.action(forKey: "bounds") is CATransition)
  }

  @Test func `Animations between beginAnimations and commitAnimations run`() {
    AnimationClock.stepped { clock in
      let view = UIView(frame: .zero)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      view.alpha = 0
      UIView.commitAnimations()
      clock.advance(by: 0.5)
      #expect(view.presentation.alpha == 0.75)
      clock.advanceToEnd()
      #expect(clock.isIdle)
    }
  }

  private final class Ticker: NSObject, SelectorDispatching {
    var count = 0
    func dispatch(_ selector: Selector, with argument: Any?) -> Bool {
      count += 1
      return true
    }
    func dispatches(_ selector: Selector) -> Bool { true }
  }

  @Test func `A display link fires at its preferred frame rate`() {
    AnimationClock.stepped { clock in
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Selector("tick:"))
      link.preferredFramesPerSecond = 30
      link.add(to: .main, forMode: .common)
      clock.advance(by: 0.11)
      #expect(ticker.count == 3 && abs(link.timestamp - 0.1) < 1e-9)
      link.isPaused = true
      clock.advance(by: 1)
      #expect(ticker.count == 3)
      link.isPaused = false
      UIView.animate(withDuration: 0.05) {}
      clock.advanceToEnd()
      link.invalidate()
      #expect(clock.isIdle)
    }
  }

  @Test func `A display link supports any preferred frame rate range`() {
    for (rate, count) in [(Float.infinity, 6), (1e20, 6), (.nan, 6), (30, 3), (0.5, 0)] {
      AnimationClock.stepped { clock in
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, selector: Selector("tick:"))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: rate, preferred: rate)
        link.add(to: .main, forMode: .common)
        // 6 refreshes at 60 Hz.
        clock.advance(by: 0.11)
        #expect(ticker.count == count, "\(rate)")
        link.invalidate()
      }
    }
  }

  /// Objects of structures are what programs in Objective-C and older Swift animate to.
  @Test func `NSValue objects set and animate structure properties`() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    AnimationClock.stepped { clock in
      layer.bounds.size = CGSize(width: 10, height: 10)
      layer.add(move("position", to: NSValue(cgPoint: CGPoint(x: 10, y: 20))), forKey: nil)
      layer.add(
        move("bounds.size", to: NSValue(cgSize: CGSize(width: 30, height: 50))), forKey: nil)
      layer.add(move("transform", to: NSValue(caTransform3D: turn)), forKey: nil)
      clock.advance(by: 0.5)
      #expect(layer.presentation()?.position == CGPoint(x: 5, y: 10))
      #expect(layer.presentation()?.bounds.size == CGSize(width: 20, height: 30))
      let angle = layer.presentation()?.value(forKeyPath: "transform.rotation") as? NSNumber
      #expect(abs((angle?.doubleValue ?? 0) - .pi / 4) < 1e-9)
    }
    layer.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "bounds")
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    layer.setValue(
      NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 2)), forKey: "transform")
    #expect(layer.affineTransform().a == 2)
  }

  /// Programs write numbers such as these for animations without an end.
  @Test(arguments: [Float.infinity, .greatestFiniteMagnitude, Float(Int.max)])
  func `An animation with a huge repeat count never ends`(_ count: Float) {
    AnimationClock.stepped { clock in
      let animation = move("opacity", to: 0)
      animation.repeatCount = count
      layer.add(animation, forKey: "blink")
      let view = UIView(frame: .zero)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatCount(count)
      view.alpha = 0
      UIView.commitAnimations()
      clock.advanceToEnd()
      #expect(clock.time == 0 && !clock.isIdle)
      clock.advance(by: 2.25)
      #expect(layer.presentation()?.opacity == 0.75)
      #expect(view.presentation.alpha == 0.75)
      layer.removeAllAnimations()
      view.layer.removeAllAnimations()
    }
  }

  /// Programs hold a value with an endless duration: the animation does not progress.
  @Test func `An animation with an infinite duration shows its initial value`() {
    AnimationClock.stepped { clock in
      let animation = move("position.x", to: 100, .infinity)
      animation.fromValue = 20
      layer.add(animation, forKey: "hold")
      clock.advance(by: 3)
      #expect(layer.presentation()?.position.x == 20)
      layer.removeAllAnimations()
    }
  }

  @Test func `Key paths set properties that are not animated, and nil removes a value`() {
    layer.setValue(true, forKeyPath: "masksToBounds")
    layer.setValue(2, forKeyPath: "contentsScale")
    #expect(layer.masksToBounds && layer.contentsScale == 2)
    #expect(layer.value(forKey: "masksToBounds") as? Bool == true)
    let view = UIView()
    view.setValue(true, forKeyPath: "layer.masksToBounds")
    #expect(view.clipsToBounds)
    layer.backgroundColor = UIColor.red.cgColor
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    for key in ["backgroundColor", "path", "contents", "fillColor"] {
      layer.setValue(nil, forKey: key)
    }
    #expect(layer.backgroundColor == nil && layer.path == nil && layer.fillColor == nil)
    layer.setValue("mine", forKey: "own")
    layer.setValue(nil, forKey: "own")
    #expect(layer.value(forKey: "own") == nil)
  }

  /// Lists without numbers are no numbers.
  @Test func `An empty array does not change a numeric property`() {
    for key in ["opacity", "zPosition", "hidden", "cornerRadius", "strokeEnd", "transform.scale"] {
      layer.setValue([NSNumber](), forKeyPath: key)
    }
    #expect(layer.opacity == 1 && layer.strokeEnd == 1 && !layer.isHidden)
    let gradient = CAGradientLayer()
    gradient.locations = [0, 1]
    gradient.setValue([NSNumber](), forKey: "locations")
    #expect(gradient.locations == [])
  }
}
