import Foundation
import Testing

@testable import AutoLayout

/// Oracle: the closed solutions of pendulums and damped springs.
@MainActor
@Suite struct AttachmentTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let item = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() { view.addSubview(item) }

  private func run(
    _ behaviors: [UIDynamicBehavior], _ body: (AnimationClock, UIDynamicAnimator) -> Void
  ) {
    AnimationClock.stepped { clock in
      let animator = UIDynamicAnimator(referenceView: view)
      for behavior in behaviors { animator.addBehavior(behavior) }
      body(clock, animator)
      animator.removeAllBehaviors()
    }
  }

  @Test func `A spring without damping has the period 1 / frequency`() {
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 150, y: 50))
    #expect(spring.length == 100)
    #expect(spring.attachedBehaviorType == .anchor)
    (spring.length, spring.frequency, spring.damping) = (60, 1, 0)
    run([spring]) { clock, _ in
      // The center moves between 150 and 70 around 110.
      clock.advance(by: 0.25)
      #expect(abs(item.center.y - 110) < 3)
      clock.advance(by: 0.25)
      #expect(abs(item.center.y - 70) < 3)
      clock.advance(by: 0.5)
      #expect(abs(item.center.y - 150) < 5)
    }
  }

  @Test func `A critically damped spring does not overshoot its length`() {
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 150, y: 50))
    (spring.length, spring.frequency, spring.damping) = (60, 1, 1)
    run([spring]) { clock, _ in
      clock.advance(by: 0.25)
      // 40 (1 + ωt) e^(−ωt) with ωt = π/2 is 21.4.
      #expect(abs(item.center.y - 131.4) < 1.5)
      clock.advance(by: 3)
      #expect(abs(item.center.y - 110) < 0.5)
    }
  }

  @Test func `An attachment of length zero returns the item to its anchor point`() {
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
    (spring.frequency, spring.damping) = (2, 1)
    run([spring]) { clock, animator in
      item.center = CGPoint(x: 170, y: 180)
      animator.updateItem(usingCurrentState: item)
      clock.advance(by: 3)
      #expect(abs(item.center.x - 150) < 0.5)
      #expect(abs(item.center.y - 150) < 0.5)
      #expect(!animator.isRunning)
    }
  }

  @Test func `A pendulum keeps its length and has the period of small oscillations`() {
    // Small swings: T = 2π √(l / g) = 2π √(100 / 1000) = 1.987 s.
    item.center = CGPoint(x: 150 + 100 * sin(0.1), y: 50 + 100 * cos(0.1))
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 150, y: 50))
    run([rod, UIGravityBehavior(items: [item])]) { clock, _ in
      clock.advance(by: 1.987 / 2)
      #expect(abs(item.center.x - (150 - 100 * sin(0.1))) < 1)
      #expect(abs(hypot(item.center.x - 150, item.center.y - 50) - 100) < 0.5)
    }
  }

  @Test func `Rigidly attached items keep their distance and the momentum of a push`() {
    let other = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    view.addSubview(other)
    let rod = UIAttachmentBehavior(item: item, attachedTo: other)
    #expect(rod.attachedBehaviorType == .items)
    #expect(rod.length == 200)
    let push = UIPushBehavior(items: [other], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 2, dy: 1)
    run([rod, push]) { clock, _ in
      clock.advance(by: 1)
      let distance = hypot(other.center.x - item.center.x, other.center.y - item.center.y)
      #expect(abs(distance - 200) < 1)
      // The momentum of the push, 2 · 100 and 1 · 100, is divided among two items of mass 1.
      #expect(abs(item.center.x + other.center.x - 300 - 200) < 4)
      #expect(abs(item.center.y + other.center.y - 500 - 100) < 4)
    }
  }

  @Test func `A limit attachment is slack up to its length`() {
    let other = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    view.addSubview(other)
    let rope = UIAttachmentBehavior.limitAttachment(
      with: item, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
    let hold = UIDynamicItemBehavior(items: [other])
    hold.isAnchored = true
    let away = UIDynamicItemBehavior(items: [item])
    away.addLinearVelocity(CGPoint(x: 0, y: 100), for: item)
    run([rope, hold, away]) { clock, _ in
      clock.advance(by: 0.5)
      #expect(abs(item.center.y - 200) < 1)
      away.addLinearVelocity(CGPoint(x: 0, y: -400), for: item)
      clock.advance(by: 1)
      #expect(item.center.y > 148)
    }
  }

  @Test func `A sliding attachment restricts the item to one axis and to its range`() {
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: item.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
    rail.attachmentRange = UIFloatRange(minimum: -100, maximum: 200)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 5, dy: 5)
    run([rail, push]) { clock, _ in
      clock.advance(by: 0.2)
      #expect(abs(item.center.x - 150) < 1)
      #expect(abs(item.center.y - 250) < 5)
      clock.advance(by: 2)
      #expect(abs(item.center.y - 350) < 5)
    }
  }

  @Test func `Items of a fixed attachment rotate together`() {
    let other = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    view.addSubview(other)
    let joint = UIAttachmentBehavior.fixedAttachment(
      with: item, attachedTo: other, attachmentAnchor: CGPoint(x: 150, y: 250))
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    run([joint, push]) { clock, _ in
      clock.advance(by: 1)
      #expect(abs(item.dynamicAngle - other.dynamicAngle) < 0.02)
      #expect(abs(item.dynamicAngle) > 0.05)
    }
  }

  @Test func `An animator moves layout attributes and invalidates the collection layout`() {
    final class Springs: UICollectionViewFlowLayout {
      var animator: UIDynamicAnimator?
      override func prepare() {
        super.prepare()
        guard animator == nil else { return }
        let animator = UIDynamicAnimator(collectionViewLayout: self)
        self.animator = animator
        let all = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 999, height: 999))
        for attributes in all ?? [] {
          animator.addBehavior(
            UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center))
        }
        animator.addBehavior(UIGravityBehavior(items: all?.first.map { [$0] } ?? []))
        for case let spring as UIAttachmentBehavior in animator.behaviors {
          (spring.frequency, spring.damping) = (1, 1)
        }
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        animator?.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    }
    let source = Source()
    let layout = Springs()
    layout.itemSize = CGSize(width: 50, height: 50)
    AnimationClock.stepped { clock in
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      list.layoutIfNeeded()
      let first = IndexPath(item: 0, section: 0)
      #expect(list.cellForItem(at: first)?.center.y == 25)
      clock.advance(by: 4)
      list.layoutIfNeeded()
      // The spring is extended by g / ω² = 1000 / (2π)² = 25.3 points.
      #expect(abs((list.cellForItem(at: first)?.center.y ?? 0) - 50.3) < 0.5)
      #expect(layout.animator?.layoutAttributesForCell(at: first)?.center.y ?? 0 > 50)
    }
  }
}
