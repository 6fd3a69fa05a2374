import AutoLayout
import Foundation

extension TreeBuilder {
  /// Installs the constraints of all views, in document order.
  func installConstraints() {
    for part in built {
      guard let view = part.view else { continue }
      for source in sources(of: part.element) { install(VariedElement(source, traits), on: view) }
      if part.element[ViewElement.fixedFrame] { fixFrame(of: view, rank: part.element) }
    }
  }

  /// Returns the constraints that an element lists and that are installed, in document order.
  /// Placeholders exist only on the canvas.
  ///
  ///     <constraints>
  ///         <constraint firstItem="abc-De-fGh" firstAttribute="top" secondItem="8bC-Xf-vdC"
  ///                     secondAttribute="top" constant="20" id="jKl-Mn-oPq"/>
  ///     </constraints>
  func sources(of element: VariedElement) -> [XMLTree.Element] {
    let gone = element.uninstalled(.constraints)
    var found: [XMLTree.Element] = []
    for list in element.element.children where list.name == ConstraintElement.listName {
      for source in list.children where source.name == ConstraintElement.elementName {
        if !gone.isEmpty, let id = source.id, gone.contains(id) { continue }
        if hasPlaceholderConstraints || !source[ConstraintElement.placeholder] {
          found.append(source)
        }
      }
    }
    return found
  }

  /// A Boolean value that indicates whether constraints that Xcode removes at build time are
  /// installed, which is the case only on its canvas.
  private var hasPlaceholderConstraints: Bool { purpose == .canvas && canvas.surface == .canvas }

  func install(_ source: VariedElement, on owner: UIView) {
    guard let equation = ConstraintEquation(source) else {
      return report(
        InterfaceDiagnostic(
          .illegalConstraint, source.element, "unknown attribute or relation",
          hint: "the constraint is ignored"))
    }
    guard let (first, second) = items(of: source, owner: owner) else { return }
    let offset = source.element.range.lowerBound
    let constraint = constraints[offset] ?? constraint(of: source, equation, first, second)
    constraints[offset] = constraint
    installed.insert(offset)
    ranks[ObjectIdentifier(constraint)] = offset
    if let violation = hold(constraint, owner, first, second) {
      report(violation, of: source.element)
    }
  }

  /// Returns the constraint that an element describes, whether or not it is legal.
  private func constraint(
    of source: VariedElement, _ equation: ConstraintEquation, _ first: any LayoutItem,
    _ second: (any LayoutItem)?
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      unchecked: first, equation.firstAttribute, equation.relation,
      second, equation.secondAttribute,
      multiplier: multiplier(of: source),
      constant: isStandardSpaceToSafeArea(source, first, second)
        ? 0 : number(source, ConstraintElement.constant))
    made.documentIdentifier = source.id
    made.identifier = source[ConstraintElement.identifier]
    made.priority = priority(source, ConstraintElement.priority) ?? .required
    return made
  }

  /// Installs a legal constraint on the view whose element lists it, or, if an item is elsewhere,
  /// on the common ancestor of its items.
  ///
  /// - Returns: The exception that UIKit would raise, in which case the constraint is not
  ///   installed, or `nil` if it is installed.
  func hold(
    _ constraint: NSLayoutConstraint, _ owner: UIView, _ first: any LayoutItem,
    _ second: (any LayoutItem)?
  ) -> LayoutException? {
    if let violation = constraint.legalityViolation { return violation }
    let isFirstInOwner = first.layoutItemView?.isDescendant(of: owner) ?? true
    let isSecondInOwner = second?.layoutItemView?.isDescendant(of: owner) ?? true
    if isFirstInOwner, isSecondInOwner {
      owner.addConstraint(constraint)
      return nil
    }
    if let violation = constraint.activationViolation { return violation }
    constraint.isActive = true
    return nil
  }

  /// Reports a constraint that UIKit would reject.
  private func report(_ violation: LayoutException, of element: XMLTree.Element) {
    // Addresses differ from run to run; reports of one document must not.
    let sentence = violation.reason.prefix { $0 != "\n" }.replacing(/:0x[0-9a-f]+/, with: "")
    report(
      InterfaceDiagnostic(
        .illegalConstraint, element, "the constraint cannot be installed: \(sentence)",
        hint: "the constraint is ignored; UIKit would raise an exception"))
  }

  /// Returns a Boolean value that indicates whether a constraint has the standard space to a safe
  /// area, which is 0 for any written number (recorded: 6 distances of 6).
  private func isStandardSpaceToSafeArea(
    _ source: VariedElement, _ first: any LayoutItem, _ second: (any LayoutItem)?
  ) -> Bool {
    guard source[ConstraintElement.symbolic] else { return false }
    return [first, second].contains { item in
      (item as? UILayoutGuide).map { $0 === $0.owningView?.safeAreaLayoutGuide } ?? false
    }
  }

  // MARK: - Items

  /// Returns the items of a constraint, or `nil` if one is missing, which is reported unless the
  /// view is only not installed on this canvas.
  func items(
    of source: VariedElement, owner: UIView
  ) -> (any LayoutItem, (any LayoutItem)?)? {
    guard let first = item(source, ConstraintElement.firstItem, default: owner) else {
      return nil
    }
    guard source[ConstraintElement.secondItem] != nil else { return (first, nil) }
    guard let second = item(source, ConstraintElement.secondItem, default: owner) else {
      return nil
    }
    return (first, second)
  }

  /// Returns one item of a constraint, which is the owner if the attribute is not written. The
  /// result is `nil` for an item that is not installed or does not exist, which is reported.
  private func item(
    _ source: VariedElement, _ attribute: SchemaAttribute<String>, default owner: UIView
  ) -> (any LayoutItem)? {
    guard let id = source[attribute] else { return owner }
    if let item = item(withIdentifier: id) { return isInstalled(item) ? item : nil }
    if document.element(withIdentifier: id) == nil {
      report(
        InterfaceDiagnostic(
          .danglingReference, source.element,
          "'\(attribute.name)' refers to '\(id)', which does not exist in the document",
          hint: "the constraint is ignored; delete it or restore the view"))
    }
    return nil
  }

  // MARK: - Numbers

  /// Returns a Boolean value that indicates whether an item is in the tree.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the item, if some views are not installed;
  ///   otherwise O(1).
  private func isInstalled(_ item: any LayoutItem) -> Bool {
    guard !detached.isEmpty else { return true }
    guard let rootView = built.first?.view else { return false }
    return item.layoutItemView?.isDescendant(of: rootView) == true
  }

  /// Returns a number that may vary by size class. An invalid one is reported and treated as 0.
  func number(_ source: VariedElement, _ attribute: some SchemaProperty<CGFloat>) -> CGFloat {
    guard let text = source.text(of: attribute) else { return 0 }
    return attribute.form.interpret(text) ?? number(source.element, attribute)
  }

  /// Returns the multiplier, which is written as a number or as a ratio such as `16:9`. An invalid
  /// one is reported.
  private func multiplier(of source: VariedElement) -> CGFloat {
    guard let text = source.text(of: ConstraintElement.multiplier) else { return 1 }
    if let multiplier = ConstraintMultiplier(text) { return multiplier.value }
    report(
      InterfaceDiagnostic(
        .invalidValue, source.element, "invalid multiplier '\(text)'",
        hint: "\(ConstraintElement.multiplier.form.hint); 1 is used instead"))
    return 1
  }

  // MARK: - Fixed frames

  /// Fixes a view without its own constraints to its recorded frame, as the canvas does.
  func fixFrame(of view: UIView, rank element: VariedElement) {
    guard let superview = view.superview, !view.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    // Edges of both views are those of their alignment rectangles.
    let container = superview.alignmentRect(
      forFrame: CGRect(origin: .zero, size: superview.bounds.size))
    let rect = view.alignmentRect(forFrame: view.frame)
      .offsetBy(dx: -container.minX, dy: -container.minY)
    let made = [
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: rect.minX),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: rect.minY),
      view.widthAnchor.constraint(equalToConstant: rect.width),
      view.heightAnchor.constraint(equalToConstant: rect.height),
    ]
    for (index, constraint) in made.enumerated() {
      constraint.identifier = "IB auto generated at build time for view with fixed frame"
      // Within the closing tag: after the view's own constraints, before what follows the view.
      let rank = element.element.range.upperBound - made.count + index
      ranks[ObjectIdentifier(constraint)] = rank
      constraints[rank] = constraint
      constraint.isActive = true
    }
  }
}
