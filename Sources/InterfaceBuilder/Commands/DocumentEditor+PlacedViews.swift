import Foundation

/// Edits of views of a canvas.
extension DocumentEditor {
  /// Frees a view from its fixed frame.
  mutating func unfix(_ view: PlacedView) { unfixFrame(of: view.element.element) }

  /// Fixes a view to its recorded frame, as Interface Builder does with views without constraints.
  mutating func fix(_ view: PlacedView) {
    if view.recorded == nil { record(view.solved, of: view) }
    fixFrame(of: view.element.element)
  }

  /// Records a frame in the element that the canvas reads, which may belong to a variation, and
  /// removes the flags that mark the view as misplaced.
  mutating func record(_ frame: CGRect, of view: PlacedView) {
    if let recorded = view.element.child(ViewElement.frame) {
      record(frame, in: recorded)
    } else {
      insert(frame, into: view.element.element)
    }
    for holder in [view.element.element] + view.element.variations
    where holder.text(of: ViewElement.misplaced) != nil {
      set(ViewElement.misplaced.name, of: holder, to: nil)
    }
  }
}
