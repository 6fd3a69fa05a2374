import Foundation

/// Properties that few constraints set and that layout does not use. The object is created when one of
/// them is set, to keep constraints small.
@MainActor
final class ConstraintAccessories {
  var identifier: String?
  var documentIdentifier: String?
  var shouldBeArchived = false
  var spacingSymbol: ConstraintDescription.Symbol?
  weak var constantAnimation: (any ConstantAnimation)?
}

extension NSLayoutConstraint {
  /// The object with the uncommon properties, which is created if there is none.
  var madeAccessories: ConstraintAccessories {
    if let accessories { return accessories }
    let made = ConstraintAccessories()
    accessories = made
    return made
  }

  /// The identifier of the constraint in its document.
  package var documentIdentifier: String? {
    get { accessories?.documentIdentifier }
    set {
      if accessories != nil || newValue != nil { madeAccessories.documentIdentifier = newValue }
    }
  }

  /// The symbol that descriptions show if the constant is a system spacing.
  package var spacingSymbol: ConstraintDescription.Symbol? {
    get { accessories?.spacingSymbol }
    set { if accessories != nil || newValue != nil { madeAccessories.spacingSymbol = newValue } }
  }

  /// The animation that currently changes the constant.
  var constantAnimation: (any ConstantAnimation)? {
    get { accessories?.constantAnimation }
    set {
      if accessories != nil || newValue != nil { madeAccessories.constantAnimation = newValue }
    }
  }
}
