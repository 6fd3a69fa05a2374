import Foundation

extension NSObjectProtocol {
  /// Calls the method of a selector on the current run loop after a delay in seconds, at the
  /// earliest in its next turn. The object and the argument are retained until then. The object
  /// must conform to `SelectorDispatching`.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.shared.add(self, selector, argument, delay, [.default])
  }

  /// Calls the method of a selector on the current run loop after a delay in seconds, in any of the
  /// modes.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) { DelayedCalls.shared.add(self, selector, argument, delay, modes) }
}

extension NSObject {
  /// Cancels the calls that `perform(_:with:afterDelay:)` of an object scheduled for a selector and
  /// an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedCalls.shared.cancel(target as AnyObject) {
      $0.call.selector == selector && $0.hasArgument(argument)
    }
  }

  /// Cancels all calls that `perform(_:with:afterDelay:)` of an object scheduled.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.shared.cancel(target as AnyObject) { _ in true }
  }
}

/// A scheduled call.
private final class DelayedCall: @unchecked Sendable {
  let call: SelectorCall
  let argument: Any?
  var timer: Timer?

  init(_ call: SelectorCall, _ argument: Any?) {
    self.call = call
    self.argument = argument
  }

  /// Returns a Boolean value that indicates whether an argument is identical or equal to that of
  /// the call.
  func hasArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let first?, let second?):
      (first as? AnyHashable).map { $0 == second as? AnyHashable }
        ?? ((first as AnyObject) === (second as AnyObject))
    default: false
    }
  }
}

/// The scheduled calls.
private final class DelayedCalls: @unchecked Sendable {
  static let shared = DelayedCalls()

  private let lock = NSLock()
  private var calls: [DelayedCall] = []

  func add(
    _ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval,
    _ modes: [RunLoop.Mode]
  ) {
    let planned = DelayedCall(SelectorCall(target, selector), argument)
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false
    ) { [unowned self] _ in
      lock.withLock { calls.removeAll { $0 === planned } }
      _ = planned.call.perform(with: planned.argument)
      planned.timer = nil
    }
    planned.timer = timer
    lock.withLock { calls.append(planned) }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  func cancel(_ target: AnyObject, where matches: (DelayedCall) -> Bool) {
    let cancelled = lock.withLock {
      let cancelled = calls.filter { $0.call.target === target && matches($0) }
      calls.removeAll { call in cancelled.contains { $0 === call } }
      return cancelled
    }
    for call in cancelled {
      call.timer?.invalidate()
      call.timer = nil
    }
  }
}
