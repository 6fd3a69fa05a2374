import AutoLayout
import Foundation

/// Reads texts, plain and attributed.
struct TextReader {
  let fonts: FontReader
  let colors: ColorReader
  var localization = InterfaceLocalization.document

  /// A text that is either the attribute `key` or a child `<string key=…>`; nil where it is neither.
  ///
  /// Interface Builder writes texts with line breaks as elements, and those with characters that XML
  /// cannot hold in Base64.
  ///
  /// The text is that of the language: translations know it by the identifier of `owner`, the element
  /// itself unless another is given, and by `property`, which is `key` unless given.
  func string(
    _ key: String, of element: VariedElement, owner: String? = nil, property: String? = nil
  ) -> String? {
    Self.ownString(key, of: element).map {
      localization.text($0, of: owner ?? element.id, property ?? key)
    }
  }

  /// The text that stands in the document.
  private static func ownString(_ key: String, of element: VariedElement) -> String? {
    if let text = element[key] { return text }
    for name in ["string", "mutableString"] {
      if let child = element.child(name, key: key) { return string(child) }
    }
    return nil
  }

  /// The text of a `<string>` element.
  static func string(_ element: XMLTree.Element) -> String {
    guard element.flag("base64-UTF8") == true else { return element.text }
    let digits = element.text.filter { !$0.isWhitespace && $0 != "=" }
    // The writer leaves the padding out.
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    guard let data = Data(base64Encoded: digits + padding) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The text of an `<attributedString>` element.
  ///
  /// Every other fragment has one attribute more than its neighbours: Foundation on Linux compares
  /// the attributes of neighbouring runs when they are joined, which stops the program at values of
  /// Swift classes such as fonts; where the counts differ the values are not looked at.
  ///
  /// A translation takes the attributes of the first fragment; translations know it by the identifier
  /// `owner` and by `property`.
  func attributedString(
    _ element: XMLTree.Element, owner: String?, property: String
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var isOdd = false
    for fragment in element.children where fragment.name == "fragment" {
      let content =
        fragment["content"] ?? fragment.child("string", key: "content").map(Self.string)
        ?? fragment.child("mutableString", key: "content").map(Self.string) ?? ""
      guard !content.isEmpty else { continue }
      let key = owner.map { "\($0).\(property)" } ?? ""
      let translation = localization.texts[key]
      if translation != nil, result.length > 0 { break }
      let shown = localization.text(translation ?? content, of: nil, property)
      var styles = attributes(fragment.child("attributes"))
      if styles.count % 2 == (isOdd ? 0 : 1) { styles[Self.parityKey] = 1 }
      isOdd.toggle()
      result.append(NSAttributedString(string: shown, attributes: styles))
    }
    return result
  }

  /// Names the attribute that only makes counts differ.
  private static let parityKey = NSAttributedString.Key(rawValue: "InterfaceBuilderFragment")

  private func attributes(_ element: XMLTree.Element?) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    guard let element else { return result }
    for child in element.children {
      switch child["key"] {
      case "NSFont": result[.font] = fonts.font(child)
      case "NSColor": result[.foregroundColor] = colors.color(child)
      case "NSKern": result[.kern] = child.number("value")
      case "NSParagraphStyle": result[.paragraphStyle] = Self.paragraphStyle(child)
      default: break
      }
    }
    return result
  }

  private static func paragraphStyle(_ element: XMLTree.Element) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment(element["alignment"])
    style.lineBreakMode = lineBreakMode(element["lineBreakMode"]) ?? .byWordWrapping
    style.lineSpacing = element.number("lineSpacing") ?? 0
    style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = element.number("firstLineHeadIndent") ?? 0
    style.headIndent = element.number("headIndent") ?? 0
    style.tailIndent = element.number("tailIndent") ?? 0
    style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    return style
  }

  static func textAlignment(_ name: String?) -> NSTextAlignment {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  static func lineBreakMode(_ name: String?) -> NSLineBreakMode? {
    switch name {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "tailTruncation", "truncatingTail": .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }
}
