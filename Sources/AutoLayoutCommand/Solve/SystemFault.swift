import Foundation

/// What is wrong with the text of a system, and where.
struct SystemFault: Error, Equatable {
  /// Bytes of the text before the mistake.
  let offset: Int
  /// What is wrong, without a full stop.
  let message: String
  /// What to do about it.
  var hint: String?

  /// Bytes shown on each side of a mistake: with both the excerpt fits a line of a terminal,
  /// however long the line of the text is.
  private static let reach = 36

  /// The fault as a failure of `file`, with its line, its column and an excerpt of `bytes`.
  ///
  /// Lines and columns count from 1, columns in Unicode scalars. Costs O(offset).
  func failure(in bytes: [UInt8], file: String) -> DocumentFailure {
    let end = min(offset, bytes.count)
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<end].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let lineEnd = bytes[end...].firstIndex(of: newline) ?? bytes.count
    let from = Self.character(in: bytes, notBefore: max(start, end - Self.reach), upTo: end)
    let to = Self.character(
      in: bytes, notBefore: min(lineEnd, end + Self.reach), upTo: lineEnd)
    return DocumentFailure(
      file: file, line: bytes[..<start].count { $0 == newline } + 1,
      column: Self.scalars(bytes[start..<end]) + 1, message: message, hint: hint,
      excerpt: String(decoding: bytes[from..<to], as: UTF8.self),
      caret: Self.scalars(bytes[from..<end]), status: .badData)
  }

  /// The first start of a UTF-8 sequence between two offsets, else the second of them.
  private static func character(in bytes: [UInt8], notBefore from: Int, upTo end: Int) -> Int {
    bytes[from..<end].firstIndex { !isContinuation($0) } ?? end
  }

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { !isContinuation($0) }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
