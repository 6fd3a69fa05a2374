import Foundation

/// Reads `.strings` files: the old property list format with one text per key.
///
///     /* Class = "UILabel"; text = "Name"; ObjectID = "abc-De-fGh"; */
///     "abc-De-fGh.text" = "Nom";
///
/// Comments, quoted and bare words, escapes (`\n`, `\"`, `\U00e9`, octal digits) and keys without a
/// value, which are their own text, are read; braces around the whole list are allowed. The reader
/// is iterative: its memory is proportional to the size of the file.
struct StringsReader {
  /// The characters of the file.
  private let scalars: [Unicode.Scalar]
  /// The name of the file in messages.
  private let name: String
  /// The index of the next unread character.
  private var position = 0
  /// Texts by key, as far as they have been read.
  private var entries: [String: String] = [:]
  /// The index of the first character of each key whose text is used.
  private var starts: [String: Int] = [:]

  /// The maximum number of bytes of a file. The largest tables of public projects have less than
  /// two megabytes.
  static let maxFileSize = 16 << 20

  /// Returns the texts of a file by their keys. If a key occurs more than once, the last text
  /// counts, as for `CFBundle`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// - Throws: `InterfaceDocumentError` with the location of the first character that cannot be
  ///   read.
  static func read(_ data: Data, name: String) throws(InterfaceDocumentError) -> [String: String] {
    try reader(data, name: name).entries
  }

  /// Returns the texts of a file with their locations, in the order of the file. If a key occurs
  /// more than once, this is the last text.
  ///
  /// - Complexity: O(*n* log *m*), where *n* is the number of bytes and *m* is the number of
  ///   entries.
  ///
  /// - Throws: `InterfaceDocumentError` with the location of the first character that cannot be
  ///   read.
  static func translations(
    _ data: Data, name: String
  ) throws(InterfaceDocumentError) -> [Translation] {
    let reader = try reader(data, name: name)
    var place = SourceLocation(offset: 0, line: 1, column: 1)
    var index = 0
    return reader.starts.sorted { $0.value < $1.value }.map { key, start in
      reader.advance(&place, from: &index, to: start)
      return Translation(key: key, text: reader.entries[key] ?? "", location: place)
    }
  }

  /// Moves a location over the characters up to an index.
  private func advance(_ place: inout SourceLocation, from index: inout Int, to end: Int) {
    for scalar in scalars[index..<end] {
      place.offset += UTF8.width(scalar)
      place.column += UTF8.width(scalar)
      if scalar == "\n" { (place.line, place.column) = (place.line + 1, 1) }
    }
    index = end
  }

  /// Returns a reader that has read a whole file.
  private static func reader(
    _ data: Data, name: String
  ) throws(InterfaceDocumentError) -> StringsReader {
    guard data.count <= maxFileSize else {
      throw InterfaceDocumentError(
        .limit, file: name, "the file is larger than \(maxFileSize >> 20) MB",
        hint: "check that the file is a strings file")
    }
    var reader = StringsReader(
      scalars: Array(try text(of: data, name: name).unicodeScalars), name: name)
    try reader.list()
    return reader
  }

  /// Creates a reader at the start of a text.
  private init(scalars: [Unicode.Scalar], name: String) {
    self.scalars = scalars
    self.name = name
  }

  // MARK: - Encoding

  /// Returns the text of UTF-8 or UTF-16 bytes. UTF-16 is recognized by its byte order mark or by a
  /// zero in the first two bytes, because every table starts with an ASCII character.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `archiveFormat` or `encoding`.
  private static func text(of data: Data, name: String) throws(InterfaceDocumentError) -> String {
    let bytes = [UInt8](data.prefix(6))
    if bytes.starts(with: Array("bplist".utf8)) {
      throw InterfaceDocumentError(
        .archiveFormat, file: name, "the file is a binary property list",
        hint: "convert it with 'plutil -convert xml1' or use the source file of the project")
    }
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.count > 1 && bytes[0] == 0
    let isLittle =
      bytes.starts(with: [0xFF, 0xFE]) || bytes.count > 1 && bytes[0] != 0 && bytes[1] == 0
    if isBig || isLittle { return utf16(data, isBig: isBig) }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let text = String(bytes: data.dropFirst(start), encoding: .utf8) else {
      throw InterfaceDocumentError(
        .encoding, file: name, "the file is neither UTF-8 nor UTF-16",
        hint: "save it as UTF-8")
    }
    return text
  }

  /// Returns the text of UTF-16 bytes, without the byte order mark. Lone surrogates become
  /// replacement characters; an odd last byte is ignored.
  private static func utf16(_ data: Data, isBig: Bool) -> String {
    let bytes = [UInt8](data)
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for i in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[i]), UInt16(bytes[i + 1]))
      units.append(isBig ? first << 8 | second : second << 8 | first)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: - Grammar

  /// Reads all entries. A semicolon is required between entries and may be missing after the last.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `syntax`.
  private mutating func list() throws(InterfaceDocumentError) {
    try skipBlank()
    if scalars[position...].starts(with: Array("<?xml".unicodeScalars)) {
      throw failure(
        .syntax, "the file is an XML property list",
        hint: "use the source file of the project, which is a list of \"KEY\" = \"VALUE\";")
    }
    let isBraced = take("{")
    while try !isAtEnd(isBraced) {
      let start = position
      let key = try word()
      var value = key
      try skipBlank()
      if take("=") {
        try skipBlank()
        value = try word()
        try skipBlank()
      }
      if !take(";"), try !isAtEnd(isBraced, consumes: false) {
        throw failure(.syntax, "expected ';' after the value of '\(key.prefix(60))'")
      }
      entries[key] = value
      starts[key] = start
    }
  }

  /// Returns a Boolean value that indicates whether the list ends here, after blanks. `consumes`
  /// indicates whether to skip its brace.
  private mutating func isAtEnd(
    _ isBraced: Bool, consumes: Bool = true
  ) throws(InterfaceDocumentError) -> Bool {
    try skipBlank()
    guard isBraced else { return position == scalars.count }
    guard position < scalars.count else { throw failure(.syntax, "expected '}'") }
    guard scalars[position] == "}" else { return false }
    if consumes { position += 1 }
    return true
  }

  /// Skips a character if it is the next one. Returns a Boolean value that indicates whether it
  /// was.
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard position < scalars.count, scalars[position] == scalar else { return false }
    position += 1
    return true
  }

  /// Skips spaces, line breaks, byte order marks and comments.
  private mutating func skipBlank() throws(InterfaceDocumentError) {
    while position < scalars.count {
      if scalars[position].properties.isWhitespace || scalars[position].value == 0xFEFF {
        position += 1
      } else if starts("//") {
        while position < scalars.count, !Self.isLineBreak(scalars[position]) { position += 1 }
      } else if starts("/*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  /// Skips `/*…*/`; such comments do not nest. The error is at the start of the comment.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `syntax` if it does not end.
  private mutating func skipComment() throws(InterfaceDocumentError) {
    let start = position
    position += 2
    while position < scalars.count, !starts("*/") { position += 1 }
    guard position < scalars.count else {
      position = start
      throw failure(.syntax, "unterminated comment")
    }
    position += 2
  }

  /// Returns a Boolean value that indicates whether two characters come next.
  private func starts(_ pair: String) -> Bool {
    position + 1 < scalars.count
      && scalars[position...(position + 1)].elementsEqual(pair.unicodeScalars)
  }

  /// Returns a Boolean value that indicates whether a character ends a `//` comment.
  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar.value == 0x2028
  }

  // MARK: - Words

  /// Reads a key or a text: quoted, or a word of the characters that need no quotation marks.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `syntax` if there is neither.
  private mutating func word() throws(InterfaceDocumentError) -> String {
    guard position < scalars.count else {
      throw failure(
        .syntax, "expected a string at the end of the file")
    }
    let quote = scalars[position]
    if quote == "\"" || quote == "'" { return try quoted(quote) }
    let start = position
    while position < scalars.count, Self.isBare(scalars[position]) { position += 1 }
    guard position > start else { throw failure(.syntax, "expected a string") }
    return Self.string(scalars[start..<position])
  }

  /// Returns a Boolean value that indicates whether a character may be in a word without quotation
  /// marks.
  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  /// Returns a string of scalars, without creating a `Character` for each.
  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Reads a text in quotation marks of one kind, in which line breaks are allowed. It is collected
  /// in UTF-16 because escapes give its units.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `syntax` if it does not end.
  private mutating func quoted(_ quote: Unicode.Scalar) throws(InterfaceDocumentError) -> String {
    let start = position
    position += 1
    var units: [UInt16] = []
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      if scalar == quote { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" {
        escape(into: &units)
      } else {
        units.append(contentsOf: String(scalar).utf16)
      }
    }
    position = start
    throw failure(.syntax, "unterminated string", hint: "add the closing \(quote)")
  }

  /// Reads the escape after a backslash. Two escapes of UTF-16 units may form one character; an
  /// unknown escape is the character itself.
  private mutating func escape(into units: inout [UInt16]) {
    guard position < scalars.count else { return }
    let scalar = scalars[position]
    position += 1
    switch scalar {
    case "n": units.append(0x0A)
    case "r": units.append(0x0D)
    case "t": units.append(0x09)
    case "a": units.append(0x07)
    case "b": units.append(0x08)
    case "f": units.append(0x0C)
    case "v": units.append(0x0B)
    case "U", "u": units.append(number(radix: 16, digits: 4))
    case "0"..."7":
      position -= 1
      units.append(number(radix: 8, digits: 3))
    default: units.append(contentsOf: String(scalar).utf16)
    }
  }

  /// Reads a number of at most `digits` digits, which fits a UTF-16 unit: four hexadecimal digits
  /// or three octal ones. Without any digit it is 0.
  private mutating func number(radix: UInt16, digits: Int) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<digits {
      guard position < scalars.count, let digit = Character(scalars[position]).hexDigitValue,
        digit < Int(radix)
      else { break }
      value = value &* radix &+ UInt16(digit)
      position += 1
    }
    return value
  }

  // MARK: - Errors

  /// Returns an error at the next unread character. Its offset and column are counted in UTF-8
  /// bytes, as for documents.
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters before it.
  private func failure(
    _ kind: InterfaceDocumentError.Kind, _ message: String,
    hint: String = "entries have the form \"key\" = \"value\";"
  ) -> InterfaceDocumentError {
    let before = scalars[..<min(position, scalars.count)]
    let line = before.count(where: { $0 == "\n" }) + 1
    let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let offset = before.reduce(0) { $0 + UTF8.width($1) }
    let column = before[start...].reduce(0) { $0 + UTF8.width($1) } + 1
    return InterfaceDocumentError(
      kind, file: name, location: SourceLocation(offset: offset, line: line, column: column),
      message, hint: hint)
  }
}
