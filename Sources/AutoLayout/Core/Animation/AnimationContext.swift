import Foundation

/// A block that animates, or keeps from animating, what changes in it.
@MainActor
final class AnimationContext {
  /// The blocks that are open, outermost first.
  private static var open: [AnimationContext] = []
  /// Whether blocks animate at all.
  static var areAnimationsEnabled = true

  /// A part of an animation over several values.
  struct Keyframe {
    var start, length: Double
    var mode: UIView.KeyframeAnimationOptions.Calculation
  }

  /// The innermost open block.
  static var current: AnimationContext? { open.last }

  /// The innermost open block where changes are animated; nil where they take effect at once.
  static var recording: AnimationContext? {
    guard let current = open.last, current.timeline != nil, areAnimationsEnabled else { return nil }
    return current
  }

  /// What paces the changes; nil where there is no time, or no animation is wanted.
  let timeline: (any AnimationTimeline)?
  /// In seconds, as `inheritedAnimationDuration` tells.
  let duration: TimeInterval
  /// The pace of the changes.
  let curve: TimingCurve
  /// The options of the block.
  var options: UIView.AnimationOptions = []
  /// The keyframe that is being recorded.
  var keyframe: Keyframe?
  /// Share of an animator's time after which the changes begin.
  var delayShare = 0.0
  /// Takes down constants instead of animating views; see `UIView.animateConstraints`.
  var constants: ConstantRecorder?

  /// Whether changes start at what is shown, not at the values that were set.
  var beginsFromCurrentState: Bool { options.contains(.beginFromCurrentState) }

  /// Stack views whose arrangement the block has changed.
  private var stacks: [UIView] = []
  /// Views whose size the block has changed, where the options want them laid out.
  private var resized: [UIView] = []

  init(
    timeline: (any AnimationTimeline)?, duration: TimeInterval = 0,
    curve: TimingCurve = .bezier(.easeInOut)
  ) {
    self.timeline = timeline
    self.duration = duration
    self.curve = curve
  }

  /// Runs a block, and what belongs to its end: a stack view's layout.
  func run(_ body: () -> Void) {
    UIView.changeObserver = AnimationRecorder.shared
    Self.open.append(self)
    defer { Self.open.removeLast() }
    body()
    for view in stacks + resized { view.layoutIfNeeded() }
  }

  // MARK: - What views tell

  /// A property has changed.
  static func note(
    _ view: UIView, _ property: AnimatedProperty, from old: [Double], to new: [Double]
  ) {
    guard let recording else { return }
    view.animate(property, from: old, to: new, in: recording)
    let wantsLayout = property == .bounds && recording.options.contains(.layoutSubviews)
    if wantsLayout, !recording.resized.contains(where: { $0 === view }) {
      recording.resized.append(view)
    }
  }

  /// A stack view will arrange its views anew; in an animated block it does so before the block
  /// ends. One that was never laid out has nothing to move from.
  static func noteArrangement(of stack: UIView) {
    guard let current = open.last, current.timeline != nil || current.constants != nil,
      stack.layoutHost != nil, !current.stacks.contains(where: { $0 === stack })
    else { return }
    current.stacks.append(stack)
  }
}

/// Passes the changes of views on to the blocks that animate them.
@MainActor
final class AnimationRecorder: ViewChangeObserver {
  /// The recorder of all blocks.
  static let shared = AnimationRecorder()

  var isRecording: Bool { AnimationContext.recording != nil }

  func geometryDidChange(of view: UIView, from old: ViewGeometry) {
    AnimationContext.note(
      view, .bounds, from: AnimatedProperty.numbers(old.bounds), to: view.modelNumbers(.bounds))
    AnimationContext.note(
      view, .center, from: AnimatedProperty.numbers(old.center), to: view.modelNumbers(.center))
  }

  func transformDidChange(of view: UIView, from old: CGAffineTransform) {
    guard isRecording else { return }
    let from = old.components
    AnimationContext.note(
      view, .transform, from: from,
      to: AnimatedProperty.unwound(view.transform.components, from: from))
  }

  func alphaDidChange(of view: UIView, from old: CGFloat) {
    guard isRecording else { return }
    AnimationContext.note(view, .alpha, from: [Double(old)], to: [Double(view.alpha)])
  }

  func backgroundColorDidChange(of view: UIView, from old: UIColor?) {
    guard isRecording else { return }
    AnimationContext.note(
      view, .backgroundColor, from: AnimatedProperty.numbers(old, beside: view.backgroundColor),
      to: AnimatedProperty.numbers(view.backgroundColor, beside: old))
  }

  func constantDidChange(of constraint: NSLayoutConstraint, from old: CGFloat) {
    AnimationContext.current?.constants?.note(constraint, from: old)
  }

  func endAnimations(of view: UIView) { view.removeAnimations() }
}
