import Foundation
import Testing

@testable import AutoLayout

/// Oracle: UIPageViewController's documentation.
@MainActor
@Suite struct PageViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  @Test func `A page that is turned to while the window shows fills it alone`() {
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

  @Test func `Two pages lie side by side`() {
    let (first, second) = (UIViewController(), UIViewController())
    window.rootViewController = pages
    window.makeKeyAndVisible()
    #expect(pages.viewControllers == nil)
    pages.setViewControllers([first, second], direction: .forward, animated: false)
    window.layoutIfNeeded()
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 195, height: 844))
    #expect(second.view.frame == CGRect(x: 195, y: 0, width: 195, height: 844))
  }
}
