/// The arguments of calls of a function as a source file contains them.
///
/// C's preprocessor gives UIKit's `NSDictionaryOfVariableBindings` the source text of its arguments.
/// Swift has this text only while it compiles the call.
struct SourceArguments {
  /// The source.
  private let source: SourceText
  /// The name of the function.
  private let function: [UInt8]

  /// The calls of a function in a source. Linear.
  init(of function: String, in text: String) {
    source = SourceText(text)
    self.function = Array(function.utf8)
  }

  /// Finds the call whose opening parenthesis is at a place.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The number of bytes before the parenthesis in the line.
  /// - Returns: Its arguments without blanks and comments; nil if no call is there.
  func texts(atLine line: Int, column: Int) -> [String]? {
    guard let range = source.line(line), column >= 0, range.count > column else { return nil }
    let parenthesis = range.lowerBound + column
    guard source.has("(", at: parenthesis), source.roles[parenthesis] == .code else { return nil }
    var end = parenthesis
    while end > 0, source.isBlank(at: end - 1) { end -= 1 }
    let start = end - function.count
    guard start >= 0, firstArgument(at: start) == parenthesis + 1 else { return nil }
    return arguments(from: parenthesis + 1)
  }

  /// The arguments of each call that is the only one that begins at its line, by the line. O(bytes).
  var textsByLine: [Int: [String]] {
    var result: [Int: [String]] = [:]
    var (line, count) = (1, 0)
    for position in source.bytes.indices {
      if source.bytes[position] == UInt8(ascii: "\n") { (line, count) = (line + 1, 0) }
      guard let start = firstArgument(at: position) else { continue }
      count += 1
      result[line] = count == 1 ? arguments(from: start) : nil
    }
    return result
  }

  /// Returns the position behind the opening parenthesis of a call whose name begins at a position,
  /// or nil.
  private func firstArgument(at position: Int) -> Int? {
    let end = position + function.count
    guard source.roles[position] == .code, end < source.bytes.count,
      source.bytes[position] == function.first,
      source.bytes[position..<end].elementsEqual(function),
      !source.isIdentifier(at: position - 1), !source.isIdentifier(at: end)
    else { return nil }
    let next = (end..<source.bytes.count).first { !source.isBlank(at: $0) }
    guard let next, source.has("(", at: next) else { return nil }
    return next + 1
  }

  /// Splits a text at the commas up to the closing parenthesis. Commas in parentheses, brackets and
  /// string literals belong to an argument. Arguments with labels, such as `file`, are left out.
  private func arguments(from start: Int) -> [String]? {
    var found: [[UInt8]] = []
    var current: [UInt8] = []
    var depth = 0
    for position in start..<source.bytes.count where !source.isBlank(at: position) {
      let byte = source.bytes[position]
      if source.roles[position] == .code {
        switch Character(UnicodeScalar(byte)) {
        case ")" where depth == 0:
          if !current.isEmpty { found.append(current) }
          return found.map { String(decoding: $0, as: UTF8.self) }.filter { !Self.hasLabel($0) }
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

  /// Returns whether an argument has a label.
  private static func hasLabel(_ argument: String) -> Bool {
    guard let colon = argument.firstIndex(of: ":"), colon > argument.startIndex else {
      return false
    }
    return argument[..<colon].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
