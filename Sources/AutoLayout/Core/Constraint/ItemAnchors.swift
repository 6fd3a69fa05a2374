import Foundation

/// The anchors of an item that somebody has asked for.
///
/// In UIKit `view.leadingAnchor` is the same object each time, and the `firstAnchor` of a constraint
/// made from it is that object.
@MainActor
package struct ItemAnchors {
  /// Few a view, so that a search is as fast as a table.
  private var made: [(attribute: NSLayoutConstraint.Attribute, anchor: NSObject)] = []

  package init() {}

  /// A loop and no closure, which would insist on the main thread: descriptions are read off it.
  fileprivate func anchor<Anchor>(_ attribute: NSLayoutConstraint.Attribute) -> Anchor? {
    for entry in made where entry.attribute == attribute { return entry.anchor as? Anchor }
    return nil
  }

  fileprivate mutating func remember(
    _ anchor: NSObject, _ attribute: NSLayoutConstraint.Attribute
  ) { made.append((attribute, anchor)) }
}

extension LayoutItem {
  /// The anchor of a horizontal location of the item.
  func xAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    if let known: NSLayoutXAxisAnchor = anchors.anchor(attribute) { return known }
    let anchor = NSLayoutXAxisAnchor(ConstraintOperand(self, attribute))
    anchors.remember(anchor, attribute)
    return anchor
  }

  /// The anchor of a vertical location of the item.
  func yAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    if let known: NSLayoutYAxisAnchor = anchors.anchor(attribute) { return known }
    let anchor = NSLayoutYAxisAnchor(ConstraintOperand(self, attribute))
    anchors.remember(anchor, attribute)
    return anchor
  }

  /// The anchor of a width or a height of the item.
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    if let known: NSLayoutDimension = anchors.anchor(attribute) { return known }
    let anchor = NSLayoutDimension(ConstraintOperand(self, attribute))
    anchors.remember(anchor, attribute)
    return anchor
  }
}
