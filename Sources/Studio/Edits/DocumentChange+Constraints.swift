import Foundation
import InterfaceBuilder

extension DocumentChange {
  mutating func add(_ request: StudioEdit.ConstraintRequest) throws {
    let first = try item(request.firstItem)
    let second = try request.secondItem.map(item)
    let owner = try owner(of: [first.view] + (second.map { [$0.view] } ?? []))
    let constant = try Self.finite(request.constant ?? 0)
    let isOptional = request.priority.map { $0 < 1000 } ?? false
    if second == nil, request.secondAttribute != nil {
      throw StudioError("an attribute needs an item", hint: "name the second item")
    }
    try Self.check(request, second != nil)
    editor.addConstraint(
      NewElement(
        "constraint",
        [
          ("firstItem", request.firstItem == owner.id ? nil : request.firstItem),
          ("firstAttribute", request.firstAttribute),
          ("relation", request.relation == "equal" ? nil : request.relation),
          ("secondItem", request.secondItem), ("secondAttribute", request.secondAttribute),
          ("multiplier", request.multiplier == "1" ? nil : request.multiplier),
          ("priority", isOptional ? request.priority.map { XcodeStyle.number($0) } : nil),
          ("constant", constant == 0 ? nil : XcodeStyle.number(constant)),
          ("id", editor.newIdentifier()),
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
    guard relations.contains(request.relation ?? "equal") else {
      throw StudioError("the relation is not known", hint: "write equal, or lessThanOrEqual")
    }
    if let priority = request.priority, !(priority > 0 && priority <= 1000) {
      throw StudioError("priorities are from 1 to 1000", hint: "1000 is required")
    }
    if let text = request.multiplier, !isMultiplier(text) {
      throw StudioError("'\(text)' is no multiplier", hint: "write a number, 16:9 or 1/3")
    }
  }

  private static func isMultiplier(_ text: String) -> Bool {
    let parts = text.split { $0 == ":" || $0 == "/" }
    return parts.count <= 2 && !parts.isEmpty
      && parts.allSatisfy { Double($0).map { $0.isFinite && $0 != 0 } ?? false }
  }

  private static let relations: Set<String> = ["equal", "lessThanOrEqual", "greaterThanOrEqual"]

  mutating func change(_ id: String, _ change: StudioEdit.ConstraintChange) throws {
    let element = try constraint(id)
    if let constant = change.constant {
      let value = try Self.finite(constant)
      editor.set("constant", of: element, to: value == 0 ? nil : XcodeStyle.number(value))
      // A standard space that was given a number is no standard space any more.
      if element["symbolic"] != nil { editor.set("symbolic", of: element, to: nil) }
    }
    if let priority = change.priority {
      guard priority > 0, priority <= 1000 else {
        throw StudioError("priorities are from 1 to 1000", hint: "1000 is required")
      }
      editor.set(
        "priority", of: element, to: priority == 1000 ? nil : XcodeStyle.number(priority))
    }
    if let multiplier = change.multiplier {
      guard Self.isMultiplier(multiplier) else {
        throw StudioError("'\(multiplier)' is no multiplier", hint: "write a number, 16:9 or 1/3")
      }
      editor.set("multiplier", of: element, to: multiplier == "1" ? nil : multiplier)
    }
    if let relation = change.relation {
      guard Self.relations.contains(relation) else {
        throw StudioError("the relation is not known", hint: "write equal, or lessThanOrEqual")
      }
      editor.set("relation", of: element, to: relation == "equal" ? nil : relation)
    }
    if let identifier = change.identifier {
      editor.set("identifier", of: element, to: identifier.isEmpty ? nil : identifier)
    }
    if let isPlaceholder = change.isPlaceholder {
      editor.set("placeholder", of: element, to: isPlaceholder ? "YES" : nil)
    }
    try changeItems(of: element, change)
    if change.isReversed == true { try reverse(element) }
  }

  /// "Reverse First And Second Item": the same equation from the other side. From a = m·b + c follows
  /// b = a/m − c/m, and an inequality turns round unless m < 0 turns it once more.
  private mutating func reverse(_ element: XMLTree.Element) throws {
    guard let owner = element.parent?.parent, let second = element["secondItem"],
      let secondAttribute = element["secondAttribute"],
      let firstAttribute = element["firstAttribute"]
    else {
      throw StudioError("the constraint has one item", hint: "there is nothing to reverse")
    }
    let multiplier = editor.value("multiplier", of: element) ?? "1"
    guard let old = ConstraintMultiplier(multiplier), let new = old.inverse else {
      throw StudioError(
        "with '\(multiplier)' as its multiplier the constraint has no other side",
        hint: "give it another multiplier first")
    }
    let first = element["firstItem"] ?? owner.id
    editor.set("firstItem", of: element, to: second == owner.id ? nil : second)
    editor.set("firstAttribute", of: element, to: secondAttribute)
    editor.set("secondItem", of: element, to: first)
    editor.set("secondAttribute", of: element, to: firstAttribute)
    if editor.value("multiplier", of: element) != nil {
      editor.set("multiplier", of: element, to: new.text)
    }
    // The constants for size classes are of the same equation.
    for place in [element] + element.children.filter({ $0.name == "variation" }) {
      guard let constant = editor.value("constant", of: place).flatMap(Double.init), constant != 0
      else { continue }
      let divided = try Self.finite(-constant / Double(old.value))
      editor.set("constant", of: place, to: XcodeStyle.number(divided, zero: "0"))
    }
    guard old.value > 0 else { return }
    switch editor.value("relation", of: element) {
    case "lessThanOrEqual": editor.set("relation", of: element, to: "greaterThanOrEqual")
    case "greaterThanOrEqual": editor.set("relation", of: element, to: "lessThanOrEqual")
    default: break
    }
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
    guard editor.value("fixedFrame", of: element) != nil else { return }
    editor.set("fixedFrame", of: element, to: nil)
    if let mask = element.child("autoresizingMask", key: "autoresizingMask") {
      editor.remove(mask)
    }
  }
}
