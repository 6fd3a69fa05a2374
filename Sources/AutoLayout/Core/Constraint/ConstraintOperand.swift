import Foundation

/// A view or a layout guide: what a constraint may mention.
@preconcurrency @MainActor
package protocol LayoutItem: NSObject {
  /// The view that counts for installation: the view itself, or the guide's owner.
  var layoutItemView: UIView? { get }
  /// The item in a constraint's description, such as `UILabel:0x…'Name'`.
  var descriptionItem: ConstraintDescription.Item { get }
  /// What references that do not keep the item alive refer to.
  var life: ItemLife { get }
  /// The item's anchors that somebody has asked for.
  var anchors: ItemAnchors { get set }
}

extension LayoutItem {
  /// The item as it is printed in a constraint's description.
  package var layoutDescription: String { descriptionItem.text }

  /// What the visual format's bar stands for: a view's superview, a guide's owner.
  var superitem: UIView? {
    if let view = self as? UIView { return view.superview }
    return layoutItemView
  }
}

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor
struct ConstraintOperand {
  /// An attribute of an item that the operand does not keep alive.
  @MainActor
  struct Reference {
    @ItemLink var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute

    /// What lies below a baseline in its item, in points; nil for other attributes.
    var descent: CGFloat? {
      attribute.isBaseline ? (item as? UIView)?.baselineOffsetFromBottom ?? 0 : nil
    }

    /// What lies above a baseline in its item, in points; nil for other attributes.
    var ascent: CGFloat? {
      attribute.isBaseline ? (item as? UIView)?.baselineOffsetFromTop ?? 0 : nil
    }
  }

  /// The attribute, or the end of the distance.
  var reference: Reference
  /// The start of the distance, for the dimension made by `anchorWithOffset(to:)`.
  var offsetStart: Reference?

  /// An attribute of an item.
  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    reference = Reference(item: item, attribute: attribute)
  }

  /// The distance between two attributes.
  init(from start: Reference, to end: Reference) {
    reference = end
    offsetStart = start
  }

  /// The items of the operand that are alive.
  var items: [any LayoutItem] {
    [reference.item, offsetStart?.item].compactMap { $0 }
  }

  /// Whether some item of the operand has been deallocated.
  var isDangling: Bool {
    if reference.attribute != .notAnAttribute && reference.item == nil { return true }
    if let start = offsetStart, start.item == nil { return true }
    return false
  }

  /// What kind of number the operand is; a distance is a size.
  var kind: NSLayoutConstraint.Attribute.Kind {
    offsetStart == nil ? reference.attribute.kind : .size
  }
}
