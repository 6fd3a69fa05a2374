import Foundation

/// How a layer moves, as data: layers keep animations under their keys and do not run them.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// In seconds.
  open var duration: CFTimeInterval = 0
  /// When the animation begins, in seconds; 0 for at once.
  open var beginTime: CFTimeInterval = 0
  /// How often the animation runs; 0 and 1 are once.
  open var repeatCount: Float = 0
  /// Whether it runs back to its beginning each time.
  open var autoreverses = false
  /// Whether the layer forgets the animation when it has ended; true unless set.
  open var isRemovedOnCompletion = true
  /// What shows before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed

  /// An animation of no duration.
  public override init() { super.init() }
}

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing, the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its beginning before the animation, and its end afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property's name, such as `"position.x"`.
  open var keyPath: String?
  /// Whether values are added to the property's own.
  open var isAdditive = false

  /// An animation of a property by its name.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil for the present one.
  open var fromValue: Any?
  /// The value at the end; nil for the present one.
  open var toValue: Any?
  /// The value added to the first; nil where `toValue` says the end.
  open var byValue: Any?
}

/// An animation over several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// When each value is reached, from 0 to 1; nil for even distances.
  open var keyTimes: [NSNumber]?
  /// A path that the property follows.
  open var path: CGPath?
}

/// Animations that run together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The members of the group, timed from its beginning; nil for none.
  open var animations: [CAAnimation]?
}

/// Changes of layers that take effect together.
///
/// Changes take effect at once here; a transaction calls its completion when it is committed.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// The transactions that are open, outermost first.
  private static var open: [CATransaction] = []
  /// Called at the end of the transaction.
  private var completion: (() -> Void)?
  private var disablesActions = false
  /// Apple's documentation of `animationDuration()`.
  private static let usualDuration: CFTimeInterval = 0.25
  private var duration = CATransaction.usualDuration

  /// Begins a transaction in the present one.
  public class func begin() { open.append(CATransaction()) }

  /// Ends the innermost transaction and calls its completion.
  public class func commit() { open.popLast()?.completion?() }

  /// Ends nothing: changes take effect at once.
  public class func flush() {}

  /// Has a closure called when the innermost transaction is committed, or at once outside any.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if let current = open.last { current.completion = block } else { block?() }
  }

  /// Whether changes of layers are not animated; kept, they never are.
  public class func setDisableActions(_ disables: Bool) { open.last?.disablesActions = disables }
  /// Whether changes of layers are not animated.
  public class func disableActions() -> Bool { open.last?.disablesActions ?? false }
  /// Sets how long changes take in seconds; kept, they take no time.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    open.last?.duration = duration
  }
  /// How long changes take, in seconds.
  public class func animationDuration() -> CFTimeInterval { open.last?.duration ?? usualDuration }
}

/// Seconds since some moment before the program began; never goes backwards.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
