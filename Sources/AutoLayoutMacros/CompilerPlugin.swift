import Foundation
import MacroExpansion

/// A program that the compiler runs to expand the macros of this package.
///
/// It does without swift-syntax, which would take minutes to compile, and of which the macros of a client may
/// need another version. The compiler writes requests to standard input and reads answers from standard
/// output. A message is the number of its bytes, in eight bytes with the lowest first, and JSON.
@main
struct CompilerPlugin {
  /// The maximum size of a request, in bytes. Those of a macro have a few thousand.
  private static let requestLimit: UInt64 = 100_000_000

  /// Answers requests until the compiler ends.
  static func main() {
    while let request = next() {
      guard let text = PluginAnswers.answer(to: request) else { return }
      FileHandle.standardOutput.write(length(of: text) + text)
    }
  }

  /// Reads a request. Returns nil at the end of the input.
  private static func next() -> Data? {
    guard let head = bytes(8) else { return nil }
    let count = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count > 0, count <= requestLimit else { return nil }
    return bytes(Int(count))
  }

  /// Reads a number of bytes. Returns nil if the input ends before.
  private static func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count),
        !part.isEmpty
      else { return nil }
      data += part
    }
    return data
  }

  /// The bytes of a message's length.
  private static func length(of text: Data) -> Data {
    Data((0..<8).map { UInt8(truncatingIfNeeded: text.count >> ($0 * 8)) })
  }
}
