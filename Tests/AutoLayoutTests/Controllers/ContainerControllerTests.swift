import Foundation
import Testing

@testable import AutoLayout

/// Oracle: safe areas that Interface Builder recorded: 47/34 on a 390 × 844 phone, 91 under a
/// navigation bar, 83 over a tab bar.
@MainActor
@Suite struct ContainerControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `A navigation bar adds to the safe area of the top controller`() {
    let content = UIViewController()
    window.rootViewController = UINavigationController(rootViewController: content)
    window.makeKeyAndVisible()
    #expect(content.view.frame == window.bounds)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(content.topLayoutGuide.length == 91)
    content.navigationController?.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 47)
  }

  @Test func `A tab bar adds to the safe area of the selected controller`() {
    let first = UIViewController()
    let second = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UINavigationController(rootViewController: second)]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(first.view.superview == nil)
    #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(second.tabBarController === tabs)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `A navigation controller contains only the view of its top controller`() {
    let root = UIViewController()
    let next = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    navigation.pushViewController(next, animated: false)
    #expect(navigation.viewControllers == [root, next])
    #expect(next.view.superview === navigation.view && root.view.superview == nil)
    #expect(navigation.popViewController(animated: false) === next)
    #expect(root.view.superview === navigation.view && next.parent == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func `A view with no extended edges begins below the bar`() {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    window.rootViewController = UINavigationController(rootViewController: content)
    window.makeKeyAndVisible()
    #expect(content.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(content.view.safeAreaInsets.top == 0)
  }

  @Test func `The navigation bar, toolbar and tab bar respect the safe area and show the title`() {
    let content = UIViewController()
    content.title = "Stars"
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(navigation.navigationBar.topItem?.title == "Stars")
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(navigation.toolbar.frame.maxY == 761)
  }

  @Test func `A large title increases the height of the navigation bar`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 143)
  }

  /// Oracle: phones show no large titles in landscape, even those that are of regular width there
  /// and whose bars stay 44 points high.
  @Test(arguments: ["retina6_1", "retina4_7"])
  func `Large titles are not displayed in landscape`(phone: String) throws {
    let device = try #require(Device(identifier: phone))
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(device: device, orientation: .landscape)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let height: CGFloat = phone == "retina6_1" ? 44 : 32
    #expect(navigation.navigationBar.frame.height == height)
    content.navigationItem.largeTitleDisplayMode = .never
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == height)
  }
}
