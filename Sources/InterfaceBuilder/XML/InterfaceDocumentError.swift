/// Why a file could not be read as an Interface Builder document, and where.
///
/// `description` is the form that compilers print and editors can jump to:
/// `file:line:column: error: …`, the line itself, a caret below the place, and a note that says
/// what to do.
///
///     Main.storyboard:12:18: error: '<' is not allowed in the value of an attribute
///         <label text="a < b" id="abc-De-fGh"/>
///                        ^
///       note: the file is not well-formed XML; a merge conflict or a cut file is the usual reason
public struct InterfaceDocumentError: Error, Hashable, Sendable {
  /// What kind of thing is wrong; stable, for programs.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The file cannot be opened or read.
    case unreadable
    /// The bytes are not UTF-8.
    case encoding
    /// The text is not well-formed XML.
    case syntax
    /// The file has a document type declaration, which no Interface Builder document needs.
    case documentType
    /// The file is larger or deeper than `XMLLimits` allow.
    case limit
    /// Well-formed XML, but not a document of Interface Builder.
    case notInterfaceBuilder
    /// A document of macOS, watchOS or tvOS.
    case platform
    /// A document in the archive format that Xcode 4 wrote.
    case archiveFormat
    /// An edit names an object, attribute or value that the document cannot have.
    case invalidEdit
    /// The file is not the one that was read: another program changed it meanwhile.
    case changedMeanwhile
    /// The file cannot be written.
    case unwritable
  }

  /// What kind of thing is wrong.
  public var kind: Kind
  /// The file as its caller named it.
  public var file: String
  /// Where; nil when the error concerns the file as a whole.
  public var location: SourceLocation?
  /// One sentence that says what is wrong, without a period.
  public var message: String
  /// One sentence that says what to do, without a period.
  public var hint: String
  /// The line at `location`, cut to at most `excerptLength` characters around the place.
  public var excerpt: Excerpt?

  /// A part of a source line, for display.
  public struct Excerpt: Hashable, Sendable {
    /// Printable text of one line.
    public var text: String
    /// Characters before the place that the error points to.
    public var caret: Int
  }

  /// Characters of a line that an excerpt shows at most: a terminal's width and a half.
  static let excerptLength = 120

  /// An error of one kind.
  ///
  /// Locations are of the document, before any edit. `message` and `hint` are parts of sentences in
  /// lower case, because `description` puts them after a colon.
  init(
    _ kind: Kind, file: String, location: SourceLocation? = nil, excerpt: Excerpt? = nil,
    _ message: String, hint: String
  ) {
    self.kind = kind
    self.file = file
    self.location = location
    self.excerpt = excerpt
    self.message = message
    self.hint = hint
  }
}

extension InterfaceDocumentError: CustomStringConvertible {
  /// The error as a compiler would print it, without a final newline.
  public var description: String {
    Self.render(
      file: file, location: location, severity: "error", message: message, excerpt: excerpt,
      hint: hint)
  }

  /// `file:line:column: severity: message`, source line, caret and note.
  ///
  /// Lines without a location, excerpt or hint leave out that part. Diagnostics are rendered here
  /// as well, so that all messages about a document have one form.
  ///
  /// - Returns: The text without a final newline, of one to four lines.
  static func render(
    file: String, location: SourceLocation?, severity: String, message: String, excerpt: Excerpt?,
    hint: String
  ) -> String {
    var place = file
    if let location { place += ":\(location.line):\(location.column)" }
    var lines = ["\(place): \(severity): \(message)"]
    if let excerpt {
      lines.append("  " + excerpt.text)
      lines.append("  " + String(repeating: " ", count: excerpt.caret) + "^")
    }
    if !hint.isEmpty { lines.append("  note: \(hint)") }
    return lines.joined(separator: "\n")
  }
}

extension InterfaceDocumentError.Excerpt {
  /// The line of `bytes` that holds `offset`; `lineStart` is the offset of its first byte.
  ///
  /// Bytes that are not UTF-8 are shown as replacement characters, and tabs as one space, so that
  /// the caret is below the right character. O(length of the excerpt).
  init(bytes: [UInt8], lineStart: Int, offset: Int) {
    let limit = InterfaceDocumentError.excerptLength
    let place = min(max(offset, lineStart), bytes.count)
    var start = max(lineStart, place - limit / 2)
    // A cut must not fall inside a character: bytes 10xxxxxx continue one.
    while start < place, bytes[start] & 0xC0 == 0x80 { start += 1 }
    var end = place
    while end < bytes.count, end - start < limit, bytes[end] != 0x0A, bytes[end] != 0x0D {
      end += 1
    }
    while end < bytes.count, end > place, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    self.init(
      text: Self.printable(bytes[start..<end]),
      caret: Self.printable(bytes[start..<place]).count)
  }

  /// The text with a space for each control character: the text of a document must not move the
  /// cursor or change the colors of the terminal that shows it.
  private static func printable(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      String(decoding: bytes, as: UTF8.self).map { character in
        character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
          ? character : " "
      })
  }
}
