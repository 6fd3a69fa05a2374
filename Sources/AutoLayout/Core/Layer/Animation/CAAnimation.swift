import Foundation

/// An animation of a layer.
///
/// With a current `AnimationClock`, an animation that was added to a layer runs on the clock:
/// `presentation()` of the layer and `UIView.presentation` have the displayed values, and the
/// delegate is notified of the start and the end. Without a clock, the delegate is notified after
/// the current turn of the main run loop.
///
/// The layer reads the values of the animation when it is added. Later changes have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// The duration in seconds. 0 is replaced by the duration of the current transaction, which is
  /// 0.25 by default.
  open var duration: CFTimeInterval = 0
  /// The start time, as a time of the layer or the group, or 0 to start immediately.
  open var beginTime: CFTimeInterval = 0
  /// The speed relative to the time of the layer. The default is 1.
  open var speed: Float = 1
  /// The seconds that are added to the time of the animation.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions. 0 and 1 run the animation once.
  open var repeatCount: Float = 0
  /// The time in seconds for which the animation repeats, or 0 to use `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether the animation runs backward after each repetition.
  open var autoreverses = false
  /// A Boolean value that indicates whether the animation is removed from the layer at its end. The
  /// default is true.
  open var isRemovedOnCompletion = true
  /// The values that are displayed before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing curve, or `nil` for a constant pace.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is notified when the animation starts and ends. The animation retains it.
  open var delegate: (any CAAnimationDelegate)?
  /// The preferred frequency of updates.
  ///
  /// - Remark: Inert. The presentation has a value for every time of the clock.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Values that the program attached by key.
  private var attached: [String: Any] = [:]

  /// Creates an animation with the default values of its class.
  public override init() { super.init() }

  /// Returns the value that the program attached for a key, if any.
  ///
  /// - Remark: Partial. Keys of properties are not read.
  open func value(forKey key: String) -> Any? { attached[key] }

  /// Attaches a value for a key, which identifies the animation in its delegate.
  ///
  /// - Remark: Partial. Properties are not set.
  open func setValue(_ value: Any?, forKey key: String) { attached[key] = value }

  /// Returns the default value of a property. This implementation returns `nil`.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns a Boolean value that indicates whether the value of a property is archived. It is
  /// always true.
  ///
  /// - Remark: Inert. Animations are not archived.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Adds the animation to a layer, as the action of an event.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns the change of the layer's values, with times in seconds within one repetition.
  func makeChange() -> LayerChange { .nothing }
}

/// The delegate of an animation, which is notified when it starts and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Tells the delegate that the animation began its active time.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that the animation ended. `flag` is false if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An action that a layer performs when an event occurs, such as a change of a property.
@preconcurrency @MainActor
public protocol CAAction {
  /// Performs the action of an event of an object.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `"position.x"`.
  open var keyPath: String?
  /// A Boolean value that indicates whether the values are added to the value of the property.
  open var isAdditive = false
  /// A Boolean value that indicates whether each repetition continues at the end of the previous
  /// one.
  ///
  /// - Remark: Inert. Each repetition starts at the initial value.
  open var isCumulative = false
  /// The function that converts numbers to transforms.
  ///
  /// - Remark: Inert. The key path determines the meaning of the numbers.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of the property with a key path.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// A function that converts numbers to a transform.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName
  /// Creates the function with a name.
  public init?(name: CAValueFunctionName) { self.name = name }
}

/// The names of functions from numbers to transforms.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A rotation about the x-axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y-axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z-axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scaling along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A translation along all axes.
  public static let translate = CAValueFunctionName(rawValue: "translate")
}
