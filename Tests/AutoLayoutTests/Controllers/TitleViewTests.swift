import Foundation
import Testing

@testable import AutoLayout

/// Views in bars. Oracle: Apple's documentation of `UINavigationItem.titleView` (hand).
@MainActor
@Suite struct TitleViewTests {
  private func bar(_ item: UINavigationItem) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    bar.layoutIfNeeded()
    return bar
  }

  @Test func `A title view with a frame is centered in the bar`() {
    let item = UINavigationItem(title: "a")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    item.titleView = view
    let bar = bar(item)
    #expect(view.superview === bar)
    #expect(view.frame == CGRect(x: 110, y: 7, width: 100, height: 30))
    #expect(bar.snapshotContent == .navigationBar(title: nil, isLarge: false, items: []))
  }

  @Test func `A title view with constraints has the size that they determine`() {
    let item = UINavigationItem(title: "a")
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 60).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    item.titleView = view
    let bar = bar(item)
    #expect(view.frame == CGRect(x: 130, y: 12, width: 60, height: 20))
    bar.frame.size.width = 400
    bar.layoutIfNeeded()
    #expect(view.frame.minX == 170)
  }

  /// The left button ends at 16 + 120 = 136, and the gap is 8: the view begins at 144.
  @Test func `A wide title view fits between the bar buttons`() {
    let item = UINavigationItem(title: "a")
    item.leftBarButtonItem = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30)))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    item.titleView = view
    let bar = bar(item)
    #expect(view.frame.minX == 144)
    #expect(
      item.leftBarButtonItem?.customView?.frame == CGRect(x: 16, y: 7, width: 120, height: 30))
    // Wider than the room from 144 to 304.
    view.frame.size.width = 500
    item.titleView = view
    bar.layoutIfNeeded()
    #expect(view.frame.minX == 144 && view.frame.width == 160)
  }

  @Test func `A navigation bar shows only the title view of its top item`() {
    let (first, second) = (UINavigationItem(title: "a"), UINavigationItem(title: "b"))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    first.titleView = view
    let bar = bar(first)
    bar.pushItem(second, animated: false)
    bar.layoutIfNeeded()
    #expect(view.superview == nil)
    bar.popItem(animated: false)
    bar.layoutIfNeeded()
    #expect(view.superview === bar)
    first.titleView = nil
    bar.layoutIfNeeded()
    #expect(view.superview == nil)
  }

  @Test func `Custom views of toolbar items are positioned`() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 24))
    toolbar.items = [.flexibleSpace(), UIBarButtonItem(customView: view)]
    toolbar.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 254, y: 10, width: 50, height: 24))
  }

  /// Items of 50 points are 8 apart: the second begins at 16 + 50 + 8 = 74.
  @Test func `Changing bar items updates the positions of their views`() {
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 24)) }
    let items = views.prefix(2).map { UIBarButtonItem(customView: $0) }
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = items
    toolbar.layoutIfNeeded()
    #expect(views[1].frame.minX == 74)
    items[0].isHidden = true
    toolbar.layoutIfNeeded()
    #expect(views[0].superview == nil && views[1].frame.minX == 16)
    items[0].isHidden = false
    items[0].width = 100
    toolbar.layoutIfNeeded()
    #expect(views[0].superview === toolbar && views[1].frame.minX == 124)
    items[0].customView = views[2]
    toolbar.layoutIfNeeded()
    #expect(views[0].superview == nil && views[2].superview === toolbar)
  }
}
