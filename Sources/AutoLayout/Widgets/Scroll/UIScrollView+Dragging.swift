import Foundation

/// Drags, for tests and apps.
///
/// This library generates no touches. These methods simulate a finger on the content: they scroll,
/// drive `panGestureRecognizer`, and call the delegate in UIKit's order. Translations and
/// velocities are those of the finger: content moves with it, so that the content offset decreases.
extension UIScrollView {
  /// Drags the content and lets go.
  ///
  /// If there is a current `AnimationClock`, the content continues to move on the clock; otherwise
  /// it is at its target immediately.
  ///
  /// - Parameters:
  ///   - translation: The distance that the finger moves, in points.
  ///   - velocity: The velocity at which the finger leaves the screen, in points per second.
  public func drag(by translation: CGPoint, velocity: CGPoint = .zero) {
    guard beginDragging() else { return }
    continueDragging(to: translation)
    endDragging(velocity: velocity)
  }

  /// Touches the content and begins to drag.
  ///
  /// - Returns: `false` if scrolling is disabled, if a drag is in progress, or if the recognizer's
  ///   delegate does not allow the drag to begin.
  @discardableResult
  public func beginDragging() -> Bool {
    let pan = panGestureRecognizer
    guard isScrollEnabled, pan.isEnabled, !motion.isDragging,
      pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true
    else { return false }
    stopDecelerating()
    motion.isTracking = true
    motion.isDragging = true
    motion.start = contentOffset
    motion.lockedAxis = nil
    pan.setTranslation(.zero, in: self)
    pan.fingerVelocity = .zero
    pan.state = .began
    if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) {
      _ = window?.endEditing(true)
    }
    delegate?.scrollViewWillBeginDragging(self)
    return true
  }

  /// Moves the finger.
  ///
  /// - Parameter translation: The distance of the finger from the beginning of the drag, in points.
  public func continueDragging(to translation: CGPoint) {
    guard motion.isDragging, translation.x.isFinite, translation.y.isFinite else { return }
    if isDirectionalLockEnabled, motion.lockedAxis == nil, translation != .zero {
      motion.lockedAxis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
    }
    panGestureRecognizer.setTranslation(translation, in: self)
    contentOffset = offset(draggedBy: translation)
    panGestureRecognizer.state = .changed
  }

  /// Lifts the finger. The content moves to the target that results from the velocity, the
  /// deceleration rate, paging and the delegate.
  ///
  /// - Parameter velocity: The velocity of the finger in points per second.
  public func endDragging(velocity: CGPoint = .zero) {
    guard motion.isDragging else { return }
    let speed = scrollVelocity(velocity)
    let target = self.target(after: speed)
    panGestureRecognizer.fingerVelocity = velocity
    panGestureRecognizer.state = .ended
    panGestureRecognizer.fingerVelocity = .zero
    motion.isTracking = false
    motion.isDragging = false
    decelerate(to: target)
    panGestureRecognizer.state = .possible
  }

  // MARK: - Offsets

  /// Returns the content offset after a drag by a translation.
  private func offset(draggedBy translation: CGPoint) -> CGPoint {
    let axes = draggableAxes
    let free = CGPoint(
      x: axes.horizontal ? motion.start.x - translation.x : motion.start.x,
      y: axes.vertical ? motion.start.y - translation.y : motion.start.y)
    let limited = offsetInContent(free)
    guard bounces else { return limited }
    return CGPoint(
      x: limited.x + ScrollMotion.resisted(free.x - limited.x, length: bounds.width),
      y: limited.y + ScrollMotion.resisted(free.y - limited.y, length: bounds.height))
  }

  /// The axes along which the user can drag the content: those on which the content is larger than
  /// the visible area, and those that always bounce.
  private var draggableAxes: (horizontal: Bool, vertical: Bool) {
    let inset = adjustedContentInset
    let width = contentSize.width + inset.left + inset.right
    let height = contentSize.height + inset.top + inset.bottom
    return (
      motion.lockedAxis != .vertical
        && (width > bounds.width || bounces && alwaysBounceHorizontal),
      motion.lockedAxis != .horizontal
        && (height > bounds.height || bounces && alwaysBounceVertical)
    )
  }

  /// Returns the velocity of the content offset in points per millisecond.
  private func scrollVelocity(_ finger: CGPoint) -> CGPoint {
    let axes = draggableAxes
    func speed(_ value: CGFloat) -> CGFloat { value.isFinite ? 0 - value / 1_000 : 0 }
    return CGPoint(
      x: axes.horizontal ? speed(finger.x) : 0, y: axes.vertical ? speed(finger.y) : 0)
  }

  /// Returns the offset at which the content comes to rest, and lets the delegate change it unless
  /// paging is enabled.
  private func target(after velocity: CGPoint) -> CGPoint {
    let projected = projectedOffset(velocity)
    guard !isPagingEnabled else { return page(near: projected) }
    var target = restingOffset(for: offsetInContent(projected), velocity: velocity)
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    return target
  }

  /// Returns the offset at which the content would come to rest without limits.
  ///
  /// Source: "Designing Fluid Interfaces" (Apple, WWDC 2018), which gives the distance as the
  /// velocity per millisecond times d / (1 - d) for a deceleration rate d.
  private func projectedOffset(_ velocity: CGPoint) -> CGPoint {
    let rate = decelerationRate.limited
    let factor = rate / (1 - rate)
    return CGPoint(
      x: contentOffset.x + velocity.x * factor, y: contentOffset.y + velocity.y * factor)
  }

  /// Returns the page nearest to an offset, at most one page away from the one at which the drag
  /// began.
  private func page(near offset: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let first = (start / length).rounded()
      return min(max((offset / length).rounded(), first - 1), first + 1) * length
    }
    return offsetInContent(
      CGPoint(
        x: page(offset.x, motion.start.x, bounds.width),
        y: page(offset.y, motion.start.y, bounds.height)))
  }

  // MARK: - Deceleration

  /// Moves the content to its target after a drag.
  private func decelerate(to target: CGPoint) {
    let moves = target != contentOffset && target.x.isFinite && target.y.isFinite
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    // The delegate can scroll or begin the next drag.
    guard moves, !motion.isDragging else { return }
    let clock = AnimationClock.current
    let run = ScrollDeceleration(
      of: self, to: target, rate: decelerationRate, on: clock ?? AnimationClock())
    motion.deceleration = run
    delegate?.scrollViewWillBeginDecelerating(self)
    guard motion.deceleration === run else { return }
    if let clock { clock.add(run) } else { run.finish() }
  }

  /// Ends the motion after a drag at the current position, as a touch on the content does.
  func stopDecelerating() {
    guard let run = motion.deceleration else { return }
    run.stop()
    endDecelerating()
  }

  /// Reports that the content has come to rest.
  func endDecelerating() {
    motion.deceleration = nil
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
