import AutoLayout
import Foundation

extension RecordedHierarchy {
  /// Returns the tree as a layout, with the constraints of console logs that refer to its views.
  ///
  /// A constraint refers to a view whose address it prints. Without addresses, it refers to the
  /// view with its accessibility identifier, or to the only view of its class. The constraint that
  /// the system broke, or would break, is marked, so that its views are in conflict.
  public func snapshot(explanations: [ConflictExplanation] = []) -> LayoutSnapshot {
    var snapshot = LayoutSnapshot(
      canvas: LayoutSnapshot.Canvas(size: views[0].frame.size, scale: 1), views: snapshotViews)
    let index = RecordedViews(views)
    for explanation in explanations { snapshot.add(explanation, index) }
    return snapshot
  }

  /// Returns the content of a view without subviews in pictures: a placeholder with its text or
  /// class.
  private static func box(_ view: LayoutSnapshot.View) -> LayoutSnapshot.Content {
    let bounds = CGRect(origin: view.boundsOrigin, size: view.frame.size)
    return .image(
      LayoutSnapshot.Image(name: view.label ?? view.className, isSymbol: false, rect: bounds))
  }

  /// The views with frames in the root.
  private var snapshotViews: [LayoutSnapshot.View] {
    var result: [LayoutSnapshot.View] = []
    result.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      // The root is at the origin, wherever its window or superview was.
      var frame = view.frame
      if view.parent == nil { frame.origin = .zero }
      var inRoot = frame
      if let parent = view.parent {
        let outer = result[parent]
        inRoot.origin.x += outer.frameInRoot.origin.x - outer.boundsOrigin.x
        inRoot.origin.y += outer.frameInRoot.origin.y - outer.boundsOrigin.y
        result[parent].children.append(index)
      }
      var shown = LayoutSnapshot.View(
        identifier: view.identifier ?? view.address, className: view.className,
        label: view.text ?? view.identifier ?? view.controller, parent: view.parent, frame: frame,
        frameInRoot: inRoot)
      shown.boundsOrigin = view.boundsOrigin
      shown.contentSize = view.contentSize
      shown.isHidden = view.isHidden
      shown.alpha = view.alpha
      shown.clipsToBounds = view.clipsToBounds
      result.append(shown)
    }
    for index in result.indices where result[index].children.isEmpty {
      result[index].content = Self.box(result[index])
    }
    return result
  }
}

/// The views of a tree by their printed names in logs.
private struct RecordedViews {
  /// The indices by address.
  private var addresses: [String: Int] = [:]
  /// The indices by accessibility identifier, or `nil` for an identifier of several views.
  private var identifiers: [String: Int?] = [:]
  /// The indices by class, or `nil` for a class of several views.
  private var classes: [String: Int?] = [:]

  init(_ views: [RecordedHierarchy.View]) {
    for (index, view) in views.enumerated() {
      if let address = view.address { addresses[address] = index }
      if let identifier = view.identifier { Self.note(index, &identifiers[identifier]) }
      Self.note(index, &classes[view.className])
    }
  }

  /// Records a view under a key, and `nil` from the second view on.
  private static func note(_ index: Int, _ entry: inout Int??) {
    entry = entry == nil ? .some(.some(index)) : .some(.none)
  }

  /// Returns the view of an item with or without a known address, or `nil` if there is none or more
  /// than one.
  func index(of item: ConstraintDescription.Item, _ address: String?) -> Int? {
    if let address, let index = addresses[address] { return index }
    // Descriptions have addresses: another address is another view.
    guard addresses.isEmpty else { return nil }
    switch item {
    case .named(let name): return identifiers[name] ?? nil
    case .object(let className, _, _), .keyed(let className, _):
      return classes[className] ?? nil
    }
  }
}

extension LayoutSnapshot {
  /// Adds the conflicting constraints of a report that refer to views of the tree.
  fileprivate mutating func add(_ explanation: ConflictExplanation, _ known: RecordedViews) {
    let broken = explanation.brokenLine
    var lines = explanation.conflict
    if let broken, !lines.contains(broken) { lines.append(broken) }
    var members: [Int] = []
    var brokenIndex: Int?
    for line in lines.sorted() {
      let entry = explanation.log.entries[line]
      guard let description = entry.description,
        var constraint = constraint(description, entry.text, known)
      else { continue }
      constraint.isBroken = line == broken
      if constraint.isBroken { brokenIndex = constraints.count }
      members.append(constraints.count)
      constraints.append(constraint)
    }
    // Without the broken one, all of the set are marked: at least one of them is violated.
    if let brokenIndex {
      conflicts.append(Conflict(members: members, broken: brokenIndex))
    } else {
      for member in members { constraints[member].isBroken = true }
    }
  }

  /// Returns a constraint whose first or second item is a view of the tree, or `nil` for others.
  private func constraint(
    _ description: ConstraintDescription, _ text: String, _ known: RecordedViews
  ) -> Constraint? {
    let meaning = description.meaning
    let addresses = description.addresses
    let first = known.index(of: meaning.first.item, addresses.first)
    let second = meaning.second.flatMap { known.index(of: $0.item, addresses.second) }
    guard let view = first ?? second else { return nil }
    // One item is missing if it is a guide, or was removed before the tree was written.
    let isWhole = first != nil && (second != nil || meaning.second == nil)
    return Constraint(
      identifier: description.identifier,
      origin: description.mask == nil ? .user : .autoresizingMask,
      first: Constraint.Side(
        view: view, attribute: meaning.first.attribute, name: meaning.first.item.text),
      second: second.flatMap { index in
        meaning.second.map {
          Constraint.Side(view: index, attribute: $0.attribute, name: $0.item.text)
        }
      },
      relation: Self.sign(of: meaning.relation),
      multiplier: CGFloat(meaning.multiplier?.number.value ?? 1),
      constant: CGFloat(meaning.constant?.value ?? 0), priority: description.priorityValue,
      wording: isWhole ? nil : text)
  }

  /// Returns the relation as it is written in snapshots.
  private static func sign(of relation: ConstraintDescription.Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
