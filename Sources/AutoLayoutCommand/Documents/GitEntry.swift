/// An entry of a commit, as `git ls-tree` lists it: `100644 blob
/// 8ab686ea…<tab>App/Main.storyboard`.
struct GitEntry {
  /// The kinds of entries in a commit.
  enum Kind: String {
    case file, folder, submodule
    case link = "symbolic link"
  }

  /// The kind of the entry.
  let kind: Kind
  /// The hash of the object.
  let hash: String
  /// The path from the top of the repository.
  let path: String

  /// Parses an entry. Fails if the text has another format.
  init?(_ text: String) {
    let parts = text.split(separator: "\t", maxSplits: 1)
    let words = parts.first?.split(separator: " ") ?? []
    guard parts.count == 2, words.count == 3 else { return nil }
    kind = Self.kind(mode: words[0], type: words[1])
    hash = String(words[2])
    path = String(parts[1])
  }

  /// Returns the kind of an entry with a mode and a type.
  private static func kind(mode: Substring, type: Substring) -> Kind {
    if mode == linkMode { return .link }
    return switch type {
    case "blob": .file
    case "tree": .folder
    default: .submodule
    }
  }

  /// The mode with which Git records a symbolic link.
  static let linkMode = "120000"
}
