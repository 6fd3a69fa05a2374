import AutoLayout
import Foundation

/// Properties that a document varies by size class.
extension TreeBuilder {
  /// Sets the properties that differ between the old and the new size classes of an element.
  ///
  /// `source` is the view's own element or one inside it, such as a button's state. For the latter,
  /// all properties of the view's class are read again.
  ///
  ///     <variation key="widthClass=regular" spacing="16"/>
  func updateProperties(_ source: XMLTree.Element, of part: BuiltView, old: VariationTraits) {
    guard let view = part.view, source.name != ConstraintElement.elementName else { return }
    guard source.range.lowerBound == part.offset else {
      return configureClass(of: view, part.element)
    }
    let before = VariedElement(source, old)
    for key in source.variedKeys where before.differs(from: part.element, in: key) {
      set(key, of: view, part)
    }
  }

  /// Sets one property by its attribute or key. A property without a case here is set by reading
  /// all properties of the view's class again.
  private func set(_ key: String, of view: UIView, _ part: BuiltView) {
    if setBase(key, of: view, part) { return }
    if let stack = view as? UIStackView, set(key, of: stack, part.element) { return }
    if TextElement.fontDescription ~= key, setFont(of: view, part.element) { return }
    if ImageViewElement.image ~= key, let picture = view as? UIImageView {
      picture.image = image(ImageViewElement.image, of: part.element)
      return
    }
    configureClass(of: view, part.element)
  }

  /// Sets a property that all views have.
  ///
  /// - Returns: A Boolean value that indicates whether the property is one of those.
  private func setBase(_ key: String, of view: UIView, _ part: BuiltView) -> Bool {
    let element = part.element
    switch key {
    case ViewElement.hidden: view.isHidden = element[ViewElement.hidden]
    case ViewElement.alpha: view.alpha = min(max(element[ViewElement.alpha], 0), 1)
    case ViewElement.clipsSubviews: view.clipsToBounds = element[ViewElement.clipsSubviews]
    case ViewElement.tag: view.tag = element[ViewElement.tag]
    case ViewElement.contentMode:
      view.contentMode = element[ViewElement.contentMode] ?? .scaleToFill
    case ViewElement.semanticContent:
      view.semanticContentAttribute = element[ViewElement.semanticContent]
    case ViewElement.backgroundColor:
      view.backgroundColor = color(ViewElement.backgroundColor, of: element)
    case ViewElement.tintColor: view.tintColor = color(ViewElement.tintColor, of: element)
    case ViewElement.frame, ViewElement.frameInset:
      if view.translatesAutoresizingMaskIntoConstraints, part.slot != .root {
        view.frame = frame(of: element, in: part.slot, superview: view.superview)
      }
    case _ where key.hasSuffix("Priority"): resetContentPriorities(of: view, element)
    case ViewElement.layoutMargins, ViewElement.directionalLayoutMargins,
      ViewElement.preservesSuperviewLayoutMargins, ViewElement.insetsLayoutMarginsFromSafeArea,
      ViewElement.layoutMarginsFollowReadableWidth:
      view.resetLayoutMargins()
      setMargins(of: view, element)
      if let stack = view as? UIStackView {
        stack.isLayoutMarginsRelativeArrangement = margins(of: element) != nil
      }
    case ViewElement.placeholderIntrinsicWidth, ViewElement.placeholderIntrinsicHeight:
      view.placeholderIntrinsicContentSize = placeholder(of: element)
    default: return false
    }
    return true
  }

  /// Sets the content priorities again. Those that a document omits are the class's own, 250 for
  /// hugging and 750 for compression resistance.
  private func resetContentPriorities(of view: UIView, _ element: VariedElement) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(.defaultLow, for: axis)
      view.setContentCompressionResistancePriority(.defaultHigh, for: axis)
    }
    setContentPriorities(of: view, element)
  }

  /// Sets a property of a stack view. Returns `false` if it is not one.
  private func set(_ key: String, of stack: UIStackView, _ element: VariedElement) -> Bool {
    switch key {
    case StackViewElement.axis: stack.axis = element[StackViewElement.axis]
    case StackViewElement.distribution:
      stack.distribution = element[StackViewElement.distribution]
    case StackViewElement.alignment: stack.alignment = element[StackViewElement.alignment]
    case StackViewElement.spacing, StackViewElement.spacingType:
      stack.spacing = spacing(of: element)
    case StackViewElement.baselineRelativeArrangement:
      stack.isBaselineRelativeArrangement = element[StackViewElement.baselineRelativeArrangement]
    default: return false
    }
    return true
  }

  /// Sets the font of a view with text, or the default of its class. Returns `false` for other
  /// views.
  private func setFont(of view: UIView, _ element: VariedElement) -> Bool {
    let font = font(of: element)
    switch view {
    case let label as UILabel: label.font = font ?? UILabel().font
    case let field as UITextField: field.font = font ?? UITextField().font
    case let view as UITextView: view.font = font ?? UITextView().font
    case let button as UIButton:
      button.titleLabel?.font = font ?? UIButton(type: button.buttonType).titleLabel?.font
    default: return false
    }
    return true
  }
}

extension XMLTree.Element {
  /// The attributes and keys of child elements that variations state, in order, without duplicates.
  fileprivate var variedKeys: [String] {
    var keys: [String] = []
    for variation in children where variation.name == VariationElement.elementName {
      let stated =
        variation.attributes.map(\.name) + variation.children.compactMap { $0[ObjectElement.key] }
      for key in stated where !Self.keysWithoutProperty.contains(key) && !keys.contains(key) {
        keys.append(key)
      }
    }
    return keys
  }

  /// Keys that are not properties of the view: the variation's own key, its masks, and Interface
  /// Builder's entries about the canvas.
  private static let keysWithoutProperty: Set<String> = [
    VariationElement.key.name, ElementName.subviews.rawValue, ElementName.constraints.rawValue,
    ViewElement.misplaced.name, ViewElement.ambiguous.name,
  ]
}

extension VariedElement {
  /// Returns a Boolean value that indicates whether a property has another value, or another child
  /// element, under other size classes.
  fileprivate func differs(from other: VariedElement, in key: String) -> Bool {
    self[key] != other[key]
      || child(nil, key)?.range.lowerBound != other.child(nil, key)?.range.lowerBound
  }
}
