import Foundation
import LayoutEngine

/// The addition and removal of constraints in the engine.
extension LayoutHost {
  /// Updates the row of a constraint to the current state of its items. Adds or removes the row if
  /// necessary.
  func refreshRow(of constraint: NSLayoutConstraint) {
    statistics.lowerings += 1
    guard !constraint.isUnprepared || prepare(constraint) else { return }
    let id = ObjectIdentifier(constraint)
    guard let expression = lower(constraint) else {
      removeRow(of: constraint)
      return
    }
    guard var row = rows[id] else {
      addRow(of: constraint, expression)
      return
    }
    if row.expression.terms == expression.terms {
      guard row.expression.constant != expression.constant else { return }
      for handle in row.handles { engine.setConstant(-expression.constant, of: handle) }
      row.expression = expression
      rows[id] = row
      isSystemChanged = true
    } else {
      removeRow(of: constraint)
      addRow(of: constraint, expression)
    }
  }

  /// Returns whether the items of a constraint have entered the view that holds it. Raises UIKit's
  /// exception if they have not.
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

  /// Adds the row `expression relation 0`.
  private func addRow(of constraint: NSLayoutConstraint, _ expression: LinearExpression) {
    let id = ObjectIdentifier(constraint)
    let handles = constraint.relations.map { relation, priority in
      engine.add(
        expression.terms, relation, -expression.constant,
        priority: LayoutEngine.Priority(priority))
    }
    for handle in handles { constraints[handle] = id }
    rows[id] = Row(constraint: constraint, handles: handles, expression: expression)
    noteDependencies(of: constraint)
    isSystemChanged = true
  }

  /// Records the items that a constraint refers to.
  private func noteDependencies(of constraint: NSLayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    constraint.forEachItem { dependents[ObjectIdentifier($0), default: []].append(id) }
    if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline
      || dependsOnAlignment(constraint)
    {
      baselineRows.insert(id)
    }
  }

  /// Removes the rows of a constraint from the engine.
  func removeRow(of constraint: NSLayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    changedConstraints.removeAll { $0 === constraint }
    guard let row = rows.removeValue(forKey: id) else { return }
    for handle in row.handles {
      engine.remove(handle)
      constraints[handle] = nil
    }
    constraint.forEachItem { dependents[ObjectIdentifier($0)]?.removeAll { $0 == id } }
    for view in scrollDependents.keys { scrollDependents[view]?.remove(id) }
    baselineRows.remove(id)
    broken[id] = nil
    isSystemChanged = true
  }

  // MARK: - Variables

  /// Returns the variables of an item. They and the bounds of its size are created on first use.
  func variables(of item: any LayoutItem) -> Item {
    let id = ObjectIdentifier(item)
    if let known = items[id] { return known }
    var made = Item(
      object: item, x: engine.addVariable(), y: engine.addVariable(), width: engine.addVariable(),
      height: engine.addVariable())
    made.bounds = [made.width, made.height].map {
      engine.add([LayoutEngine.Term($0)], .greaterThanOrEqual, 0)
    }
    for variable in made.variables { owners[variable] = id }
    items[id] = made
    noteAlignment(of: item)
    newItems.append(id)
    isSystemChanged = true
    return made
  }

  /// Removes the constraints that the system created for an item.
  func removeSystemConstraints(of item: any LayoutItem) {
    let id = ObjectIdentifier(item)
    for constraint in items[id]?.placement ?? [] { removeRow(of: constraint) }
    for constraint in items[id]?.contentSize ?? [] { removeRow(of: constraint) }
    items[id]?.placement = []
    items[id]?.contentSize = []
  }

  /// Removes the variables of an item from the engine.
  func removeVariables(of item: any LayoutItem) {
    let id = ObjectIdentifier(item)
    guard let record = items.removeValue(forKey: id) else { return }
    for row in record.bounds { engine.remove(row) }
    for variable in record.variables {
      owners[variable] = nil
      engine.removeVariable(variable)
    }
    dependents[id] = nil
    scrollDependents[id] = nil
    measuredWidths[id] = nil
    widthDependents.remove(id)
    huggingTexts[id] = nil
    customAlignments.remove(id)
    isSystemChanged = true
  }
}

extension NSLayoutConstraint {
  /// The relations of the engine's rows for the constraint. A content size has two rows, and every
  /// other constraint has one.
  var relations: [(LayoutEngine.Relation, UILayoutPriority)] {
    if let content = self as? NSContentSizeLayoutConstraint { return content.contentRelations }
    let engineRelation: LayoutEngine.Relation =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return [(engineRelation, priority)]
  }
}
