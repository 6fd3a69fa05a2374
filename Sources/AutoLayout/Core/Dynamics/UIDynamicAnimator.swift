import Foundation

/// An object that moves items according to behaviors, at each refresh of the display.
///
/// If there is a current `AnimationClock` when the animator starts, it follows the clock. If not,
/// it follows the run loop. It pauses when all items are at rest.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinate space items and behaviors use, or `nil` for a collection view's
  /// layout.
  open private(set) weak var referenceView: UIView?
  /// The delegate, which is notified when the animator pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors that were added to the animator itself, oldest first.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// A Boolean value that indicates whether items are moving.
  open private(set) var isRunning = false
  /// The time in seconds during which the animator has moved items.
  open private(set) var elapsedTime: TimeInterval = 0

  /// The bodies of the items.
  let world = DynamicsWorld()
  /// A closure that returns the bounds that collision behaviors use as a boundary, or `nil` if
  /// there are none.
  var referenceBounds: () -> CGRect? = { nil }
  /// Called after items have moved.
  var didMoveItems: () -> Void = {}

  /// The steps on the clock, or `nil` if there is no clock.
  private var clockedSteps: ClockedSteps?
  private var timer: Timer?
  /// The time in seconds for which all items have been at rest.
  private var restTime: TimeInterval = 0

  /// The number of refreshes per second, as on displays without a variable rate.
  fileprivate static let refreshRate = 60.0
  /// The seconds between two steps.
  private static let interval: TimeInterval = 1 / refreshRate
  /// The time of rest in seconds after which the animator pauses: the time after which Box2D's
  /// bodies sleep.
  private static let restBeforePause: TimeInterval = 0.5

  /// Creates an animator for views whose superview is `view`.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    referenceBounds = { [weak view] in view?.bounds }
  }

  /// Creates an animator without a reference view.
  public override init() { super.init() }

  // MARK: - Behaviors

  /// Adds a behavior and its children, and starts to move the items.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.move(to: self)
    behaviors.append(behavior)
    updateItems()
    resume()
  }

  /// Removes a behavior and its children.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.move(to: nil)
    behaviors.removeAll { $0 === behavior }
    updateItems()
    resume()
  }

  /// Removes all behaviors. The items stay at their current positions.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.move(to: nil) }
    behaviors = []
    updateItems()
    resume()
  }

  /// The behaviors in effect, parents before children.
  private var effectiveBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.allBehaviors) }

  private func updateItems() { world.setItems(effectiveBehaviors.flatMap(\.movedItems)) }

  // MARK: - Items

  /// Returns the items whose frames intersect a rectangle, in points in the coordinates of the
  /// reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    updateItems()
    return world.orderedBodies.map(\.item).filter { $0.dynamicFrame.intersects(rect) }
  }

  /// Reads the center, transform and bounds of an item that the program has changed. The item keeps
  /// its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world[item]?.read()
    resume()
  }

  // MARK: - Steps

  /// Starts to move the items unless there are no behaviors.
  func resume() {
    restTime = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    if let clock = AnimationClock.current {
      let steps = ClockedSteps(of: self, on: clock)
      clockedSteps = steps
      clock.add(steps)
    } else {
      startTimer()
    }
  }

  private func startTimer() {
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: Self.interval), interval: Self.interval, repeats: true
    ) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.move() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stop() {
    isRunning = false
    timer?.invalidate()
    timer = nil
    clockedSteps?.end()
    clockedSteps = nil
  }

  /// Moves the items for a refresh of the display.
  fileprivate func move() {
    updateItems()
    let effective = effectiveBehaviors
    world.advance(by: Self.interval, effective)
    elapsedTime += Self.interval
    restTime = world.isAtRest ? restTime + Self.interval : 0
    for body in world.orderedBodies { body.write() }
    didMoveItems()
    for behavior in effective {
      behavior.report(world)
      behavior.action?()
    }
    guard isRunning, behaviors.isEmpty || restTime > Self.restBeforePause else { return }
    stop()
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// The steps of an animator on a clock. They end with the animator, which the clock does not
/// retain.
@MainActor
private final class ClockedSteps: ClockedRun {
  private weak var animator: UIDynamicAnimator?
  private unowned let clock: AnimationClock
  /// The time on the clock at which the animator started, in seconds.
  private let start: TimeInterval
  /// The number of steps since.
  private var count = 0

  init(of animator: UIDynamicAnimator, on clock: AnimationClock) {
    self.animator = animator
    self.clock = clock
    start = clock.time
  }

  var nextEvent: TimeInterval {
    animator == nil ? clock.time : start + Double(count + 1) / UIDynamicAnimator.refreshRate
  }
  var isEndless: Bool { animator != nil }
  func step() {}
  func finish() {
    guard let animator else { return end() }
    count += 1
    animator.move()
  }

  /// Ends the steps.
  func end() { clock.remove(self) }
}

/// The delegate of a dynamic animator, which is notified when it pauses and resumes. All methods
/// are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before the animator moves items again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when the animator pauses because all items are at rest or no behaviors remain.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// The default implementation does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// The default implementation does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
