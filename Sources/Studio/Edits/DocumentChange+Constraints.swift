import AutoLayout
import Foundation
import InterfaceBuilder

extension DocumentChange {
  mutating func add(_ request: StudioEdit.ConstraintRequest) throws {
    let first = try item(request.firstItem)
    let second = try request.secondItem.map(item)
    let owner = try owner(of: [first.view] + (second.map { [$0.view] } ?? []))
    let constant = try Self.finite(request.constant ?? 0)
    let priority = try request.priority.map(Self.priority)
    let relation = try request.relation.map(Self.relation)
    let multiplier = try request.multiplier.map(Self.multiplier)
    if second == nil, request.secondAttribute != nil {
      throw StudioError("an attribute needs an item", hint: "name the second item")
    }
    try Self.check(request, second != nil)
    editor.addConstraint(
      NewElement(
        ConstraintElement.elementName,
        [
          (
            ConstraintElement.firstItem.name,
            request.firstItem == owner.id ? nil : request.firstItem
          ), (ConstraintElement.firstAttribute.name, request.firstAttribute),
          (ConstraintElement.relation.name, ConstraintElement.relation.text(relation)),
          (ConstraintElement.secondItem.name, request.secondItem),
          (ConstraintElement.secondAttribute.name, request.secondAttribute),
          (ConstraintElement.multiplier.name, ConstraintElement.multiplier.text(multiplier)),
          (ConstraintElement.priority.name, ConstraintElement.priority.text(priority)),
          (ConstraintElement.constant.name, ConstraintElement.constant.text(constant)),
          (ConstraintElement.objectIdentifier.name, editor.newIdentifier()),
        ]), to: owner)
    for side in [first, second].compactMap({ $0 }) { unfix(side.element) }
  }

  private static func check(
    _ request: StudioEdit.ConstraintRequest, _ hasSecond: Bool
  ) throws {
    guard hasSecond == (request.secondAttribute != nil) else {
      throw StudioError("an item needs an attribute", hint: "such as leading or width")
    }
    try ConstraintAttribute.check(
      ConstraintAttribute(request.firstAttribute),
      request.secondAttribute.map(ConstraintAttribute.init))
  }

  /// Unlike documents, the studio takes no multiplier of 0, which makes an item meaningless.
  private static func multiplier(_ text: String) throws -> ConstraintMultiplier {
    guard let multiplier = ConstraintMultiplier(text), multiplier.value != 0 else {
      throw StudioError(
        "invalid multiplier '\(text)'", hint: ConstraintElement.multiplier.form.hint)
    }
    return multiplier
  }

  private static func relation(_ name: String) throws -> NSLayoutConstraint.Relation {
    guard let relation = ConstraintElement.relation.form.read(name) else {
      throw StudioError("unknown relation '\(name)'", hint: ConstraintElement.relation.form.hint)
    }
    return relation
  }

  private static func priority(_ value: Double) throws -> UILayoutPriority {
    let priority = Float(value)
    guard priority > 0, priority <= 1000 else {
      throw StudioError("priorities are from 1 to 1000", hint: "1000 is required")
    }
    return UILayoutPriority(priority)
  }

  mutating func change(_ id: String, _ change: StudioEdit.ConstraintChange) throws {
    let element = try constraint(id)
    if let constant = change.constant {
      set(ConstraintElement.constant, of: element, to: try Self.finite(constant))
      // A standard space that was given a number is no longer a standard space.
      set(ConstraintElement.symbolic, of: element, to: nil)
    }
    if let priority = change.priority {
      set(ConstraintElement.priority, of: element, to: try Self.priority(priority))
    }
    if let multiplier = change.multiplier {
      set(ConstraintElement.multiplier, of: element, to: try Self.multiplier(multiplier))
    }
    if let relation = change.relation {
      set(ConstraintElement.relation, of: element, to: try Self.relation(relation))
    }
    if let identifier = change.identifier {
      set(ConstraintElement.identifier, of: element, to: identifier.isEmpty ? nil : identifier)
    }
    if let isPlaceholder = change.isPlaceholder {
      set(ConstraintElement.placeholder, of: element, to: isPlaceholder)
    }
    try changeItems(of: element, change)
    if change.isReversed == true { try reverse(element) }
  }

  /// "Reverse First And Second Item": the same equation from the other side. From a = m·b + c follows
  /// b = a/m − c/m, and an inequality turns round unless m < 0 turns it once more.
  private mutating func reverse(_ element: XMLTree.Element) throws {
    guard let constraint = ConstraintElement(element), let second = constraint.second,
      let secondAttribute = element.text(of: ConstraintElement.secondAttribute),
      let firstAttribute = element.text(of: ConstraintElement.firstAttribute)
    else {
      throw StudioError("the constraint has one item", hint: "there is nothing to reverse")
    }
    let multiplier = editor.value(ConstraintElement.multiplier.name, of: element)
    guard let old = multiplier.map({ ConstraintMultiplier($0) }) ?? .one, let new = old.inverse
    else {
      throw StudioError(
        "with '\(multiplier ?? "")' as its multiplier the constraint has no other side",
        hint: "give it another multiplier first")
    }
    editor.set(
      ConstraintElement.firstItem.name, of: element,
      to: second == constraint.owner.id ? nil : second)
    editor.set(ConstraintElement.firstAttribute.name, of: element, to: secondAttribute)
    editor.set(ConstraintElement.secondItem.name, of: element, to: constraint.first)
    editor.set(ConstraintElement.secondAttribute.name, of: element, to: firstAttribute)
    if multiplier != nil {
      editor.set(ConstraintElement.multiplier.name, of: element, to: new.text)
    }
    // The constants for size classes are of the same equation.
    let name = ConstraintElement.constant.name
    for place in [element] + VariationElement.all(of: element).map(\.element) {
      guard let constant = editor.value(name, of: place).flatMap(Double.init), constant != 0
      else { continue }
      let divided = try Self.finite(-constant / Double(old.value))
      editor.set(name, of: place, to: XcodeStyle.number(divided, zero: "0"))
    }
    guard old.value > 0 else { return }
    let relation = editor.value(ConstraintElement.relation.name, of: element)
      .flatMap(ConstraintElement.relation.form.read)
    switch relation {
    case .lessThanOrEqual:
      set(ConstraintElement.relation, of: element, to: .greaterThanOrEqual)
    case .greaterThanOrEqual:
      set(ConstraintElement.relation, of: element, to: .lessThanOrEqual)
    default: break
    }
  }

  /// Sets an attribute to a value as Xcode writes it; the default value and nil are left out.
  private mutating func set<Value>(
    _ attribute: SchemaAttribute<Value>, of element: XMLTree.Element, to value: Value?
  ) {
    let text = attribute.text(value)
    guard text != nil || editor.value(attribute.name, of: element) != nil else { return }
    editor.set(attribute.name, of: element, to: text)
  }

  // MARK: - Items

  /// An item of a constraint: a view, or a guide with the view that it belongs to.
  struct Item {
    var element: XMLTree.Element
    var view: XMLTree.Element
  }

  func item(_ id: String) throws -> Item {
    let element = try element(id)
    if element.isView { return Item(element: element, view: element) }
    switch element.name {
    case "viewLayoutGuide":
      if let view = element.parent, view.isView { return Item(element: element, view: view) }
    case "viewControllerLayoutGuide":
      let controller = element.parent?.parent
      if let view = controller?.child(key: "view"), view.isView {
        return Item(element: element, view: view)
      }
    default: break
    }
    throw StudioError("'\(id)' cannot have constraints", hint: "select a view or a guide")
  }

  /// The view that holds a constraint between views: the nearest one around all of them.
  func owner(of views: [XMLTree.Element]) throws -> XMLTree.Element {
    let chains = views.map { view in Array(sequence(first: view) { $0.parent }) }
    let found = chains.first?.first { candidate in
      candidate.id != nil && candidate.isView && chains.allSatisfy { $0.contains(candidate) }
    }
    guard let found else {
      throw StudioError("the two lie in different scenes", hint: "choose views of one scene")
    }
    return found
  }

  /// Frees a view from the frame that Interface Builder fixes while it has no constraints.
  mutating func unfix(_ element: XMLTree.Element) {
    editor.unfixFrame(of: element)
  }
}
