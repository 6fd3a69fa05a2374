import Foundation
import Testing

@testable import AutoLayout

/// Oracle: hand, from UIView's documentation of the methods.
@MainActor
@Suite struct SubviewOrderTests {
  private let parent = UIView()
  private let views = (0..<4).map { tag in
    let view = UIView()
    view.tag = tag
    return view
  }

  private var tags: [Int] { parent.subviews.map(\.tag) }

  @Test func `Inserting an existing subview moves it next to its sibling`() {
    views.forEach(parent.addSubview)
    parent.insertSubview(views[0], aboveSubview: views[2])
    #expect(tags == [1, 2, 0, 3])
    parent.insertSubview(views[1], belowSubview: views[3])
    #expect(tags == [2, 0, 1, 3])
    parent.insertSubview(views[3], aboveSubview: views[2])
    #expect(tags == [2, 3, 0, 1])
    parent.insertSubview(views[3], aboveSubview: views[3])
    #expect(tags == [2, 3, 0, 1])
    parent.sendSubviewToBack(views[1])
    parent.bringSubviewToFront(views[2])
    #expect(tags == [1, 3, 0, 2])
  }

  /// Oracle: a public test suite that also runs on iOS.
  @Test func `Inserting next to a view that is not a subview adds the view in front`() {
    views[0...1].forEach(parent.addSubview)
    parent.insertSubview(views[2], belowSubview: UIView())
    parent.insertSubview(views[3], aboveSubview: UIView())
    #expect(tags == [0, 1, 2, 3])
  }

  @Test func `Subclasses can override the methods that change the subview order`() {
    final class Counting: UIView {
      var calls: [String] = []
      override func bringSubviewToFront(_ view: UIView) {
        calls.append("front")
        super.bringSubviewToFront(view)
      }
      override func sendSubviewToBack(_ view: UIView) {
        calls.append("back")
        super.sendSubviewToBack(view)
      }
      override func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        calls.append("exchange")
        super.exchangeSubview(at: first, withSubviewAt: second)
      }
    }
    let counting = Counting()
    views[0...1].forEach(counting.addSubview)
    counting.bringSubviewToFront(views[0])
    counting.sendSubviewToBack(views[0])
    counting.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(counting.calls == ["front", "back", "exchange"])
    #expect(counting.subviews.map(\.tag) == [1, 0])
  }
}
