import Foundation

/// A block whose changes are animated, or explicitly not animated.
@MainActor
final class AnimationContext {
  /// The open blocks, from the outermost to the innermost.
  private static var open: [AnimationContext] = []
  /// The value of `UIView.areAnimationsEnabled`.
  static var areAnimationsEnabled = true

  /// A part of a keyframe animation.
  struct Keyframe {
    var start, length: Double
    var mode: UIView.KeyframeAnimationOptions.Calculation
  }

  /// The innermost open block.
  static var current: AnimationContext? { open.last }

  /// The innermost open block if its changes are animated, or `nil` if they take effect
  /// immediately.
  static var recording: AnimationContext? {
    guard let current = open.last, current.timeline != nil, areAnimationsEnabled else { return nil }
    return current
  }

  /// The timeline of the changes, or `nil` if there is no clock or no animation.
  let timeline: (any AnimationTimeline)?
  /// The duration in seconds, which `inheritedAnimationDuration` returns.
  let duration: TimeInterval
  /// The timing curve of the changes.
  let curve: TimingCurve
  /// The options of the block.
  var options: UIView.AnimationOptions = []
  /// The current keyframe.
  var keyframe: Keyframe?
  /// The fraction of an animator's duration before the changes start.
  var delayShare = 0.0
  /// The recorder of the constants that a block of `UIView.animateConstraints` changes. It is `nil`
  /// for all other blocks.
  var constants: ConstantRecorder?

  /// A Boolean value that indicates whether changes start at the displayed values, not at the
  /// values of the properties.
  var beginsFromCurrentState: Bool { options.contains(.beginFromCurrentState) }

  /// The stack views whose arrangement the block changed.
  private var stacks: [UIView] = []
  /// The views whose size the block changed, if the options require that they be laid out.
  private var resized: [UIView] = []

  init(
    timeline: (any AnimationTimeline)?, duration: TimeInterval = 0,
    curve: TimingCurve = .bezier(.easeInOut)
  ) {
    self.timeline = timeline
    self.duration = duration
    self.curve = curve
  }

  /// Runs a block, and then lays out the stack views that it changed.
  func run(_ body: () -> Void) {
    open()
    defer { Self.open.removeAll { $0 === self } }
    body()
    for view in stacks + resized { view.layoutIfNeeded() }
  }

  /// Opens the block until `close()`.
  func open() {
    UIView.changeObserver = AnimationRecorder.shared
    Self.open.append(self)
  }

  /// Closes a block that `open()` opened, and lays out the stack views that it changed.
  func close() {
    for view in stacks + resized { view.layoutIfNeeded() }
    Self.open.removeAll { $0 === self }
  }

  // MARK: - Changes of views

  /// Animates a change of a property.
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

  /// Records that a stack view will arrange its views again. In an animated block, this occurs
  /// before the block ends. A stack view that was never laid out is not animated.
  static func noteArrangement(of stack: UIView) {
    guard let current = open.last, current.timeline != nil || current.constants != nil,
      stack.layoutHost != nil, !current.stacks.contains(where: { $0 === stack })
    else { return }
    current.stacks.append(stack)
  }
}

/// Forwards the changes of views to the blocks that animate them.
@MainActor
final class AnimationRecorder: ViewChangeObserver {
  /// The recorder for all blocks.
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
