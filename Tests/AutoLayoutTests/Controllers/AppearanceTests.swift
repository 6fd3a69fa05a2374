import Foundation
import Testing

@testable import AutoLayout

/// Oracle: the order that Apple's documentation of `UIViewController` gives (apple-documentation).
@MainActor
@Suite struct AppearanceTests {
  private final class Log { var entries: [String] = [] }

  private final class Screen: UIViewController {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log) {
      self.log = log
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { log.entries.append("\(name).\(what)") }

    override func loadView() {
      note("loadView")
      super.loadView()
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("to \(Int(size.width))x\(Int(size.height))")
      coordinator.animate(alongsideTransition: { _ in self.note("beside") }) { _ in
        self.note("after")
      }
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      note("height class \(newCollection.verticalSizeClass.rawValue)")
    }
  }

  private func window() throws -> UIWindow {
    UIWindow(device: try #require(Device(identifier: "retina6_0")))
  }

  @Test func `A controller's loading, appearance and layout methods are called once in order`()
    throws
  {
    let log = Log()
    let window = try window()
    window.rootViewController = Screen("a", log)
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(
      log.entries == [
        "a.loadView", "a.viewDidLoad", "a.willAppear", "a.isAppearing", "a.willLayout",
        "a.didLayout", "a.didAppear",
      ])
    log.entries = []
    window.rootViewController = Screen("b", log)
    #expect(log.entries.prefix(2) == ["a.willDisappear", "a.didDisappear"])
    #expect(log.entries.last == "b.didAppear")
  }

  @Test func `Pushing and popping call the appearance methods of both controllers`() throws {
    let log = Log()
    let window = try window()
    let navigation = UINavigationController(rootViewController: Screen("a", log))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    log.entries = []
    navigation.pushViewController(Screen("b", log), animated: false)
    func withoutLayout() -> [String] { log.entries.filter { !$0.contains("Layout") } }
    #expect(
      withoutLayout() == [
        "b.loadView", "b.viewDidLoad", "a.willDisappear", "b.willAppear", "b.isAppearing",
        "a.didDisappear", "b.didAppear",
      ])
    log.entries = []
    navigation.popViewController(animated: false)
    #expect(
      withoutLayout() == [
        "b.willDisappear", "a.willAppear", "a.isAppearing", "b.didDisappear", "a.didAppear",
      ])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `Selecting a tab makes the old controller disappear and the new one appear`() throws {
    let log = Log()
    let window = try window()
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("a", log), Screen("b", log)]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    log.entries = []
    tabs.selectedIndex = 1
    #expect(
      log.entries.filter { !$0.contains("Layout") } == [
        "b.loadView", "b.viewDidLoad", "a.willDisappear", "b.willAppear", "b.isAppearing",
        "a.didDisappear", "b.didAppear",
      ])
  }

  @Test func `A child controller appears after its view is added and laid out`() throws {
    let log = Log()
    let window = try window()
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let child = Screen("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    #expect(
      log.entries == [
        "c.loadView", "c.viewDidLoad", "c.willAppear", "c.isAppearing", "c.willLayout",
        "c.didLayout", "c.didAppear",
      ])
    log.entries = []
    child.view.removeFromSuperview()
    #expect(log.entries == ["c.willDisappear", "c.didDisappear"])
  }

  @Test func `A rotation calls the trait and size transition methods in order`() throws {
    let log = Log()
    let window = try window()
    window.rootViewController = Screen("a", log)
    window.makeKeyAndVisible()
    log.entries = []
    let device = try #require(Device(identifier: "retina6_0"))
    window.move(to: UIScreen(device: device, orientation: .landscape))
    #expect(
      log.entries == [
        "a.height class 1", "a.to 844x390", "a.beside", "a.willLayout", "a.didLayout", "a.after",
      ])
  }

  @Test func `viewSafeAreaInsetsDidChange is called before the view is laid out`() throws {
    final class Careful: UIViewController {
      var entries: [String] = []
      override func viewSafeAreaInsetsDidChange() {
        entries.append("\(Int(view.safeAreaInsets.top)) \(Int(view.safeAreaInsets.left))")
      }
      override func viewWillLayoutSubviews() { entries.append("layout") }
    }
    let window = try window()
    let content = Careful()
    window.rootViewController = UINavigationController(rootViewController: content)
    window.makeKeyAndVisible()
    // 47 of the status bar and 44 of the navigation bar.
    #expect(content.entries == ["91 0", "layout"])
    content.entries = []
    let device = try #require(Device(identifier: "retina6_0"))
    window.move(to: UIScreen(device: device, orientation: .landscape))
    // In landscape the housing takes 47 on the sides, and the bar is 32 high.
    #expect(content.entries == ["32 47", "layout"])
  }

  @Test func `A full-screen presentation removes the presenter's view, but a sheet does not`()
    throws
  {
    let log = Log()
    let window = try window()
    let base = Screen("a", log)
    window.rootViewController = base
    window.makeKeyAndVisible()
    log.entries = []
    let over = Screen("b", log)
    over.modalPresentationStyle = .fullScreen
    base.present(over, animated: false)
    #expect(over.view.frame == window.bounds)
    #expect(base.presentedViewController === over && over.presentingViewController === base)
    #expect(base.view.window == nil)
    #expect(
      log.entries.filter { !$0.contains("Layout") } == [
        "b.loadView", "b.viewDidLoad", "a.willDisappear", "b.willAppear", "b.isAppearing",
        "a.didDisappear", "b.didAppear",
      ])
    over.dismiss(animated: false)
    #expect(base.view.window === window && base.presentedViewController == nil)
    #expect(base.view.frame == window.bounds)
    log.entries = []
    let sheet = Screen("s", log)
    base.present(sheet, animated: false)
    // Interface Builder records sheets 10 points below the status bar: 47 + 10.
    #expect(sheet.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(sheet.view.safeAreaInsets.top == 0 && sheet.view.safeAreaInsets.bottom == 34)
    #expect(!log.entries.contains("a.willDisappear"))
  }

  @Test func `The keyboard layout guide follows the keyboard frame of the window`() throws {
    let window = try window()
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let guide = controller.view.keyboardLayoutGuide
    window.layoutIfNeeded()
    #expect(abs(guide.layoutFrame.minY - 810) < 1e-6)
    window.keyboardFrame = CGRect(x: 0, y: 508, width: 390, height: 336)
    window.layoutIfNeeded()
    #expect(abs(guide.layoutFrame.minY - 508) < 1e-6)
    window.keyboardFrame = nil
    window.layoutIfNeeded()
    #expect(abs(guide.layoutFrame.minY - 810) < 1e-6)
  }

  @Test func `A split view shows two columns at regular width and one at compact width`() throws {
    let device = try #require(Device(identifier: "ipad9_7"))
    let window = UIWindow(device: device, orientation: .landscape)
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.viewControllers = [primary, secondary]
    window.rootViewController = split
    window.makeKeyAndVisible()
    // The lesser of 320 and 0.4 · 1024.
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(secondary.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
    window.resize(to: CGSize(width: 320, height: 768), horizontalSizeClass: .compact)
    #expect(split.isCollapsed)
    #expect(secondary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(primary.view.superview == nil)
  }

  /// Oracle: Apple's documentation of `viewIsAppearing(_:)`: the view has its geometry by then.
  @Test func `A presented view has its size in viewIsAppearing`() throws {
    final class Sized: UIViewController {
      var size = CGSize.zero
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        size = view.bounds.size
      }
    }
    let device = try #require(Device(identifier: "retina6_0"))
    let window = UIWindow(device: device, orientation: .landscape)
    let (base, presented) = (UIViewController(), Sized())
    window.rootViewController = base
    window.makeKeyAndVisible()
    presented.modalPresentationStyle = .fullScreen
    base.present(presented, animated: false)
    #expect(presented.size == CGSize(width: 844, height: 390))
  }
}
