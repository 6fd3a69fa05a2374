import AutoLayout
import Foundation

extension LayoutSnapshot {
  /// Opens cells that are lower than their content needs and will be as high as it at run time, given
  /// by their content views.
  ///
  /// Interface Builder does not call that a conflict: it marks the content view as ambiguous and leaves
  /// what lies in it where it is recorded.
  ///
  /// O(views · conflicts).
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

  /// Moves a view to its recorded frame, and what is in it with it.
  private mutating func showAsRecorded(_ index: Int) {
    guard let parent = views[index].parent else { return }
    // What a constraint that gave way leaves open down the cell is not open in a cell that has room.
    views[index].ambiguity.subtract([.verticalPosition, .height])
    if let recorded = views[index].recordedFrame { views[index].frame = recorded }
    let around = views[parent]
    views[index].frameInRoot = views[index].frame.offsetBy(
      dx: around.frameInRoot.minX - around.boundsOrigin.x,
      dy: around.frameInRoot.minY - around.boundsOrigin.y)
  }
}
