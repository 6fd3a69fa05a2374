import AutoLayout
import Foundation

extension LayoutSnapshot {
  /// Removes the conflicts of cells that are lower than their content requires. At run time, such a
  /// cell becomes as high as its content. The cells are specified by their content views.
  ///
  /// Interface Builder does not consider this a conflict. It marks the content view as ambiguous
  /// and shows its descendants at their recorded frames.
  ///
  /// - Complexity: O(*v* · *c*), where *v* is the number of views and *c* is the number of
  ///   conflicts.
  mutating func openGrowingCells(_ contentViews: Set<String>) {
    guard !contentViews.isEmpty else { return }
    var isInside: [Bool] = []
    for (index, view) in views.enumerated() {
      let isOpen = view.identifier.map(contentViews.contains) ?? false
      let isDeeper = view.parent.map { isInside[$0] } ?? false
      isInside.append(isOpen || isDeeper)
      if isOpen { views[index].ambiguity.insert(.height) }
      if isDeeper { showAsRecorded(index) }
    }
    let gone = conflicts.filter { conflict in
      conflict.members.allSatisfy { isInside[constraints[$0].first.view] }
    }
    conflicts.removeAll(where: gone.contains)
    for conflict in gone { constraints[conflict.broken].isBroken = false }
  }

  /// Gives a view its recorded frame, and removes its vertical ambiguity.
  private mutating func showAsRecorded(_ index: Int) {
    guard let parent = views[index].parent else { return }
    // A broken constraint causes vertical ambiguity that does not exist if the cell is high enough.
    views[index].ambiguity.subtract([.verticalPosition, .height])
    if let recorded = views[index].recordedFrame { views[index].frame = recorded }
    let around = views[parent]
    views[index].frameInRoot = views[index].frame.offsetBy(
      dx: around.frameInRoot.minX - around.boundsOrigin.x,
      dy: around.frameInRoot.minY - around.boundsOrigin.y)
  }
}
