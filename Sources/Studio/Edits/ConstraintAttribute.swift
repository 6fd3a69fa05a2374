import AutoLayout
import InterfaceBuilder

/// A layout attribute of a constraint by its name, and the attributes that it can be compared with.
struct ConstraintAttribute: Equatable {
  let name: String
  let attribute: NSLayoutConstraint.Attribute

  enum Kind { case horizontal, vertical, size }

  init(_ name: String) throws {
    guard let attribute = ConstraintElement.firstAttribute.form.read(name) else {
      throw StudioError("unknown attribute '\(name)'", hint: "such as leading or width")
    }
    self.name = name
    self.attribute = attribute
  }

  var kind: Kind {
    switch attribute {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerX, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  private var isAbsolute: Bool { name.hasPrefix("left") || name.hasPrefix("right") }
  private var isDirectional: Bool { name.hasPrefix("leading") || name.hasPrefix("trailing") }

  /// Refuses what UIKit raises for: a place and a size, a place alone, sides that follow the language
  /// with sides that do not.
  static func check(_ first: Self, _ second: Self?) throws {
    guard let second else {
      guard first.kind == .size else {
        throw StudioError(
          "'\(first.name)' needs a second item", hint: "only sizes are equal to a number")
      }
      return
    }
    guard first.kind == second.kind else {
      throw StudioError(
        "'\(first.name)' and '\(second.name)' do not compare",
        hint: "choose two places along one axis, or two sizes")
    }
    guard
      !(first.isAbsolute && second.isDirectional), !(first.isDirectional && second.isAbsolute)
    else {
      throw StudioError(
        "'\(first.name)' follows the language and '\(second.name)' does not, or the other way round",
        hint: "let both follow the language, or neither")
    }
  }
}

extension DocumentChange {
  /// The items and attributes of a constraint after a change of them, checked together.
  ///
  /// The first item is named where it is not the view that lists the constraint; which view that
  /// should be is for a later step.
  mutating func changeItems(
    of element: XMLTree.Element, _ change: StudioEdit.ConstraintChange
  ) throws {
    guard
      change.firstItem != nil || change.secondItem != nil || change.firstAttribute != nil
        || change.secondAttribute != nil
    else { return }
    guard let owner = element.parent?.parent?.id else { return }
    let firstID = change.firstItem ?? element[ConstraintElement.firstItem] ?? owner
    let secondID =
      change.secondItem.map { $0.isEmpty ? nil : $0 } ?? element[ConstraintElement.secondItem]
    let first = try ConstraintAttribute(
      change.firstAttribute
        ?? element.text(of: ConstraintElement.firstAttribute) ?? "")
    let second = try secondID.map { _ in
      try ConstraintAttribute(
        change.secondAttribute ?? element.text(of: ConstraintElement.secondAttribute)
          ?? first.name)
    }
    try ConstraintAttribute.check(first, second)
    let items = [try item(firstID)] + (try secondID.map { [try item($0)] } ?? [])
    guard first != second || firstID != secondID else {
      throw StudioError("both sides are the same", hint: "choose another item or attribute")
    }
    _ = try self.owner(of: items.map(\.view))
    set(
      [
        (ConstraintElement.firstItem.name, firstID == owner ? nil : firstID),
        (ConstraintElement.firstAttribute.name, first.name),
        (ConstraintElement.secondItem.name, secondID),
        (ConstraintElement.secondAttribute.name, second?.name),
      ], of: element)
    if secondID == nil, element.text(of: ConstraintElement.multiplier) != nil {
      editor.set(ConstraintElement.multiplier.name, of: element, to: nil)
    }
    try settleItems(of: element, items)
  }

  private mutating func set(_ values: [(String, String?)], of element: XMLTree.Element) {
    for (name, value) in values where element[name] != value {
      editor.set(name, of: element, to: value)
    }
  }

  /// Items that came are freed from fixed frames; those that have lost their last constraint are
  /// fixed.
  private mutating func settleItems(of element: XMLTree.Element, _ items: [Item]) throws {
    for item in items { unfix(item.element) }
    guard let use = ConstraintElement(element) else { return }
    let kept = ConstraintElement.all(in: document.tree).filter { $0.element != element }
      .reduce(into: Set(items.compactMap(\.element.id))) { $0.formUnion($1.subjects) }
    for id in use.subjects.subtracting(kept).sorted() {
      if let view = document.element(withIdentifier: id), view.isView { fix(view) }
    }
  }
}
