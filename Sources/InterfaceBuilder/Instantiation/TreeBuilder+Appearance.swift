import AutoLayout
import Foundation

extension TreeBuilder {
  /// Sets what every view shows, whatever its class.
  ///
  /// UIKit reads it before a class's own `init(coder:)` goes on, which then has the last word. Here it
  /// is read afterwards, so that what that class made otherwise than UIKit's is left as it is.
  func setAppearance(of view: UIView, _ element: VariedElement) {
    let usual = classes.known(element["customClass"]).map { _ in systemInstance(of: element) }
    func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<UIView, Value>, _ value: Value) {
      if let usual, usual[keyPath: path] != view[keyPath: path] { return }
      view[keyPath: path] = value
    }
    set(\.isHidden, element.flag("hidden") ?? false)
    set(\.alpha, min(max(element.number("alpha") ?? 1, 0), 1))
    set(\.isOpaque, element.flag("opaque") ?? true)
    set(\.clipsToBounds, element.flag("clipsSubviews") ?? false)
    set(\.autoresizesSubviews, element.flag("autoresizesSubviews") ?? true)
    set(\.isUserInteractionEnabled, element.flag("userInteractionEnabled") ?? true)
    set(\.tag, element.integer("tag") ?? 0)
    set(\.backgroundColor, color("backgroundColor", of: element))
    if usual == nil || element.child("color", key: "tintColor") != nil {
      set(\.tintColor, color("tintColor", of: element))
    }
    set(\.semanticContentAttribute, Self.semantics(element["semanticContentAttribute"]))
    if let mode = element["contentMode"].flatMap({ Self.contentModes[$0] }) {
      set(\.contentMode, mode)
    }
    setAccessibility(of: view, element)
    setRuntimeAttributes(of: view, element)
  }

  /// The colour of a property; one that cannot be read is reported.
  func color(_ key: String, of element: VariedElement) -> UIColor? {
    guard let source = element.child("color", key: key) else { return nil }
    if let color = colors.color(source) { return color }
    report(
      InterfaceDiagnostic(
        .invalidValue, source, severity: .note,
        "colour '\(source["name"] ?? source["systemColor"] ?? key)' is not known",
        hint: "the view is drawn without it; layout does not change"))
    return nil
  }

  /// Sets the texts that the view's class has not set.
  private func setAccessibility(of view: UIView, _ element: VariedElement) {
    guard let source = element.child("accessibility", key: "accessibilityConfiguration") else {
      return
    }
    view.accessibilityIdentifier = view.accessibilityIdentifier ?? source["identifier"]
    view.accessibilityLabel = view.accessibilityLabel ?? source["label"]
  }

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  static func semantics(_ name: String?) -> UISemanticContentAttribute {
    switch name {
    case "playback": .playback
    case "spatial": .spatial
    case "forceLeftToRight": .forceLeftToRight
    case "forceRightToLeft": .forceRightToLeft
    default: .unspecified
    }
  }

  // MARK: - Runtime attributes

  /// Applies the user defined attributes that change a view's look; those of custom classes are the
  /// application's business.
  private func setRuntimeAttributes(of view: UIView, _ element: VariedElement) {
    guard let list = element.element.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children {
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius":
        if let value = Self.number(attribute) { view.layer.cornerRadius = max(0, value) }
      case "layer.borderWidth", "borderWidth":
        if let value = Self.number(attribute) { view.layer.borderWidth = max(0, value) }
      case "borderColor", "layer.borderUIColor", "layer.borderColor", "borderUIColor":
        view.layer.borderUIColor = attribute.child(key: "value").flatMap(colors.color)
      case "layer.masksToBounds", "clipsToBounds":
        view.clipsToBounds = attribute["value"] == "YES"
      default: break
      }
    }
    setRegisteredAttributes(of: view, element.element)
  }

  private static func number(_ attribute: XMLTree.Element) -> CGFloat? {
    attribute.child(key: "value")?.number("value")
      ?? attribute["value"].flatMap(XMLTree.Element.number)
  }
}
