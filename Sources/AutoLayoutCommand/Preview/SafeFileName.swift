/// Names for files that are made from what stands in a document.
///
/// A name never holds a separator, never begins with a dot, is never empty, is short enough for
/// every file system, and is given once: however a document is written, nothing is created outside
/// the output folder and nothing is written over.
struct SafeFileName {
  /// Names that were given, in lower case, because some file systems do not tell cases apart.
  private var taken: Set<String>

  /// 255 bytes is the limit of common file systems; 120 leaves room for numbers and extensions.
  static let longest = 120

  /// `reserved` names are never given.
  init(reserved: [String] = []) {
    taken = Set(reserved.map { $0.lowercased() })
  }

  /// A name made of `parts` and `pathExtension` that was not given before.
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

  /// `text` with everything but ASCII letters, digits, `.`, `_` and `-` made into single hyphens.
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

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
    default: false
    }
  }

  private static func trimmed(_ text: String) -> String {
    let isEdge = { (character: Character) in character == "." || character == "-" }
    var result = Substring(text).drop(while: isEdge)
    while let last = result.last, isEdge(last) { result.removeLast() }
    return String(result)
  }
}
