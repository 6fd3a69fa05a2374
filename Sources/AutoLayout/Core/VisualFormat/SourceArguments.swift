import Foundation

/// The arguments of a call as its source file contains them.
///
/// C's preprocessor gives UIKit's `NSDictionaryOfVariableBindings` the source text of its arguments.
/// Swift has no such text at run time, except in the source file, which is available where tests
/// run.
struct SourceArguments {
  /// The maximum size of a source file, in bytes. Larger files are not written by hand.
  private static let sizeLimit = 10_000_000

  /// Returns the arguments of the call of `function` at a line of a file, without blanks and comments.
  /// Returns nil if the file is not readable or the line does not have exactly one such call.
  static func texts(of function: String, file: String, line: Int) -> [String]? {
    let url = URL(fileURLWithPath: file)
    guard let size = FileStatus(url.path)?.size, size <= sizeLimit,
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return nil }
    return texts(of: function, in: text, line: line)
  }

  /// Returns the arguments of the only call of `function` that begins at a line, or nil. Linear in
  /// the size of the source.
  static func texts(of function: String, in source: String, line: Int) -> [String]? {
    let source = SourceText(source)
    guard let range = source.line(line) else { return nil }
    let calls = range.compactMap { firstArgument(of: Array(function.utf8), in: source, at: $0) }
    guard calls.count == 1, let start = calls.first else { return nil }
    return arguments(in: source, from: start)
  }

  /// Returns the position behind the opening parenthesis of a call whose name begins at a position,
  /// or nil.
  private static func firstArgument(
    of function: [UInt8], in source: SourceText, at position: Int
  ) -> Int? {
    let end = position + function.count
    guard source.roles[position] == .code, end < source.bytes.count,
      source.bytes[position..<end].elementsEqual(function),
      !source.isIdentifier(at: position - 1), !source.isIdentifier(at: end)
    else { return nil }
    let next = (end..<source.bytes.count).first { !source.isBlank(at: $0) }
    guard let next, source.has("(", at: next) else { return nil }
    return next + 1
  }

  /// Splits a text at the commas up to the closing parenthesis. Commas in parentheses, brackets and
  /// string literals belong to an argument.
  private static func arguments(in source: SourceText, from start: Int) -> [String]? {
    var found: [[UInt8]] = []
    var current: [UInt8] = []
    var depth = 0
    for position in start..<source.bytes.count where !source.isBlank(at: position) {
      let byte = source.bytes[position]
      if source.roles[position] == .code {
        switch Character(UnicodeScalar(byte)) {
        case ")" where depth == 0:
          return (found + [current]).map { String(decoding: $0, as: UTF8.self) }
        case "," where depth == 0:
          found.append(current)
          current = []
          continue
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        // An implicitly unwrapped argument has the name without the mark.
        case "!": continue
        default: break
        }
      }
      current.append(byte)
    }
    return nil
  }
}
