/// The reason that a file could not be read as an Interface Builder document, with its location.
///
/// `description` has the form that compilers print and to which editors can jump:
/// `file:line:column: error: …`, the line itself, a caret below the location, and a note with
/// advice.
///
///     Main.storyboard:12:18: error: '<' is not allowed in an attribute value
///         <label text="a < b" id="abc-De-fGh"/>
///                        ^
///       note: the file is not well-formed XML; it may have merge conflicts or be truncated
public struct InterfaceDocumentError: Error, Hashable, Sendable {
  /// The type of an error, which is stable across releases, for programs.
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
    /// The file is well-formed XML, but not a document of Interface Builder.
    case notInterfaceBuilder
    /// A document of macOS, watchOS or tvOS.
    case platform
    /// A document in the archive format that Xcode 4 wrote.
    case archiveFormat
    /// An edit refers to an object, attribute or value that the document cannot have.
    case invalidEdit
    /// The file is not the one that was read: another program changed it in the meantime.
    case changedMeanwhile
    /// The file cannot be written.
    case unwritable
  }

  /// The type of the error.
  public var kind: Kind
  /// The name of the file, as passed by the caller.
  public var file: String
  /// The location, or `nil` if the error concerns the file as a whole.
  public var location: SourceLocation?
  /// A sentence that describes the error, without a period.
  public var message: String
  /// A sentence that gives advice, without a period.
  public var hint: String
  /// The line at `location`, truncated to at most `excerptLength` characters around the location,
  /// or `nil` for an error without a location.
  public var excerpt: Excerpt?

  /// A part of a source line, for display.
  public struct Excerpt: Hashable, Sendable {
    /// Printable text of one line.
    public var text: String
    /// The number of characters before the location of the error.
    public var caret: Int
  }

  /// The maximum number of characters of an excerpt: one and a half times the width of a terminal.
  static let excerptLength = 120

  /// Creates an error.
  ///
  /// Locations refer to the document before any edit. `message` and `hint` are parts of sentences
  /// in lowercase, because `description` puts them after a colon.
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
  /// The error in the format of compilers, without a final newline.
  public var description: String {
    Self.render(
      file: file, location: location, severity: "error", message: message, excerpt: excerpt,
      hint: hint)
  }

  /// Returns `file:line:column: severity: message`, source line, caret and note.
  ///
  /// Messages without a location, excerpt or hint omit that part. Diagnostics are rendered here as
  /// well, so that all messages about a document have the same form.
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
  /// Creates an excerpt of the line of `bytes` that contains `offset`. `lineStart` is the offset of
  /// its first byte.
  ///
  /// Bytes that are not UTF-8 are shown as replacement characters, and tabs as one space, so that
  /// the caret is below the right character.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the excerpt.
  init(bytes: [UInt8], lineStart: Int, offset: Int) {
    let limit = InterfaceDocumentError.excerptLength
    let place = min(max(offset, lineStart), bytes.count)
    var start = max(lineStart, place - limit / 2)
    // Truncation must not split a character: bytes 10xxxxxx continue one.
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

  /// Returns the text with a space for each control character: the text of a document must not move
  /// the cursor or change the colors of a terminal.
  private static func printable(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      String(decoding: bytes, as: UTF8.self).map { character in
        character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
          ? character : " "
      })
  }
}
