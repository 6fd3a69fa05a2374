import AutoLayout
import Foundation

/// Notes for translators, which are written into tables of texts without changing anything else.
///
/// A note of an earlier run is replaced; comments and notes of others are kept.
public struct TranslatorNotes: Sendable {
  /// A text with its note.
  public struct Entry: Hashable, Sendable {
    /// The key of the text.
    public let key: String
    /// The name of the document without its extension.
    public let document: String
    /// The path of the document, for new files.
    public let file: String
    /// The text as it is written, for new files.
    public let source: String
    /// A description of the object that shows the text, as Xcode writes it, for new files.
    public let origin: String
    /// The note, in one line.
    public let note: String

    /// Creates a text with its note.
    public init(
      key: String, document: String, file: String, source: String, origin: String, note: String
    ) {
      self.key = key
      self.document = document
      self.file = file
      self.source = source
      self.origin = origin
      self.note = note
    }
  }

  /// A file with notes.
  public struct Written: Hashable, Sendable {
    /// The new bytes of the file.
    public let bytes: [UInt8]
    /// The number of entries that were not written because the file does not contain their texts.
    public let missing: Int
  }

  /// The prefix of a note in a comment, by which a later run finds it.
  public static let marker = "Budget: "
  /// The value of the attribute `from` of notes in an XLIFF.
  private static let author = "autolayout"

  /// The notes, in the order of documents.
  private let entries: [Entry]

  /// Creates notes. Those on texts that a file does not contain are counted when the file is
  /// written.
  public init(_ entries: [Entry]) { self.entries = entries }

  // MARK: - String catalogs

  /// Returns a string catalog with the notes as comments: the existing one, or a new one if `nil`
  /// is passed.
  ///
  /// A catalog with the name of a document gets only the notes on its texts, because each document
  /// has its own catalog in Xcode.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes are not a catalog.
  public func catalog(
    _ old: [UInt8]?, name: String
  ) throws(InterfaceDocumentError) -> Written {
    let entries = entries(ofCatalog: name)
    guard let old else { return Written(bytes: Array(Self.newCatalog(entries).utf8), missing: 0) }
    _ = try StringCatalogReader(Data(old), name: name)
    let layout = try StringCatalogLayout(old, name: name)
    let notes = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.note) })
    var patches: [(Range<Int>, String)] = []
    var written: Set<String> = []
    for entry in layout.entries where old[entry.object.lowerBound] == UInt8(ascii: "{") {
      guard let note = notes[entry.key], written.insert(entry.key).inserted else { continue }
      patches.append(Self.patch(entry, note, layout))
    }
    return Written(bytes: Self.patched(old, patches), missing: notes.count - written.count)
  }

  /// Returns the entries for a catalog, the first of each key.
  private func entries(ofCatalog name: String) -> [Entry] {
    let document = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
    let own = entries.filter { $0.document == document }
    var keys: Set<String> = []
    return (own.isEmpty ? entries : own).filter { keys.insert($0.key).inserted }
  }

  /// Returns the change that adds a note to the comment of an entry.
  private static func patch(
    _ entry: StringCatalogLayout.Entry, _ note: String, _ layout: StringCatalogLayout
  ) -> (Range<Int>, String) {
    let text = marker + note
    if let comment = entry.comment {
      return (comment, quoted(joined(layout.string(comment), text)))
    }
    let member = "\"comment\" : \(quoted(text))"
    if let first = entry.firstMember {
      // The space before the first member also separates it from the next one.
      let space = String(
        decoding: layout.bytes[(entry.object.lowerBound + 1)..<first], as: UTF8.self)
      return (first..<first, "\(member),\(space)")
    }
    let indentation = layout.location(of: entry.start).column - 1
    let spaces = String(repeating: " ", count: indentation)
    return (entry.object, "{\n\(spaces)  \(member)\n\(spaces)}")
  }

  /// Returns a comment with the note, which replaces that of an earlier run, or follows the
  /// comment.
  private static func joined(_ comment: String, _ note: String) -> String {
    var lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let old = lines.firstIndex(where: { $0.hasPrefix(marker) }) {
      lines[old] = note
      return lines.joined(separator: "\n")
    }
    return comment.isEmpty ? note : comment + "\n" + note
  }

  /// Returns a new catalog of some entries, with English as its source language.
  private static func newCatalog(_ entries: [Entry]) -> String {
    let strings = entries.sorted { $0.key < $1.key }.map { entry in
      """
          \(quoted(entry.key)) : {
            "comment" : \(quoted(entry.origin + "\n" + marker + entry.note)),
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : \(quoted(entry.source))
                }
              }
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(strings.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }

      """
  }

  /// Returns a text as JSON. Slashes are not escaped, as in Xcode.
  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = (try? encoder.encode(text)) ?? Data("\"\"".utf8)
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: - XLIFF

  /// Returns an XLIFF document with the notes as `<note from="autolayout">`: the existing one, or a
  /// new one if `nil` is passed.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes are not XLIFF.
  public func xliff(_ old: [UInt8]?, name: String) throws(InterfaceDocumentError) -> Written {
    guard let old else { return Written(bytes: Array(newXLIFF.utf8), missing: 0) }
    let reader = try XLIFFReader(old, name: name)
    var notes: [String: String] = [:]
    for entry in entries { notes["\(entry.document)\n\(entry.key)"] = entry.note }
    var patches: [(Range<Int>, String)] = []
    var written: Set<String> = []
    for unit in reader.units {
      let id = "\(unit.document)\n\(unit.key)"
      guard let note = notes[id], let patch = Self.patch(unit.element, note, old) else { continue }
      written.insert(id)
      patches.append(patch)
    }
    return Written(bytes: Self.patched(old, patches), missing: notes.count - written.count)
  }

  /// Returns the change that adds a note to a unit, or `nil` for a unit without children, which has
  /// no source.
  private static func patch(
    _ unit: XMLTree.Element, _ note: String, _ bytes: [UInt8]
  ) -> (Range<Int>, String)? {
    let element =
      "<note from=\"\(author)\">\(marker)\(XMLText.escapedLine(note))</note>"
    let children = unit.children.map { $0 }
    if let own = children.first(where: { $0.name == "note" && $0["from"] == author }) {
      return (own.range, element)
    }
    guard let last = children.last else { return nil }
    // The new note follows the last child, on its own line if the last child is.
    var start = last.range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let isOnOwnLine = start > 0 && bytes[start - 1] == UInt8(ascii: "\n")
    let usesReturns = isOnOwnLine && start > 1 && bytes[start - 2] == UInt8(ascii: "\r")
    let space =
      isOnOwnLine
      ? (usesReturns ? "\r\n" : "\n")
        + String(decoding: bytes[start..<last.range.lowerBound], as: UTF8.self) : ""
    let end = last.range.upperBound
    return (end..<end, space + element)
  }

  /// An XLIFF document of the entries, with a `<file>` for each document.
  private var newXLIFF: String {
    var order: [String] = []
    var units: [String: [Entry]] = [:]
    for entry in entries {
      if units[entry.file] == nil { order.append(entry.file) }
      units[entry.file, default: []].append(entry)
    }
    let files = order.map { file in
      let body = (units[file] ?? []).map { entry in
        """
              <trans-unit id="\(XMLText.escaped(entry.key))" xml:space="preserve">
                <source>\(XMLText.escaped(entry.source))</source>
                <note>\(XMLText.escapedLine(entry.origin))</note>
                <note from="\(Self.author)">\(Self.marker)\(XMLText.escapedLine(entry.note))</note>
              </trans-unit>

        """
      }
      return """
          <file original="\(XMLText.escaped(file))" source-language="en" datatype="plaintext">
            <body>
        \(body.joined())    </body>
          </file>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      \(files.joined())</xliff>

      """
  }

  // MARK: - Bytes

  /// Returns the bytes with some ranges replaced. The ranges do not overlap.
  private static func patched(_ bytes: [UInt8], _ patches: [(Range<Int>, String)]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for (range, text) in patches.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      guard range.lowerBound >= position else { continue }
      result += bytes[position..<range.lowerBound]
      result += Array(text.utf8)
      position = range.upperBound
    }
    return result + bytes[position...]
  }
}
