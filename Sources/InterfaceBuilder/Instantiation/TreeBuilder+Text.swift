import AutoLayout
import Foundation

extension TreeBuilder {
  /// Returns the font that a view's element states, or `nil` if it does not state one.
  func font(of element: VariedElement) -> UIFont? {
    element.child(TextElement.fontDescription).flatMap(fonts.font)
  }

  /// Returns a Boolean value that indicates whether an app's font follows the preferred content
  /// size. On a canvas, its size is fixed.
  private func follows(_ element: VariedElement) -> Bool {
    purpose == .application && element[TextElement.adjustsFontForContentSizeCategory]
  }

  /// Sets the font and the text of a label, and its line breaking. All of these can change the
  /// label's intrinsic size.
  ///
  ///     <label text="Name" textAlignment="natural" lineBreakMode="tailTruncation"
  ///            numberOfLines="0" adjustsFontSizeToFit="NO" id="abc-De-fGh">
  ///         <fontDescription key="fontDescription" type="system" pointSize="17"/>
  ///     </label>
  func configure(_ label: UILabel, _ element: VariedElement) {
    label.adjustsFontForContentSizeCategory = follows(element)
    label.font = font(of: element) ?? label.font
    label.numberOfLines = max(0, element[LabelElement.numberOfLines])
    label.lineBreakMode = element[LabelElement.lineBreakMode]
    label.textAlignment = element[TextElement.textAlignment]
    label.preferredMaxLayoutWidth = max(0, element[LabelElement.preferredMaxLayoutWidth])
    label.adjustsFontSizeToFitWidth = element[LabelElement.adjustsFontSizeToFit]
    label.minimumScaleFactor = element[LabelElement.minimumScaleFactor]
    label.isEnabled = element[ControlElement.enabled]
    if let color = color(TextElement.textColor, of: element) { label.textColor = color }
    if let text = attributedText(of: element) {
      label.attributedText = text
    } else {
      label.text = texts.string(LabelElement.text, of: element)
    }
  }

  /// Returns the attributed text of a view, or `nil` if it has plain text.
  private func attributedText(of element: VariedElement) -> NSAttributedString? {
    guard element[TextElement.usesAttributedText] else { return nil }
    return element.child(TextElement.attributedText).map {
      texts.attributedString($0, owner: element.id, property: "attributedText")
    }
  }

  /// Sets the font, the text and the border of a text field. The border and the placeholder affect
  /// its intrinsic size.
  func configure(_ field: UITextField, _ element: VariedElement) {
    field.font = font(of: element) ?? field.font
    field.adjustsFontForContentSizeCategory = follows(element)
    field.borderStyle = element[TextFieldElement.borderStyle]
    field.textAlignment = element[TextElement.textAlignment]
    field.placeholder = texts.string(TextFieldElement.placeholder, of: element)
    field.adjustsFontSizeToFitWidth = element[TextFieldElement.adjustsFontSizeToFit]
    field.minimumFontSize = element[TextFieldElement.minimumFontSize]
    field.clearButtonMode = element[TextFieldElement.clearButtonMode]
    field.isSecureTextEntry =
      element.child(TextFieldElement.textInputTraits)?[TextInputTraitsElement.secureTextEntry]
      ?? false
    if let color = color(TextElement.textColor, of: element) { field.textColor = color }
    if let text = attributedText(of: element) {
      field.attributedText = text
    } else {
      field.text = texts.string(TextFieldElement.text, of: element)
    }
  }

  /// Sets the font and the text of a text view, and its scrolling.
  func configure(_ view: UITextView, _ element: VariedElement) {
    configureScrolling(view, element)
    view.font = font(of: element) ?? view.font
    view.adjustsFontForContentSizeCategory = follows(element)
    view.textAlignment = element[TextElement.textAlignment]
    if let color = color(TextElement.textColor, of: element) { view.textColor = color }
    if let text = attributedText(of: element) {
      view.attributedText = text
    } else {
      view.text = texts.string(TextViewElement.text, of: element) ?? ""
    }
  }
}
