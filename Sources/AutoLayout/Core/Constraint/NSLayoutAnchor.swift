import Foundation

/// An edge, a centre, a baseline or a size of an item, as a factory of constraints.
///
/// The type parameter keeps horizontal, vertical and size anchors apart, so that constraints which
/// UIKit would refuse at run time do not compile.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying, @preconcurrency NSCoding {
  /// What the anchor stands for.
  let operand: ConstraintOperand

  init(_ operand: ConstraintOperand) { self.operand = operand }

  /// Always fails: archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Writes nothing: archives are not read.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The anchor itself, which cannot change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The attribute's name, such as `leading`.
  open var name: String { operand.reference.attribute.name }

  /// The item the anchor belongs to.
  open var item: AnyObject? { operand.reference.item }

  /// An inactive, required constraint: `self == anchor + c`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.equal, anchor, constant: c) }

  /// An inactive, required constraint: `self >= anchor + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }

  /// An inactive, required constraint: `self <= anchor + c`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }

  /// A constraint between this anchor and another one.
  func make(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: operand, relation: relation,
      second: anchor?.operand ?? ConstraintOperand(nil, .notAnAttribute), multiplier: multiplier,
      constant: constant)
  }

  /// A constraint whose constant is a spacing of the system, which descriptions say.
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

  /// Whether the anchors name the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.readUnchecked { identity == other.identity }
  }

  nonisolated open override var hash: Int {
    MainActor.readUnchecked { identity.hashValue }
  }

  /// The class, the address, the item and the attribute, as UIKit prints them.
  nonisolated open override var description: String {
    MainActor.readUnchecked { operand.anchorDescription(address: ObjectIdentifier(self)) }
  }

  /// The items and attributes by value.
  private var identity: [Identity] {
    var identity = [Identity(operand.reference)]
    if let start = operand.offsetStart { identity.append(Identity(start)) }
    return identity
  }

  /// An item's identity and an attribute.
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

/// A horizontal location.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, as a dimension.
  open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintOperand(from: operand.reference, to: other.operand.reference))
  }

  /// `self == anchor + multiplier × the system's spacing`, which is 8 points between edges.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// `self >= anchor + multiplier × the system's spacing`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// `self <= anchor + multiplier × the system's spacing`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(relation, anchor, constant: SystemSpacing.siblings * multiplier)
  }
}

/// A vertical location.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, as a dimension.
  open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintOperand(from: operand.reference, to: other.operand.reference))
  }

  /// `self == anchor + multiplier × the system's spacing`: 8 points between edges, the distance
  /// that the fonts ask for between baselines.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// `self >= anchor + multiplier × the system's spacing`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// `self <= anchor + multiplier × the system's spacing`.
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

/// A width, a height, or the distance between two locations.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// `self == c`, inactive and required.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, constant: c)
  }

  /// `self >= c`, inactive and required.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: c)
  }

  /// `self <= c`, inactive and required.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: c)
  }

  /// `self == m × anchor + c`, inactive and required.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m, constant: c) }

  /// `self >= m × anchor + c`, inactive and required.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// `self <= m × anchor + c`, inactive and required.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}

/// A constraint with a spacing of the system; the name is the one that UIKit's logs show.
@preconcurrency @MainActor
final class _UISystemBaselineConstraint: NSLayoutConstraint {}
