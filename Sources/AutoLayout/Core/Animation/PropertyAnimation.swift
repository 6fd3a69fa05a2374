import Foundation

/// What paces property animations: one call of `UIView.animate`, or a property animator.
@MainActor
protocol AnimationTimeline: AnyObject {
  /// How much of a change has happened at present, for a change that waits for a share of the time.
  func progress(delay: Double) -> AnimationProgress
  /// Whether the timeline's animations count no more.
  var isOver: Bool { get }
  /// The view has got an animation of this timeline.
  func didAnimate(_ view: UIView)
  /// An animation of this timeline was ended before its time.
  func wasInterrupted()
}

/// The way of one property of a view from an old value to the present one.
///
/// The view has the new value already; what the animation adds is the difference to the old one, as
/// far as it is still to go. Differences of several animations add up: that is what makes a change
/// of direction smooth.
@MainActor
final class PropertyAnimation {
  /// What changes.
  let property: AnimatedProperty
  /// What paces the change.
  let timeline: any AnimationTimeline
  /// Share of the time before the change begins.
  let delay: Double
  /// The numbers at the start.
  let from: [Double]
  /// The numbers at the end.
  private(set) var to: [Double]
  /// The values on the way, for changes in keyframes.
  private(set) var track: KeyframeTrack?

  init(
    _ property: AnimatedProperty, on timeline: any AnimationTimeline, delay: Double,
    from: [Double], to: [Double], keyframe: AnimationContext.Keyframe?
  ) {
    self.property = property
    self.timeline = timeline
    self.delay = delay
    self.from = from
    self.to = to
    if let keyframe {
      track = KeyframeTrack(mode: keyframe.mode, from: from)
      extend(to: to, keyframe: keyframe)
    }
  }

  /// Takes in that the same block has changed the property again.
  func extend(to value: [Double], keyframe: AnimationContext.Keyframe?) {
    to = value
    guard let keyframe else { return }
    track?.add(value, from: keyframe.start, to: keyframe.start + keyframe.length)
  }

  /// What is still to go, to be added to the view's value; zeros at the end.
  var remainder: [Double] {
    let progress = timeline.progress(delay: delay)
    if let track { return zip(track.value(at: progress.x), track.end).map { $0 - $1 } }
    return from.indices.map {
      let share = property.isVertical($0) ? progress.y : progress.x
      return (from[$0] - to[$0]) * (1 - share)
    }
  }
}

/// The property animations of a view.
@MainActor
private final class PropertyAnimationList {
  /// Oldest first.
  var animations: [PropertyAnimation] = []
}

extension UIView {
  /// Changes of this view that are still on their way, oldest first.
  var propertyAnimations: [PropertyAnimation] {
    get { attachments[PropertyAnimationList.self]?.animations ?? [] }
    set {
      guard !newValue.isEmpty else { return attachments[PropertyAnimationList.self] = nil }
      attachments.object(PropertyAnimationList.self, or: PropertyAnimationList.init)
        .animations = newValue
    }
  }

  /// The numbers of a property as set.
  func modelNumbers(_ property: AnimatedProperty) -> [Double] {
    switch property {
    case .bounds: AnimatedProperty.numbers(storedBounds)
    case .center: AnimatedProperty.numbers(center)
    case .alpha: [Double(alpha)]
    case .transform: transform.components
    case .backgroundColor: AnimatedProperty.numbers(backgroundColor, beside: nil)
    case .hiding: [isHidden ? 1 : 0]
    }
  }

  /// The numbers of a property as shown while `model` is set.
  func presentedNumbers(_ property: AnimatedProperty, model: [Double]) -> [Double] {
    var sum = model
    for animation in propertyAnimations
    where animation.property == property && !animation.timeline.isOver {
      for (index, value) in animation.remainder.enumerated() { sum[index] += value }
    }
    return sum
  }

  /// Whether something of the property is still to go.
  func isAnimating(_ property: AnimatedProperty) -> Bool {
    propertyAnimations.contains { $0.property == property && !$0.timeline.isOver }
  }

  /// Animates a change that has just been made.
  func animate(
    _ property: AnimatedProperty, from old: [Double], to new: [Double], in context: AnimationContext
  ) {
    guard let timeline = context.timeline, Self.differ(old, new) else { return }
    if let known = propertyAnimations.last(where: {
      $0.property == property && $0.timeline === timeline && $0.delay == context.delayShare
    }), !timeline.isOver {
      return known.extend(to: new, keyframe: context.keyframe)
    }
    var start = old
    if context.beginsFromCurrentState || !property.isAdditive {
      if context.beginsFromCurrentState { start = presentedNumbers(property, model: old) }
      removeAnimations { $0.property == property }
    }
    propertyAnimations.append(
      PropertyAnimation(
        property, on: timeline, delay: context.delayShare, from: start, to: new,
        keyframe: context.keyframe))
    timeline.didAnimate(self)
  }

  /// Part of a value, or points below 1, up to which two values count as the same: a layout that is
  /// solved again differs in the last of a double's sixteen digits, and a millionth of a pixel
  /// moves nothing.
  private static let sameValue = 1e-9

  /// Whether there is more between two values than arithmetic can explain.
  private static func differ(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).contains { abs($0 - $1) > sameValue * max(1, abs($0)) }
  }

  /// Ends animations before their time.
  func removeAnimations(where isMeant: (PropertyAnimation) -> Bool = { _ in true }) {
    guard !propertyAnimations.isEmpty else { return }
    let removed = propertyAnimations.filter(isMeant)
    propertyAnimations.removeAll(where: isMeant)
    for animation in removed where !animation.timeline.isOver {
      animation.timeline.wasInterrupted()
    }
  }
}
