import Foundation
import LayoutEngine

/// The solution of the system, and access to its values.
extension LayoutHost {
  /// The analyses of equal parts of systems, such as cells, that all hosts use.
  @exclusivity(unchecked) private static var prototypes = LayoutEngine.Prototypes()

  /// Solves the system if it has changed. Breaks conflicting required constraints, and marks the
  /// views whose subviews move.
  func solve() {
    forgetDisplay()
    guard isSystemChanged else { return }
    isSystemChanged = false
    endExercise()
    statistics.solutions += 1
    restoreBroken()
    (knownConflicts, conflicts) = (conflicts, [])
    while case .conflict(let rows) = engine.solve(sharing: &Self.prototypes) {
      guard breakOne(of: rows) else { break }
    }
    takeChangedVariables()
  }

  /// Marks the views whose subviews move for layout, and the text whose width changed for
  /// measurement.
  private func takeChangedVariables() {
    var marked: UnsafeMutableRawPointer?
    var last: Unmanaged<LayoutRecord>?
    for variable in engine.takeChangedVariables() {
      // The variables of an item often change together.
      let isSame = last?.withInstance { $0.contains(variable) } == true
      guard let reference = isSame ? last : ownerReference(of: variable) else { continue }
      last = reference
      reference.withInstance { record in
        if record.dependsOnWidth, variable == record.width || record.hasCustomAlignment {
          noteUnmeasured(record)
        }
      }
      guard !isSame, !isMeasuring,
        let container = reference.withInstance({ $0.containerReference })
      else { continue }
      let view = reference.withInstance { $0.viewReference }
      if container.toOpaque() != marked {
        container.takeUnretainedValue().setNeedsLayout(toPlace: view?.takeUnretainedValue())
        marked = container.toOpaque()
      } else if let view {
        container.withInstance { $0.noteToPlace(view) }
      }
    }
  }

  /// Marks for layout the view whose subviews a variable moves.
  func markOwner(of variable: LayoutEngine.Variable) {
    owner(of: variable)?.container?.setNeedsLayout()
  }

  // MARK: - Values

  /// Returns the displayed frame of an item before rounding, or `nil` if it has no variables.
  func solvedRect(of item: any LayoutItem) -> CGRect? { record(of: item).map(solvedRect) }

  /// Returns the displayed frame of an item before rounding.
  private func solvedRect(of record: LayoutRecord) -> CGRect {
    if exercised.isEmpty { return engineRect(of: record) }
    return CGRect(
      x: shownValue(of: record.x), y: shownValue(of: record.y),
      width: shownValue(of: record.width), height: shownValue(of: record.height))
  }

  /// The number of steps per point to which values of the frames of guides that are not at a pixel
  /// boundary are rounded. The last digits of a solution depend on previous solutions, but a screen
  /// that is rotated twice must have its original frames. The value is three digits above the
  /// errors, and a millionth of a visible difference.
  private static let guideParts: CGFloat = 1e9

  /// Returns the frame of a guide: the solved frame without rounding errors.
  func solvedFrame(of guide: UILayoutGuide) -> CGRect? {
    guard let exact = solvedRect(of: guide) else { return nil }
    let scale = display.scale
    func settled(_ value: CGFloat) -> CGFloat {
      let pixels = (value * scale).rounded()
      // At a pixel boundary, the value is the same number as the edge of a view at this position.
      if abs(value * scale - pixels) < PixelEdge.tieAllowance { return pixels / scale }
      return (value * Self.guideParts).rounded() / Self.guideParts
    }
    return CGRect(
      x: settled(exact.origin.x), y: settled(exact.origin.y), width: settled(exact.width),
      height: settled(exact.height))
  }

  /// Returns the frame of an item in the engine before rounding, independent of an exercised
  /// ambiguity.
  func engineRect(of item: any LayoutItem) -> CGRect? { record(of: item).map(engineRect) }

  /// Returns the frame of an item in the engine before rounding, independent of an exercised
  /// ambiguity.
  func engineRect(of record: LayoutRecord) -> CGRect {
    let values = engine.values(of: record.x, record.y, record.width, record.height)
    return CGRect(
      x: values.first, y: values.second, width: values.third, height: values.fourth)
  }

  /// Returns the frame of a view: each edge of the solved alignment rectangle is rounded to the
  /// nearest pixel, and halves are rounded up. Returns `nil` for views that the engine does not
  /// place.
  func solvedFrame(of view: UIView) -> CGRect? {
    guard let record = record(of: view) else { return nil }
    var range = PixelShiftRange.unlimited
    return solvedFrame(
      of: view, record, solvedRect(of: record), shift: view.parent.map(pixelShift) ?? .zero, &range)
  }

  /// Applies the solution to the subviews of a view that the layout places: their frames, and their
  /// offsets to pixels.
  func applySolvedFrames(toSubviewsOf superview: UIView) {
    let shift = pixelShift(of: superview)
    let changed = superview.takeSubviewsToPlace()
    // The limits of subviews that keep their frames are in the current range.
    var range = changed == nil ? .unlimited : superview.pixelShiftRange
    let parent = Unmanaged.passUnretained(superview).toOpaque()
    (changed ?? superview.subviews).forEachReference { reference in
      guard reference.parent?.toOpaque() == parent else { return }
      reference.withInstance { applySolvedFrame(to: $0, shift: shift, &range) }
    }
    superview.pixelShiftRange = range
    limitShifts(above: superview)
  }

  /// Applies the solution to a subview of a view that `shift` moves from its pixels. Limits the
  /// shifts of the superview to those with the same result.
  private func applySolvedFrame(to view: UIView, shift: CGPoint, _ range: inout PixelShiftRange) {
    var offset = CGPoint.zero
    if let reference = recordReference(of: view) {
      let (exact, frame) = reference.withInstance { record in
        let exact = solvedRect(of: record)
        return (exact, solvedFrame(of: view, record, exact, shift: shift, &range))
      }
      if let frame { view.takeSolvedFrame(frame) }
      let rounded = view.untransformedOrigin
      offset = CGPoint(x: exact.minX - rounded.x, y: exact.minY - rounded.y)
    }
    view.takePixelOffset(offset, in: shift)
    // A view that is laid out next limits the ranges of its superviews in that layout.
    if !view.needsLayoutFlag { range.limit(to: view.pixelShiftRange, ofSubviewAt: offset) }
  }

  /// Limits the shifts of the superviews of a view to those that its range allows.
  private func limitShifts(above view: UIView) {
    var current = view
    while current !== root, let superview = current.parent {
      var range = superview.pixelShiftRange
      range.limit(to: current.pixelShiftRange, ofSubviewAt: current.pixelOffset)
      guard !superview.pixelShiftRange.isWithin(range) else { return }
      superview.pixelShiftRange = range
      current = superview
    }
  }

  /// Returns the frame to which the solved rectangle of a view is rounded, or `nil` if the view
  /// keeps its frame. Limits the shifts of its superview to those with the same result.
  private func solvedFrame(
    of view: UIView, _ record: LayoutRecord, _ exact: CGRect, shift: CGPoint,
    _ range: inout PixelShiftRange
  ) -> CGRect? {
    guard !record.isMoved else { return nil }
    if view.translatesAutoresizingMaskIntoConstraints,
      exact.isClose(to: CGRect(origin: view.untransformedOrigin, size: view.bounds.size))
    {
      return nil
    }
    let scale = display.scale
    let stated = view.alignmentRect(forFrame: exact)
    if !record.hasCustomAlignment, stated != view.baseAlignmentRect(forFrame: exact) {
      noteLateAlignment(of: view)
    }
    let aligned = view.finiteAlignmentRect(stated, forFrame: exact)
    let minX = PixelEdge(aligned.origin.x, shift: shift.x, scale: scale)
    let minY = PixelEdge(aligned.origin.y, shift: shift.y, scale: scale)
    let maxX = PixelEdge(aligned.origin.x + aligned.size.width, shift: shift.x, scale: scale)
    let maxY = PixelEdge(aligned.origin.y + aligned.size.height, shift: shift.y, scale: scale)
    range.limitX(to: minX)
    range.limitX(to: maxX)
    range.limitY(to: minY)
    range.limitY(to: maxY)
    // Sizes are differences of whole pixels. A difference of points would lose the last bit.
    let rect = CGRect(
      x: minX.pixel / scale, y: minY.pixel / scale, width: max(0, maxX.pixel - minX.pixel) / scale,
      height: max(0, maxY.pixel - minY.pixel) / scale)
    return view.solvedFrame(forAlignmentRect: rect)
  }

  /// Returns the difference between the solved origin of `view` and the pixels to which it was
  /// rounded, in the root's coordinates. Edges of its subviews are rounded to the nearest pixel of
  /// the screen, not of the view.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  private func pixelShift(of view: UIView) -> CGPoint {
    var shift = CGPoint.zero
    var current = Unmanaged.passUnretained(view)
    let end = Unmanaged.passUnretained(root).toOpaque()
    // A root is aligned to pixels.
    while current.toOpaque() != end, let superview = current.parent {
      current.withInstance {
        shift.x += $0.pixelOffset.x
        shift.y += $0.pixelOffset.y
      }
      current = superview
    }
    return shift
  }

  /// Returns the ambiguous parts of an item's frame.
  func ambiguity(of item: any LayoutItem) -> LayoutSnapshot.Ambiguity {
    guard let record = record(of: item), item !== root else { return [] }
    let ambiguous = Set(engine.ambiguousVariables())
    return record.ambiguity(among: ambiguous)
  }

  /// Returns a Boolean value that indicates whether an item has more than one possible frame.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    update()
    solve()
    return ambiguity(of: item) != []
  }
}

extension LayoutRecord {
  /// The view whose layout sets the frame of the item: the superview of a view, or the owner of a
  /// guide.
  @MainActor var container: UIView? { containerReference?.takeUnretainedValue() }

  /// The container, which is not retained.
  @MainActor var containerReference: Unmanaged<UIView>? {
    viewReference?.parent ?? life.containerReference
  }

  /// Returns the parts of a frame that have more than one solution.
  func ambiguity(among variables: Set<LayoutEngine.Variable>) -> LayoutSnapshot.Ambiguity {
    var found: LayoutSnapshot.Ambiguity = []
    if variables.contains(x) { found.insert(.horizontalPosition) }
    if variables.contains(y) { found.insert(.verticalPosition) }
    if variables.contains(width) { found.insert(.width) }
    if variables.contains(height) { found.insert(.height) }
    return found
  }
}

extension ItemLife {
  /// The superview of a view, or the owner of a guide, which is not retained.
  @MainActor var containerReference: Unmanaged<UIView>? {
    if let viewReference { return viewReference.parent }
    return (item?.layoutItemView).map(Unmanaged.passUnretained)
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether the origins and the sizes differ by no more
  /// than rounding errors (10⁻⁶ points).
  func isClose(to other: CGRect) -> Bool {
    let allowance: CGFloat = 1e-6
    return abs(minX - other.minX) < allowance && abs(minY - other.minY) < allowance
      && abs(width - other.width) < allowance && abs(height - other.height) < allowance
  }
}

/// The values that `exerciseAmbiguityInLayout()` displays instead of the solution.
extension LayoutHost {
  /// Removes the displayed values. Called when the system is solved again.
  func endExercise() {
    exercises = []
    guard !exercised.isEmpty else { return }
    let variables = exercised.keys
    exercised = [:]
    for variable in variables { markOwner(of: variable) }
  }

  /// Ends the turn of the exercised views (see `AmbiguityExercise`), because a layout is about to
  /// show their solutions.
  func endExerciseTurn() {
    for index in exercises.indices { exercises[index].endTurn() }
  }

  /// Returns the displayed value: the solved value, or the one that an exercised ambiguity
  /// substitutes.
  func shownValue(of variable: LayoutEngine.Variable) -> Double {
    guard !exercised.isEmpty, let other = exercised[variable] else {
      return engine.value(of: variable)
    }
    return other
  }
}
