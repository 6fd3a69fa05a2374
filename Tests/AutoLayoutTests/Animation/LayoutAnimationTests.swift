import Foundation
import Testing

@testable import AutoLayout

/// Oracle: by hand; the rules are those of WWDC 2012, session 228, and of `UIStackView.h`.
@MainActor
@Suite struct LayoutAnimationTests {
  let views = PinnedViews(300, 200)
  let left: NSLayoutConstraint

  /// A child of 100 × 20 whose left edge a constant places.
  init() {
    left = views.child.leftAnchor.constraint(equalTo: views.root.leftAnchor)
    NSLayoutConstraint.activate([
      left, views.child.topAnchor.constraint(equalTo: views.root.topAnchor),
      views.child.widthAnchor.constraint(equalToConstant: 100),
      views.child.heightAnchor.constraint(equalToConstant: 20),
    ])
    views.root.layoutIfNeeded()
  }

  @Test func `A layout pass in an animation block is animated`() throws {
    try AnimationClock.stepped { clock in
      left.constant = 80
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views.root.layoutIfNeeded()
      }
      #expect(views.child.frame.minX == 80)
      clock.advance(by: 0.25)
      let shown = try #require(views.child.layer.presentation())
      #expect(shown.frame == CGRect(x: 20, y: 0, width: 100, height: 20))
      #expect(shown.model() === views.child.layer)
      #expect(views.child.layer.frame.minX == 80)
    }
  }

  @Test func `A changed constant is not animated without a layout pass in the block`() {
    AnimationClock.stepped { clock in
      UIView.animate(withDuration: 1) { left.constant = 80 }
      views.root.layoutIfNeeded()
      clock.advance(by: 0.25)
      #expect(views.child.presentation.frame.minX == 80)
    }
  }

  @Test func `A view is presented at the position of its animated ancestors`() {
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    views.child.addSubview(inner)
    AnimationClock.stepped { clock in
      left.constant = 80
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views.root.layoutIfNeeded()
        inner.center.x += 20
      }
      clock.advance(by: 0.5)
      // Its own way is 10 of 20, its superview's 40 of 80.
      #expect(inner.presentation.frame.minX == 15)
      #expect(inner.presentationFrame(in: views.root) == CGRect(x: 55, y: 5, width: 10, height: 10))
      let snapshot = views.root.layoutSnapshot(with: .presentation)
      #expect(snapshot.views[2].frameInRoot.minX == 55)
      #expect(views.root.layoutSnapshot().views[2].frameInRoot.minX == 105)
    }
  }

  @Test func `Adjacent views stay adjacent while a constant is animated`() {
    // The neighbor fills what the child leaves of the root's 300 points.
    let next = views.add()
    NSLayoutConstraint.activate([
      next.leftAnchor.constraint(equalTo: views.child.rightAnchor),
      next.rightAnchor.constraint(equalTo: views.root.rightAnchor),
      next.widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
    ])
    views.root.layoutIfNeeded()
    AnimationClock.stepped { clock in
      var finished: Bool?
      UIView.animateConstraints(withDuration: 1, options: .curveLinear) {
        left.constant = 80
      } completion: {
        finished = $0
      }
      #expect(left.constant == 0)
      for step in 1...4 {
        clock.advance(by: 0.25)
        #expect(left.constant == CGFloat(step) * 20)
        #expect(views.child.frame.minX == CGFloat(step) * 20)
        #expect(next.frame.minX == views.child.frame.maxX)
        #expect(next.frame.maxX == 300)
      }
      #expect(finished == true && clock.isIdle)
    }
  }

  @Test func `Animating constants keeps inequalities satisfied, but animating frames does not`() {
    // A width that goes from 100 to 180 and may be at most 120: half-way the constraints give
    // min(140, 120) = 120, and straight between the frames lies (100 + 120) / 2 = 110.
    let bar = views.add()
    let wish = bar.widthAnchor.constraint(equalToConstant: 100)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wish, bar.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      bar.leftAnchor.constraint(equalTo: views.root.leftAnchor),
    ])
    views.root.layoutIfNeeded()
    AnimationClock.stepped { clock in
      UIView.animateConstraints(withDuration: 1, options: .curveLinear) { wish.constant = 180 }
      clock.advance(by: 0.5)
      #expect(bar.frame.width == 120)
      clock.advance(by: 0.5)
      wish.constant = 100
      views.root.layoutIfNeeded()
      wish.constant = 180
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views.root.layoutIfNeeded()
      }
      clock.advance(by: 0.5)
      #expect(bar.presentation.frame.width == 110)
    }
  }

  @Test func `Animating a constant again continues from its current value`() {
    AnimationClock.stepped { clock in
      var first: Bool?
      UIView.animateConstraints(withDuration: 1, options: .curveLinear) {
        left.constant = 80
      } completion: {
        first = $0
      }
      clock.advance(by: 0.5)
      UIView.animateConstraints(withDuration: 1, options: .curveLinear) { left.constant = 0 }
      clock.advance(by: 0.5)
      #expect(views.child.frame.minX == 20)
      #expect(first == false)
    }
  }

  @Test func `Without an animation clock, animated constants are laid out immediately`() {
    UIView.animateConstraints(withDuration: 1) { left.constant = 80 }
    #expect(views.child.frame.minX == 80)
  }

  @Test func `A stack view animates the hiding of an arranged subview`() {
    let stack = UIStackView(arrangedSubviews: [SizedView(50, 20), SizedView(70, 20)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    views.root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: views.root.leftAnchor),
      stack.topAnchor.constraint(equalTo: views.root.topAnchor),
    ])
    views.root.layoutIfNeeded()
    let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    #expect(second.frame.minX == 50)
    AnimationClock.stepped { clock in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { first.isHidden = true }
      clock.advance(by: 0.5)
      // The neighbor is half-way to 0, and what is hidden shows while its room shrinks.
      #expect(second.frame.minX == 0)
      #expect(second.presentation.frame.minX == 25)
      #expect(first.isHidden && !first.presentation.isHidden)
      #expect(first.presentation.frame.width == 25)
      clock.advance(by: 0.5)
      #expect(first.presentation.isHidden)
    }
  }

  @Test func `The layoutSubviews option animates the subviews of a resized view`() {
    let masked = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    views.root.addSubview(masked)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    masked.addSubview(inner)
    inner.leftAnchor.constraint(equalTo: masked.leftAnchor).isActive = true
    inner.rightAnchor.constraint(equalTo: masked.rightAnchor).isActive = true
    views.root.layoutIfNeeded()
    AnimationClock.stepped { clock in
      UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
        masked.frame.size.width = 200
      }
      #expect(inner.frame.width == 200)
      clock.advance(by: 0.5)
      #expect(inner.presentation.frame.width == 150)
    }
  }

  @Test func `A view transition calls its completion after its duration`() {
    let other = UIView()
    AnimationClock.stepped { clock in
      var finished: Bool?
      UIView.transition(from: views.child, to: other, duration: 0.5, options: []) { finished = $0 }
      #expect(other.superview === views.root && views.child.superview == nil)
      clock.advance(by: 0.25)
      #expect(finished == nil)
      clock.advance(by: 0.25)
      #expect(finished == true)
    }
  }
}
