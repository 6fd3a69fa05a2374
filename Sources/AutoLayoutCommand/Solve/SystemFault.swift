import Foundation

/// An error in the text of a system, and its location.
struct SystemFault: Error, Equatable {
  /// The number of bytes before the error.
  let offset: Int
  /// The description of the error, as a clause without a period.
  let message: String
  /// Advice for fixing the error, or `nil` if there is none.
  var hint: String?

  /// The number of bytes on each side of an error in the excerpt, so that it fits in a line of a
  /// terminal.
  private static let reach = 36

  /// Returns the error as a failure of `file`, with its line, its column and an excerpt of `bytes`.
  ///
  /// Lines and columns count from 1, and columns count Unicode scalars.
  ///
  /// - Complexity: O(*n*), where *n* is the offset.
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

  /// Returns the first start of a UTF-8 sequence between two offsets, or the second offset if there
  /// is none.
  private static func character(in bytes: [UInt8], notBefore from: Int, upTo end: Int) -> Int {
    bytes[from..<end].firstIndex { !isContinuation($0) } ?? end
  }

  /// Returns the number of Unicode scalars that begin in some bytes.
  private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { !isContinuation($0) }
  }

  /// Returns a Boolean value that indicates whether a byte continues a UTF-8 sequence.
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
