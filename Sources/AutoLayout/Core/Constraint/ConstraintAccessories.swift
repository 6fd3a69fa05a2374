import Foundation

/// Properties that few constraints set and that layout does not use. The object is created when one of
/// them is set, to keep constraints small.
@MainActor
final class ConstraintAccessories {
  var identifier: String?
  var documentIdentifier: String?
  var shouldBeArchived = false
  var spacingSymbol: ConstraintDescription.Symbol?
  /// The `ConstantAnimation` that currently changes the constant.
  weak var constantAnimation: AnyObject?
}
