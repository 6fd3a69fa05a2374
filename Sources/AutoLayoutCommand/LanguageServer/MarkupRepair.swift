import Foundation
import InterfaceBuilder

/// Makes a document that is being typed readable, without moving a byte.
///
/// Parts that are not well-formed are replaced with spaces: incomplete attributes, unclosed tags,
/// and end tags without a start tag. Elements that are open at the end are closed after the text.
/// All offsets stay valid for the text.
///
///     <label text="Title" con           becomes     <label text="Title"    >
///       <rect key="frame"/>                           <rect key="frame"/>
struct MarkupRepair {
  /// The bytes, in which errors are overwritten.
  private var bytes: [UInt8]
  /// The next byte to read.
  private var place = 0
  /// The elements that are open.
  private var open: [Tag] = []

  /// A start tag.
  private struct Tag {
    /// The bytes of the name.
    var name: Range<Int>
    /// The bytes from `<` to `>`.
    var range: Range<Int>
  }

  /// The maximum number of errors within tags that are overwritten. Each requires a pass over the
  /// text.
  private static let maxAttempts = 8

  /// Returns a document with the readable part of a text, or `nil` if too little of it is readable.
  ///
  /// - Parameters:
  ///   - bytes: The text, which need not be well-formed.
  ///   - name: The name of the document in messages.
  /// - Returns: The document, whose ranges are those of the text, or `nil` if the document element
  ///   is not readable.
  static func document(_ bytes: [UInt8], name: String) -> InterfaceDocument? {
    var text = bytes
    for _ in 0..<maxAttempts {
      var repair = MarkupRepair(bytes: text)
      repair.run()
      do throws(InterfaceDocumentError) {
        return try InterfaceDocument(data: Data(repair.bytes), name: name)
      } catch {
        guard error.kind == .syntax, let offset = error.location?.offset,
          blankTag(around: offset, &text)
        else { return nil }
      }
    }
    return nil
  }

  /// Creates a repair of a text.
  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Overwrites the tag around an offset. Returns `false` if there is none.
  private static func blankTag(around offset: Int, _ text: inout [UInt8]) -> Bool {
    guard !text.isEmpty else { return false }
    let place = min(offset, text.count - 1)
    guard let start = text[...place].lastIndex(of: UInt8(ascii: "<")) else { return false }
    let end = text[place...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? text.count
    for index in start..<end where text[index] != 0x0A && text[index] != 0x0D { text[index] = 0x20 }
    return true
  }

  /// Reads all tags.
  private mutating func run() {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start
      switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
      case UInt8(ascii: "/"): readEndTag()
      case UInt8(ascii: "?"): skip(to: "?>")
      case UInt8(ascii: "!"):
        skip(to: bytes[start...].starts(with: "<!--".utf8) ? "-->" : "]]>")
      default: readStartTag()
      }
    }
    for tag in open.reversed() {
      let name = bytes[tag.name]
      bytes += "</".utf8
      bytes += name
      bytes.append(UInt8(ascii: ">"))
    }
  }

  /// Moves past a delimiter, or overwrites the beginning of a construct without an end.
  private mutating func skip(to delimiter: String) {
    if let end = bytes[place...].firstRange(of: Array(delimiter.utf8)) {
      place = end.upperBound
    } else {
      blank(place..<min(place + 4, bytes.count))
      place = min(place + 4, bytes.count)
    }
  }

  // MARK: Tags

  /// Reads an end tag, and overwrites it if it does not match.
  private mutating func readEndTag() {
    let start = place
    let name = word(from: start + 2)
    place = spaces(from: name.upperBound)
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">"), !name.isEmpty else {
      place = max(place, start + 2)
      return blank(start..<min(place, bytes.count))
    }
    place += 1
    guard let match = open.lastIndex(where: { bytes[$0.name].elementsEqual(bytes[name]) }) else {
      return blank(start..<place)
    }
    for tag in open[(match + 1)...] { close(tag) }
    open.removeSubrange(match...)
  }

  /// Makes an element without an end tag an empty element, or overwrites its start tag if there is
  /// no space for the slash.
  private mutating func close(_ tag: Tag) {
    let last = tag.range.upperBound - 2
    if last > tag.name.upperBound, Self.isSpace(bytes[last]) {
      bytes[last] = UInt8(ascii: "/")
    } else {
      blank(tag.range)
    }
  }

  /// Reads a start tag, and overwrites incomplete attributes.
  private mutating func readStartTag() {
    let start = place
    let name = word(from: start + 1)
    place = name.upperBound
    guard !name.isEmpty else {
      place = start + 1
      return blank(start..<place)
    }
    while place < bytes.count {
      place = spaces(from: place)
      guard place < bytes.count else { break }
      switch bytes[place] {
      case UInt8(ascii: ">"):
        place += 1
        return open.append(Tag(name: name, range: start..<place))
      case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: ">"):
        place += 2
        return
      case UInt8(ascii: "<"): return finish(name, start)
      default: readAttribute()
      }
    }
    finish(name, start)
  }

  /// Ends a start tag before the next tag if there is a space for the bracket, or overwrites it
  /// otherwise.
  private mutating func finish(_ name: Range<Int>, _ start: Int) {
    let last = place - 1
    guard last > name.upperBound || last == name.upperBound, last < bytes.count,
      Self.isSpace(bytes[last])
    else { return blank(start..<place) }
    bytes[last] = UInt8(ascii: ">")
    open.append(Tag(name: name, range: start..<place))
  }

  /// Reads an attribute, and overwrites it if it is malformed.
  private mutating func readAttribute() {
    let start = place
    let name = word(from: start)
    guard !name.isEmpty else {
      place = start + 1
      return blank(start..<place)
    }
    let sign = spaces(from: name.upperBound)
    guard sign < bytes.count, bytes[sign] == UInt8(ascii: "=") else {
      place = name.upperBound
      return blank(name)
    }
    let opening = spaces(from: sign + 1)
    guard opening < bytes.count, bytes[opening] == 0x22 || bytes[opening] == 0x27 else {
      place = sign + 1
      return blank(start..<place)
    }
    let quote = bytes[opening]
    let rest = bytes[(opening + 1)...]
    let end = rest.firstIndex { $0 == quote || $0 == UInt8(ascii: "<") } ?? bytes.count
    guard end < bytes.count, bytes[end] == quote else {
      place = rest.firstIndex { $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: "<") } ?? bytes.count
      return blank(start..<place)
    }
    place = end + 1
  }

  // MARK: Bytes

  /// Returns the range of the name at an offset, which is empty if there is none.
  private func word(from start: Int) -> Range<Int> {
    var end = min(start, bytes.count)
    let first = end
    while end < bytes.count, MarkupName.isPart(bytes[end]) { end += 1 }
    return first..<end
  }

  /// Returns the offset of the first byte that is not whitespace.
  private func spaces(from start: Int) -> Int {
    var place = start
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    return place
  }

  /// Overwrites bytes with spaces, except for line endings.
  private mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
  }

  /// Returns a Boolean value that indicates whether a byte is whitespace.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
