import LayoutModel

/// A traversal of the views of a snapshot in drawing order, which is safe for any input.
///
/// A snapshot from a file may have the indices of children that do not exist, duplicate children,
/// or cycles. The traversal ignores such children. It needs no recursion, so that the depth is
/// limited by memory and not by the stack.
struct ViewTraversal: Sequence, IteratorProtocol {
  /// A step of the traversal.
  enum Step: Hashable {
    /// The traversal enters a view. Its subviews follow.
    case enter(Int, depth: Int)
    /// A view and all its descendants are complete.
    case leave(Int, depth: Int)
  }

  /// The layout that is traversed.
  private let snapshot: LayoutSnapshot
  /// A Boolean value per view that indicates whether the view was entered. No view is entered
  /// twice.
  private var seen: [Bool]
  /// The remaining steps. The next one is the last element.
  private var pending: [Step]

  /// Creates a traversal that begins with view 0. It is empty if the snapshot has no views.
  init(_ snapshot: LayoutSnapshot) {
    self.snapshot = snapshot
    seen = Array(repeating: false, count: snapshot.views.count)
    pending = snapshot.views.isEmpty ? [] : [.enter(0, depth: 0)]
    if !seen.isEmpty { seen[0] = true }
  }

  /// Returns the next step, or `nil` at the end.
  ///
  /// Every view is entered and left once, parents before children and siblings back to front.
  ///
  /// - Complexity: Amortized O(1).
  mutating func next() -> Step? {
    guard let step = pending.popLast() else { return nil }
    if case .enter(let index, let depth) = step {
      pending.append(.leave(index, depth: depth))
      for child in snapshot.views[index].children.reversed() where canVisit(child) {
        seen[child] = true
        pending.append(.enter(child, depth: depth + 1))
      }
    }
    return step
  }

  /// Skips the subviews of the view that was entered last. Its `leave` is the next step.
  mutating func skipSubviews() {
    while let last = pending.last, case .enter = last {
      pending.removeLast()
    }
  }

  /// Returns a Boolean value that indicates whether the index is that of a view that was not
  /// entered yet. Snapshots of other programs may have invalid or circular indices.
  private func canVisit(_ child: Int) -> Bool {
    seen.indices.contains(child) && !seen[child]
  }
}
