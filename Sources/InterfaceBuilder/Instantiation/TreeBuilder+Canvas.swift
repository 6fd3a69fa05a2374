import AutoLayout
import Foundation

/// Moving a tree to another canvas in place.
extension TreeBuilder {
  /// Gives the tree another canvas; it is then what a new tree on that canvas would be.
  ///
  /// 1. Views that masks place, and those around them, begin again with their recorded frames.
  /// 2. Variations follow the size classes. 3. Cells, bars and guides follow the canvas.
  /// 4. The root gets its size and surroundings.
  func move(to canvas: InterfaceCanvas, isOwnCanvas: Bool) {
    guard let rootView = built.first?.view else { return }
    let old = self.canvas
    let wasOwnCanvas = self.isOwnCanvas
    hasMoved = true
    self.canvas = canvas
    self.isOwnCanvas = isOwnCanvas
    restoreFrames()
    if updateFonts() { configureClasses() }
    apply(VariationTraits(canvas), to: rootView)
    if old.surface != canvas.surface { updatePlaceholderConstraints() }
    if wasOwnCanvas != isOwnCanvas {
      resetManagedFrames()
      resetDocumentFrames()
    }
    rearrangeRows()
    if old.device != canvas.device { resetCellMargins() }
    if old.size != canvas.size { rootView.forgetMeasuredWidths() }
    guideHeights.top?.constant = canvas.topGuideLength
    guideHeights.bottom?.constant = canvas.bottomGuideLength
    if canvas.sideMargin == nil { rootView.systemMinimumLayoutMargins = nil }
    place(rootView)
    rootView.layoutStructureDidChange()
  }

  /// Where the tree is to be what a new one on the canvas would be, masks begin from the recorded
  /// frames again; in an application they go on from the present ones.
  func prepareForFreshLayout() {
    guard hasMoved, let rootView = built.first?.view else { return }
    restoreFrames()
    resetManagedFrames()
    rearrangeRows()
    place(rootView)
  }

  /// Sets again what classes read, texts and fonts among it.
  private func configureClasses() {
    for part in built { if let view = part.view { configureClass(of: view, part.element) } }
  }

  private func restoreFrames() {
    var restored: Set<Int> = []
    for part in built.dropFirst() {
      guard let view = part.view, view.translatesAutoresizingMaskIntoConstraints,
        view.superview != nil
      else { continue }
      if let outer = part.element.element.parent.flatMap(ownerIndex),
        restored.insert(built[outer].offset).inserted
      {
        restoreFrame(of: built[outer])
      }
      if restored.insert(part.offset).inserted { restoreFrame(of: part) }
    }
  }

  private func restoreFrame(of part: BuiltView) {
    guard let view = part.view else { return }
    view.restoreFrame(frame(of: part.element, in: part.slot, superview: view.superview))
  }

  private func resetDocumentFrames() {
    for part in built {
      guard let view = part.view else { continue }
      view.documentFrame =
        isFrameRecorded(of: part.element, in: part.slot)
        ? frame(of: part.element, in: part.slot, superview: view.superview) : nil
    }
  }

  private func resetManagedFrames() {
    for part in built where part.slot != .root && part.slot != .subview {
      guard let view = part.view else { continue }
      switch view.superview {
      case let cell as UITableViewCell: cell.documentContentFrame = nil
      case let cell as UICollectionViewCell: cell.documentContentFrame = nil
      default: break
      }
      setManagedFrame(of: view, in: part.slot, superview: view.superview)
    }
  }

  private func resetCellMargins() {
    for part in built { if let view = part.view { setCellMargins(of: view, part.element) } }
  }
}

extension InstantiatedRoot {
  /// Puts the tree on another canvas in place: its views stay the same objects, and what the document
  /// varies by size class follows.
  ///
  /// The layout that follows is the one of a new tree on that canvas. Its work grows with what
  /// changes, not with the number of moves.
  public mutating func move(to choice: CanvasChoice) {
    guard let builder = view.liveContent as? TreeBuilder else { return }
    canvas = EmbeddedCanvas(choice).canvas(of: root)
    builder.move(to: canvas, isOwnCanvas: choice == .document)
  }
}
