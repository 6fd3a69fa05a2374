import Foundation

/// Whom an action is sent to; the target is not kept alive.
@MainActor
struct TargetAction {
  /// Who receives the action; nil for the first responder that knows it.
  private(set) weak var target: AnyObject?
  /// Whether the action was meant for the first responder that knows it.
  let isForAnyTarget: Bool
  /// The message that is sent.
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    isForAnyTarget = target == nil
    self.action = action
  }

  /// Whether the target is gone.
  var isDangling: Bool { !isForAnyTarget && target == nil }

  /// Whether this is what `target` and `action` name, where nil stands for any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === (target as AnyObject))
      && (action == nil || self.action == action)
  }

  /// Sends the action.
  func send(from sender: AnyObject) {
    guard !isDangling else { return }
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }

  /// Calls the method that a selector names; false when the object does not know it.
  static func dispatch(_ action: Selector, to target: AnyObject, with argument: Any?) -> Bool {
    #if canImport(Darwin)
      guard let target = target as? NSObject, target.responds(to: action) else { return false }
      target.perform(action, with: argument)
      return true
    #else
      (target as? any SelectorDispatching)?.dispatch(action, with: argument) ?? false
    #endif
  }
}
