import Foundation

/// The motion of the content of a scroll view by a finger.
@MainActor
struct ScrollMotion {
  /// A Boolean value that indicates whether a finger is on the content.
  var isTracking = false
  /// A Boolean value that indicates whether the finger drags the content.
  var isDragging = false
  /// The motion after a drag, or nil.
  var deceleration: ScrollDeceleration?
  /// The content offset at which the drag began, in points.
  var start = CGPoint.zero
  /// The axis of the drag if it is limited to one.
  var lockedAxis: NSLayoutConstraint.Axis?

  /// Returns how far content follows a finger that pulls it beyond its edge, in points: by half of
  /// small distances, and never by more than the length of the view.
  ///
  /// Reimplementations of `UIScrollView` use this curve; Apple does not document it.
  nonisolated static func resisted(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = resistance * abs(distance)
    return (part * length / (length + part)) * (distance < 0 ? -1 : 1)
  }

  /// The part of a small distance by which content follows a finger beyond its edge.
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
  /// The part of the distance that remains after a millisecond.
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

  /// The end of the motion.
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

  /// Ends the motion where it is.
  func stop() { clock.remove(self) }
}
