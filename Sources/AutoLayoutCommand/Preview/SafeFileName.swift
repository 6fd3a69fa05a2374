/// File names made of texts from a document.
///
/// A name never contains a separator, never begins with a period, is never empty, is short enough
/// for every file system, and is unique. Whatever a document contains, no file is created outside
/// the output folder and none is overwritten.
///
///     var names = SafeFileName()
///     names.make(["../Übung", "1"], pathExtension: "svg")    // bung-1.svg
///     names.make(["../Übung", "1"], pathExtension: "svg")    // bung-1-2.svg
struct SafeFileName {
  /// The names so far in lowercase, because some file systems ignore case.
  private var taken: Set<String>

  /// The largest length of a stem. Common file systems allow 255 bytes; the difference is for
  /// numbers and extensions.
  static let longest = 120

  /// Creates the names of one folder.
  ///
  /// - Parameter reserved: Names that are not used.
  init(reserved: [String] = []) {
    taken = Set(reserved.map { $0.lowercased() })
  }

  /// A new name made of `parts` and `pathExtension`. Names that would be equal get numbers.
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

  /// The text with every sequence of characters other than ASCII letters, digits, `.` and `_`
  /// replaced by a hyphen.
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

  /// Whether a scalar stays as it is.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
    default: false
    }
  }

  /// The text without periods and hyphens at its ends.
  private static func trimmed(_ text: String) -> String {
    let isEdge = { (character: Character) in character == "." || character == "-" }
    var result = Substring(text).drop(while: isEdge)
    while let last = result.last, isEdge(last) { result.removeLast() }
    return String(result)
  }
}
