import Foundation

/// The timeline of property animations: one call of `UIView.animate`, or a property animator.
@MainActor
protocol AnimationTimeline: AnyObject {
  /// Returns the current progress of a change that starts after a fraction of the duration.
  func progress(delay: Double) -> AnimationProgress
  /// A Boolean value that indicates whether the animations of the timeline no longer apply.
  var isOver: Bool { get }
  /// Tells the timeline that one of its animations was added to a view.
  func didAnimate(_ view: UIView)
  /// Tells the timeline that one of its animations was ended early.
  func wasInterrupted()
}

/// The animation of a property of a view from a previous value to the current one.
///
/// The view already has the new value. The animation adds the remaining part of the difference to
/// the previous value. The differences of several animations are added, which makes changes of
/// direction smooth.
@MainActor
final class PropertyAnimation {
  /// The property that changes.
  let property: AnimatedProperty
  /// The timeline of the change.
  let timeline: any AnimationTimeline
  /// The fraction of the duration before the change starts.
  let delay: Double
  /// The components of the initial value.
  let from: [Double]
  /// The components of the final value.
  private(set) var to: [Double]
  /// The intermediate values of a keyframe animation.
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

  /// Extends the animation when the same block changes the property again.
  func extend(to value: [Double], keyframe: AnimationContext.Keyframe?) {
    to = value
    guard let keyframe else { return }
    track?.add(value, from: keyframe.start, to: keyframe.start + keyframe.length)
  }

  /// The remaining difference, which is added to the value of the view. It is zero at the end.
  var remaining: [Double] {
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
  /// The animations, oldest first.
  var animations: [PropertyAnimation] = []
}

extension UIView {
  /// The active animations of this view, oldest first.
  var propertyAnimations: [PropertyAnimation] {
    get { attachments[PropertyAnimationList.self]?.animations ?? [] }
    set {
      guard !newValue.isEmpty else { return attachments[PropertyAnimationList.self] = nil }
      attachments.object(PropertyAnimationList.self, or: PropertyAnimationList.init)
        .animations = newValue
    }
  }

  /// Returns the components of the value that is set.
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

  /// Returns the components of the displayed value if the value that is set has the components
  /// `model`.
  func presentedNumbers(_ property: AnimatedProperty, model: [Double]) -> [Double] {
    var sum = model
    for animation in propertyAnimations
    where animation.property == property && !animation.timeline.isOver {
      for (index, value) in animation.remaining.enumerated() { sum[index] += value }
    }
    return sum
  }

  /// Returns a Boolean value that indicates whether a property has an active animation.
  func isAnimating(_ property: AnimatedProperty) -> Bool {
    propertyAnimations.contains { $0.property == property && !$0.timeline.isOver }
  }

  /// Animates a change that was just made.
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

  /// The relative tolerance, or the absolute tolerance in points for values below 1, within which
  /// two values are equal. A layout that is solved again differs in the last of a double's sixteen
  /// digits, and a millionth of a pixel is not visible.
  private static let sameValue = 1e-9

  /// Returns a Boolean value that indicates whether two values differ by more than rounding errors.
  private static func differ(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).contains { abs($0 - $1) > sameValue * max(1, abs($0)) }
  }

  /// Ends animations early.
  func removeAnimations(where isMeant: (PropertyAnimation) -> Bool = { _ in true }) {
    guard !propertyAnimations.isEmpty else { return }
    let removed = propertyAnimations.filter(isMeant)
    propertyAnimations.removeAll(where: isMeant)
    for animation in removed where !animation.timeline.isOver {
      animation.timeline.wasInterrupted()
    }
  }
}
