import Foundation

/// The expansion of `#variableNames()`, the default argument of `NSDictionaryOfVariableBindings`.
///
/// The compiler expands the macro for each call, and says where the call is. The expansion has the texts
/// of the arguments:
///
///     NSDictionaryOfVariableBindings(title, field)   ->   [0: ["title", "field"]]
///
/// A call in the expansion of another macro, such as `#expect`, has no place in the file. The expansion
/// then has the arguments of all calls by their lines, among which `#line` chooses when the program runs:
///
///     #expect(NSDictionaryOfVariableBindings(title).count == 1)   ->   [12: ["title"], 30: ["field"]]
struct VariableNames {
  /// The function whose arguments are meant.
  static let function = "NSDictionaryOfVariableBindings"
  /// The maximum size of a source file, in bytes. Larger files are not written by hand.
  private static let sizeLimit = 10_000_000

  /// Returns the expansion for a call in a source text, a dictionary literal.
  static func expansion(in source: String, at place: CallPlace) -> String {
    let calls = SourceArguments(of: function, in: source)
    if let texts = calls.texts(atLine: place.line, column: place.column) {
      return literal([0: texts])
    }
    return literal(calls.textsByLine)
  }

  /// Returns the expansion for a call in a file. Empty if the file is not readable, which a virtual file
  /// of an editor is not.
  static func expansion(at place: CallPlace) -> String {
    let url = URL(fileURLWithPath: place.file)
    guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= sizeLimit,
      let source = try? String(contentsOf: url, encoding: .utf8)
    else { return literal([:]) }
    return expansion(in: source, at: place)
  }

  /// Returns a dictionary literal with its keys in order.
  private static func literal(_ names: [Int: [String]]) -> String {
    guard !names.isEmpty else { return "[:]" }
    let entries = names.sorted { $0.key < $1.key }.map { line, texts in
      "\(line): [\(texts.map(literal).joined(separator: ", "))]"
    }
    return "[\(entries.joined(separator: ", "))]"
  }

  /// Returns a string literal.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)"
      case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Where a call is: the place of its opening parenthesis.
struct CallPlace: Equatable {
  /// The path of the file, as the compiler has it.
  let file: String
  /// The line, from 1.
  let line: Int
  /// The number of bytes before the parenthesis in the line.
  let column: Int

  /// A place.
  init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// The place that the compiler states for a default argument: blanks before its text, which begins at a
  /// line and a column, lead to the call.
  init(file: String, line: Int, column: Int, text: String) {
    let blanks = text.utf8.prefix { $0 == 0x0A || $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    let lines = blanks.count { $0 == 0x0A }
    let last = blanks.lastIndex(of: 0x0A).map(blanks.index(after:)) ?? blanks.startIndex
    self.init(
      file: file, line: line + lines,
      column: blanks.distance(from: last, to: blanks.endIndex) + (lines == 0 ? column - 1 : 0))
  }
}
