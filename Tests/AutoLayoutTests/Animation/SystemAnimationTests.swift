import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `UIView.perform(_:on:options:animations:completion:)`: the views are removed at
/// the end.
@MainActor
@Suite struct SystemAnimationTests {
  @Test func `The delete animation removes the views from their superview at its end`() {
    let parent = UIView()
    let views = [UIView(), UIView()]
    let other = UIView()
    for view in views + [other] { parent.addSubview(view) }
    var results: [Bool] = []
    AnimationClock.stepped { clock in
      UIView.perform(
        .delete, on: views, animations: { other.alpha = 0.5 }, completion: { results.append($0) })
      #expect(views.allSatisfy { $0.superview === parent && $0.alpha == 0 })
      #expect(other.alpha == 0.5 && results.isEmpty)
      clock.advance(by: 1)
    }
    #expect(parent.subviews == [other])
    #expect(views.allSatisfy { $0.alpha == 1 })
    #expect(results == [true])
  }
}
