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

  /// The constraints that an element lists and that are installed, in document order.
  func sources(of element: VariedElement) -> [XMLTree.Element] {
    let gone = element.uninstalled(.constraints)
    return element.element.children.filter { $0.name == ConstraintElement.listName }.flatMap {
      list in
      list.children.filter { source in
        source.name == ConstraintElement.elementName && !(source.id.map(gone.contains) ?? false)
          && (hasPlaceholderConstraints || source[ConstraintElement.placeholder] != true)
      }
    }
  }

  /// Whether constraints that Xcode removes at build time are installed: on its canvas only.
  private var hasPlaceholderConstraints: Bool { purpose == .canvas && canvas.surface == .canvas }

  func install(_ source: VariedElement, on owner: UIView) {
    guard let equation = ConstraintEquation(source) else {
      return report(
        InterfaceDiagnostic(
          .illegalConstraint, source.element, "an attribute or relation is not known",
          hint: "the constraint is left out"))
    }
    guard let (first, second) = items(of: source, owner: owner) else { return }
    if let known = constraints[source.element.range.lowerBound] {
      hold(known, owner, first, second)
      installed.insert(source.element.range.lowerBound)
      return
    }
    let (constraint, refusal) = Self.recordingExceptions {
      let made = NSLayoutConstraint(
        item: first, attribute: equation.firstAttribute, relatedBy: equation.relation,
        toItem: second, attribute: equation.secondAttribute,
        multiplier: multiplier(of: source),
        constant: isStandardSpaceToSafeArea(source, first, second)
          ? 0 : number(source, ConstraintElement.constant))
      made.documentIdentifier = source.id
      made.identifier = source[ConstraintElement.identifier]
      made.priority = priority(source, ConstraintElement.priority) ?? .required
      if made.isAcrossAxes { made.raiseAcrossAxes() }
      return made
    }
    let offset = source.element.range.lowerBound
    constraints[offset] = constraint
    installed.insert(offset)
    ranks[ObjectIdentifier(constraint)] = offset
    let problem = refusal ?? Self.recordingExceptions { hold(constraint, owner, first, second) }.1
    if let problem { reportRefusal(problem, source.element) }
  }

  /// The view that holds a constraint is the one whose element lists it, unless an item lies
  /// elsewhere.
  func hold(
    _ constraint: NSLayoutConstraint, _ owner: UIView, _ first: any LayoutItem,
    _ second: (any LayoutItem)?
  ) {
    let views = [first.layoutItemView, second?.layoutItemView].compactMap { $0 }
    if views.allSatisfy({ $0.isDescendant(of: owner) }) {
      owner.addConstraint(constraint)
    } else {
      constraint.isActive = true
    }
  }

  /// Runs `body` with UIKit's exceptions turned into a reason.
  private static func recordingExceptions<Value>(_ body: () -> Value) -> (Value, String?) {
    let before = LayoutException.handler
    defer { LayoutException.handler = before }
    var reason: String?
    LayoutException.handler = { reason = reason ?? $0.reason }
    let value = body()
    return (value, reason)
  }

  private func reportRefusal(_ reason: String, _ element: XMLTree.Element) {
    // Addresses differ from run to run; reports of one document must not.
    let sentence = reason.prefix { $0 != "\n" }.replacing(/:0x[0-9a-f]+/, with: "")
    report(
      InterfaceDiagnostic(
        .illegalConstraint, element, "the constraint cannot be installed: \(sentence)",
        hint: "the constraint is left out; UIKit would stop the application"))
  }

  /// Whether a constraint asks for the standard space to a safe area, which is nothing, whatever
  /// number stands beside it (recorded: 6 distances of 6).
  private func isStandardSpaceToSafeArea(
    _ source: VariedElement, _ first: any LayoutItem, _ second: (any LayoutItem)?
  ) -> Bool {
    guard source[ConstraintElement.symbolic] == true else { return false }
    return [first, second].contains { item in
      (item as? UILayoutGuide).map { $0 === $0.owningView?.safeAreaLayoutGuide } ?? false
    }
  }

  // MARK: - Items

  /// The items of a constraint; nil when one is not there, which is reported unless the view is
  /// merely not installed on this canvas.
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

  private func item(
    _ source: VariedElement, _ attribute: SchemaAttribute<String>, default owner: UIView
  ) -> (any LayoutItem)? {
    guard let id = source[attribute] else { return owner }
    if let item = item(withIdentifier: id) { return isInstalled(item) ? item : nil }
    if document.element(withIdentifier: id) == nil {
      report(
        InterfaceDiagnostic(
          .danglingReference, source.element,
          "'\(attribute.name)' names '\(id)', which no element has",
          hint: "the constraint is left out; delete it or restore the view"))
    }
    return nil
  }

  // MARK: - Numbers

  /// Whether an item lies in the tree.
  private func isInstalled(_ item: any LayoutItem) -> Bool {
    guard !detached.isEmpty else { return true }
    guard let rootView = built.first?.view else { return false }
    return item.layoutItemView?.isDescendant(of: rootView) == true
  }

  func number(_ source: VariedElement, _ attribute: SchemaAttribute<CGFloat>) -> CGFloat {
    guard let text = source.text(of: attribute) else { return 0 }
    return attribute.form.interpret(text) ?? number(source.element, attribute)
  }

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

  /// Fixes a view that has no constraints of its own to its recorded frame, as the canvas does.
  func fixFrame(of view: UIView, rank element: VariedElement) {
    guard let superview = view.superview, !view.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    let rect = view.alignmentRect(forFrame: view.frame)
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
