import Foundation

/// The anchors of an item that have been created.
///
/// In UIKit, `view.leadingAnchor` always returns the same object, and the `firstAnchor` of a
/// constraint that is created from it is that object.
@MainActor
package struct ItemAnchors {
  /// The anchors with their attributes. There are few per view, so a linear search is as fast as a
  /// dictionary.
  private var made: [(attribute: NSLayoutConstraint.Attribute, anchor: NSObject)] = []

  package init() {}

  /// Returns the anchor for an attribute, or `nil` if it has not been created. A loop is used
  /// instead of a closure, which would require the main thread: descriptions are also read on other
  /// threads.
  ///
  /// The attribute determines the class of the anchor, so that no cast has to be checked.
  fileprivate func anchor<Anchor: NSObject>(_ attribute: NSLayoutConstraint.Attribute) -> Anchor? {
    for index in made.indices where made[index].attribute == attribute {
      return unsafeDowncast(made[index].anchor, to: Anchor.self)
    }
    return nil
  }

  fileprivate mutating func remember(
    _ anchor: NSObject, _ attribute: NSLayoutConstraint.Attribute
  ) {
    if made.isEmpty { made.reserveCapacity(Self.usualAnchors) }
    made.append((attribute, anchor))
  }

  /// The typical number of anchors of an item: two edges or an edge and a size per axis.
  private static let usualAnchors = 4
}

extension LayoutItem {
  /// Returns the anchor for a horizontal location of the item.
  func xAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    if let known: NSLayoutXAxisAnchor = anchors.anchor(attribute) { return known }
    let anchor = NSLayoutXAxisAnchor(ConstraintOperand(self, attribute))
    anchors.remember(anchor, attribute)
    return anchor
  }

  /// Returns the anchor for a vertical location of the item.
  func yAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    if let known: NSLayoutYAxisAnchor = anchors.anchor(attribute) { return known }
    let anchor = NSLayoutYAxisAnchor(ConstraintOperand(self, attribute))
    anchors.remember(anchor, attribute)
    return anchor
  }

  /// Returns the anchor for the width or the height of the item.
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    if let known: NSLayoutDimension = anchors.anchor(attribute) { return known }
    let anchor = NSLayoutDimension(ConstraintOperand(self, attribute))
    anchors.remember(anchor, attribute)
    return anchor
  }
}
