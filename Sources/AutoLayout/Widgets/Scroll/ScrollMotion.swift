import Foundation

/// The motion of a scroll view's content during and after a drag.
@MainActor
struct ScrollMotion {
  /// A Boolean value that indicates whether a finger is on the content.
  var isTracking = false
  /// A Boolean value that indicates whether the finger drags the content.
  var isDragging = false
  /// The motion after a drag, or `nil` if there is none.
  var deceleration: ScrollDeceleration?
  /// The content offset at which the drag began, in points.
  var start = CGPoint.zero
  /// The axis of the drag if it is limited to one.
  var lockedAxis: NSLayoutConstraint.Axis?

  /// Returns the distance in points that content follows a touch that pulls it beyond its edge. It
  /// is about half of small distances, and never more than the length of the view.
  ///
  /// Reimplementations of `UIScrollView` use this curve; Apple does not document it.
  nonisolated static func resisted(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = resistance * abs(distance)
    return (part * length / (length + part)) * (distance < 0 ? -1 : 1)
  }

  /// The fraction of a small distance by which content follows a touch beyond its edge.
  private nonisolated static let resistance: CGFloat = 0.55
}

/// The motion of the content after a drag, on an animation clock.
///
/// The distance to the target shrinks by the deceleration rate each millisecond.
@MainActor
final class ScrollDeceleration: ClockedRun {
  private weak var view: UIScrollView?
  private let clock: AnimationClock
  private let begin: TimeInterval
  private let start, target: CGPoint
  /// The fraction of the distance that remains after a millisecond.
  private let rate: CGFloat

  init(
    of view: UIScrollView, to target: CGPoint, rate: UIScrollView.DecelerationRate,
    on clock: AnimationClock
  ) {
    self.view = view
    self.clock = clock
    self.target = target
    begin = clock.time
    start = view.contentOffset
    self.rate = rate.limited
  }

  /// The distance in points at which content comes to rest: less than a pixel on all devices.
  private static let restDistance: CGFloat = 0.25

  /// The time of the clock at which the content comes to rest, in seconds.
  var nextEvent: TimeInterval {
    let distance = max(abs(target.x - start.x), abs(target.y - start.y))
    guard distance > Self.restDistance else { return begin }
    return begin + log(Self.restDistance / distance) / log(rate) / 1_000
  }

  func step() {
    let remaining = pow(rate, max(0, clock.time - begin) * 1_000)
    view?.contentOffset = CGPoint(
      x: target.x + (start.x - target.x) * remaining, y: target.y + (start.y - target.y) * remaining
    )
  }

  func finish() {
    clock.remove(self)
    guard let view, view.motion.deceleration === self else { return }
    view.contentOffset = target
    view.endDecelerating()
  }

  /// Ends the motion at the current position.
  func stop() { clock.remove(self) }
}
