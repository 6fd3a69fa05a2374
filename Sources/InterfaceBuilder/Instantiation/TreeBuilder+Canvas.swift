import AutoLayout
import Foundation

/// Moves a tree to another canvas in place.
extension TreeBuilder {
  /// Changes the canvas of the tree. The tree is then equal to a new one on that canvas.
  ///
  /// 1. Views that masks position, and those around them, start from their recorded frames again.
  /// 2. Variations follow the size classes.
  /// 3. Cells, bars and guides follow the canvas.
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
    if old.surface != canvas.surface {
      updatePlaceholderConstraints()
      for part in built { (part.view as? UIStackView)?.surfaceDidChange() }
    }
    if wasOwnCanvas != isOwnCanvas {
      resetManagedFrames()
      resetDocumentFrames()
    }
    rearrangeRows()
    if old.platform != canvas.platform { resetCellMargins() }
    if old.size != canvas.size { rootView.forgetMeasuredWidths() }
    guideHeights.top?.constant = canvas.topGuideLength
    guideHeights.bottom?.constant = canvas.bottomGuideLength
    if canvas.sideMargin == nil { rootView.systemMinimumLayoutMargins = nil }
    place(rootView)
    rootView.layoutStructureDidChange()
  }

  /// Makes masks start from the recorded frames again, before a layout that must equal that of a
  /// new tree on the canvas. Has no effect on a tree that was not moved to another canvas, such as
  /// that of an app, where masks continue from the current frames.
  func prepareForFreshLayout() {
    guard hasMoved, let rootView = built.first?.view else { return }
    restoreFrames()
    resetManagedFrames()
    rearrangeRows()
    place(rootView)
  }

  /// Sets the properties that depend on the class of a view again, including its texts and fonts.
  private func configureClasses() {
    for part in built { if let view = part.view { configureClass(of: view, part.element) } }
  }

  /// Gives views that masks position their recorded frames, and also the views around them, to
  /// whose sizes the masks refer. Each view is restored once.
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

  /// Gives one view the frame that its document records, in points in the superview's coordinates.
  private func restoreFrame(of part: BuiltView) {
    guard let view = part.view else { return }
    view.restoreFrame(frame(of: part.element, in: part.slot, superview: view.superview))
  }

  /// Marks frames as known on the document's own canvas, and as unknown on any other.
  private func resetDocumentFrames() {
    for part in built {
      guard let view = part.view else { continue }
      view.documentFrame =
        isFrameRecorded(of: part.element, in: part.slot)
        ? frame(of: part.element, in: part.slot, superview: view.superview) : nil
    }
  }

  /// Makes the frames of cells, content views, headers and footers follow the canvas.
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

  /// Looks up the margins of cells and their content views again, which depend on the platform.
  private func resetCellMargins() {
    let kinds: Set<ElementName> = [
      .tableViewCellContentView, .collectionViewCell, .collectionReusableView,
    ]
    for part in built {
      guard let view = part.view else { continue }
      if purpose == .canvas, kinds.contains(part.element.kind) {
        setMargins(of: view, part.element)
      } else {
        setCellMargins(of: view, part.element)
      }
    }
  }
}

extension InstantiatedRoot {
  /// Moves the tree to another canvas in place: its views stay the same objects, and values that
  /// the document varies by size class follow.
  ///
  /// The following layout equals that of a new tree on that canvas. The cost of a move does not
  /// depend on the number of earlier moves.
  public mutating func move(to choice: CanvasChoice) {
    guard let builder = view.liveContent as? TreeBuilder else { return }
    canvas = EmbeddedCanvas(choice).canvas(of: root)
    builder.move(to: canvas, isOwnCanvas: choice == .document)
  }
}
