import Foundation

/// The animations of iOS 3, between `beginAnimations(_:context:)` and `commitAnimations()`.
extension UIView {
  /// Begins an animated block with the default duration and curve.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimation.open.append(BegunAnimation(animationID))
  }

  /// Sets the delegate of the innermost block, which is notified when the animation starts and
  /// stops. It is retained until then, and must conform to `SelectorDispatching`.
  public class func setAnimationDelegate(_ delegate: Any?) {
    BegunAnimation.open.last?.delegate = delegate as AnyObject?
  }
  /// Sets the method of the delegate that is called when the innermost block is committed.
  ///
  /// - Remark: Partial. The method receives the identifier of the block, but no context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    BegunAnimation.open.last?.willStart = selector
  }
  /// Sets the method of the delegate that is called when the animations of the innermost block end.
  ///
  /// - Remark: Partial. The method receives the identifier of the block, but neither the finished
  ///   flag nor a context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    BegunAnimation.open.last?.didStop = selector
  }

  /// Ends the innermost animated block and starts its animations.
  public class func commitAnimations() { BegunAnimation.open.popLast()?.commit() }

  /// Sets the duration of the innermost block in seconds, before its changes.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    BegunAnimation.open.last?.duration = duration
  }
  /// Sets the delay of the innermost block in seconds, before its changes.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    BegunAnimation.open.last?.delay = delay
  }
  /// Sets the timing curve of the innermost block, before its changes.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    BegunAnimation.open.last?.curve = curve
  }
  /// Sets the number of repetitions of the innermost block, before its changes.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimation.open.last?.repetitions = RepeatCount.repetitions(repeatCount)
  }
  /// Sets whether the innermost block also runs backward, before its changes.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.open.last?.autoreverses = repeatAutoreverses
  }
  /// Sets whether the innermost block starts at the displayed values, before its changes.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    BegunAnimation.open.last?.beginsFromCurrentState = fromCurrentState
  }
}

/// A block that was begun and not committed.
@MainActor
final class BegunAnimation {
  /// The open blocks, from the outermost to the innermost.
  static var open: [BegunAnimation] = []

  /// The default duration in seconds (Apple's documentation of `setAnimationDuration(_:)`).
  var duration: TimeInterval = 0.2 { didSet { restart() } }
  var delay: TimeInterval = 0 { didSet { restart() } }
  var curve = UIView.AnimationCurve.easeInOut { didSet { restart() } }
  fileprivate var repetitions = 1.0 { didSet { restart() } }
  var autoreverses = false { didSet { restart() } }
  var beginsFromCurrentState = false { didSet { restart() } }
  /// The parts of the block, each with the settings before its changes.
  private var runs: [AnimationRun] = []
  private var context: AnimationContext?

  /// The identifier of the block, which the methods of the delegate receive.
  private let identifier: String?
  fileprivate var delegate: AnyObject?
  fileprivate var willStart: Selector?
  fileprivate var didStop: Selector?
  /// The number of parts that have not ended.
  private var remaining = 0

  /// Begins a block.
  init(_ identifier: String?) {
    self.identifier = identifier
    restart()
  }

  /// Begins a part with the current settings.
  private func restart() {
    context?.close()
    var run: AnimationRun?
    if let clock = AnimationClock.current, AnimationContext.areAnimationsEnabled {
      run = AnimationRun(
        on: clock, delay: delay, duration: duration, curve: .bezier(curve.bezier),
        repetitions: repetitions, autoreverses: autoreverses,
        completion: { _ in self.partDidEnd() })
    }
    let context = AnimationContext(
      timeline: run, duration: duration, curve: .bezier(curve.bezier))
    if beginsFromCurrentState { context.options.insert(.beginFromCurrentState) }
    context.open()
    self.context = context
    if let run { runs.append(run) }
  }

  func commit() {
    context?.close()
    context = nil
    tell(willStart)
    remaining = runs.count
    if runs.isEmpty { tell(didStop) }
    for run in runs { run.start() }
    runs = []
  }

  /// Tells the delegate after the end of the last part.
  private func partDidEnd() {
    remaining -= 1
    if remaining == 0 { tell(didStop) }
  }

  /// Calls a method of the delegate.
  private func tell(_ selector: Selector?) {
    guard let selector, let target = delegate as? any SelectorDispatching else { return }
    _ = target.dispatch(selector, with: identifier)
  }
}
