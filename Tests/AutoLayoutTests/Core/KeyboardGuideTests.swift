import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `UIKeyboardLayoutGuide` and `UITrackingLayoutGuide`, and the list
/// of edges in "Adjusting your layout with keyboard layout guide".
@MainActor
@Suite struct KeyboardGuideTests {
  private let window: UIWindow
  private let view: UIView
  private let guide: UIKeyboardLayoutGuide

  init() throws {
    window = UIWindow(device: try #require(Device(identifier: "ipad10_9rounded")))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    view = controller.view
    guide = view.keyboardLayoutGuide
    window.layoutIfNeeded()
  }

  private func constraint() -> NSLayoutConstraint {
    let child = UIView()
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    return child.leftAnchor.constraint(equalTo: view.leftAnchor)
  }

  /// 820 × 1180 with 20 points of home indicator; a keyboard of 320 × 260 leaves 500 × 920.
  @Test func `Without usesBottomSafeArea, the guide is at the bottom edge`() {
    #expect(guide.usesBottomSafeArea && guide.layoutFrame.minY == 1160)
    guide.usesBottomSafeArea = false
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 1180, width: 820, height: 0))
    window.keyboardFrame = CGRect(x: 0, y: 780, width: 820, height: 400)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 780)
    window.keyboardFrame = nil
    guide.usesBottomSafeArea = true
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 1160)
  }

  @Test func `The guide follows a floating keyboard only if followsUndockedKeyboard is true`() {
    window.keyboardFrame = CGRect(x: 250, y: 300, width: 320, height: 260)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 1160, width: 820, height: 20))
    guide.followsUndockedKeyboard = true
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 250, y: 300, width: 320, height: 260))
    window.keyboardFrame = nil
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 1160, width: 820, height: 20))
  }

  @Test func `Tracked constraints are activated and deactivated by the edges near the keyboard`() {
    guide.followsUndockedKeyboard = true
    let (top, bottom, trailing, away, corner) = (
      constraint(), constraint(), constraint(), constraint(), constraint()
    )
    guide.setConstraints([top], activeWhenNearEdge: .top)
    guide.setConstraints([bottom], activeWhenNearEdge: .bottom)
    guide.setConstraints([trailing], activeWhenNearEdge: .trailing)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing, .bottom])
    guide.setConstraints([corner], activeWhenNearEdge: [.top, .trailing])
    func active() -> [Bool] { [top, bottom, trailing, away, corner].map(\.isActive) }
    // Without keyboard, and docked: near the bottom, away from the others.
    #expect(active() == [false, true, false, false, false])
    window.keyboardFrame = CGRect(x: 0, y: 780, width: 820, height: 400)
    #expect(active() == [false, true, false, false, false])
    // In the middle: away from all.
    window.keyboardFrame = CGRect(x: 250, y: 400, width: 320, height: 260)
    #expect(active() == [false, false, false, true, false])
    // In the upper right corner: near two edges at once.
    window.keyboardFrame = CGRect(x: 490, y: 24, width: 320, height: 260)
    #expect(active() == [true, false, true, false, true])
    // Split in its whole width: never near leading, trailing or bottom.
    window.keyboardFrame = CGRect(x: 0, y: 760, width: 820, height: 400)
    #expect(active() == [false, false, false, true, false])
    view.semanticContentAttribute = .forceRightToLeft
    window.keyboardFrame = CGRect(x: 10, y: 24, width: 320, height: 260)
    #expect(active() == [true, false, true, false, true])
  }

  @Test func `Tracked constraints ignore an undocked keyboard unless it is followed`() {
    let (near, away) = (constraint(), constraint())
    guide.setConstraints([near], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    #expect(!near.isActive && away.isActive)
    window.keyboardFrame = CGRect(x: 250, y: 24, width: 320, height: 260)
    #expect(!near.isActive && away.isActive)
  }

  @Test func `Tracked constraints can be replaced and removed`() {
    let (first, second) = (constraint(), constraint())
    guide.setConstraints([first], activeWhenNearEdge: .bottom)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [first] && first.isActive)
    guide.setConstraints([second], activeWhenNearEdge: .bottom)
    #expect(!first.isActive && second.isActive)
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!second.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    guide.setConstraints([first], activeWhenAwayFrom: .top)
    #expect(first.isActive)
    guide.removeAllTrackedConstraints()
    #expect(first.isActive)
    #expect(guide.constraints(activeWhenAwayFrom: .top).isEmpty)
  }

  @Test func `A guide that is created while the keyboard is visible covers it immediately`() {
    window.keyboardFrame = CGRect(x: 0, y: 780, width: 820, height: 400)
    let child = UIView(frame: CGRect(x: 0, y: 100, width: 820, height: 800))
    view.addSubview(child)
    let late = child.keyboardLayoutGuide
    child.layoutIfNeeded()
    #expect(late.layoutFrame == CGRect(x: 0, y: 680, width: 820, height: 120))
  }

  @Test func `keyboardDismissPadding is never negative`() {
    guide.keyboardDismissPadding = -3
    #expect(guide.keyboardDismissPadding == 0)
  }
}
