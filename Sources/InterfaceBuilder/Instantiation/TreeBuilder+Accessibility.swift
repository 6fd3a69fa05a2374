import AutoLayout

extension TreeBuilder {
  /// Sets the properties that assistive programs read. Values that the view's class has set are
  /// kept.
  ///
  ///     <accessibility key="accessibilityConfiguration" hint="Saves" label="Save">
  ///         <accessibilityTraits key="traits" button="YES"/>
  ///         <bool key="isElement" value="YES"/>
  ///     </accessibility>
  func setAccessibility(of view: UIView, _ element: VariedElement) {
    guard let source = element.child(ViewElement.accessibility) else { return }
    view.accessibilityIdentifier =
      view.accessibilityIdentifier ?? source[AccessibilityElement.identifier]
    view.accessibilityLabel =
      view.explicitAccessibilityLabel ?? source[AccessibilityElement.label]
    if let hint = source[AccessibilityElement.hint], view.accessibilityHint == nil {
      view.accessibilityHint = hint
    }
    let isElement = source.child(AccessibilityElement.isElement)?[BoolElement.value]
    if let isElement, !view.hasExplicitAccessibilityElement {
      view.isAccessibilityElement = isElement
    }
    if let traits = source.child(AccessibilityElement.traits), !view.hasExplicitAccessibilityTraits
    {
      view.accessibilityTraits = AccessibilityTraitsElement.traits
        .filter { traits[$0.attribute] == true }
        .reduce(into: .none) { $0.formUnion($1.trait) }
    }
  }
}
