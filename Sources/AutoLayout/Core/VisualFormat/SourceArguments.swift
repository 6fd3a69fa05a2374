import Foundation

/// The arguments of a call as its source file contains them.
///
/// C's preprocessor gives UIKit's `NSDictionaryOfVariableBindings` the source text of its arguments.
/// Swift has no such text at run time, except in the source file, which is available where tests
/// run.
struct SourceArguments {
  /// The maximum size of a source file, in bytes. Larger files are not written by hand.
  private static let sizeLimit = 10_000_000

  /// Returns the arguments of the call of `function` at a line of a file, without blanks, or nil if
  /// the file is not readable or has no such call.
  static func texts(of function: String, file: String, line: Int) -> [String]? {
    let url = URL(fileURLWithPath: file)
    guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= sizeLimit,
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return nil }
    return texts(of: function, in: text, line: line)
  }

  /// Returns the arguments of the last call of `function` that begins at or before a line.
  static func texts(of function: String, in source: String, line: Int) -> [String]? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let rest = lines[(line - 1)...].joined(separator: "\n")
    guard let name = rest.range(of: function),
      let open = rest[name.upperBound...].firstIndex(where: { !$0.isWhitespace }),
      rest[open] == "("
    else { return nil }
    return arguments(in: rest[rest.index(after: open)...])
  }

  /// Splits a text at the commas up to the closing parenthesis. Commas in parentheses and brackets
  /// belong to an argument.
  private static func arguments(in text: Substring) -> [String]? {
    var found: [String] = []
    var current = ""
    var depth = 0
    for character in text {
      switch character {
      case ")" where depth == 0: return found + [current]
      case "," where depth == 0:
        found.append(current)
        current = ""
        continue
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      // An implicitly unwrapped argument has the name without the mark.
      if !character.isWhitespace, character != "!" { current.append(character) }
    }
    return nil
  }
}
