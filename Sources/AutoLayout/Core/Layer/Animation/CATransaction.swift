import Foundation

/// A group of layer changes that take effect together.
///
/// Changes take effect immediately. The completion block of a transaction is called when it is
/// committed and the animations that were added within it have ended.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// The open transactions, from the outermost to the innermost.
  private static var open: [CATransaction] = []
  /// The closure that is called once the transaction is committed and its animations have ended.
  private var completion: (() -> Void)?
  private let group = TransactionGroup()
  /// The values that were set by key.
  private var values: [String: Any] = [:]
  /// The default duration in seconds, from Apple's documentation of `animationDuration()`.
  private static let usualDuration: CFTimeInterval = 0.25

  /// The animations of the innermost transaction. It is `nil` outside any transaction.
  static var group: TransactionGroup? { open.last?.group }

  /// Begins a transaction inside the current one.
  public class func begin() { open.append(CATransaction()) }

  /// Commits the innermost transaction. Its completion block is called after its animations.
  public class func commit() {
    guard let ended = open.popLast() else { return }
    ended.group.commit(ended.completion)
  }

  /// Immediately lays out and displays the windows whose views changed since the last turn of the
  /// main run loop, or whose layout has not settled.
  public class func flush() { MainTurn.flush() }

  /// Sets the completion block of the innermost transaction. Outside any transaction, it is called
  /// immediately.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if let current = open.last { current.completion = block } else { block?() }
  }
  /// Returns the completion block of the innermost transaction.
  public class func completionBlock() -> (() -> Void)? { open.last?.completion }

  /// Sets a Boolean value that indicates whether actions are disabled. Changes never perform
  /// actions, so the value has no other effect.
  public class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: disableActionsKey) }
  /// Returns a Boolean value that indicates whether changes of layers perform no actions.
  public class func disableActions() -> Bool {
    value(forKey: disableActionsKey) as? Bool ?? false
  }
  /// Sets the duration in seconds of animations whose duration is 0.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: durationKey)
  }
  /// Returns the duration in seconds of animations whose duration is 0. The default is 0.25.
  public class func animationDuration() -> CFTimeInterval {
    value(forKey: durationKey) as? CFTimeInterval ?? usualDuration
  }
  /// Sets the timing curve of animations without one.
  ///
  /// - Remark: Inert. Animations without a curve have a constant pace.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: timingFunctionKey)
  }
  /// Returns the timing curve of the transaction, or `nil` if there is none.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: timingFunctionKey) as? CAMediaTimingFunction
  }

  /// Locks the layers for the current thread.
  ///
  /// - Remark: Inert. Layers belong to the main actor.
  public class func lock() {}
  /// Unlocks the layers.
  ///
  /// - Remark: Inert. Layers belong to the main actor.
  public class func unlock() {}

  /// Returns the value for a key in the innermost transaction that has one.
  public class func value(forKey key: String) -> Any? {
    open.last { $0.values[key] != nil }?.values[key]
  }
  /// Sets the value for a key in the innermost transaction. Has no effect outside any transaction.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    open.last?.values[key] = anObject
  }

  private static let disableActionsKey = kCATransactionDisableActions
  private static let durationKey = kCATransactionAnimationDuration
  private static let timingFunctionKey = kCATransactionAnimationTimingFunction

  /// Returns the duration of one repetition of an animation, in seconds.
  static func duration(of animation: CAAnimation) -> Double {
    animation.duration > 0 ? animation.duration : animationDuration()
  }
}

/// The key of the duration of a transaction in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key for a Boolean value that indicates whether actions are disabled.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing curve of a transaction.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block of a transaction.
public let kCATransactionCompletionBlock = "completionBlock"
/// The event of a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed.
public let kCAOnOrderOut = "onOrderOut"
/// The event and the key of a transition.
public let kCATransition = "transition"

/// Returns the time in seconds: that of the current `AnimationClock`, or, if there is none, the
/// time since an arbitrary moment before the program started.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaTime.current ?? ProcessInfo.processInfo.systemUptime
}
