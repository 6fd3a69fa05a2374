import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `hidesBottomBarWhenPushed`: the bar is hidden until the controller
/// is popped.
@MainActor
@Suite struct HiddenBottomBarTests {
  @Test func `hidesBottomBarWhenPushed hides the tab bar until the controller is popped`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(device: .defaultDevice)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(!tabs.tabBar.isHidden)
    let inset = root.view.safeAreaInsets.bottom
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    // The tab bar is 49 points high above the home indicator.
    #expect(detail.view.safeAreaInsets.bottom == inset - 49)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    #expect(root.view.safeAreaInsets.bottom == inset)
  }
}
