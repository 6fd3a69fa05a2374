import Foundation
import Testing

@testable import AutoLayout

/// Oracle: output of `_printHierarchy` in public articles and test suites.
@MainActor
@Suite struct ControllerHierarchyTests {
  @Test func `The printed hierarchy indents children and marks views outside the window`() {
    let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let tabs = UITabBarController()
    let (first, second) = (UINavigationController(rootViewController: page), UIViewController())
    tabs.viewControllers = [first, second]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(
      tabs._printHierarchy().withoutAddresses == """
        <UITabBarController>, state: appeared, view: <UILayoutContainerView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
  }

  @Test func `The printed hierarchy marks presented controllers with + and their presentation`() {
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    #expect(
      root._printHierarchy().withoutAddresses == """
        <UIViewController>, state: disappeared, view: <UIView> not in the window
           + <UIViewController>, state: appeared, view: <UIView>, presented with: \
        <_UIFullscreenPresentationController>
        """)
  }

  @Test func `A controller's description is its class and address`() {
    #expect(UIViewController().description.withoutAddresses == "<UIViewController>")
  }
}
