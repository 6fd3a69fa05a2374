import Foundation
import Testing

@testable import AutoLayout

/// What pictures show of the appearances of bars. Oracle: Apple's documentation of
/// `UINavigationBarAppearance` and technical note TN3106 (hand).
@MainActor
@Suite struct BarLookTests {
  private func look(_ bar: UIView) -> LayoutSnapshot.BarLook? {
    bar.layoutSnapshot().root.bar
  }

  @Test func `A bar without an appearance has the default look and its own colors`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "a")]
    #expect(look(bar) == nil)
    bar.barTintColor = .red
    #expect(look(bar)?.background == .color(UIColor.red.snapshotColor))
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    #expect(look(bar)?.titleColor == UIColor.white.snapshotColor)
  }

  @Test func `An appearance determines the background, shadow line and title`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "a")
    item.rightBarButtonItem = UIBarButtonItem(title: "b", style: .plain, target: nil, action: nil)
    bar.items = [item]
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .blue
    appearance.shadowColor = nil
    appearance.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = appearance
    #expect(look(bar)?.background == .color(UIColor.blue.snapshotColor))
    #expect(look(bar)?.line == LayoutSnapshot.BarLook.Fill.none)
    #expect(look(bar)?.titleFont?.size == 20)
    #expect(bar.placedItems.first?.titleColor == UIColor.green.snapshotColor)
    // The appearance of the item precedes that of the bar.
    let own = UINavigationBarAppearance()
    own.backgroundColor = .red
    item.standardAppearance = own
    #expect(look(bar)?.background == .color(UIColor.red.snapshotColor))
  }

  @Test func `Content at the scroll edge activates scrollEdgeAppearance`() throws {
    let table = UITableViewController()
    let navigation = UINavigationController(rootViewController: table)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    bar.standardAppearance.configureWithOpaqueBackground()
    bar.standardAppearance.backgroundColor = .blue
    #expect(look(bar)?.background == LayoutSnapshot.BarLook.Fill.none)
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .red
    bar.scrollEdgeAppearance = edge
    #expect(look(bar)?.background == .color(UIColor.red.snapshotColor))
    table.tableView.contentSize.height = 2_000
    table.tableView.contentOffset.y = 100
    #expect(look(bar)?.background == .color(UIColor.blue.snapshotColor))
  }

  /// Without an appearance for the scroll edge, the standard one is shown with a transparent
  /// background since iOS 15 (documentation of `scrollEdgeAppearance`). On canvases, a bar that the
  /// program did not change is shown, so that pictures show where it is.
  @Test(arguments: [(14, Surface.device, false), (15, .device, true), (18, .canvas, false)])
  func `A bar that the program did not change is transparent at the edge since iOS 15`(
    _ version: Int, _ surface: Surface, _ isTransparent: Bool
  ) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.layoutEnvironment.systemVersion = version
    window.layoutEnvironment.surface = surface
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.shownAppearance.isTransparent == isTransparent)
  }

  @Test func `Reading standardAppearance does not change the bar`() throws {
    let navigation = UINavigationController(rootViewController: UITableViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.layoutEnvironment.surface = .canvas
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    let before = look(bar)
    _ = bar.standardAppearance.backgroundColor
    #expect(look(bar) == before)
    #expect(!bar.shownAppearance.isTransparent)
    bar.standardAppearance.configureWithDefaultBackground()
    #expect(!bar.shownAppearance.isTransparent)
    bar.standardAppearance = bar.standardAppearance
    #expect(bar.shownAppearance.isTransparent)
  }

  @Test func `Tab bar items have the colors of their state`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let items = [
      UITabBarItem(title: "a", image: nil, tag: 0), UITabBarItem(title: "b", image: nil, tag: 1),
    ]
    bar.items = items
    bar.selectedItem = items[0]
    bar.unselectedItemTintColor = .brown
    items[1].badgeValue = "3"
    func placed() throws -> [LayoutSnapshot.BarItem] {
      guard case .tabBar(let items) = bar.snapshotContent else {
        Issue.record("A tab bar has the content of another view.")
        return []
      }
      return items
    }
    let first = try placed()
    #expect(first[0].color == nil && first[1].color == UIColor.brown.snapshotColor)
    #expect(first[0].badge == nil && first[1].badge == "3")
    bar.standardAppearance.stackedLayoutAppearance.selected.iconColor = .red
    #expect(try placed()[0].color == UIColor.red.snapshotColor)
  }

  /// The inset of the content is the safe area at the top, 100 points, and 20 of the program. The
  /// indicator is inset by the safe area and 5 points of the program.
  @Test func `Scroll indicator insets include the safe area if they are adjusted automatically`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = UIScrollView(frame: root.bounds)
    scroll.contentSize = CGSize(width: 320, height: 1_000)
    scroll.contentInsetAdjustmentBehavior = .never
    root.addSubview(scroll)
    #expect(root.layoutSnapshot().views[1].scrollIndicators == nil)
    scroll.contentInset.top = 20
    scroll.verticalScrollIndicatorInsets.top = 5
    scroll.showsHorizontalScrollIndicator = false
    func value() -> LayoutSnapshot.ScrollIndicators? {
      root.layoutSnapshot().views[1].scrollIndicators
    }
    #expect(value()?.contentInsets.top == 20 && value()?.vertical?.top == 5)
    #expect(value()?.horizontal == nil)
    root.layoutEnvironment.safeAreaInsets.top = 100
    scroll.contentInsetAdjustmentBehavior = .always
    root.layoutIfNeeded()
    #expect(value()?.contentInsets.top == 120 && value()?.vertical?.top == 105)
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(value()?.vertical?.top == 5)
  }
}
