import Foundation

/// A view or a layout guide: an item that a constraint can refer to.
@preconcurrency @MainActor
package protocol LayoutItem: NSObject {
  /// The view that determines where a constraint is installed: the view itself or the owner of the
  /// guide.
  var layoutItemView: UIView? { get }
  /// The item as part of a constraint's description, such as `UILabel:0x…'Name'`.
  var descriptionItem: ConstraintDescription.Item { get }
  /// The lifetime record that references to the item use without keeping it alive.
  var life: ItemLife { get }
  /// The anchors of the item that have been created.
  var anchors: ItemAnchors { get set }
}

extension LayoutItem {
  /// The text for the item in a constraint's description.
  package var layoutDescription: String { descriptionItem.text }

  /// The item that the bar of the visual format refers to: the superview of a view or the owner of
  /// a guide.
  var superitem: UIView? {
    if let view = self as? UIView { return view.superview }
    return layoutItemView
  }
}

/// The starts of the distances on both sides of a constraint. Most constraints have none.
@MainActor
final class OffsetStarts {
  let first, second: ConstraintOperand.Reference?

  init(_ first: ConstraintOperand.Reference?, _ second: ConstraintOperand.Reference?) {
    self.first = first
    self.second = second
  }
}

/// One side of a constraint: an attribute of an item or the distance between two attributes.
@MainActor
struct ConstraintOperand {
  /// A reference to an attribute of an item. It does not keep the item alive.
  @MainActor
  struct Reference {
    @ItemLink var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute

    /// A reference to no item.
    static var none: Reference { Reference(item: nil, attribute: .notAnAttribute) }

    /// The lifetime record of the item, or `nil` if there was no item.
    var life: ItemLife? { _item.life }

    /// A Boolean value that indicates whether the item exists.
    var hasItem: Bool { life?.hasEnded == false }

    /// The distance from a baseline to the bottom of its item, in points, or `nil` for other
    /// attributes.
    var descent: CGFloat? {
      attribute.isBaseline ? (item as? UIView)?.baselineOffsetFromBottom ?? 0 : nil
    }

    /// The distance from the top of the item to a baseline, in points, or `nil` for other
    /// attributes.
    var ascent: CGFloat? {
      attribute.isBaseline ? (item as? UIView)?.baselineOffsetFromTop ?? 0 : nil
    }
  }

  /// The attribute, or the end of the distance.
  var reference: Reference
  /// The start of the distance, for a dimension that `anchorWithOffset(to:)` creates.
  var offsetStart: Reference?

  /// Creates an operand for an attribute of an item.
  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    reference = Reference(item: item, attribute: attribute)
  }

  /// Creates an operand for the distance between two attributes, or for one attribute if there is
  /// no start.
  init(from start: Reference?, to end: Reference) {
    reference = end
    offsetStart = start
  }

  /// The item of an attribute. A distance has two items and therefore no single one.
  var singleItem: (any LayoutItem)? { offsetStart == nil ? reference.item : nil }

  /// Calls `body` for the lifetime records of the items.
  func forEachLife(_ body: (ItemLife) throws -> Void) rethrows {
    if let life = reference.life { try body(life) }
    if let life = offsetStart?.life { try body(life) }
  }

  /// Calls `body` for the items of the operand that still exist.
  func forEachItem(_ body: (any LayoutItem) throws -> Void) rethrows {
    if let item = reference.item { try body(item) }
    if let item = offsetStart?.item { try body(item) }
  }

  /// Returns a Boolean value that indicates whether all existing items of the operand are a view or
  /// its descendants.
  func isWithin(_ view: UIView) -> Bool {
    if let item = reference.item, !item.isWithin(view) { return false }
    if let item = offsetStart?.item, !item.isWithin(view) { return false }
    return true
  }

  /// The items of the operand that still exist.
  var items: [any LayoutItem] {
    var items: [any LayoutItem] = []
    forEachItem { items.append($0) }
    return items
  }

  /// The kind of the operand. A distance is a size.
  var kind: NSLayoutConstraint.Attribute.Kind {
    offsetStart == nil ? reference.attribute.kind : .size
  }
}
