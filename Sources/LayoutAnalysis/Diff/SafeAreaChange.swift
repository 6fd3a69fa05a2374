import AutoLayout

/// The change of the safe area of a root's canvas, which bars and layout guides determine.
struct SafeAreaChange: Hashable, Sendable {
  /// The number of whole points by which the inset at each side grew.
  let top, bottom, left, right: Int

  /// Compares the safe areas of two layouts.
  init(_ old: LayoutSnapshot, _ new: LayoutSnapshot) {
    let (was, now) = (old.canvas.safeAreaInsets, new.canvas.safeAreaInsets)
    func points(_ distance: CGFloat) -> Int { Int(distance.rounded()) }
    top = points(now.top - was.top)
    bottom = points(now.bottom - was.bottom)
    left = points(now.left - was.left)
    right = points(now.right - was.right)
  }

  /// Returns a description of the inset that moved a view by these distances on all its canvases,
  /// such as `the safe area begins 20 points lower`, or `nil` if no inset did.
  static func cause(
    of movement: ViewChange.Movement, _ changes: [String: SafeAreaChange]
  ) -> String? {
    let found = Set(movement.canvases.map { changes[$0] })
    guard found.count == 1, case let change?? = found.first else { return nil }
    let (x, y) = (movement.x, movement.y)
    if change.top != 0, y == change.top || -movement.height == change.top {
      return "the safe area begins \(words(change.top, "lower", "higher"))"
    }
    if change.bottom != 0, -y == change.bottom || -movement.height == change.bottom {
      return "the safe area ends \(words(-change.bottom, "lower", "higher"))"
    }
    if change.left != 0, x == change.left || -movement.width == change.left {
      return "the safe area begins \(words(change.left, "further right", "further left"))"
    }
    if change.right != 0, -x == change.right || -movement.width == change.right {
      return "the safe area ends \(words(-change.right, "further right", "further left"))"
    }
    return nil
  }

  /// Returns a description of a distance, such as `20 points lower`.
  private static func words(_ distance: Int, _ more: String, _ less: String) -> String {
    let count = abs(distance)
    return "\(count) point\(count == 1 ? "" : "s") \(distance > 0 ? more : less)"
  }
}
