import FoundationObjects
import Testing

@testable import AutoLayout

/// Receives the selector of an item.
@MainActor
private final class Target: NSObject, @preconcurrency SelectorDispatching {
  var senders: [AnyObject] = []

  func dispatch(_ selector: Selector, with argument: Any?) -> Bool {
    guard dispatches(selector), let argument else { return false }
    senders.append(argument as AnyObject)
    return true
  }

  func dispatches(_ selector: Selector) -> Bool { selector == Selector("tapped:") }
}

/// Oracle: Apple's documentation of `primaryAction`, which has precedence over target and action.
@MainActor
@Suite struct BarButtonTapTests {
  @Test func `A tap on an enabled item sends its action to its target`() {
    let target = Target()
    let item = UIBarButtonItem(
      title: "A", style: .plain, target: target, action: Selector("tapped:"))
    item.tap()
    #expect(target.senders.count == 1 && target.senders.first === item)
    item.isEnabled = false
    item.tap()
    #expect(target.senders.count == 1)
  }

  @Test func `A tap calls the primary action instead of target and action`() {
    let target = Target()
    var taps = 0
    var sender: UIBarButtonItem?
    let item = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction {
        taps += 1
        sender = $0.sender as? UIBarButtonItem
      })
    item.target = target
    item.action = Selector("tapped:")
    item.tap()
    #expect(taps == 1 && sender === item && target.senders.isEmpty)
    item.primaryAction = nil
    item.tap()
    #expect(taps == 1 && target.senders.count == 1)
  }
}
