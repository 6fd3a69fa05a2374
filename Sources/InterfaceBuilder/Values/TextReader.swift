import AutoLayout
import Foundation

/// Reads texts, plain and attributed.
struct TextReader {
  /// The reader of fonts in attributed texts.
  let fonts: FontReader
  /// The reader of colors in attributed texts.
  let colors: ColorReader
  /// The texts that replace those of the document.
  var localization = InterfaceLocalization.document

  /// Returns a text that is either an attribute or a child `<string key=…>`, or `nil` if it is
  /// neither.
  ///
  /// Interface Builder writes texts with line breaks as elements, and those with characters that
  /// XML does not allow in Base64.
  ///
  /// The text is in the displayed language. Translations are found by the identifier `owner`, by
  /// default the element's own, and by `property`, by default the property's name.
  func string(
    _ text: TextProperty, of element: VariedElement, owner: String? = nil,
    property: String? = nil
  ) -> String? {
    Self.ownString(text, of: element).map {
      localization.text($0, of: owner ?? element.id, property ?? text.name)
    }
  }

  /// Returns the text as it is written in the document, or `nil` if there is none.
  static func ownString(
    _ property: TextProperty, of element: some AttributeSource
  ) -> String? {
    if let text = element.text(of: property) { return text }
    for child in property.children { if let child = element.child(child) { return string(child) } }
    return nil
  }

  /// Returns the text of a `<string>` element, which is empty if its Base64 is invalid.
  static func string(_ element: XMLTree.Element) -> String {
    guard element[StringElement.isBase64] else { return element.text }
    let digits = element.text.filter { !$0.isWhitespace && $0 != "=" }
    // Xcode writes no padding.
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    guard let data = Data(base64Encoded: digits + padding) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the text of an `<attributedString>` element.
  ///
  /// Every other fragment has one attribute more than its neighbors: Foundation on Linux compares
  /// the attributes of neighboring runs when it joins them, which stops the program at values of
  /// Swift classes such as fonts. If the counts differ, the values are not compared.
  ///
  /// A translation has the attributes of the first fragment, and the other fragments are omitted.
  /// Translations are found by the identifier `owner` and by `property`.
  ///
  ///     <attributedString key="attributedText">
  ///         <fragment content="Bold">
  ///             <attributes>
  ///                 <font key="NSFont" metaFont="systemBold" size="17"/>
  ///             </attributes>
  ///         </fragment>
  ///     </attributedString>
  func attributedString(
    _ element: XMLTree.Element, owner: String?, property: String
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var isOdd = false
    for fragment in element.children where fragment.kind == .fragment {
      let content = Self.ownString(FragmentElement.content, of: fragment) ?? ""
      guard !content.isEmpty else { continue }
      let key = owner.map { "\($0).\(property)" } ?? ""
      let translation = localization.texts[key]
      if translation != nil, result.length > 0 { break }
      let shown = localization.text(translation ?? content, of: nil, property)
      var styles = attributes(fragment.child(FragmentElement.attributes))
      if styles.count % 2 == (isOdd ? 0 : 1) { styles[Self.parityKey] = 1 }
      isOdd.toggle()
      result.append(NSAttributedString(string: shown, attributes: styles))
    }
    return result
  }

  /// The attribute whose only purpose is to make counts differ.
  private static let parityKey = NSAttributedString.Key(rawValue: "InterfaceBuilderFragment")

  /// Returns the attributes of a fragment that change its size or appearance: font, color, kerning
  /// and paragraph style.
  private func attributes(_ element: XMLTree.Element?) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    guard let element else { return result }
    for child in element.children {
      switch child[ObjectElement.key] ?? "" {
      case FragmentAttributesElement.font: result[.font] = fonts.font(child)
      case FragmentAttributesElement.color: result[.foregroundColor] = colors.color(child)
      case FragmentAttributesElement.kern: result[.kern] = child[NumberElement.value]
      case FragmentAttributesElement.paragraphStyle:
        result[.paragraphStyle] = Self.paragraphStyle(child)
      default: break
      }
    }
    return result
  }

  /// Returns the paragraph style of an element. Lengths are in points; missing values are UIKit's
  /// defaults.
  private static func paragraphStyle(_ element: XMLTree.Element) -> NSParagraphStyle {
    typealias Source = ParagraphStyleElement
    let style = NSMutableParagraphStyle()
    style.alignment = element[Source.alignment]
    style.lineBreakMode = element[Source.lineBreakMode]
    style.lineSpacing = element[Source.lineSpacing]
    style.paragraphSpacing = element[Source.paragraphSpacing]
    style.paragraphSpacingBefore = element[Source.paragraphSpacingBefore]
    style.firstLineHeadIndent = element[Source.firstLineHeadIndent]
    style.headIndent = element[Source.headIndent]
    style.tailIndent = element[Source.tailIndent]
    style.minimumLineHeight = element[Source.minimumLineHeight]
    style.maximumLineHeight = element[Source.maximumLineHeight]
    style.lineHeightMultiple = element[Source.lineHeightMultiple]
    return style
  }
}
