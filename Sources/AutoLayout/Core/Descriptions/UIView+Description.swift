import Foundation

extension UIView {
  package var descriptionItem: ConstraintDescription.Item {
    if let accessibilityIdentifier, !accessibilityIdentifier.isEmpty {
      return .named(accessibilityIdentifier.cutForDescription)
    }
    var text: String?
    if let descriptionText { text = String(descriptionText.dropFirst().dropLast()) }
    return .object(
      className: documentClassName ?? describedClassName,
      address: ObjectIdentifier(self).addressText, text: text)
  }

  /// The description of the view in the format of UIKit's console: `<UILabel: 0x…; frame = (0 0;
  /// 100 20); text = 'Hi'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x…>>`.
  var consoleDescription: String {
    let address = ObjectIdentifier(self).addressText
    var description = ViewDescription(opening: "\(consoleClassName): \(address)")
    describe(&description)
    return description.text
  }

  /// The class that the document specifies, with its module, unless the program provides the class.
  private var consoleClassName: String {
    guard let documentClassName, NSObject.isSystemClass(type(of: self)) else {
      return describedClassName
    }
    guard let module = documentModuleName else { return documentClassName }
    return "\(module).\(documentClassName)"
  }

  /// Fills in the parts that all views have.
  func baseDescribe(_ description: inout ViewDescription) {
    description[.baseClass] = describedBaseClass
    description[.frame] = ViewDescription.text(frame)
    description[.text] = descriptionText?.onOneLine
    if clipsToBounds { description.set(.clipsToBounds, true) }
    if !transform.isIdentity { description[.transform] = ViewDescription.text(transform) }
    if alpha != 1 { description[.alpha] = alpha.shortDescription }
    if isHidden { description.set(.hidden, true) }
    if !isOpaque { description.set(.opaque, false) }
    description[.autoresize] = autoresizingMask.consoleDescription
    if !autoresizesSubviews { description.set(.autoresizesSubviews, false) }
    if !isUserInteractionEnabled { description.set(.userInteractionEnabled, false) }
    if tag != 0 { description[.tag] = String(tag) }
    description[.tintColor] = ownTintColor?.description
    if attachments.hasGestures || window === self { describeGestures(&description) }
    if printsColors { description[.backgroundColor] = backgroundColor?.description }
    description[.layer] = ViewDescription.reference(to: layer)
    if window === self { describeLayer(as: "UIWindowLayer", &description) }
  }

  /// Adds the array of gesture recognizers, which UIKit's own views also have.
  ///
  /// The array does not exist. Its printed address is that of the view.
  func describeGestures(_ description: inout ViewDescription) {
    description[.gestures] = "<NSArray: \(ObjectIdentifier(self).addressText)>"
  }

  /// Describes the layer with the private class that UIKit uses for views of this class, unless a
  /// subclass has another class of layer.
  func describeLayer(as name: String, _ description: inout ViewDescription) {
    guard type(of: layer) == CALayer.self else { return }
    description[.layer] = "<\(name): \(ObjectIdentifier(layer).addressText)>"
  }

  /// A Boolean value that indicates whether descriptions contain background colors and images in
  /// the release of the root.
  var printsColors: Bool {
    PlatformMetrics.descriptionsHaveColors[layoutEnvironment.platform]
  }

  /// The nearest superclass in UIKit of a custom class, or `nil` for `UIView` itself.
  private var describedBaseClass: String? {
    guard documentClassName != nil || !NSObject.isSystemClass(type(of: self)) else { return nil }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, !NSObject.isSystemClass(current.subjectType) {
      mirror = current.superclassMirror
    }
    guard let type = mirror?.subjectType, type != UIView.self else { return nil }
    return String(describing: type)
  }
}

/// The module of the class that a document specifies. Few views have one.
@MainActor
private final class DocumentModule {
  let name: String

  init(_ name: String) { self.name = name }
}

extension UIView {
  /// The module of `documentClassName`, if any.
  package var documentModuleName: String? {
    get { attachments[DocumentModule.self]?.name }
    set { attachments[DocumentModule.self] = newValue.map(DocumentModule.init) }
  }
}

extension String {
  /// The text with blanks instead of line breaks.
  fileprivate var onOneLine: String {
    var text = ""
    for character in self { text.append(character.isNewline ? " " : character) }
    return text
  }
}

extension UIView.AutoresizingMask {
  /// The flexible parts, such as `LM+W+RM+TM+H+BM`, or `nil` if there are none.
  var consoleDescription: String? {
    let names: [(Self, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let flexible = names.filter { contains($0.0) }.map(\.1)
    return flexible.isEmpty ? nil : flexible.joined(separator: "+")
  }
}
