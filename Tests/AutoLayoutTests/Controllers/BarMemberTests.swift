import Foundation
import Testing

@testable import AutoLayout

/// Bars, their items and appearances. Oracle: Apple's documentation (hand).
@MainActor
@Suite struct BarMemberTests {
  private final class Delegate: NSObject, UINavigationBarDelegate, UITabBarDelegate {
    var events: [String] = []
    var allows = true
    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool {
      events.append("should push")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      events.append("did push")
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      events.append("did pop")
    }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      events.append("select \(item.tag)")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test func `A navigation bar calls its delegate when items are pushed and popped`() {
    let (bar, delegate) = (UINavigationBar(), Delegate())
    #expect(bar.barPosition == .top)
    bar.delegate = delegate
    #expect(bar.barPosition == .topAttached)
    bar.pushItem(UINavigationItem(title: "a"), animated: false)
    bar.pushItem(UINavigationItem(title: "b"), animated: false)
    #expect(bar.topItem?.title == "b" && bar.backItem?.title == "a")
    delegate.allows = false
    bar.pushItem(UINavigationItem(title: "c"), animated: false)
    #expect(bar.popItem(animated: false)?.title == "b")
    #expect(bar.items?.map(\.title) == ["a"])
    #expect(
      delegate.events == [
        "should push", "did push", "should push", "did push", "should push", "did pop",
      ])
  }

  @Test func `A background image is set for specific bar metrics`() {
    let bar = UINavigationBar()
    let image = UIImage(name: "a", size: .zero)
    bar.setBackgroundImage(image, for: .compact)
    #expect(bar.backgroundImage(for: .compact) === image)
    #expect(bar.backgroundImage(for: .default) == nil)
    bar.setBackgroundImage(nil, for: .compact)
    #expect(bar.backgroundImage(for: .compact) == nil)
  }

  @Test func `A copy of a bar appearance has its values`() {
    let look = UINavigationBarAppearance()
    #expect(look.backgroundEffect != nil && look.shadowColor != nil)
    look.configureWithTransparentBackground()
    #expect(look.backgroundEffect == nil && look.shadowColor == nil)
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.backgroundColor = .green
    let copy = look.copy()
    #expect(copy !== look && copy.backgroundColor == .green)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    let other = UINavigationBarAppearance(barAppearance: look)
    #expect(other.backgroundColor == .green && other.titleTextAttributes.isEmpty)
    let bar = UINavigationBar()
    bar.standardAppearance.backgroundColor = .blue
    #expect(bar.standardAppearance.backgroundColor == .blue)
  }

  @Test func `The possible titles of an item determine its width`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let placement = BarItemPlacement(bar: bar)
    let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
    let wide = UIBarButtonItem(title: "Disconnect", style: .plain, target: nil, action: nil)
    item.possibleTitles = ["Disconnect"]
    #expect(placement.width(of: item) == placement.width(of: wide))
    item.isHidden = true
    #expect(placement.row([item, wide], from: 0).map(\.title) == ["Disconnect"])
    #expect(placement.length(of: [item, wide]) == placement.width(of: wide))
  }

  @Test func `A tap calls the primary action of an enabled item`() {
    var taps = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    #expect(item.title == "Go")
    item.tap()
    item.isEnabled = false
    item.tap()
    #expect(taps == 1)
  }

  @Test func `Centered tabs use itemWidth and itemSpacing`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.itemPositioning = .centered
    (bar.itemWidth, bar.itemSpacing) = (50, 20)
    guard case .tabBar(let items) = bar.snapshotContent else {
      Issue.record("A tab bar has the content of another view.")
      return
    }
    // 2 × 50 + 20 = 120, which leaves 90 at each side of 300.
    #expect(items.map(\.rect.minX) == [90, 160] && items.map(\.rect.width) == [50, 50])
    bar.tapItem(at: 1)
    #expect(bar.selectedItem?.tag == 1 && delegate.events == ["select 1"])
  }

  private final class Bar: UINavigationBar {}

  @Test func `A navigation controller creates its bars from the given classes`() {
    let controller = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect(controller.navigationBar is Bar)
    #expect(type(of: controller.toolbar!) == UIToolbar.self)
  }

  @Test func `The appearance proxy of a class is a single object`() {
    Bar.appearance().tintColor = .red
    #expect(Bar.appearance().tintColor == .red)
    #expect(Bar.appearance() !== UINavigationBar.appearance())
    UIBarButtonItem.appearance().setTitleTextAttributes([:], for: .normal)
    #expect(UIBarButtonItem.appearance().titleTextAttributes(for: .normal) != nil)
  }
}
