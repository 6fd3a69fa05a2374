import Foundation

extension UIView {
  /// The pace of an animation by UIKit's name.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slowly at both ends.
    case easeInOut = 0
    /// Slowly at first.
    case easeIn
    /// Slowly at the end.
    case easeOut
    /// At an even pace.
    case linear

    var bezier: CubicBezier {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views whose size the block changes lay their subviews out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Kept; nothing is touched here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at what is shown, and ends the animations that run; without it a new animation is
    /// added to them, so that a change of direction is smooth.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back to the beginning after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A block inside another keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A block inside another keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes inside a transition are animated too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between views hides the first and shows the second; it does not move them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A block inside another keeps its own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slowly at both ends, the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slowly at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At an even pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// No picture of a transition, the default.
    public static let transitionNone: AnimationOptions = []
    /// Kept; see `UIView.transition(with:duration:options:animations:completion:)`.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Kept, as `transitionFlipFromLeft` is.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Kept, as `transitionFlipFromLeft` is.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Kept, as `transitionFlipFromLeft` is.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Kept, as `transitionFlipFromLeft` is.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Kept, as `transitionFlipFromLeft` is.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Kept, as `transitionFlipFromLeft` is.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Kept; the clock is stepped as often as a program likes.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Kept, as `preferredFramesPerSecondDefault` is.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Kept, as `preferredFramesPerSecondDefault` is.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve that the options name.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// How an animation over several values runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views whose size the block changes lay their subviews out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Kept; nothing is touched here.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins at what is shown, and ends the animations that run.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back to the beginning after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A block inside another keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// A block inside another keeps its own options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from value to value, the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from value to value.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at an even speed whatever the moments.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve, with moments in proportion to the way between values.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// How values between keyframes are found.
    enum Calculation: UInt {
      case linear = 0
      case discrete, paced, cubic, cubicPaced

      var isPaced: Bool { self == .paced || self == .cubicPaced }
      var isCubic: Bool { self == .cubic || self == .cubicPaced }
    }

    var calculation: Calculation { Calculation(rawValue: rawValue >> 10 & 7) ?? .linear }

    /// What the two kinds of options share, the curve included: UIKit's callers hand it over by its
    /// bits.
    var common: AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~(7 << 10))
    }
  }
}
