import Foundation

/// The timing of an animation or a layer relative to the time of its parent.
///
/// An object of local time *t* has the time (*p* − `beginTime`) · `speed` + `timeOffset` for a time
/// *p* of its parent. The parent of an animation is its layer or its group, and that of a layer its
/// superlayer.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The time of the parent at which the object begins, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one repetition, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the time of the parent. At 0, the time of the object stops.
  var speed: Float { get set }
  /// The seconds that are added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions. 0 and 1 run once.
  var repeatCount: Float { get set }
  /// The time in seconds for which the object repeats, or 0 to use `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether each repetition also runs backward.
  var autoreverses: Bool { get set }
  /// The fill mode, which determines what is displayed before and after the active time.
  var fillMode: CAMediaTimingFillMode { get set }
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

/// The values of a `CAMediaTiming` at the time at which an animation is added.
struct MediaTiming: Hashable, Sendable {
  /// The start in the time of the parent, in seconds.
  var begin = 0.0
  /// The duration of one repetition in one direction, in seconds.
  var duration = 0.0
  var speed = 1.0
  var offset = 0.0
  /// The number of repetitions, which can be infinite.
  var repetitions = 1.0
  /// The seconds of all repetitions, or 0 if `repetitions` determines them.
  var total = 0.0
  var autoreverses = false
  var fillsBefore = false
  var fillsAfter = false

  init() {}

  @MainActor init(_ object: any CAMediaTiming, duration: Double) {
    begin = object.beginTime
    self.duration = max(duration, 0)
    speed = Double(object.speed)
    offset = object.timeOffset
    repetitions = RepeatCount.repetitions(object.repeatCount)
    total = max(object.repeatDuration, 0)
    autoreverses = object.autoreverses
    fillsBefore = object.fillMode == .backwards || object.fillMode == .both
    fillsAfter = object.fillMode == .forwards || object.fillMode == .both
  }

  /// The length of all repetitions in local time, in seconds.
  var activeLength: Double {
    if total > 0 { return total }
    return duration > 0 ? duration * repetitions * (autoreverses ? 2 : 1) : 0
  }

  /// The end in the time of the parent, in seconds. It is infinite if the speed is not positive.
  var end: Double {
    guard speed > 0 else { return .infinity }
    return begin + max(activeLength - offset, 0) / speed
  }

  /// Returns the seconds within one repetition at a time of the parent, or `nil` if the animation
  /// displays no values.
  func localTime(at parentTime: Double) -> Double? {
    var time = (parentTime - begin) * speed + offset
    if parentTime < begin, offset == 0 || speed > 0 {
      guard fillsBefore else { return nil }
      time = offset
    }
    guard time >= 0 else { return fillsBefore ? 0 : nil }
    let isOver = time >= activeLength
    guard !isOver || fillsAfter else { return nil }
    guard duration > 0 else { return 0 }
    guard duration.isFinite else { return time }
    let runs = min(time, activeLength) / duration
    guard runs.isFinite else { return 0 }
    var whole = runs.rounded(.down)
    // The end of a repetition belongs to it, not to the next one.
    if isOver, whole == runs, whole > 0 { whole -= 1 }
    let fraction = runs - whole
    let isWayBack = autoreverses && whole.truncatingRemainder(dividingBy: 2) != 0
    return (isWayBack ? 1 - fraction : fraction) * duration
  }
}
