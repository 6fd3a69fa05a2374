import AutoLayout
import Foundation

/// Keeps a tree consistent with its document when traits or the canvas change.
///
/// Values that a document varies by size class are set for the new classes; all others keep the
/// values that the program set.
extension TreeBuilder: LiveContent {
  /// Follows the traits of the root view, if the document has variations.
  func traitsDidChange(to traits: UITraitCollection) {
    guard document.usesTraitCollections, let view = built.first?.view else { return }
    apply(VariationTraits(traits), to: view)
  }

  /// Changes the size classes of the tree.
  ///
  /// 1. Install and uninstall views.
  /// 2. Set properties.
  /// 3. Install and uninstall constraints and set their constants.
  ///
  /// - Complexity: Proportional to the number of elements whose variations changed; O(*n*), where
  ///   *n* is the number of the document's constraints, if views or constraints are installed or
  ///   uninstalled.
  func apply(_ new: VariationTraits, to rootView: UIView) {
    let old = traits
    guard new != old else { return }
    traits = new
    let changed = variedElements.filter { source in
      !VariedElement(source, old).hasSameVariations(as: VariedElement(source, new))
    }
    guard !changed.isEmpty else { return }
    let owners = changed.compactMap(ownerIndex)
    for index in owners { built[index].element = VariedElement(built[index].element.element, new) }
    var isStructural = updateSubviews(changed)
    for (source, index) in zip(changed, changed.map(ownerIndex)) {
      if let index { updateProperties(source, of: built[index], old: old) }
    }
    isStructural = updateConstraints(changed, needsAll: isStructural) || isStructural
    guard isStructural else { return }
    for part in built { part.view?.sortHeldConstraints { self.ranks[ObjectIdentifier($0)] } }
    rootView.rootView.layoutStructureDidChange()
  }

  // MARK: - 1. Views

  /// Installs and uninstalls views as the variations state.
  ///
  /// - Returns: A Boolean value that indicates whether a view was installed or uninstalled.
  private func updateSubviews(_ changed: [XMLTree.Element]) -> Bool {
    var isChanged = false
    for source in changed where source.variesMask(.subviews) {
      guard let index = builtIndices[source.range.lowerBound], let view = built[index].view else {
        continue
      }
      let gone = built[index].element.uninstalled(.subviews)
      var place = 0
      for list in source.children where list.kind == .subviews {
        for child in list.children where child.isView {
          if child.id.map(gone.contains) ?? false {
            isChanged = uninstall(child) || isChanged
          } else {
            isChanged = reinstall(child, in: view, after: &place) || isChanged
          }
        }
      }
    }
    if isChanged { sortBuilt() }
    return isChanged
  }

  /// Removes a view from its superview and keeps it for the next time. Returns `false` if it was
  /// not installed.
  private func uninstall(_ source: XMLTree.Element) -> Bool {
    guard let view = view(of: source), view.superview != nil else { return false }
    detached[source.range.lowerBound] = view
    view.removeFromSuperview()
    return true
  }

  /// Inserts a view after the last installed one of the list, whose index plus 1 is `place`.
  /// Returns `false` if the view was already installed.
  private func reinstall(
    _ source: XMLTree.Element, in superview: UIView, after place: inout Int
  ) -> Bool {
    if let view = view(of: source), view.superview === superview {
      place = (superview.subviews.firstIndex { $0 === view } ?? place) + 1
      return false
    }
    let view = detached[source.range.lowerBound] ?? makeDetached(source, in: superview)
    detached[source.range.lowerBound] = nil
    superview.insertSubview(view, at: place)
    place += 1
    guard let stack = superview as? UIStackView else { return true }
    let before = superview.subviews.prefix { $0 !== view }
    let arranged = before.filter { $0.isArranged(in: stack) }.count
    stack.insertArrangedSubview(view, at: arranged)
    if keepsRoomWhenHidden(source) { stack.keepRoom(for: view) }
    return true
  }

  /// Creates a view that has not been installed before, with its descendants.
  func makeDetached(_ source: XMLTree.Element, in superview: UIView) -> UIView {
    let first = built.count
    let view = makeView(source, in: .subview, superview: superview)
    for part in built[first...] {
      if let made = part.view { addGuides(of: part.element, to: made) }
    }
    for part in built[first...] { connectOutlets(of: part) }
    wakeUp(built[first...])
    return view
  }

  /// Returns the view created from an element, installed or not, or `nil` if none was created.
  private func view(of source: XMLTree.Element) -> UIView? {
    builtIndices[source.range.lowerBound].flatMap { built[$0].view }
  }

  /// Restores the document order after views were created later.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of views.
  func sortBuilt() {
    built.sort { $0.offset < $1.offset }
    for (index, part) in built.enumerated() { builtIndices[part.offset] = index }
  }

  // MARK: - 3. Constraints

  /// Sets priorities and constants, and installs and uninstalls constraints.
  ///
  /// - Returns: A Boolean value that indicates whether a constraint was installed or uninstalled.
  private func updateConstraints(_ changed: [XMLTree.Element], needsAll: Bool) -> Bool {
    for source in changed where source.name == ConstraintElement.elementName {
      guard let constraint = constraints[source.range.lowerBound] else { continue }
      let element = VariedElement(source, traits)
      constraint.constant = number(element, ConstraintElement.constant)
      let wanted = priority(element, ConstraintElement.priority) ?? .required
      if constraint.priority != wanted { setPriority(wanted, of: constraint) }
    }
    guard needsAll || changed.contains(where: { $0.variesMask(.constraints) }) else {
      return false
    }
    return reinstallConstraints()
  }

  /// Sets a priority. A change to or from required is not allowed while a constraint is active.
  private func setPriority(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint) {
    let isActive = constraint.isActive
    constraint.isActive = false
    constraint.priority = priority
    constraint.isActive = isActive
  }

  /// Installs or removes the constraints that Xcode removes at build time, after the surface
  /// changed.
  func updatePlaceholderConstraints() {
    guard reinstallConstraints() else { return }
    for part in built { part.view?.sortHeldConstraints { self.ranks[ObjectIdentifier($0)] } }
  }

  private func reinstallConstraints() -> Bool {
    guard let rootView = built.first?.view else { return false }
    var wanted: Set<Int> = []
    var isChanged = false
    for part in built {
      guard let view = part.view, detached.isEmpty || view.isDescendant(of: rootView) else {
        continue
      }
      for source in sources(of: part.element) {
        let element = VariedElement(source, traits)
        guard let (first, second) = items(of: element, owner: view) else { continue }
        let offset = source.range.lowerBound
        wanted.insert(offset)
        guard !installed.contains(offset) else { continue }
        isChanged = true
        guard let known = constraints[offset] else {
          install(element, on: view)
          continue
        }
        // Illegal constraints were reported when they were created.
        _ = hold(known, view, first, second)
        installed.insert(offset)
      }
    }
    for offset in installed.subtracting(wanted).sorted() {
      isChanged = true
      constraints[offset]?.isActive = false
      installed.remove(offset)
    }
    return isChanged
  }
}

extension UIView {
  /// Returns a Boolean value that indicates whether the view is among the arranged views.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views of the stack.
  fileprivate func isArranged(in stack: UIStackView) -> Bool {
    stack.arrangedSubviews.contains { $0 === self }
  }
}

extension VariedElement {
  /// Returns a Boolean value that indicates whether the same variations of the same element apply.
  func hasSameVariations(as other: VariedElement) -> Bool {
    variations.map(\.range.lowerBound) == other.variations.map(\.range.lowerBound)
  }
}

extension XMLTree.Element {
  /// Returns a Boolean value that indicates whether a variation states which entries of a list are
  /// installed.
  fileprivate func variesMask(_ list: ElementName) -> Bool {
    VariationElement.all(of: self).contains { $0.mask(of: list.rawValue) != nil }
  }
}
