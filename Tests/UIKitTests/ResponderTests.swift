import Testing
import UIKit

private final class Counter: NSObject, SelectorDispatching {
  private(set) var senders: [AnyObject] = []

  func dispatch(_ selector: Selector, with argument: Any?) -> Bool {
    guard dispatches(selector) else { return false }
    if let argument { senders.append(argument as AnyObject) }
    return true
  }

  func dispatches(_ selector: Selector) -> Bool { selector == "count:" }
}

/// Targets, gestures, first responders and hit testing.
@MainActor
@Suite(.serialized) struct ResponderTests {
  @Test func `A control calls its targets until they are removed`() {
    let (counter, control) = (Counter(), UIControl())
    control.addTarget(counter, action: "count:", for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    #expect(counter.senders.first === control)
    #expect(control.actions(forTarget: counter, forControlEvent: .valueChanged) == ["count:"])
    control.removeTarget(counter, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(counter.senders.count == 1)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func `A control does not retain its targets`() {
    let control = UIControl()
    weak var target: Counter?
    do {
      let counter = Counter()
      target = counter
      control.addTarget(counter, action: "count:", for: .allEvents)
    }
    control.sendActions(for: .touchDown)
    #expect(target == nil)
  }

  @Test func `A gesture recognizer calls its targets when its state becomes recognized`() {
    let (counter, view) = (Counter(), UIView())
    let tap = UITapGestureRecognizer(target: counter, action: "count:")
    view.addGestureRecognizer(tap)
    #expect(tap.view === view)
    tap.state = .failed
    #expect(counter.senders.isEmpty)
    tap.state = .recognized
    #expect(counter.senders.first === tap)
    UIView().addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil)
  }

  @Test func `hitTest returns the frontmost visible view with user interaction`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
  }

  @Test func `A view's layer shares its geometry, background color and hierarchy`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer.frame == view.frame)
    view.layer.bounds.size = CGSize(width: 5, height: 6)
    #expect(view.bounds.size == CGSize(width: 5, height: 6))
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    let parent = UIView()
    parent.addSubview(view)
    #expect(view.layer.superlayer === parent.layer)
    #expect(parent.layer.sublayers?.first === view.layer)
  }
}
