import Foundation

/// An edge, a center, a baseline or a size of an item, from which constraints are created.
///
/// The type parameter distinguishes horizontal, vertical and size anchors. Constraints that UIKit
/// rejects at run time therefore do not compile.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying, @preconcurrency NSCoding {
  /// The attribute or the distance that the anchor represents.
  let operand: ConstraintOperand

  init(_ operand: ConstraintOperand) { self.operand = operand }

  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, because archives are not written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// Returns the anchor itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name of the attribute, such as `leading`.
  open var name: String { operand.reference.attribute.name }

  /// The item that the anchor belongs to, or `nil` after it is deallocated.
  open var item: AnyObject? { operand.reference.item }

  /// Returns an inactive, required constraint: `self == anchor + c`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.equal, anchor, constant: c) }

  /// Returns an inactive, required constraint: `self >= anchor + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }

  /// Returns an inactive, required constraint: `self <= anchor + c`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }

  /// Creates a constraint between this anchor and another one.
  func make(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: operand, relation: relation,
      second: anchor?.operand ?? ConstraintOperand(nil, .notAnAttribute), multiplier: multiplier,
      constant: constant)
  }

  /// Creates a constraint whose constant is a system spacing. Its description shows this.
  func makeSpaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = _UISystemBaselineConstraint(
      first: operand, relation: relation, second: anchor.operand, multiplier: 1,
      constant: constant)
    constraint.spacingSymbol = .anchors
    return constraint
  }

  /// Returns a Boolean value that indicates whether the anchors refer to the same attribute of the
  /// same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.readUnchecked { identity == other.identity }
  }

  nonisolated open override var hash: Int { MainActor.readUnchecked { identity.hashValue } }

  /// The class, the address, the item and the attribute, in UIKit's format.
  nonisolated open override var description: String {
    MainActor.readUnchecked { operand.anchorDescription(address: ObjectIdentifier(self)) }
  }

  /// The items and attributes as comparable values.
  private var identity: [Identity] {
    var identity = [Identity(operand.reference)]
    if let start = operand.offsetStart { identity.append(Identity(start)) }
    return identity
  }

  /// The identity of an item, and an attribute.
  private struct Identity: Hashable {
    let item: ObjectIdentifier?
    let attribute: NSLayoutConstraint.Attribute

    @MainActor
    init(_ reference: ConstraintOperand.Reference) {
      if let item = reference.item { self.item = ObjectIdentifier(item) } else { item = nil }
      attribute = reference.attribute
    }
  }
}

/// An anchor for a horizontal location.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, as a dimension.
  open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintOperand(from: operand.reference, to: other.operand.reference))
  }

  /// Returns `self == anchor + multiplier × system spacing`, which is 8 points between edges.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// Returns `self >= anchor + multiplier × system spacing`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// Returns `self <= anchor + multiplier × system spacing`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(relation, anchor, constant: SystemSpacing.siblings * multiplier)
  }
}

/// An anchor for a vertical location.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, as a dimension.
  open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintOperand(from: operand.reference, to: other.operand.reference))
  }

  /// Returns `self == anchor + multiplier × system spacing`. The spacing is 8 points between edges.
  /// Between baselines, it depends on the fonts.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// Returns `self >= anchor + multiplier × system spacing`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// Returns `self <= anchor + multiplier × system spacing`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.below(
      descent: anchor.operand.reference.descent, above: operand.reference.ascent)
    return makeSpaced(relation, anchor, constant: spacing * multiplier)
  }
}

/// An anchor for a width, a height, or the distance between two locations.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive, required constraint: `self == c`.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, constant: c)
  }

  /// Returns an inactive, required constraint: `self >= c`.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: c)
  }

  /// Returns an inactive, required constraint: `self <= c`.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns an inactive, required constraint: `self == m × anchor + c`.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m, constant: c) }

  /// Returns an inactive, required constraint: `self >= m × anchor + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// Returns an inactive, required constraint: `self <= m × anchor + c`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}

/// A constraint with a system spacing. UIKit's logs show this name.
@preconcurrency @MainActor
final class _UISystemBaselineConstraint: NSLayoutConstraint {}
