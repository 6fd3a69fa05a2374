import Foundation

extension Timer {
  /// Creates a timer that calls a method of an object, and schedules it on the current run loop.
  /// The object is retained until the timer is invalidated. It must conform to
  /// `SelectorDispatching`.
  ///
  /// - Remark: Partial. `userInfo` is not stored, because Foundation's property cannot be set.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that calls a method of an object after an interval in seconds, without
  /// scheduling it. The object is retained until the timer is invalidated. It must conform to
  /// `SelectorDispatching`.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// Creates a timer that calls a method of an object at a time, and then after each interval in
  /// seconds if it repeats, without scheduling it. The object is retained until the timer is
  /// invalidated. It must conform to `SelectorDispatching`.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = SelectorCall(target as AnyObject, selector)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      _ = call.perform(with: timer)
    }
  }
}

/// A method of an object. It is used only on the thread of its timer.
final class SelectorCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  /// Calls the method. Returns `false` if the object does not have it.
  func perform(with argument: Any?) -> Bool {
    (target as? any SelectorDispatching)?.dispatch(selector, with: argument) ?? false
  }
}
