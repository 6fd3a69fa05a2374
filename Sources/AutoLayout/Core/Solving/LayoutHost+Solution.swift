import Foundation
import LayoutEngine

/// Solving, and reading the solution.
extension LayoutHost {
  /// Solves the present system, breaking required constraints that contradict each other, and marks
  /// the views whose subviews move.
  func solve() {
    guard isSystemChanged else { return }
    isSystemChanged = false
    endExercise()
    statistics.solutions += 1
    restoreBroken()
    (knownConflicts, conflicts) = (conflicts, [])
    while case .conflict(let rows) = engine.solve() {
      guard breakOne(of: rows) else { break }
    }
    guard !isMeasuring else { return }
    for variable in engine.takeChangedVariables() { markOwner(of: variable) }
  }

  /// Has the views laid out again whose subviews a variable moves.
  func markOwner(of variable: LayoutEngine.Variable) {
    guard let id = owners[variable], let item = items[id]?.object else { return }
    let container = item is UIView ? item.layoutItemView?.superview : item.layoutItemView
    container?.setNeedsLayout()
  }

  // MARK: - Conflicts

  /// The level at which a broken constraint still counts: below required, above every other wish
  /// (UIKit's own highest optional priority is 999.999).
  private static let brokenPriority = LayoutEngine.Priority(rawValue: 999.9999)

  /// The level of a broken constraint to content that got its size last: the rest takes its natural
  /// size (the recorded cells). Less than any priority that a program gives in earnest.
  private static let releasedPriority = LayoutEngine.Priority(rawValue: 0.001)

  /// Gives broken constraints another chance.
  private func restoreBroken() {
    for (id, _) in broken {
      for (handle, relation) in zip(rows[id]?.handles ?? [], rows[id]?.constraint.relations ?? []) {
        engine.setPriority(LayoutEngine.Priority(relation.1), of: handle)
      }
    }
    broken = [:]
    contradictions = []
  }

  /// Lowers the constraint that UIKit would break; false when none of the rows is a constraint's.
  private func breakOne(of handles: [LayoutEngine.Constraint]) -> Bool {
    let candidates = handles.compactMap { handle in
      constraints[handle].flatMap { rows[$0]?.constraint }
    }
    let held = candidates.filter { isHeldBack($0, in: handles) }
    guard let victim = NSLayoutConstraint.victim(among: candidates, sparing: held) else {
      // Only bounds of sizes are left: they contradict rows already lowered.
      for handle in handles { engine.setPriority(Self.brokenPriority, of: handle) }
      return !handles.isEmpty
    }
    report(handles, candidates, breaking: victim)
    let id = ObjectIdentifier(victim)
    broken[id] = victim
    contradictions.append((candidates.map { ObjectIdentifier($0) }, id))
    let level = victim.touchesFixedContent ? Self.releasedPriority : Self.brokenPriority
    for handle in rows[id]?.handles ?? [] where handles.contains(handle) {
      engine.setPriority(level, of: handle)
    }
    return true
  }

  /// Whether the contradiction is about a view being larger than its content. Recorded: an image
  /// that must not be larger kept its size, while labels, images and a button that must not be
  /// smaller than theirs gave way (one root against three).
  private func isHeldBack(
    _ constraint: NSLayoutConstraint, in handles: [LayoutEngine.Constraint]
  ) -> Bool {
    guard let content = constraint as? NSContentSizeLayoutConstraint,
      let row = rows[ObjectIdentifier(content)]
    else { return false }
    return zip(row.handles, content.contentRelations).contains { handle, relation in
      relation.0 == .lessThanOrEqual && handles.contains(handle)
    }
  }

  // MARK: - Values

  /// Rounding allowance in pixels: an exact tie that arithmetic moved down by less than this counts
  /// as a tie, which rounds up. Solved values carry errors near 10⁻¹² of their size.
  private static let tieAllowance: CGFloat = 1e-6

  /// The unrounded frame of an item that views show; nil without variables.
  func solvedRect(of item: any LayoutItem) -> CGRect? {
    guard let record = items[ObjectIdentifier(item)] else { return nil }
    return CGRect(
      x: shownValue(of: record.x), y: shownValue(of: record.y),
      width: shownValue(of: record.width), height: shownValue(of: record.height))
  }

  /// Parts of a point to which guides between pixels are rounded: the last digits of a solution
  /// depend on the way that led to it, and a screen that was turned twice is to have the frames that
  /// it had. Three digits above the errors, and a millionth of what a pixel could show.
  private static let guideParts: CGFloat = 1e9

  /// The frame that a guide gets: as solved, without the errors of arithmetic.
  func solvedFrame(of guide: UILayoutGuide) -> CGRect? {
    guard let exact = solvedRect(of: guide) else { return nil }
    let scale = max(1, root.layoutEnvironment.displayScale)
    func settled(_ value: CGFloat) -> CGFloat {
      let pixels = (value * scale).rounded()
      // On a pixel the same number as the edge of a view there.
      if abs(value * scale - pixels) < Self.tieAllowance { return pixels / scale }
      return (value * Self.guideParts).rounded() / Self.guideParts
    }
    return CGRect(
      x: settled(exact.origin.x), y: settled(exact.origin.y), width: settled(exact.width),
      height: settled(exact.height))
  }

  /// The unrounded frame of an item by the engine alone, whatever an exercise shows.
  func engineRect(of item: any LayoutItem) -> CGRect? {
    guard let record = items[ObjectIdentifier(item)] else { return nil }
    return CGRect(
      x: engine.value(of: record.x), y: engine.value(of: record.y),
      width: engine.value(of: record.width), height: engine.value(of: record.height))
  }

  /// The frame that the view gets: each edge of the solved alignment rectangle on the nearest
  /// pixel, ties upwards. Nil for views that the engine does not place.
  func solvedFrame(of view: UIView) -> CGRect? {
    guard !movedViews.contains(ObjectIdentifier(view)), let exact = solvedRect(of: view) else {
      return nil
    }
    let present = CGRect(origin: view.untransformedOrigin, size: view.bounds.size)
    if view.translatesAutoresizingMaskIntoConstraints, exact.isClose(to: present) { return nil }
    let scale = max(1, root.layoutEnvironment.displayScale)
    func pixels(_ value: CGFloat, _ shift: CGFloat) -> CGFloat {
      ((value + shift) * scale + 0.5 + Self.tieAllowance).rounded(.down)
    }
    let aligned = view.alignmentRect(forFrame: exact)
    let shift = outerShift(of: view)
    let minX = pixels(aligned.origin.x, shift.x)
    let minY = pixels(aligned.origin.y, shift.y)
    // Sizes are differences of whole pixels: a difference of points would lose the last bit.
    let width = pixels(aligned.origin.x + aligned.size.width, shift.x) - minX
    let height = pixels(aligned.origin.y + aligned.size.height, shift.y) - minY
    let rect = CGRect(
      x: minX / scale, y: minY / scale, width: max(0, width) / scale,
      height: max(0, height) / scale)
    return view.frame(forAlignmentRect: rect)
  }

  /// How far the solved origin of `view` lies from the pixels that it was rounded to, in the root's
  /// coordinates: edges of its subviews go to the nearest pixel of the screen, not of the view
  /// (recorded: rows of 93.6 points hold the same button at 13 and at 12.5 points).
  func pixelShift(of view: UIView) -> CGPoint {
    let outer = outerShift(of: view)
    guard let exact = solvedRect(of: view) else { return outer }
    let rounded = view.untransformedOrigin
    return CGPoint(x: outer.x + exact.minX - rounded.x, y: outer.y + exact.minY - rounded.y)
  }

  /// The shift of the view's superview; a root lies on pixels.
  private func outerShift(of view: UIView) -> CGPoint {
    guard let superview = view.superview, superview !== root else { return .zero }
    return superview.pixelShift
  }

  /// The ambiguous variables of an item.
  func ambiguity(of item: any LayoutItem) -> LayoutSnapshot.Ambiguity {
    guard let record = items[ObjectIdentifier(item)], item !== root else { return [] }
    let ambiguous = Set(engine.ambiguousVariables())
    return record.ambiguity(among: ambiguous)
  }

  /// Whether an item has more than one rectangle.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    update()
    solve()
    return ambiguity(of: item) != []
  }
}

extension LayoutHost.Item {
  /// What of a frame has more than one solution.
  func ambiguity(among variables: Set<LayoutEngine.Variable>) -> LayoutSnapshot.Ambiguity {
    var found: LayoutSnapshot.Ambiguity = []
    if variables.contains(x) { found.insert(.horizontalPosition) }
    if variables.contains(y) { found.insert(.verticalPosition) }
    if variables.contains(width) { found.insert(.width) }
    if variables.contains(height) { found.insert(.height) }
    return found
  }
}

extension CGRect {
  /// Whether every edge differs by less than arithmetic can explain (10⁻⁶ points).
  func isClose(to other: CGRect) -> Bool {
    let allowance: CGFloat = 1e-6
    return abs(minX - other.minX) < allowance && abs(minY - other.minY) < allowance
      && abs(width - other.width) < allowance && abs(height - other.height) < allowance
  }
}

/// What `exerciseAmbiguityInLayout()` shows in place of the solution.
extension LayoutHost {
  /// Takes back what was shown; called when the system is solved anew.
  func endExercise() {
    guard !exercised.isEmpty else { return }
    let variables = exercised.keys
    exercised = [:]
    for variable in variables { markOwner(of: variable) }
  }

  /// The value that frames show: the solved one, or the one that an exercise put in its place.
  func shownValue(of variable: LayoutEngine.Variable) -> Double {
    exercised[variable] ?? engine.value(of: variable)
  }
}
