import Foundation
import Testing

@testable import AutoLayout

/// Anchors are objects that one can compare. Oracle: `runtime`, where an item hands out one object
/// for an attribute, and constraints that object.
@MainActor
@Suite struct AnchorIdentityTests {
  @Test func `A view returns the same anchor object for an attribute each time`() {
    let (view, other) = (UIView(), UIView())
    #expect(view.leadingAnchor === view.leadingAnchor)
    #expect(view.firstBaselineAnchor === view.firstBaselineAnchor)
    #expect(view.widthAnchor === view.widthAnchor)
    #expect(view.widthAnchor !== view.heightAnchor)
    #expect(view.leadingAnchor !== other.leadingAnchor)
  }

  @Test func `A layout guide returns the same anchor object for an attribute each time`() {
    let guide = UILayoutGuide()
    #expect(guide.topAnchor === guide.topAnchor)
    #expect(guide.centerXAnchor === guide.centerXAnchor)
    #expect(guide.heightAnchor === guide.heightAnchor)
    let view = UIView()
    #expect(view.layoutMarginsGuide.topAnchor === view.layoutMarginsGuide.topAnchor)
  }

  @Test func `A constraint returns the anchor objects of its items`() {
    let (view, other) = (UIView(), UIView())
    let pin = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    #expect(pin.firstAnchor === view.leadingAnchor)
    #expect(pin.secondAnchor === other.trailingAnchor)
    let height = view.heightAnchor.constraint(equalToConstant: 4)
    #expect(height.firstAnchor === view.heightAnchor && height.secondAnchor == nil)
    let written = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: other, attribute: .bottom,
      multiplier: 1, constant: 0)
    #expect(written.firstAnchor === view.topAnchor)
    #expect(written.secondAnchor === other.bottomAnchor)
  }

  @Test func `An anchor does not retain its view`() {
    weak var gone: UIView?
    var anchor: NSLayoutXAxisAnchor?
    do {
      let view = UIView()
      anchor = view.leadingAnchor
      gone = view
    }
    #expect(gone == nil && anchor?.item == nil)
  }

  // Oracle: the test suite of a public layout library expects no first item (6 tests).
  @Test func `A constraint on a distance between anchors has no item for it`() {
    let (a, b) = (UIView(), UIView())
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let fixed = gap.constraint(equalToConstant: 5)
    #expect(fixed.firstItem == nil)
    #expect(fixed.secondItem == nil)
    let equal = a.widthAnchor.constraint(equalTo: gap)
    #expect(equal.firstItem === a)
    #expect(equal.secondItem == nil)
    #expect(equal.secondAnchor == gap)
  }
}
