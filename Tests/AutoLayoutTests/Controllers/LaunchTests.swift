import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of the launch: `willFinishLaunching`, `didFinishLaunching`, `didBecomeActive`.
@MainActor
@Suite(.serialized) struct LaunchTests {
  private static var events: [String] = []

  private final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      LaunchTests.events.append("will")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      LaunchTests.events.append(application.delegate === self ? "did" : "other delegate")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      LaunchTests.events.append("active")
    }
  }

  @Test func `An app delegate with the main attribute receives the launch callbacks`() {
    let delegate = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = delegate }
    Self.events = []
    Delegate.main()
    #expect(Self.events == ["will", "did", "active"])
  }

  @Test func `A bar button item accepts a menu and a primary action`() {
    let action = UIAction(title: "Sort") { _ in }
    let menu = UIMenu(title: "More", children: [action])
    let item = UIBarButtonItem(systemItem: .close, primaryAction: action, menu: menu)
    #expect(item.systemItem == .close && item.primaryAction === action && item.menu === menu)
    let titled = UIBarButtonItem(title: "More", image: nil, menu: menu)
    #expect(titled.title == "More" && titled.menu === menu)
    #expect(UIBarButtonItem(primaryAction: action).title == "Sort")
  }

  @Test func `A refresh control subclass can have a required initializer without arguments`() {
    class Control: UIRefreshControl {
      required override init() { super.init() }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Control().frame.size == .zero && !Control().isRefreshing)
  }
}
