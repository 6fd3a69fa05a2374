import Foundation

/// Rarely used properties of a constraint. The object is created when one of them is set, to keep
/// constraints small.
@MainActor
final class ConstraintAccessories {
  /// The `OffsetStarts` of a constraint with a distance.
  var offsetStarts: AnyObject?
  var identifier: String?
  var documentIdentifier: String?
  var shouldBeArchived = false
  var spacingSymbol: ConstraintDescription.Symbol?
  /// The rows of the constraint in hosts that were created before the one of
  /// `NSLayoutConstraint.row`, with the newest last: only constraints that are being measured have
  /// some.
  nonisolated(unsafe) var outerRows: [ConstraintRow] = []
  /// The `ConstantAnimation` that currently changes the constant.
  weak var constantAnimation: AnyObject?
}
