import Foundation

extension LintConfiguration {
  /// Returns a document's path in the form that patterns match: relative to the configuration's
  /// folder, independent of how the path and the folder were written. A path outside of the folder
  /// stays relative to the folder that documents are relative to, or absolute.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path, and at most two lookups of symbolic
  ///   links.
  package func pathForPatterns(_ path: String) -> String {
    let base = Self.names(
      base, below: Self.names(FileManager.default.currentDirectoryPath, below: []))
    let document = Self.names(path, below: base)
    let own = Self.names(folder, below: base)
    let found =
      Self.rest(of: document, below: own)
      ?? Self.rest(of: Self.resolved(document), below: Self.resolved(own))
      ?? Self.rest(of: document, below: base)
    return (found ?? [""] + document).joined(separator: "/")
  }

  /// Returns the components of a path from the root, without `.` and `..`.
  private static func names(_ path: String, below base: [String]) -> [String] {
    var names = path.hasPrefix("/") ? [] : base
    for name in path.split(separator: "/") {
      switch name {
      case ".": break
      case "..": if !names.isEmpty { names.removeLast() }
      default: names.append(String(name))
      }
    }
    return names
  }

  /// Returns the components after those of a folder, or `nil` for a path outside it.
  private static func rest(of names: [String], below folder: [String]) -> [String]? {
    names.count > folder.count && names.starts(with: folder)
      ? Array(names.dropFirst(folder.count)) : nil
  }

  /// Returns the components without symbolic links, as far as the path exists.
  private static func resolved(_ names: [String]) -> [String] {
    let url = URL(fileURLWithPath: "/" + names.joined(separator: "/"))
    return self.names(url.resolvingSymlinksInPath().path, below: [])
  }
}
