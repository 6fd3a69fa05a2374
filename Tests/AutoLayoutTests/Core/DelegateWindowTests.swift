import Foundation
import Testing

@testable import AutoLayout

/// Oracle: UIKit's declarations, where `window` of the delegate is an optional requirement.
@MainActor
@Suite struct DelegateWindowTests {
  final class Delegate: NSObject, UIApplicationDelegate { var window: UIWindow? }
  final class Plain: NSObject, UIApplicationDelegate {}

  @Test func `The window property of an app delegate is doubly optional, as in UIKit`() {
    let delegate = Delegate()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    delegate.window = window
    #expect(delegate.window?.bounds.width == 100)
    let optional: (any UIApplicationDelegate)? = delegate
    #expect(optional?.window??.frame.width == 100)
    #expect(optional?.window?.frame.height == 200)
    #expect((optional?.window ?? nil) === window)
    if let found = optional?.window, let inner = found { #expect(inner === window) }
    if let own = delegate.window { #expect(own === window) }
    guard let first = optional?.window else { return }
    #expect(first?.bounds.height == 200)
    let plain: (any UIApplicationDelegate)? = Plain()
    #expect((plain?.window ?? nil) == nil)
  }

  @Test func `A delegate property of a subclass is weak and shared with the scroll view`() {
    final class Rows: NSObject, UITableViewDelegate {}
    final class Table: UITableView {
      override weak var delegate: UITableViewDelegate? { didSet { changes += 1 } }
      var changes = 0
    }
    let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    var rows: Rows? = Rows()
    table.delegate = rows
    #expect((table as UIScrollView).delegate === rows)
    #expect(table.changes > 0)
    (table as UIScrollView).delegate = nil
    #expect(table.delegate == nil)
    (table as UIScrollView).delegate = rows
    #expect(table.delegate === rows)
    rows = nil
    #expect(table.delegate == nil)
  }

  @Test func `Points are converted to the coordinate space of the screen`() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    window.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 16, y: 26))
    #expect(space.convert(CGPoint(x: 16, y: 26), to: view) == CGPoint(x: 1, y: 1))
    #expect(view.convert(CGPoint(x: 16, y: 26), from: space) == CGPoint(x: 1, y: 1))
    let other: any UICoordinateSpace = window
    #expect(view.convert(view.bounds, to: other) == view.frame)
    #expect(space.bounds == UIScreen.main.bounds)
  }

  @Test func `A hidden window can become the key window`() {
    let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    first.makeKeyAndVisible()
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    second.isHidden = true
    second.makeKey()
    #expect(UIApplication.shared.keyWindow === second)
    #expect(second.isHidden)
  }

  @Test func `touches(for:) returns the touches of a view`() {
    final class Finger: UITouch {
      let place: UIView
      init(_ place: UIView) { self.place = place }
      override var view: UIView? { place }
    }
    final class Tap: UIEvent {
      let touches: Set<UITouch>
      init(_ touches: Set<UITouch>) { self.touches = touches }
      override var allTouches: Set<UITouch>? { touches }
    }
    let (view, other) = (UIView(), UIView())
    let event = Tap([Finger(view)])
    #expect(event.touches(for: view)?.count == 1)
    #expect(event.touches(for: other) == nil)
    #expect(event.type == .touches)
  }
}
