import Foundation

/// An animation that was added to a layer.
@MainActor
final class LayerAnimationRun: ClockedRun {
  let key: String
  let animation: CAAnimation
  /// The animation with the values that it had when it was added.
  private var plan: LayerPlan
  private weak var layer: CALayer?
  private let clock: AnimationClock?
  /// The transaction whose completion block waits for the animation.
  private var transaction: TransactionGroup?
  private var hasStarted = false
  /// A Boolean value that indicates whether the active time ended or the animation was removed.
  private var isOver = false
  private let delegate: (any CAAnimationDelegate)?
  private let isRemovedOnCompletion: Bool

  init(_ animation: CAAnimation, forKey key: String, on layer: CALayer) {
    self.key = key
    self.animation = animation
    self.layer = layer
    clock = AnimationClock.current
    plan = LayerPlan(animation, usualDuration: CATransaction.animationDuration())
    delegate = animation.delegate
    isRemovedOnCompletion = animation.isRemovedOnCompletion
    if plan.timing.begin == 0 {
      plan.timing.begin = layer.convertTime(clock?.time ?? 0, from: nil)
    }
    transaction = CATransaction.group
    transaction?.begin()
  }

  func start() {
    if let clock { return clock.add(self) }
    MainTurn.add { [self] in
      if plan.timing.end.isFinite { finish() } else { reportStart() }
    }
  }

  /// The current time of the clock as a time of the layer, in seconds. Without a clock, it is the
  /// end of the animation.
  private var time: Double {
    guard let clock else { return plan.timing.end }
    return layer?.convertTime(clock.time, from: nil) ?? clock.time
  }

  /// Sets the displayed values on a copy of the layer.
  func apply(to copy: CALayer) {
    // Without a clock, an animation ends immediately, and one without an end is not displayed.
    guard time.isFinite, !isOver || !isRemovedOnCompletion else { return }
    plan.apply(at: time, to: copy)
  }

  // MARK: ClockedRun

  var nextEvent: TimeInterval {
    guard !isOver, let layer else { return clock?.time ?? 0 }
    let begin = layer.clockTime(at: plan.timing.begin)
    if !hasStarted { return begin }
    return max(layer.clockTime(at: plan.timing.end), begin)
  }

  func step() { if !hasStarted, let clock, nextEvent <= clock.time { reportStart() } }

  func finish() {
    reportStart()
    guard layer != nil, let clock, nextEvent > clock.time else { return end(isFinished: true) }
  }

  private func reportStart() {
    guard !hasStarted, !isOver else { return }
    hasStarted = true
    delegate?.animationDidStart(animation)
  }

  /// Ends the animation and notifies the delegate once.
  func end(isFinished: Bool) {
    guard !isOver else { return }
    isOver = true
    clock?.remove(self)
    if isRemovedOnCompletion || !isFinished { layer?.extras?.runs.removeAll { $0 === self } }
    delegate?.animationDidStop(animation, finished: isFinished)
    transaction?.end()
    transaction = nil
  }
}

/// The animations of a transaction, after which its completion block is called.
@MainActor
final class TransactionGroup {
  private var count = 0
  private var isCommitted = false
  private var completion: (() -> Void)?

  /// Adds an animation for which the completion block waits.
  func begin() { count += 1 }

  /// Records the end of an animation. Calls the completion block if it was the last one and the
  /// transaction is committed.
  func end() {
    count -= 1
    completeIfDone()
  }

  /// Commits the transaction with its completion block.
  func commit(_ completion: (() -> Void)?) {
    isCommitted = true
    self.completion = completion
    completeIfDone()
  }

  private func completeIfDone() {
    guard isCommitted, count == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}
