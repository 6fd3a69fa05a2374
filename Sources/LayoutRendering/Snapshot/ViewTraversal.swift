import LayoutModel

/// A walk through the views of a snapshot in drawing order, safe for any input.
///
/// A snapshot read from a file may name children that do not exist, name one twice, or hold a
/// cycle; the walk ignores such children. It needs no recursion, so that depth is bounded by
/// memory, not by the stack.
struct ViewTraversal: Sequence, IteratorProtocol {
  /// A step of the traversal.
  enum Step: Hashable {
    /// A view is reached; its subviews follow.
    case enter(Int, depth: Int)
    /// A view and everything below it is done.
    case leave(Int, depth: Int)
  }

  /// The layout that is traversed.
  private let snapshot: LayoutSnapshot
  /// Whether a view was entered, by index; no view is entered twice.
  private var seen: [Bool]
  /// The steps that remain, the next one last.
  private var pending: [Step]

  /// Walks from view 0. Nothing is walked when the snapshot has no view.
  init(_ snapshot: LayoutSnapshot) {
    self.snapshot = snapshot
    seen = Array(repeating: false, count: snapshot.views.count)
    pending = snapshot.views.isEmpty ? [] : [.enter(0, depth: 0)]
    if !seen.isEmpty { seen[0] = true }
  }

  /// The next step; nil at the end.
  ///
  /// Every view is entered and left once, parents before children and siblings back to front.
  /// Complexity: amortized O(1).
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

  /// Forgets the subviews of the view that was entered last: its `leave` comes next.
  mutating func skipSubviews() {
    while let last = pending.last, case .enter = last {
      pending.removeLast()
    }
  }

  /// Whether the index is that of a view which was not entered yet. Snapshots can come from other
  /// programs, whose indices may be wrong or circular.
  private func canVisit(_ child: Int) -> Bool {
    seen.indices.contains(child) && !seen[child]
  }
}
