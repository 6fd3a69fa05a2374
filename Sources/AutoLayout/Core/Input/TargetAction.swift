import Foundation

/// The target and action of a control or gesture. The target is not retained.
@MainActor
struct TargetAction {
  /// The receiver of the action, or `nil` for the first responder that implements it.
  private(set) weak var target: AnyObject?
  /// A Boolean value that indicates whether the action is sent to the first responder that
  /// implements it.
  let isForAnyTarget: Bool
  /// The selector of the action.
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    isForAnyTarget = target == nil
    self.action = action
  }

  /// A Boolean value that indicates whether the target was deallocated.
  var isDangling: Bool { !isForAnyTarget && target == nil }

  /// Returns a Boolean value that indicates whether the target and the action match. `nil` matches
  /// any target or action.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === (target as AnyObject))
      && (action == nil || self.action == action)
  }

  /// Sends the action through the application.
  func send(from sender: any ActionSender) {
    guard !isDangling else { return }
    sender.sendThroughApplication(action, to: target)
  }

  /// Calls the method for a selector. Returns false if the object does not implement it.
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

/// An object that sends actions through the application, which is not available in this layer.
@MainActor
protocol ActionSender: AnyObject {
  /// Sends an action to a target, or to the first responder that implements it if the target is
  /// `nil`.
  func sendThroughApplication(_ action: Selector, to target: AnyObject?)
}
