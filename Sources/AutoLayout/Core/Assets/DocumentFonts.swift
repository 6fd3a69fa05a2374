import Foundation

/// The font files that a document can refer to: those of chosen folders, and those of its project.
///
/// The project is searched when a document first uses a font that is not part of iOS, so that other
/// documents need no search. Fonts that a property list of the project declares (`UIAppFonts`)
/// precede others of the same name, and then those nearest to the document.
package final class DocumentFonts: @unchecked Sendable {
  /// The folder of the document, without symbolic links, or `nil` if only fonts of chosen folders
  /// are used.
  private let document: URL?
  /// The topmost folder that may be read, or `nil` if there is no boundary.
  private let boundary: URL?
  /// The lock that protects `place`.
  private let lock = NSLock()
  /// The folders that are searched for fonts, once they are determined.
  private var place: Place?

  /// The folders that are searched for the fonts of a document.
  private struct Place: Hashable {
    let root: ProjectFiles.Root
    /// The folder of the document, which determines the order of fonts of the same name.
    let folder: String
  }

  /// The results of earlier searches, so that a project is searched once for all its documents.
  private final class Known: @unchecked Sendable {
    let lock = NSLock()
    var searches: [ProjectFiles.Root: FontFileSearch] = [:]
    var catalogs: [Place: FontCatalog] = [:]
    var folders: [String] = []
    var chosen: FontCatalog?
  }

  private static let known = Known()
  /// The maximum number of cached folders with documents.
  private static let knownCount = 64

  /// The folders whose fonts precede those of projects, in the order of precedence. They are
  /// searched with all folders in them.
  package static var folders: [String] {
    get { known.lock.withLock { known.folders } }
    set {
      known.lock.withLock {
        known.folders = newValue
        known.chosen = nil
      }
    }
  }

  /// Creates the fonts of a document, without reading any file. No folder above `boundary` is read,
  /// unless it is `nil`. Without a document, there are only the fonts of chosen folders.
  package init(document: URL? = nil, within boundary: URL? = nil) {
    self.document = document
    self.boundary = boundary
  }

  /// Returns the font with a PostScript name, or `nil` if there is no usable one.
  package func face(named name: String) -> FontFace? {
    if let face = Self.chosenFonts?.face(named: name) { return face }
    return projectFonts?.face(named: name)
  }

  /// The reason why a font file of the project or of a chosen folder cannot be used, or `nil` if
  /// all can be used.
  package var failure: FontFileError? {
    Self.chosenFonts?.failures.first ?? projectFonts?.failures.first
  }

  /// A text that changes when a font file of the project or of a chosen folder is added, changed or
  /// removed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files, and a search of the project.
  package var fingerprint: String {
    _ = projectFonts
    let project = foundPlace().flatMap { place in
      Self.known.lock.withLock { Self.known.searches[place.root]?.files }
    }
    let chosen = Self.folders.flatMap { FontFileSearch($0, depth: SourceFolders.depth).files }
    return (chosen + (project ?? [])).map { path in
      let status = FileStatus(path)
      let time = status?.modified
      return "\(path):\(status?.size ?? 0):\(time?.seconds ?? 0).\(time?.nanoseconds ?? 0)"
    }.joined(separator: "|")
  }

  /// The fonts of the chosen folders, or `nil` if there are none.
  private static var chosenFonts: FontCatalog? {
    known.lock.withLock {
      guard !known.folders.isEmpty else { return nil }
      if let chosen = known.chosen { return chosen }
      let files = known.folders.flatMap { FontFileSearch($0, depth: SourceFolders.depth).files }
      let made = FontCatalog(files)
      known.chosen = made
      return made
    }
  }

  /// The fonts of the project, or `nil` if there is no document.
  private var projectFonts: FontCatalog? {
    guard let place = foundPlace() else { return nil }
    let known = Self.known
    return known.lock.withLock {
      if let catalog = known.catalogs[place] { return catalog }
      if known.catalogs.count >= Self.knownCount {
        known.catalogs = [:]
        known.searches = [:]
      }
      let search =
        known.searches[place.root]
        ?? FontFileSearch(place.root.url.path, depth: place.root.depth)
      known.searches[place.root] = search
      let made = FontCatalog(Self.sorted(search, from: place.folder))
      known.catalogs[place] = made
      return made
    }
  }

  /// Determines the folder of the project.
  private func foundPlace() -> Place? {
    lock.withLock {
      if let place { return place }
      guard let document else { return nil }
      let folder =
        document.resolvingSymlinksInPath().deletingLastPathComponent().standardizedFileURL
      let made = Place(
        root: ProjectFiles.root(around: folder, within: boundary), folder: folder.path)
      place = made
      return made
    }
  }

  /// Returns font files in the order of precedence: declared ones first, then those with the
  /// shortest path from a folder.
  private static func sorted(_ search: FontFileSearch, from folder: String) -> [String] {
    guard search.files.count > 1 else { return search.files }
    let declared = search.declaredNames()
    let place = folder.split(separator: "/")
    let ranked = search.files.map { path in
      let parts = path.split(separator: "/")
      let common = zip(parts, place).prefix { $0 == $1 }.count
      let isDeclared = parts.last.map { declared.contains(String($0)) } ?? false
      return (isDeclared ? 0 : 1, parts.count + place.count - 2 * common, path)
    }
    return ranked.sorted { $0 < $1 }.map(\.2)
  }

  /// Forgets the fonts of all projects, so that they are searched again.
  package static func forgetAll() {
    known.lock.withLock {
      known.searches = [:]
      known.catalogs = [:]
      known.chosen = nil
    }
  }

  /// Forgets the fonts of a project, so that they are searched again.
  static func forget(_ root: ProjectFiles.Root) {
    known.lock.withLock {
      known.searches[root] = nil
      known.catalogs = known.catalogs.filter { $0.key.root != root }
    }
    FontFaces.shared.forget(in: root.url.path)
  }
}
