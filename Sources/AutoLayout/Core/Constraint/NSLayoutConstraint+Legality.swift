extension NSLayoutConstraint {
  /// The exception that UIKit raises when the constraint is made; nil when the attributes compare.
  var pairingViolation: LayoutException? { illegalPairing.map(invalidArgument) }

  /// The exception that UIKit raises when the constraint is made, or when a layout needs it; nil
  /// when it is legal.
  package var legalityViolation: LayoutException? {
    pairingViolation ?? (isAcrossAxes ? invalidArgument(Self.invalidPairing) : nil)
  }

  /// An exception that names the first item.
  private func invalidArgument(_ reason: String) -> LayoutException {
    LayoutException(
      name: LayoutException.invalidArgument,
      reason: "NSLayoutConstraint for \(firstOperand.reference.item?.layoutDescription ?? "nil"): "
        + reason)
  }

  /// Why the two attributes do not compare, in UIKit's words; nil when they do.
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

  /// Whether the constraint pairs a location across with one along the height.
  ///
  /// UIKit lets such a constraint be made and activated, as the suites of layout libraries do, and
  /// raises when the layout needs it.
  package var isAcrossAxes: Bool {
    switch (firstOperand.kind, secondOperand.kind) {
    case (.horizontalLocation, .verticalLocation), (.verticalLocation, .horizontalLocation): true
    default: false
    }
  }

  /// Raises for a pairing that is found out only now that the layout needs the constraint.
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
