import Foundation

/// A change that an animation makes to a layer.
@MainActor
indirect enum LayerChange {
  case nothing
  /// The change of the property with a key path.
  case property(String, LayerTrack, isAdditive: Bool)
  /// The changes of a group, with the timing curve of its time.
  case group([LayerPlan], CubicBezier?)
}

/// The course of a property.
enum LayerTrack {
  case ends(LayerEnds, LayerMotion)
  case keyframes(LayerKeyframes)
}

/// The progress of an animation from one value to another.
enum LayerMotion {
  /// A timing curve over the duration.
  case curve(CubicBezier)
  /// A spring, whose time is in seconds.
  case spring(SpringMotion)

  /// Returns the progress at a time within a duration, both in seconds.
  func progress(at time: Double, of duration: Double) -> Double {
    switch self {
    case .curve(let curve): duration > 0 ? curve.value(at: time / duration) : 1
    case .spring(let spring): spring.position(at: time)
    }
  }
}

/// The initial and final value of an animation. Missing values follow from the current one.
struct LayerEnds {
  var from, to, by: LayerValue?

  /// Returns both ends for the current value of the property, as documented at `CABasicAnimation`.
  func resolved(_ current: LayerValue) -> (LayerValue, LayerValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, current.adding(by))
    case (nil, nil, nil): (current, current)
    }
  }
}

/// The values of an animation at the time when it was added.
@MainActor
struct LayerPlan {
  var timing: MediaTiming
  let change: LayerChange

  init(_ animation: CAAnimation, usualDuration: Double) {
    let duration = animation.duration > 0 ? animation.duration : usualDuration
    timing = MediaTiming(animation, duration: duration)
    change = animation.makeChange()
  }

  /// Sets the values at a time of the parent on a copy of a layer.
  func apply(at time: Double, to layer: CALayer) {
    guard let local = timing.localTime(at: time) else { return }
    switch change {
    case .nothing: return
    case .property(let keyPath, let track, let isAdditive):
      guard let current = layer.animatedValue(keyPath) else { return }
      let value = track.value(at: local, of: timing.duration, current: current)
      layer.setAnimatedValue(isAdditive ? current.adding(value) : value, keyPath)
    case .group(let plans, let curve):
      let share = timing.duration > 0 ? local / timing.duration : 0
      let inner = curve.map { $0.value(at: share) * timing.duration } ?? local
      for plan in plans { plan.apply(at: inner, to: layer) }
    }
  }
}

extension LayerTrack {
  /// Returns the value at a time within the duration, both in seconds.
  func value(at time: Double, of duration: Double, current: LayerValue) -> LayerValue {
    switch self {
    case .ends(let ends, let motion):
      let (from, to) = ends.resolved(current)
      return from.mixed(with: to, motion.progress(at: time, of: duration))
    case .keyframes(let frames):
      return frames.value(at: duration > 0 ? time / duration : 1) ?? current
    }
  }
}
