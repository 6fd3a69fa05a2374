import Foundation

/// A constraint before it is written: `first.attribute relation second.attribute · multiplier + constant`.
struct ConstraintDraft {
  /// The view whose element lists the constraint.
  var owner: XMLTree.Element
  /// Identifier of the first item; nil for the owner, which Interface Builder leaves out.
  var firstItem: String?
  var firstAttribute: String
  var secondItem: String?
  var secondAttribute: String?
  var multiplier: String?
  var constant: CGFloat = 0
  /// Whether the constant is Interface Builder's standard spacing.
  var isSymbolic = false

  /// The element with a new identifier.
  func element(_ id: String) -> NewElement {
    let first = firstItem == owner.id ? nil : firstItem
    return NewElement(
      ConstraintElement.elementName,
      [
        (ConstraintElement.firstItem.name, first),
        (ConstraintElement.firstAttribute.name, firstAttribute),
        (ConstraintElement.secondItem.name, secondItem),
        (ConstraintElement.secondAttribute.name, secondAttribute),
        (ConstraintElement.multiplier.name, multiplier),
        (ConstraintElement.constant.name, ConstraintElement.constant.text(constant)),
        (ConstraintElement.symbolic.name, ConstraintElement.symbolic.text(isSymbolic)),
        (ConstraintElement.objectIdentifier.name, id),
      ])
  }
}

extension DocumentEditor {
  /// Adds a constraint, and frees its views from a fixed frame.
  mutating func add(_ drafts: [ConstraintDraft]) {
    for draft in drafts {
      addConstraint(draft.element(newIdentifier()), to: draft.owner)
    }
  }

  /// Frees a view from its fixed frame.
  mutating func unfix(_ view: PlacedView) { unfixFrame(of: view.element.element) }

  /// Fixes a view to its recorded frame, as Interface Builder does with views without constraints.
  mutating func fix(_ view: PlacedView) {
    if view.recorded == nil { record(view.solved, of: view) }
    fixFrame(of: view.element.element)
  }

  /// Records a frame: where the canvas reads it, or as the view's first child.
  mutating func record(_ frame: CGRect, of view: PlacedView) {
    let values = [
      (RectElement.x, frame.minX), (RectElement.y, frame.minY), (RectElement.width, frame.width),
      (RectElement.height, frame.height),
    ].map { ($0.0.name, XcodeStyle.number($0.1)) }
    if let rect = view.element.child(ViewElement.frame) {
      for (name, value) in values {
        let isSame = rect[name].flatMap { Double($0) } == Double(value)
        if !isSame { set(name, of: rect, to: value) }
      }
    } else {
      let element = view.element.element
      for inset in element.children where inset[ObjectElement.key] == ViewElement.frameInset.key {
        remove(inset)
      }
      insert(
        NewElement(
          .rect,
          [(ObjectElement.key.name, ViewElement.frame.key)] + values.map { ($0.0, Optional($0.1)) }),
        into: element, before: ViewSchema.elementAfterFrame(of: element))
    }
    for holder in [view.element.element] + view.element.variations
    where holder.text(of: ViewElement.misplaced) != nil {
      set(ViewElement.misplaced.name, of: holder, to: nil)
    }
  }
}
