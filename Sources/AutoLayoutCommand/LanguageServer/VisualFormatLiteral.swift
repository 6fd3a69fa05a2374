import AutoLayout

/// The visual formats in Swift code: string literals that are the first argument of
/// `constraints(withVisualFormat:…)`.
///
/// Literals with interpolations or escapes are skipped, because their text is unknown.
struct VisualFormatLiteral {
  /// The bytes between the quotation marks.
  let range: Range<Int>
  /// The format.
  let text: String

  /// The maximum number of literals that are read.
  private static let most = 1000

  /// Returns the literals of a text.
  ///
  /// - Parameter text: Swift code, which need not compile.
  /// - Returns: At most a thousand literals, in order.
  static func all(in text: EditedText) -> [VisualFormatLiteral] {
    var found: [VisualFormatLiteral] = []
    let bytes = text.bytes
    let label = Array("withVisualFormat:".utf8)
    var place = 0
    while found.count < most, let match = bytes[place...].firstRange(of: label) {
      place = match.upperBound
      while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\""),
        !bytes[place...].starts(with: "\"\"\"".utf8)
      else { continue }
      let start = place + 1
      guard
        let end = bytes[start...].firstIndex(where: {
          $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 == 0x0A
        }), bytes[end] == UInt8(ascii: "\"")
      else { continue }
      place = end + 1
      found.append(
        VisualFormatLiteral(
          range: start..<end, text: String(decoding: bytes[start..<end], as: UTF8.self)))
    }
    return found
  }

  /// Returns the error in the format as a diagnostic, or `nil` if it is valid.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - encoding: The encoding in which the client counts characters.
  /// - Returns: The diagnostic as JSON, or `nil` if the format is valid.
  func diagnostic(in text: EditedText, _ encoding: TextPosition.Encoding) -> String? {
    do {
      _ = try VisualFormat(parsing: self.text)
      return nil
    } catch {
      let before = self.text.prefix(error.offset).utf8.count
      let start = min(range.lowerBound + before, range.upperBound)
      return JSONText.object([
        ("range", text.json(start..<range.upperBound, encoding)), ("severity", "1"),
        ("code", JSONText.string("visual-format")),
        ("source", JSONText.string(DiagnosticJSON.source)),
        ("message", JSONText.string(error.message + (error.suggestion.map { "\n" + $0 } ?? ""))),
      ])
    }
  }

  /// The description of the format, or `nil` if it is invalid.
  var explanation: String? {
    guard let format = try? VisualFormat(parsing: text) else { return nil }
    let names = format.views.map { "`\($0.name)`" }.joined(separator: ", ")
    let axis = format.axis == .horizontal ? "From leading to trailing" : "From top to bottom"
    let ends = [
      format.startsAtSuperview ? "begins at the superview" : nil,
      format.connectionToSuperview != nil ? "ends at the superview" : nil,
    ].compactMap { $0 }
    return "\(axis): \(names)" + (ends.isEmpty ? "" : "; " + ends.joined(separator: " and "))
  }
}
