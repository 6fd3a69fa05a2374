import Foundation

#if !canImport(Darwin)
  extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Plain text.
      public static let plain = DocumentType(rawValue: "NSPlainText")
      /// The Rich Text Format, which is not supported.
      public static let rtf = DocumentType(rawValue: "NSRTF")
      /// The Rich Text Format with attachments, which is not supported.
      public static let rtfd = DocumentType(rawValue: "NSRTFD")
      /// HTML, of which only the text is read.
      public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// The name of an option for reading a file of text with attributes.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The format, a `DocumentType`.
      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      /// The default attributes of the text, a dictionary.
      public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
      /// The encoding, the raw value of a `String.Encoding`.
      public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
      /// The base URL of relative links.
      ///
      /// - Remark: Inert. It has no effect.
      public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    }

    /// An attribute of a document that was read.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The format, a `DocumentType`.
      public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
      /// The encoding, the raw value of a `String.Encoding`.
      public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Creates a text from the data of a document.
    ///
    /// - Parameters:
    ///   - data: The data of the document.
    ///   - options: The format, the encoding and the default attributes of the document. The
    ///     default encoding is UTF-8.
    ///   - documentAttributes: Ignored: the document attributes are not returned.
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` if the data is not text in the
    ///   encoding, and `CocoaError.fileReadUnsupportedScheme` for formats other than plain text and
    ///   HTML.
    /// - Remark: Partial. Plain text and the unstyled text of HTML are read. In HTML, paragraphs
    ///   and line breaks become line breaks, and character references become characters.
    public convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes: AutoreleasingDocumentAttributes? = nil
    ) throws {
      let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
      guard let text = String(data: data, encoding: encoding ?? .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      let attributes = options[.defaultAttributes] as? [Key: Any]
      switch options[.documentType] as? DocumentType ?? .plain {
      case .plain: self.init(string: text, attributes: attributes)
      case .html: self.init(string: HTMLText.text(of: text), attributes: attributes)
      default: throw CocoaError(.fileReadUnsupportedScheme)
      }
    }

    /// The type of the document attributes, which are always `nil` outside Apple's platforms.
    public typealias AutoreleasingDocumentAttributes = Never
  }
#endif

/// The text of HTML documents.
enum HTMLText {
  /// Returns the text without tags, comments, scripts and styles.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `html`.
  static func text(of html: String) -> String {
    var result = ""
    var rest = Substring(html)
    while let character = rest.first {
      if character == "<", rest.hasPrefix("<!--") {
        skip(past: "-->", &rest)
      } else if character == "<", beginsTag(rest) {
        guard let end = rest.firstIndex(of: ">") else { break }
        let tag = rest[rest.index(after: rest.startIndex)..<end].lowercased()
        rest = rest[rest.index(after: end)...]
        let name = tag.prefix { $0.isLetter || $0.isNumber || $0 == "/" }
        if name == "script" || name == "style" || name == "head" {
          skip(to: "</\(name)", &rest)
        } else if name == "br" || name == "br/" || blockEnds.contains(String(name)) {
          while result.last == " " { result.removeLast() }
          result.append("\n")
        }
      } else if character == "&", let end = rest.prefix(12).firstIndex(of: ";"),
        let known = reference(rest[rest.index(after: rest.startIndex)..<end])
      {
        result.append(known)
        rest = rest[rest.index(after: end)...]
      } else {
        rest.removeFirst()
        if !character.isWhitespace {
          result.append(character)
        } else if let last = result.last, !last.isWhitespace {
          result.append(" ")
        }
      }
    }
    return result
  }

  private static let blockEnds: Set = [
    "/p", "/div", "/li", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6", "/tr", "/blockquote",
  ]

  /// Returns a Boolean value that indicates whether an angle bracket begins a tag or a declaration
  /// rather than being part of the text.
  private static func beginsTag(_ rest: Substring) -> Bool {
    rest.dropFirst().first.map { $0.isLetter || "/!?".contains($0) } ?? false
  }

  private static func skip(past end: String, _ rest: inout Substring) {
    rest = rest.range(of: end).map { rest[$0.upperBound...] } ?? ""
  }

  private static func skip(to end: String, _ rest: inout Substring) {
    while !rest.isEmpty {
      guard let next = rest.firstIndex(of: "<") else { return rest = "" }
      rest = rest[next...]
      if rest.prefix(end.count).lowercased() == end { return }
      rest.removeFirst()
    }
  }

  private static let names: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "hellip": "…", "mdash": "—", "ndash": "–", "copy": "©", "euro": "€",
  ]

  private static func reference(_ name: Substring) -> Character? {
    if let known = names[String(name)] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
