import AutoLayout
import Foundation

/// "Update Constraint Constants": constants follow the recorded frames.
@MainActor
struct ConstantUpdate {
  /// The root whose constraints are updated.
  let session: RepairSession

  init(_ session: RepairSession) { self.session = session }

  /// Updates all views at once or, if that causes another finding, one misplaced view after the
  /// other.
  func run(_ targets: [String]) throws(InterfaceDocumentError) {
    guard !session.findings.views([.misplaced]).isDisjoint(with: targets) else { return }
    if try update(Set(targets)) { return }
    for id in targets where session.findings.views([.misplaced]).contains(id) {
      _ = try update([id])
    }
  }

  /// Changes the constants of all constraints that affect the views, and keeps the change if fewer
  /// of the views are misplaced and no finding is worse than before the command.
  ///
  /// Each call costs a layout of the root, unless all constants are already correct.
  ///
  /// - Returns: A Boolean value that indicates whether the change was kept.
  private func update(_ targets: Set<String>) throws(InterfaceDocumentError) -> Bool {
    let layout = session.layout
    let constraints = ConstraintElement.all(in: layout).filter { $0.concerns(targets) }
    let count = session.findings.views([.misplaced]).intersection(targets).count
    return try session.attempt { editor in
      for constraint in constraints { change(constraint, in: layout, &editor) }
    } isWanted: { proposal in
      session.before.worsening(in: proposal.findings).isEmpty
        && proposal.findings.views([.misplaced]).intersection(targets).count < count
    }
  }

  /// Sets the constant that follows from the recorded frames if it differs by more than the
  /// tolerance of frames: both ends of a distance are rounded to half a point.
  ///
  /// Only required constraints change, because others need not be satisfied. The constant is
  /// written to its origin, which may be a variation for a size class, and it is no longer the
  /// standard spacing.
  private func change(
    _ constraint: ConstraintElement, in layout: CanvasLayout, _ editor: inout DocumentEditor
  ) {
    let varied = VariedElement(constraint.element, VariationTraits(layout.canvas))
    guard let equation = ConstraintEquation(varied), let priority = Self.priority(of: varied),
      priority == .required, let residual = residual(constraint, varied, in: layout)
    else { return }
    let old = varied[ConstraintElement.constant]
    let isWrong =
      switch equation.relation {
      case .equal: abs(residual - old) > layout.tolerance
      case .lessThanOrEqual: residual > old + layout.tolerance
      case .greaterThanOrEqual: residual < old - layout.tolerance
      }
    guard isWrong else { return }
    let holder =
      varied.variations.last { $0.text(of: ConstraintElement.constant) != nil }
      ?? constraint.element
    let isVariation = holder != constraint.element
    let text = XcodeStyle.number(residual)
    editor.set(
      ConstraintElement.constant.name, of: holder,
      to: residual == 0 && !isVariation ? nil : text)
    if constraint.element.text(of: ConstraintElement.symbolic) != nil {
      editor.set(ConstraintElement.symbolic.name, of: constraint.element, to: nil)
    }
  }

  /// The denominator of the fraction of a point to which constants from recorded frames are
  /// rounded: frames are recorded with about as many digits, and differences of two of them would
  /// otherwise be written with meaningless digits.
  private static let partsOfPoint: CGFloat = 1000

  /// The denominator of the fraction of a point of which the pixels of all screens are multiples:
  /// screens have 1, 2 or 3 pixels per point.
  private static let partsOfPixels: CGFloat = 6

  /// Returns a constant without the rounding of the recorded frames: a multiple of a sixth of a
  /// point if it is within a thousandth of one, and otherwise a multiple of a thousandth.
  private static func settled(_ constant: CGFloat) -> CGFloat {
    let pixels = (constant * partsOfPixels).rounded() / partsOfPixels
    return abs(pixels - constant) < 1 / partsOfPoint
      ? pixels : (constant * partsOfPoint).rounded() / partsOfPoint
  }

  /// Returns `nil` for an invalid priority.
  private static func priority(of varied: VariedElement) -> UILayoutPriority? {
    let attribute = ConstraintElement.priority
    return varied.text(of: attribute).map(attribute.form.read) ?? .required
  }

  /// Returns `first - multiplier · second` for the recorded frames, or `nil` if the position of an
  /// item is unknown.
  private func residual(
    _ constraint: ConstraintElement, _ varied: VariedElement, in layout: CanvasLayout
  ) -> CGFloat? {
    let frames = RecordedFrames(layout, owner: constraint.owner)
    guard let first = constraint.first,
      let name = varied.text(of: ConstraintElement.firstAttribute),
      let value = frames.value(name, of: first)
    else { return nil }
    guard let second = constraint.second else { return value }
    guard let other = varied.text(of: ConstraintElement.secondAttribute),
      let onto = frames.value(other, of: second)
    else { return nil }
    let multiplier = varied[ConstraintElement.multiplier].value
    return Self.settled(value - multiplier * onto)
  }
}
