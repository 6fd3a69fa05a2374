import Foundation
import Testing

@testable import AutoLayout

/// Oracle: UIPageViewController's documentation.
@MainActor
@Suite struct PageViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  @Test func `A new page replaces the current one in a visible window`() {
    let (first, second) = (UIViewController(), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    #expect(first.view.frame == window.bounds)
    pages.setViewControllers([second], direction: .forward, animated: false)
    window.layoutIfNeeded()
    #expect(second.view.frame == window.bounds)
    #expect(first.view.superview == nil && first.parent == nil)
    #expect(pages.viewControllers == [second] && pages.children == [second])
  }

  @Test func `Two pages are side by side`() {
    let (first, second) = (UIViewController(), UIViewController())
    window.rootViewController = pages
    window.makeKeyAndVisible()
    #expect(pages.viewControllers == nil)
    pages.setViewControllers([first, second], direction: .forward, animated: false)
    window.layoutIfNeeded()
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 195, height: 844))
    #expect(second.view.frame == CGRect(x: 195, y: 0, width: 195, height: 844))
  }

  /// Oracle: hand. A child that left its parent is none of its pages.
  @Test func `A page that was moved to another parent is not added again`() {
    let (page, other) = (UIViewController(), UIViewController())
    pages.setViewControllers([page], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    #expect(pages.viewControllers == nil)
    other.addChild(page)
    other.view.addSubview(page.view)
    page.didMove(toParent: other)
    pages.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(page.view.superview === other.view && page.parent === other)
    #expect(!pages.turn(.forward))
  }
}
