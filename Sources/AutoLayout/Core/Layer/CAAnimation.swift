import Foundation

/// An animation of a layer, as data. Layers store animations by key and do not run them.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// The duration in seconds.
  open var duration: CFTimeInterval = 0
  /// The start time in seconds, or 0 to start immediately.
  open var beginTime: CFTimeInterval = 0
  /// The number of repetitions. 0 and 1 run the animation once.
  open var repeatCount: Float = 0
  /// A Boolean value that indicates whether the animation runs backward after each repetition.
  open var autoreverses = false
  /// A Boolean value that indicates whether the animation is removed from the layer at its end. The
  /// default is true.
  open var isRemovedOnCompletion = true
  /// The values that are displayed before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates an animation with a duration of zero.
  public override init() { super.init() }
}

/// The values that an animation displays before it starts and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The animation displays no values outside its duration. This is the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The animation displays its final value after it ends.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The animation displays its initial value before it starts.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The animation displays its initial value before it starts and its final value after it ends.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `"position.x"`.
  open var keyPath: String?
  /// A Boolean value that indicates whether the values are added to the value of the property.
  open var isAdditive = false

  /// Creates an animation of the property with a key path.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value, or nil for the current value.
  open var fromValue: Any?
  /// The final value, or nil for the current value.
  open var toValue: Any?
  /// The value to add to the initial value, or nil if `toValue` specifies the end.
  open var byValue: Any?
}

/// An animation over several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the animation, in order.
  open var values: [Any]?
  /// The times at which the values are reached, from 0 to 1, or nil for equal intervals.
  open var keyTimes: [NSNumber]?
  /// The path that the property follows.
  open var path: CGPath?
}

/// A group of animations that run together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group, with times relative to its start, or nil.
  open var animations: [CAAnimation]?
}

/// A group of layer changes that take effect together.
///
/// In this library, changes take effect immediately. A transaction calls its completion block when
/// it is committed.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// The open transactions, from the outermost to the innermost.
  private static var open: [CATransaction] = []
  /// The completion block.
  private var completion: (() -> Void)?
  private var disablesActions = false
  /// The default duration in seconds, from Apple's documentation of `animationDuration()`.
  private static let usualDuration: CFTimeInterval = 0.25
  private var duration = CATransaction.usualDuration

  /// Begins a transaction inside the current one.
  public class func begin() { open.append(CATransaction()) }

  /// Commits the innermost transaction and calls its completion block.
  public class func commit() { open.popLast()?.completion?() }

  /// Lays out and displays the windows immediately whose views changed since the last turn of the main
  /// run loop, or whose layout has not settled.
  public class func flush() { MainTurn.flush() }

  /// Sets the completion block of the innermost transaction. Calls it immediately outside any
  /// transaction.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if let current = open.last { current.completion = block } else { block?() }
  }

  /// Sets whether changes are made without animation. It has no effect, because layers are not
  /// animated.
  public class func setDisableActions(_ disables: Bool) { open.last?.disablesActions = disables }
  /// Returns whether changes are made without animation.
  public class func disableActions() -> Bool { open.last?.disablesActions ?? false }
  /// Sets the duration of animations in seconds. It has no effect.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    open.last?.duration = duration
  }
  /// Returns the duration of animations in seconds.
  public class func animationDuration() -> CFTimeInterval { open.last?.duration ?? usualDuration }
}

/// Returns the seconds since an arbitrary moment before the program started. The value never
/// decreases.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
