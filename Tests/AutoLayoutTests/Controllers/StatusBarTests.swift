import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `prefersStatusBarHidden`, `childForStatusBarHidden`,
/// `modalPresentationCapturesStatusBarAppearance` and `UIView.safeAreaInsets`; an article on
/// containers (cockscomb, 2013) for the controllers that they ask.
@MainActor
@Suite struct StatusBarTests {
  private final class Screen: UIViewController {
    var hides: Bool?
    var style = UIStatusBarStyle.default
    var hidesIndicator = false
    var insets: [CGFloat] = []

    override var prefersStatusBarHidden: Bool { hides ?? super.prefersStatusBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      insets.append(view.safeAreaInsets.top)
    }
  }

  /// The windows that a test shows, which nothing else keeps alive.
  private final class Shown { var windows: [UIWindow] = [] }
  private let shown = Shown()

  @discardableResult
  private func show(
    _ controller: UIViewController, on device: String = "retina4_7",
    _ orientation: Device.Orientation = .portrait
  ) throws -> UIWindow {
    let window = UIWindow(
      device: try #require(Device(identifier: device)), orientation: orientation)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    shown.windows.append(window)
    return window
  }

  @Test func `Hiding the status bar removes its height from the safe area`() throws {
    let root = Screen()
    let window = try show(root)
    #expect(root.view.safeAreaInsets.top == 20)
    #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
    root.hides = true
    root.setNeedsStatusBarAppearanceUpdate()
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 0)
    #expect(root.view.safeAreaLayoutGuide.layoutFrame.minY == 0)
    #expect(root.insets == [20, 0])
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(UIApplication.shared.statusBarFrame == .zero)
  }

  @Test func `A status bar that is hidden from the start is never part of the safe area`() throws {
    let root = Screen()
    root.hides = true
    try show(root)
    #expect(root.view.safeAreaInsets == .zero)
    #expect(root.insets.isEmpty)
  }

  @Test func `Hiding the status bar keeps the safe area of the sensor housing`() throws {
    let root = Screen()
    root.hides = true
    try show(root, on: "retina6_0")
    #expect(root.view.safeAreaInsets.top == 47)
  }

  @Test func `Phones in landscape show the status bar only if the controller requests it`() throws {
    let root = Screen()
    let window = try show(root, on: "retina4_7", .landscape)
    #expect(root.prefersStatusBarHidden && root.view.safeAreaInsets.top == 0)
    root.hides = false
    root.setNeedsStatusBarAppearanceUpdate()
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 20)
  }

  @Test func `The status bar preference persists when the device rotates`() throws {
    let root = Screen()
    root.hides = true
    let window = try show(root)
    window.move(to: UIScreen(device: window.screen.device, orientation: .landscape))
    #expect(root.view.safeAreaInsets.top == 0)
    window.move(to: UIScreen(device: window.screen.device))
    #expect(root.view.safeAreaInsets.top == 0)
    root.hides = nil
    root.setNeedsStatusBarAppearanceUpdate()
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 20)
  }

  @Test func `The status bar preference persists when the window changes its screen`() throws {
    let root = Screen()
    root.hides = true
    let window = try show(root)
    window.move(to: window.screen)
    #expect(root.view.safeAreaInsets.top == 0)
    window.screen = UIScreen(device: window.screen.device)
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 0)
    root.hides = nil
    root.setNeedsStatusBarAppearanceUpdate()
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 20)
  }

  @Test func `Container controllers use the preference of their visible child`() throws {
    let (first, second) = (Screen(), Screen())
    second.hides = true
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    try show(tabs)
    #expect(navigation.navigationBar.frame.minY == 20)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.navigationBar.frame.minY == 0)
    navigation.popViewController(animated: false)
    #expect(navigation.navigationBar.frame.minY == 20)
  }

  @Test func `The status bar style depends on the navigation bar or on the selected tab`()
    throws
  {
    let (top, tab) = (Screen(), Screen())
    (top.style, tab.style) = (.darkContent, .darkContent)
    let navigation = UINavigationController(rootViewController: top)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, tab]
    try show(tabs)
    #expect(UIApplication.shared.statusBarStyle == .default)
    navigation.navigationBar.barStyle = .black
    tabs.setNeedsStatusBarAppearanceUpdate()
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
    tabs.selectedIndex = 1
    #expect(UIApplication.shared.statusBarStyle == .darkContent)
  }

  @Test
  func `Presentations hide the status bar if full screen or capturing the appearance`() throws {
    let cases: [(UIModalPresentationStyle, Bool, CGFloat)] = [
      (.fullScreen, false, 0), (.overFullScreen, false, 20), (.overFullScreen, true, 0),
    ]
    for (style, captures, top) in cases {
      let (root, presented) = (Screen(), Screen())
      presented.hides = true
      presented.modalPresentationStyle = style
      presented.modalPresentationCapturesStatusBarAppearance = captures
      let window = try show(root)
      root.present(presented, animated: false)
      #expect(window.safeAreaInsets.top == top)
      root.dismiss(animated: false)
      #expect(window.safeAreaInsets.top == 20)
    }
  }

  @Test func `Explicit safe area insets are preserved when the status bar is hidden`() throws {
    let root = Screen()
    root.hides = true
    let window = UIWindow(device: try #require(Device(identifier: "retina4_7")))
    window.layoutEnvironment.safeAreaInsets.top = 33
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.view.safeAreaInsets.top == 33)
  }

  @Test func `A hidden home indicator keeps its safe area`() throws {
    let root = Screen()
    root.hidesIndicator = true
    let window = try show(root, on: "retina6_0")
    #expect(window.screenPreferences.hidesHomeIndicator)
    #expect(root.view.safeAreaInsets.bottom == 34)
  }
}
