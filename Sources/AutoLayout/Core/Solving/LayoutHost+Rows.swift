import Foundation
import LayoutEngine

/// The addition and removal of constraints in the engine.
extension LayoutHost {
  /// Updates the row of a constraint to the current state of its items. Adds or removes the row if
  /// necessary.
  func refreshRow(of constraint: NSLayoutConstraint) {
    statistics.lowerings += 1
    guard !constraint.isUnprepared || prepare(constraint) else {
      areRowsComplete = false
      return
    }
    var lowering = Lowering(terms: takeTerms())
    defer { giveBack(&lowering.sum.terms) }
    guard lower(constraint, &lowering) else {
      areRowsComplete = false
      return removeRow(of: constraint)
    }
    guard var row = row(of: constraint) else { return addRow(of: constraint, lowering) }
    guard engine.hasTerms(lowering.sum.terms, row.handle) else {
      removeRow(of: constraint)
      return addRow(of: constraint, lowering)
    }
    if row.isScrolled || !lowering.scrolled.isEmpty {
      setScrolled(lowering.scrolled, of: &row, constraint)
      constraint.replace(row)
    }
    let constant = lowering.sum.rightHandSide
    guard engine.constant(of: row.handle) != constant else { return }
    row.forEachHandle { engine.setConstant(constant, of: $0) }
    isSystemChanged = true
  }

  /// Returns an empty array with the capacity of the last one that was returned to the host. Custom
  /// code can change other constraints while one is lowered.
  private func takeTerms() -> [LayoutEngine.Term] {
    var terms: [LayoutEngine.Term] = []
    swap(&terms, &spareTerms)
    return terms
  }

  private func giveBack(_ terms: inout [LayoutEngine.Term]) {
    // There are few terms, for which `removeAll(keepingCapacity:)` takes longer.
    while !terms.isEmpty { terms.removeLast() }
    swap(&terms, &spareTerms)
  }

  /// Returns a Boolean value that indicates whether the items of a constraint have entered the view
  /// that holds it. If they have not, UIKit's exception is raised.
  private func prepare(_ constraint: NSLayoutConstraint) -> Bool {
    guard let holder = constraint.holder, !constraint.isWithin(holder) else {
      constraint.isUnprepared = false
      return true
    }
    let isOfGuide = constraint.items.contains { !($0 is UIView) && !$0.isWithin(holder) }
    LayoutException.raise(
      LayoutException.internalInconsistency,
      isOfGuide
        ? "UILayoutGuide's owningView hierarchy unprepared for constraint."
        : "Impossible to set up layout with view hierarchy unprepared for constraint.")
    return false
  }

  /// Adds the row `sum relation 0`.
  private func addRow(of constraint: NSLayoutConstraint, _ lowering: Lowering) {
    let relation = constraint.firstEngineRelation
    let handle = addEngineRow(lowering.sum, relation.0, relation.1)
    var second: LayoutEngine.Constraint?
    if let relation = constraint.secondEngineRelation {
      second = addEngineRow(lowering.sum, relation.0, relation.1)
    }
    var row = ConstraintRow(ObjectIdentifier(self), handle, second)
    let refersToMargin = constraint.refersToMargin
    let reference = ConstraintReference.passUnretained(constraint)
    constraint.forEachLifeReference { life in
      variablesReference(of: life).withInstance { $0.dependents.append(reference) }
      if refersToMargin {
        life.withInstance { $0.viewReference }?.withInstance { $0.hasMarginConstraints = true }
      }
    }
    if !lowering.scrolled.isEmpty { setScrolled(lowering.scrolled, of: &row, constraint) }
    if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline
      || dependsOnAlignment(constraint)
    {
      row.dependsOnSolution = true
      solutionRows.append((constraint, handle))
    }
    add(row, of: constraint)
    isSystemChanged = true
  }

  /// Adds the row `expression relation 0` to the engine.
  private func addEngineRow(
    _ expression: LinearExpression, _ relation: LayoutEngine.Relation, _ priority: UILayoutPriority
  ) -> LayoutEngine.Constraint {
    engine.add(
      expression.terms, relation, expression.rightHandSide,
      priority: LayoutEngine.Priority(priority))
  }

  /// Records the scrolling views that the row of a constraint depends on.
  private func setScrolled(
    _ views: [UIView], of row: inout ConstraintRow, _ constraint: NSLayoutConstraint
  ) {
    let id = ObjectIdentifier(constraint)
    for record in scrolled.removeValue(forKey: id) ?? [] {
      record.scrollDependents.removeAll(of: constraint)
    }
    row.isScrolled = !views.isEmpty
    guard row.isScrolled else { return }
    let records = views.compactMap { record(of: $0) }
    scrolled[id] = records
    for record in records where !record.scrollDependents.contains(constraint) {
      record.scrollDependents.append(.passUnretained(constraint))
    }
  }

  /// Removes the rows of a constraint from the engine.
  func removeRow(of constraint: NSLayoutConstraint) {
    if !changedConstraints.isEmpty { changedConstraints.removeAll { $0 === constraint } }
    guard var row = row(of: constraint) else { return }
    row.forEachHandle { engine.remove($0) }
    constraint.forEachLife { $0.record(in: self)?.dependents.removeFirst(constraint) }
    if row.isScrolled { setScrolled([], of: &row, constraint) }
    broken[ObjectIdentifier(constraint)] = nil
    remove(row, of: constraint)
    isSystemChanged = true
  }

  // MARK: - Variables

  /// Returns the record of an item. It and the bounds of its size are created on first use.
  func variables(of item: any LayoutItem) -> LayoutRecord { variables(of: item.life) }

  /// Returns the record of an item. It and the bounds of its size are created on first use.
  func variables(of life: ItemLife) -> LayoutRecord {
    if let known = life.record(in: self) { return known }
    let made = addRecord(of: life)
    noteAlignment(of: made)
    noteNewItem(made)
    isSystemChanged = true
    if !isMeasuring, let view = life.viewReference {
      view.parent?.withInstance { $0.noteToPlace(view) }
    }
    return made
  }

  /// Marks a new item so that the system creates constraints for it.
  private func noteNewItem(_ record: LayoutRecord) {
    guard let view = record.view else { return }
    if isPlacedByMask(view) { changedPlacements.append(view) }
    changedContentSizes.append(view)
    if !isMeasuring { noteInsets(of: view) }
  }

  /// Returns a Boolean value that indicates whether constraints of the system place a view. They
  /// place a root unless it is being measured, and other views whose autoresizing mask is
  /// translated.
  func isPlacedByMask(_ view: UIView) -> Bool {
    if view === root { return !isMeasuring }
    return view.translatesAutoresizingMaskIntoConstraints
  }

  /// Returns the record of an item, which the lifetime record keeps alive. It and the bounds of its
  /// size are created on first use.
  @inline(__always)
  func variablesReference(of life: Unmanaged<ItemLife>) -> Unmanaged<LayoutRecord> {
    life.withInstance { life in
      life.newestRecord(in: self) ?? .passUnretained(variables(of: life))
    }
  }

  /// Removes the constraints that the system created for an item.
  func removeSystemConstraints(of item: any LayoutItem) {
    guard let record = record(of: item) else { return }
    for constraint in record.placement { removeRow(of: constraint) }
    record.placement = []
    removeContentRows(of: record)
  }

  /// Removes the variables of an item from the engine.
  func removeVariables(of item: any LayoutItem) {
    guard let record = record(of: item) else { return }
    remove(record)
    for bound in [record.widthBound, record.heightBound] { bound.map { engine.remove($0) } }
    record.forEachVariable { engine.removeVariable($0) }
    for dependent in record.scrollDependents {
      scrolled[ObjectIdentifier(dependent.takeUnretainedValue())]?.removeAll { $0 === record }
    }
    // The lists of text skip the record from now on.
    record.dependsOnWidth = false
    forgetHuggedWidth(of: record)
    if record.hasCustomAlignment { customAlignmentCount -= 1 }
    if !loweredAlignmentInsets.isEmpty { loweredAlignmentInsets[ObjectIdentifier(record)] = nil }
    isSystemChanged = true
  }
}

extension [ConstraintReference] {
  /// Returns a Boolean value that indicates whether the list has a constraint.
  fileprivate func contains(_ constraint: NSLayoutConstraint) -> Bool {
    firstIndex(of: constraint) != nil
  }

  /// Removes the first reference to a constraint, which is near the start if constraints are
  /// removed in the order in which they were added.
  fileprivate mutating func removeFirst(_ constraint: NSLayoutConstraint) {
    if let index = firstIndex(of: constraint) { remove(at: index) }
  }

  /// Removes all references to a constraint.
  fileprivate mutating func removeAll(of constraint: NSLayoutConstraint) {
    while let index = firstIndex(of: constraint) { remove(at: index) }
  }

  /// Returns the first index of a constraint, or `nil` if there is none. A loop is used, because a
  /// closure would be isolated to the caller's actor, which is checked at every call.
  private func firstIndex(of constraint: NSLayoutConstraint) -> Int? {
    let reference = ConstraintReference.passUnretained(constraint).toOpaque()
    for index in indices where self[index].toOpaque() == reference { return index }
    return nil
  }
}

extension NSLayoutConstraint {
  /// A Boolean value that indicates whether a side of the constraint is a margin.
  fileprivate var refersToMargin: Bool { firstAttribute.isMargin || secondAttribute.isMargin }

  /// The relations of the engine's rows for the constraint. A content size has two rows, and every
  /// other constraint has one.
  var relations: [(LayoutEngine.Relation, UILayoutPriority)] {
    [firstEngineRelation] + (secondEngineRelation.map { [$0] } ?? [])
  }
}
