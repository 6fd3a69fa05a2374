import AutoLayout
import Foundation

extension TreeBuilder {
  /// Sets the properties that views of every class have.
  ///
  /// UIKit reads them before a class's own `init(coder:)` continues, which can then override them.
  /// Here they are read afterwards. Therefore properties in which a view of a registered class
  /// differs from a new view of UIKit's class are unchanged: its initializer has set them.
  func setAppearance(of view: UIView, _ element: VariedElement) {
    let usual = classes.known(element[ObjectElement.customClass]).map { _ in
      systemInstance(of: element)
    }
    @inline(__always) func set<Value: Equatable>(
      _ path: ReferenceWritableKeyPath<UIView, Value>, _ value: Value
    ) {
      if let usual, usual[keyPath: path] != view[keyPath: path] { return }
      view[keyPath: path] = value
    }
    set(\.isHidden, element[ViewElement.hidden])
    set(\.alpha, min(max(element[ViewElement.alpha], 0), 1))
    set(\.isOpaque, element[ViewElement.opaque])
    set(\.clipsToBounds, element[ViewElement.clipsSubviews])
    set(\.autoresizesSubviews, element[ViewElement.autoresizesSubviews])
    set(\.isUserInteractionEnabled, element[ViewElement.userInteractionEnabled])
    set(\.tag, element[ViewElement.tag])
    set(\.backgroundColor, color(ViewElement.backgroundColor, of: element))
    if usual == nil || element.child(ViewElement.tintColor) != nil {
      set(\.tintColor, color(ViewElement.tintColor, of: element))
    }
    set(\.semanticContentAttribute, element[ViewElement.semanticContent])
    if let mode = element[ViewElement.contentMode] {
      set(\.contentMode, mode)
    }
    setAccessibility(of: view, element)
    setRuntimeAttributes(of: view, element)
  }

  /// Returns the color of a property, or `nil` if the element has none or an invalid one, which is
  /// reported.
  func color(_ child: SchemaChild, of element: VariedElement) -> UIColor? {
    guard let source = element.child(child) else { return nil }
    if let color = colors.color(source) { return color }
    let name = source[ColorElement.name] ?? source[ColorElement.systemColor] ?? child.key ?? ""
    report(
      InterfaceDiagnostic(
        .invalidValue, source, severity: .note,
        "unknown color '\(name)'",
        hint: "the view is drawn without it; the layout is not affected"))
    return nil
  }
}
