import Foundation

extension UIView {
  /// The named timing curves of UIKit.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// A slow start and end.
    case easeInOut = 0
    /// A slow start.
    case easeIn
    /// A slow end.
    case easeOut
    /// A constant pace.
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

  /// The options of an animation: its curve, its repetition and its initial values.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views whose size the block changes lay out their subviews in the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Permits user interaction.
    ///
    /// - Remark: Inert. It has no effect.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts at the displayed values and ends running animations. Without this option, a new
    /// animation is added to them, which makes changes of direction smooth.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the duration of a nested block, not that of the outer block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the curve of a nested block, not that of the outer block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates changes inside a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides the first view of a transition and shows the second, instead of replacing the first.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Uses the options of a nested block, not those of the outer block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// A slow start and end. This is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// A slow start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A slow end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// No transition effect. This is the default.
    public static let transitionNone: AnimationOptions = []
    /// A flip around the vertical axis, the left edge first.
    ///
    /// - Remark: Inert. Transitions of content are not drawn.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip around the vertical axis, the right edge first.
    ///
    /// - Remark: Inert. Transitions of content are not drawn.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that curls up.
    ///
    /// - Remark: Inert. Transitions of content are not drawn.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that curls down.
    ///
    /// - Remark: Inert. Transitions of content are not drawn.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A dissolve from one content to the other.
    ///
    /// - Remark: Inert. Transitions of content are not drawn.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip around the horizontal axis, the upper edge first.
    ///
    /// - Remark: Inert. Transitions of content are not drawn.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip around the horizontal axis, the lower edge first.
    ///
    /// - Remark: Inert. Transitions of content are not drawn.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The default number of frames per second.
    ///
    /// - Remark: Inert. The program determines the steps of the clock.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Sixty frames per second.
    ///
    /// - Remark: Inert. The program determines the steps of the clock.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames per second.
    ///
    /// - Remark: Inert. The program determines the steps of the clock.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve that the options specify.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// The options of a keyframe animation, with the interpolation between its keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views whose size the block changes lay out their subviews in the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Permits user interaction.
    ///
    /// - Remark: Inert. It has no effect.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts at the displayed values and ends running animations.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the duration of a nested block, not that of the outer block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses the options of a nested block, not those of the outer block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between values. This is the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps between values.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at a constant speed, independent of the times of the keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve, with times proportional to the distances between values.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The methods for calculating values between keyframes.
    enum Calculation: UInt {
      case linear = 0
      case discrete, paced, cubic, cubicPaced

      var isPaced: Bool { self == .paced || self == .cubicPaced }
      var isCubic: Bool { self == .cubic || self == .cubicPaced }
    }

    var calculation: Calculation { Calculation(rawValue: rawValue >> 10 & 7) ?? .linear }

    /// The options that both types share, including the curve, which callers of UIKit specify by
    /// its bits.
    var animationOptions: AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~(7 << 10))
    }
  }
}
