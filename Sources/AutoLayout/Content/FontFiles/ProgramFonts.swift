import Foundation

/// The font files among the resources of the app, for `UIFont(name:size:)`.
///
/// When an app first requests a font that iOS does not include, the resources of the main bundle
/// are searched, and then the folders of `InterfaceSources`.
package enum ProgramFonts {
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var folders: [String]?
    var catalogs: [FontCatalog]?
  }

  private static let storage = Storage()

  /// The depth to which the resources of the main bundle are searched. The resources of a package's
  /// targets are in a bundle in this folder.
  private static let bundleDepth = 3

  /// The folders that are searched after the bundle, or `nil` for the current folder.
  package static var folders: [String]? {
    get { storage.lock.withLock { storage.folders } }
    set {
      storage.lock.withLock {
        storage.folders = newValue
        storage.catalogs = nil
      }
    }
  }

  /// The fonts of all folders, which are searched only once.
  private static var catalogs: [FontCatalog] {
    storage.lock.withLock {
      if let known = storage.catalogs { return known }
      let folders = storage.folders ?? [FileManager.default.currentDirectoryPath]
      let bundle = Bundle.main.resourceURL.map { FontFileSearch($0.path, depth: bundleDepth) }
      let searches =
        [bundle].compactMap { $0 }
        + folders.map { FontFileSearch($0, depth: SourceFolders.depth) }
      let catalogs = searches.filter { !$0.files.isEmpty }.map { FontCatalog($0.files) }
      storage.catalogs = catalogs
      return catalogs
    }
  }

  /// Returns the font with a PostScript name, a full name or a family, or `nil` if the app does not
  /// include it.
  package static func face(named name: String) -> FontFace? {
    catalogs.lazy.compactMap { $0.face(named: name) }.first
  }

  /// The PostScript names of the fonts of each family.
  static var families: [String: [String]] {
    catalogs.reduce(into: [:]) { $0.merge($1.families) { first, _ in first } }
  }
}
