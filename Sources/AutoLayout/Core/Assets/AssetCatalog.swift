import Foundation

/// The images and colors of a folder `.xcassets`, by name.
///
/// The folder is searched once. Sets are read on first use.
struct AssetCatalog: Sendable {
  /// The kinds of sets that are read.
  enum Kind: String, Sendable {
    /// An image in several scales and appearances.
    case image = "imageset"
    /// A color in several appearances.
    case color = "colorset"
    /// A custom symbol.
    case symbol = "symbolset"
  }

  /// A set by its name and kind.
  struct Name: Hashable, Sendable {
    let kind: Kind
    let name: String
  }

  /// The folders of sets.
  private(set) var folders: [Name: URL] = [:]
  /// The folders that were searched: the catalog and the groups in it.
  private(set) var groups: [URL] = []

  /// Finds the sets of a catalog. Links are not followed. Entries beyond `AssetLimits` are skipped.
  init(_ catalog: URL) {
    var rest = AssetLimits.entryCount
    self.init(catalog, &rest)
  }

  /// Finds the sets of one of several catalogs. `rest` is the number of folders that may still be
  /// searched.
  init(_ catalog: URL, _ rest: inout Int) { search(catalog, prefix: "", depth: 0, &rest) }

  private mutating func search(_ folder: URL, prefix: String, depth: Int, _ rest: inout Int) {
    guard depth < AssetLimits.depth else { return }
    groups.append(folder)
    for entry in AssetFile.folders(in: folder) {
      rest -= 1
      guard rest > 0 else { return }
      let name = entry.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: entry.pathExtension) {
        let key = Name(kind: kind, name: prefix + name)
        if folders[key] == nil { folders[key] = entry }
      } else if entry.pathExtension.isEmpty {
        let contents = AssetFile.contents(of: entry, as: GroupContents.self)
        let isNamespace = contents?.properties?.providesNamespace == true
        search(
          entry, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1, &rest)
      }
    }
  }

  /// The `Contents.json` of a group.
  private struct GroupContents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    let properties: Properties?
  }
}
