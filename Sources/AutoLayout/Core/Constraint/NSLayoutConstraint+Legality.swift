extension NSLayoutConstraint {
  /// The exception that UIKit raises when the constraint is created, or `nil` if its attributes can
  /// be paired.
  var pairingViolation: LayoutException? { illegalPairing.map(invalidArgument) }

  /// The exception that UIKit raises when the constraint is created or when a layout uses it, or
  /// `nil` if it is legal.
  package var legalityViolation: LayoutException? {
    pairingViolation ?? (isAcrossAxes ? invalidArgument(Self.invalidPairing) : nil)
  }

  /// Returns an exception that names the first item.
  private func invalidArgument(_ reason: String) -> LayoutException {
    LayoutException(
      name: LayoutException.invalidArgument,
      reason: "NSLayoutConstraint for \(firstOperand.reference.item?.layoutDescription ?? "nil"): "
        + reason)
  }

  /// The reason why the two attributes cannot be paired, in UIKit's wording, or `nil` if they can
  /// be paired.
  private var illegalPairing: String? {
    let first = firstOperand.kind
    let second = secondOperand.kind
    let isLocation = first == .horizontalLocation || first == .verticalLocation
    if first == .none && secondOperand.reference.item == nil && firstOperand.reference.item == nil {
      return nil
    }
    if first == .none { return Self.invalidPairing }
    if isLocation && (second == .none || multiplier == 0) { return Self.locationEqualToConstant }
    if second != .none && first != second && !isAcrossAxes { return Self.invalidPairing }
    let a = firstOperand.reference.attribute
    let b = secondOperand.reference.attribute
    if (a.isDirectional && b.isAbsoluteSide) || (a.isAbsoluteSide && b.isDirectional) {
      return Self.directionalWithAbsolute
    }
    return nil
  }

  /// A Boolean value that indicates whether the constraint pairs a horizontal location with a
  /// vertical location.
  ///
  /// UIKit permits the creation and activation of such a constraint, on which test suites of layout
  /// libraries rely. It raises an exception when the layout uses the constraint.
  package var isAcrossAxes: Bool {
    switch (firstOperand.kind, secondOperand.kind) {
    case (.horizontalLocation, .verticalLocation), (.verticalLocation, .horizontalLocation): true
    default: false
    }
  }

  /// Raises the exception for an invalid pairing that is detected when the layout uses the
  /// constraint.
  func raiseAcrossAxes() {
    LayoutException.raise(invalidArgument(Self.invalidPairing))
  }

  private static let locationEqualToConstant =
    "A multiplier of 0 or a nil second item together with a location for the first attribute "
    + "creates an illegal constraint of a location equal to a constant. "
    + "Location attributes must be specified in pairs."

  private static let directionalWithAbsolute =
    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
    + "Use leading/trailing for both or neither."

  private static let invalidPairing = "Invalid pairing of layout attributes"
}

extension NSLayoutConstraint {
  /// Returns a Boolean value that indicates whether the items that still exist are the view or in
  /// it.
  func isWithin(_ view: UIView) -> Bool {
    firstOperand.isWithin(view) && secondOperand.isWithin(view)
  }
}

extension LayoutItem {
  /// Returns a Boolean value that indicates whether the item is the view, one of its descendants,
  /// or a guide of one of them.
  func isWithin(_ view: UIView) -> Bool { layoutItemView?.isDescendant(of: view) ?? false }
}
