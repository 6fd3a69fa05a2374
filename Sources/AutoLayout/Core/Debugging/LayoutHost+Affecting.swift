import LayoutEngine

/// The constraints that determine a location or a size.
extension LayoutHost {
  /// Returns the constraints that determine the center and the length of the item along the axis,
  /// oldest first.
  func constraintsAffecting(
    _ item: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    update()
    solve()
    return constraintsAffecting(item, along: axis, by: LayoutInfluence(engine))
  }

  /// Returns the same constraints from a `LayoutInfluence` that is shared by several items.
  func constraintsAffecting(
    _ item: any LayoutItem, along axis: NSLayoutConstraint.Axis, by influence: LayoutInfluence
  ) -> [NSLayoutConstraint] {
    guard let record = record(of: item) else { return [] }
    let (origin, length) =
      axis == .horizontal ? (record.x, record.width) : (record.y, record.height)
    let middle = [LayoutEngine.Term(origin), LayoutEngine.Term(length, 0.5)]
    return constraints(
      of: influence.sources(of: middle).rows
        + influence.sources(of: [LayoutEngine.Term(length)]).rows)
  }

  /// Returns the constraints that determine an anchor's location or length, oldest first.
  func constraintsAffecting(_ operand: ConstraintOperand) -> [NSLayoutConstraint] {
    update()
    solve()
    return constraints(of: LayoutInfluence(engine).sources(of: terms(of: operand)).rows)
  }

  /// Returns a Boolean value that indicates whether an anchor has more than one location or length.
  ///
  /// An edge can be determined even if the position and the length of which it is the sum are not.
  func isAmbiguous(_ operand: ConstraintOperand) -> Bool {
    update()
    solve()
    let sum = terms(of: operand)
    let open = Set(engine.ambiguousVariables())
    guard sum.contains(where: { open.contains($0.variable) }) else { return false }
    let binding = LayoutInfluence(engine) { [engine] in
      engine.relation(of: $0) == .equal && engine.priority(of: $0) == .required
    }
    return !binding.sources(of: sum).isComplete
  }

  /// Returns the constraints for rows of the engine without duplicates, in the order of their
  /// oldest rows.
  private func constraints(of handles: [LayoutEngine.Constraint]) -> [NSLayoutConstraint] {
    var ages: [ObjectIdentifier: Int] = [:]
    for (age, handle) in engine.liveConstraints.enumerated() {
      guard let constraint = constraint(of: handle), ages[ObjectIdentifier(constraint)] == nil
      else { continue }
      ages[ObjectIdentifier(constraint)] = age
    }
    var seen: Set<ObjectIdentifier> = []
    let found = handles.compactMap { constraint(of: $0) }.filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
    return found.sorted {
      ages[ObjectIdentifier($0), default: 0] < ages[ObjectIdentifier($1), default: 0]
    }
  }

  // MARK: - Anchors as sums

  /// Returns the anchor as a sum of the item's variables. Constants are irrelevant here.
  private func terms(of operand: ConstraintOperand) -> [LayoutEngine.Term] {
    let end = terms(of: operand.reference)
    guard let start = operand.offsetStart else { return end }
    return end + terms(of: start).map { LayoutEngine.Term($0.variable, -$0.coefficient) }
  }

  private func terms(of reference: ConstraintOperand.Reference) -> [LayoutEngine.Term] {
    guard let item = reference.item, let axis = reference.attribute.axis,
      let record = record(of: item)
    else { return [] }
    let (origin, length) =
      axis == .horizontal ? (record.x, record.width) : (record.y, record.height)
    if reference.attribute.kind == .size { return [LayoutEngine.Term(length)] }
    let isMirrored = item.layoutItemView?.isRightToLeft ?? false
    let share = reference.attribute.shareOfLength(isMirrored: isMirrored)
    return share == 0
      ? [LayoutEngine.Term(origin)] : [LayoutEngine.Term(origin), LayoutEngine.Term(length, share)]
  }
}

extension NSLayoutConstraint.Attribute {
  /// Returns the fraction of the length between the near edge and the location, from 0 to 1.
  fileprivate func shareOfLength(isMirrored: Bool) -> Double {
    switch self {
    case .right, .rightMargin, .bottom, .bottomMargin, .lastBaseline: 1
    case .leading, .leadingMargin: isMirrored ? 1 : 0
    case .trailing, .trailingMargin: isMirrored ? 0 : 1
    case .centerX, .centerXWithinMargins, .centerY, .centerYWithinMargins: 0.5
    default: 0
    }
  }
}
