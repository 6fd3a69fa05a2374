/// Creates filenames from texts of a document.
///
/// A name contains no separator, does not begin with a period, is not empty, is short enough for
/// every file system, and is unique. Therefore, a document cannot create a file outside the output
/// folder or overwrite a file.
///
///     var names = SafeFileName()
///     names.make(["../Übung", "1"], pathExtension: "svg")    // bung-1.svg
///     names.make(["../Übung", "1"], pathExtension: "svg")    // bung-1-2.svg
struct SafeFileName {
  /// The names so far in lowercase, because some file systems ignore case.
  private var taken: Set<String>

  /// The maximum length of a stem. Common file systems allow 255 bytes. The difference is for
  /// numbers and extensions.
  static let longest = 120

  /// Creates an empty set of names for one folder.
  ///
  /// - Parameter reserved: Names that are not used.
  init(reserved: [String] = []) {
    taken = Set(reserved.map { $0.lowercased() })
  }

  /// Returns a new name from `parts` and `pathExtension`. Equal names are distinguished by numbers.
  mutating func make(_ parts: [String], pathExtension: String) -> String {
    let words = parts.map(Self.sanitised).filter { !$0.isEmpty }
    let stem = words.isEmpty ? "scene" : String(words.joined(separator: "-").prefix(Self.longest))
    var name = "\(stem).\(pathExtension)"
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number).\(pathExtension)"
      number += 1
    }
    return name
  }

  /// Returns the text with hyphens in place of every sequence of characters other than ASCII
  /// letters, digits, `.` and `_`.
  static func sanitised(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(longest) {
      if isPlain(scalar) {
        result.unicodeScalars.append(scalar)
      } else if !result.hasSuffix("-") {
        result += "-"
      }
    }
    return trimmed(result)
  }

  /// Returns a Boolean value that indicates whether a scalar is kept.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
    default: false
    }
  }

  /// Returns the text without periods and hyphens at its ends.
  private static func trimmed(_ text: String) -> String {
    let isEdge = { (character: Character) in character == "." || character == "-" }
    var result = Substring(text).drop(while: isEdge)
    while let last = result.last, isEdge(last) { result.removeLast() }
    return String(result)
  }
}
