import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of the units (gravity of 1: 1000 pt/s²; push of 1: 100 pt/s² for the
/// mass 1 of 100 by 100 points), and the closed solutions of mechanics.
@MainActor
@Suite struct DynamicAnimatorTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let item = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

  init() { view.addSubview(item) }

  private func run(
    _ behaviors: [UIDynamicBehavior], for seconds: TimeInterval,
    _ check: (AnimationClock, UIDynamicAnimator) -> Void
  ) {
    AnimationClock.stepped { clock in
      let animator = UIDynamicAnimator(referenceView: view)
      for behavior in behaviors { animator.addBehavior(behavior) }
      clock.advance(by: seconds)
      check(clock, animator)
      animator.removeAllBehaviors()
      clock.advance(by: 1)
    }
  }

  @Test func `A free fall follows g t² / 2`() {
    run([UIGravityBehavior(items: [item])], for: 0.5) { clock, animator in
      // 1000 · 0.5² / 2 = 125 points below 50.
      #expect(abs(item.center.y - 175) < 1.25)
      clock.advance(by: 0.5)
      #expect(abs(item.center.y - 550) < 5)
      #expect(item.center.x == 150)
      #expect(animator.isRunning)
      #expect(abs(animator.elapsedTime - 1) < 0.02)
    }
  }

  @Test func `Gravity has an angle and a magnitude`() {
    let gravity = UIGravityBehavior(items: [item])
    gravity.setAngle(0, magnitude: 2)
    #expect(abs(gravity.gravityDirection.dx - 2) < 1e-9)
    run([gravity], for: 0.5) { _, _ in #expect(abs(item.center.x - 400) < 3) }
  }

  @Test func `An item comes to rest at the bottom boundary, and the animator pauses`() {
    final class Observer: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
      var events: [String] = []
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) {
        events.append("contact \(identifier == nil) \(Int(p.y.rounded()))")
      }
    }
    let observer = Observer()
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = observer
    AnimationClock.stepped { clock in
      let animator = UIDynamicAnimator(referenceView: view)
      animator.delegate = observer
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [item]))
      clock.advance(by: 4)
      #expect(!animator.isRunning)
    }
    #expect(abs(item.frame.maxY - 800) < 0.5)
    #expect(item.transform == .identity)
    // The top touches the upper boundary at first.
    #expect(observer.events == ["resume", "contact true 0", "contact true 800", "pause"])
  }

  @Test func `A bounce keeps the fraction of the velocity given by the elasticity`() {
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 500),
      to: CGPoint(x: 900, y: 500))
    let material = UIDynamicItemBehavior(items: [item])
    material.elasticity = 0.5
    AnimationClock.stepped { clock in
      let animator = UIDynamicAnimator(referenceView: view)
      for behavior in [UIGravityBehavior(items: [item]), collision, material] {
        animator.addBehavior(behavior)
      }
      // The fall of 400 points ends after √0.8 = 0.894 s with 894 points per second. The item then
      // rises to e² · 400 = 100 points above the floor after 0.447 s more.
      clock.advance(by: 0.894 + 0.447)
      #expect(abs(item.frame.maxY - 400) < 6)
      #expect(abs(material.linearVelocity(for: item).y) < 25)
      #expect(collision.boundaryIdentifiers?.count == 1)
      #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
      animator.removeAllBehaviors()
    }
  }

  /// Notes contacts with boundaries.
  private final class BoundaryLog: NSObject, UICollisionBehaviorDelegate {
    var events: [String] = []
    private let name: (any UIDynamicItem, (any NSCopying)?) -> String
    init(_ name: @escaping (any UIDynamicItem, (any NSCopying)?) -> String) { self.name = name }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { events.append("began \(name(item, identifier))") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { events.append("ended \(name(item, identifier))") }
  }

  /// Of several items that touch at once, the delegate is told in the order of the items.
  @Test func `The delegate receives simultaneous contacts in the order of the items`() {
    let observer = BoundaryLog { item, _ in "\((item as? UIView)?.tag ?? 0)" }
    let items = (1...8).map { index -> UIView in
      let item = UIView(frame: CGRect(x: 20 * index, y: 0, width: 10, height: 10))
      item.tag = index
      view.addSubview(item)
      return item
    }
    let collision = UICollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 510),
      to: CGPoint(x: 900, y: 510))
    collision.collisionDelegate = observer
    let material = UIDynamicItemBehavior(items: items)
    material.elasticity = 1
    run([UIGravityBehavior(items: items), collision, material], for: 2.5) { _, _ in
      // The fall of 500 points takes 1 s, so that there is a bounce after 1 s and the next after 3 s.
      let numbers = Array(1...8)
      #expect(
        observer.events == numbers.map { "began \($0)" } + numbers.map { "ended \($0)" })
    }
  }

  /// The item lies on the floor, the second boundary. No event but the contact with the floor is due
  /// while others come and go.
  @Test func `A contact keeps its boundary identifier when other boundaries change`() {
    let observer = BoundaryLog { _, identifier in (identifier as? NSString).map { "\($0)" } ?? "nil"
    }
    let collision = UICollisionBehavior(items: [item])
    func add(_ name: String, from start: CGPoint, to end: CGPoint) {
      collision.addBoundary(withIdentifier: NSString(string: name), from: start, to: end)
    }
    let (left, right) = (CGPoint(x: -500, y: 500), CGPoint(x: 900, y: 500))
    add("wall", from: CGPoint(x: -400, y: 0), to: CGPoint(x: -400, y: 700))
    add("floor", from: left, to: right)
    collision.collisionDelegate = observer
    run([UIGravityBehavior(items: [item]), collision], for: 3) { clock, _ in
      #expect(observer.events == ["began floor"])
      collision.removeBoundary(withIdentifier: "wall" as NSString)
      clock.advance(by: 0.2)
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: -900, left: -900, bottom: -900, right: -900))
      clock.advance(by: 0.2)
      add("floor", from: left, to: CGPoint(x: 800, y: 500))
      clock.advance(by: 0.2)
      #expect(observer.events == ["began floor"])
      collision.removeBoundary(withIdentifier: "floor" as NSString)
      clock.advance(by: 0.2)
      #expect(observer.events == ["began floor", "ended floor"])
    }
  }

  @Test func `A released animator stops moving its items`() {
    AnimationClock.stepped { clock in
      var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: view)
      animator?.addBehavior(UIGravityBehavior(items: [item]))
      clock.advance(by: 0.1)
      let place = item.center
      #expect(place.y > 50 && !clock.isIdle)
      animator = nil
      clock.advance(by: 0.1)
      #expect(item.center == place && clock.isIdle)
    }
  }

  @Test func `Resistance reduces a velocity exponentially`() {
    let material = UIDynamicItemBehavior(items: [item])
    material.resistance = 2
    material.addLinearVelocity(CGPoint(x: 300, y: 0), for: item)
    #expect(material.linearVelocity(for: item).x == 300)
    run([material], for: 1) { _, _ in
      #expect(abs(material.linearVelocity(for: item).x - 300 * exp(-2)) < 3)
      // ∫ 300 e^(−2t) dt = 150 (1 − e^(−2)).
      #expect(abs(item.center.x - (150 + 150 * (1 - exp(-2)))) < 2)
    }
  }

  @Test func `A push of magnitude 1 accelerates mass 1 by 100 points per second squared`() {
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.setAngle(.pi / 2, magnitude: 1)
    run([push], for: 1) { _, _ in #expect(abs(item.center.y - 100) < 1) }
    item.center = CGPoint(x: 150, y: 50)
    let heavy = UIDynamicItemBehavior(items: [item])
    heavy.density = 4
    run([push, heavy], for: 1) { _, _ in #expect(abs(item.center.y - 62.5) < 0.5) }
  }

  @Test func `An instantaneous push acts once`() {
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 2, dy: 0)
    run([push], for: 1) { _, _ in
      #expect(abs(item.center.x - 350) < 3)
      #expect(!push.active)
    }
  }

  @Test func `A push outside the center rotates the item`() {
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: item)
    let material = UIDynamicItemBehavior(items: [item])
    run([push, material], for: 0.1) { _, _ in
      // An arm of 50, an impulse of 100, and the moment of inertia 20000 / 12.
      #expect(abs(material.angularVelocity(for: item) - 3) < 0.01)
      #expect(item.transform.b > 0)
    }
    let fixed = UIDynamicItemBehavior(items: [item])
    fixed.allowsRotation = false
    item.transform = .identity
    push.active = true
    run([push, fixed], for: 0.1) { _, _ in #expect(item.transform == .identity) }
  }

  @Test func `A snap moves an item to its point and removes its rotation`() {
    item.transform = CGAffineTransform(rotationAngle: 0.5)
    run([UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 400))], for: 3) { _, animator in
      #expect(item.center == CGPoint(x: 200, y: 400))
      #expect(abs(item.transform.b) < 1e-9)
      #expect(!animator.isRunning)
    }
  }

  @Test func `A collision behavior separates overlapping items`() {
    let other = UIView(frame: CGRect(x: 180, y: 0, width: 100, height: 100))
    view.addSubview(other)
    let collision = UICollisionBehavior(items: [item, other])
    run([collision], for: 2) { _, _ in
      #expect(item.frame.maxX <= other.frame.minX + 0.2)
      #expect(abs(item.center.x + other.center.x - 380) < 0.01)
    }
  }

  @Test func `An elastic collision of equal masses exchanges the velocities`() {
    let other = UIView(frame: CGRect(x: 250, y: 0, width: 100, height: 100))
    view.addSubview(other)
    let material = UIDynamicItemBehavior(items: [item, other])
    material.elasticity = 1
    material.addLinearVelocity(CGPoint(x: 200, y: 0), for: item)
    run([material, UICollisionBehavior(items: [item, other])], for: 0.5) { _, _ in
      #expect(abs(material.linearVelocity(for: item).x) < 1)
      #expect(abs(material.linearVelocity(for: other).x - 200) < 1)
    }
  }

  @Test func `Anchored items do not move`() {
    let material = UIDynamicItemBehavior(items: [item])
    material.isAnchored = true
    run([material, UIGravityBehavior(items: [item])], for: 1) { _, _ in
      #expect(item.center == CGPoint(x: 150, y: 50))
    }
  }

  @Test func `updateItem(usingCurrentState:) reads an item's changed center`() {
    run([UIGravityBehavior(items: [item])], for: 0.5) { clock, animator in
      item.center = CGPoint(x: 0, y: 0)
      animator.updateItem(usingCurrentState: item)
      clock.advance(by: 0.1)
      #expect(abs(item.center.y - 55) < 2)
      #expect(animator.items(in: CGRect(x: -10, y: 50, width: 5, height: 5)).count == 1)
      #expect(animator.items(in: CGRect(x: 200, y: 50, width: 5, height: 5)).isEmpty)
    }
  }

  @Test func `Child behaviors take effect, and a behavior's action is called at every step`() {
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(UIGravityBehavior(items: [item]))
    var count = 0
    parent.action = { count += 1 }
    run([parent], for: 0.5) { _, animator in
      #expect(item.center.y > 100)
      #expect(count == 30)
      #expect(parent.childBehaviors[0].dynamicAnimator === animator)
    }
    #expect(parent.dynamicAnimator == nil)
  }
}
