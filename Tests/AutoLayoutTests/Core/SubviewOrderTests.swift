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

  @Test func `A subview is moved beside a sibling wherever it was before`() {
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
}
