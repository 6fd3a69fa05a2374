import Foundation

/// The asset catalogs, image files and sources of a project.
///
/// Symbolic links are not followed, folders of dependencies and build products are skipped, and
/// files beyond the limits are not found.
///
/// A search records the modification dates of the folders, sets and images, so that `hasChanged()`
/// can determine whether another search would have a different result.
struct ProjectFiles: Sendable {
  /// A catalog with its sets.
  struct Catalog: Sendable {
    /// The folder `.xcassets`.
    let url: URL
    /// The sets in it.
    let sets: AssetCatalog
  }

  /// The catalogs that have sets.
  let catalogs: [Catalog]
  /// The PNG and JPEG files outside catalogs.
  let images: [URL]
  /// The Swift and Objective-C source files.
  let sources: [URL]
  /// The folders, sets, files of sets, and images that were found.
  private var places: [WatchedPlace]
  /// The index of the location at which the next check starts.
  private var nextPlace = 0

  /// The number of files and folders whose status one check reads, which takes some milliseconds.
  /// Most projects have fewer. In larger ones, a check continues where the previous one ended.
  static let lookCount = 4000

  /// A folder that is searched.
  struct Root: Hashable, Sendable {
    /// The folder.
    let url: URL
    /// A Boolean value that indicates whether the folder has a project. Other folders are searched
    /// to a smaller depth.
    let isProject: Bool

    /// The depth of folders that are searched.
    var depth: Int { isProject ? SourceFolders.depth : ProjectFiles.depthWithoutProject }
  }

  /// The number of folders above a document in which a project is searched.
  private static let height = 8
  /// The depth of folders that are searched if no project is around the document.
  private static let depthWithoutProject = 2
  /// The files that mark the folder of a project, by name or extension.
  private static let marks: Set<String> = ["xcodeproj", "xcworkspace", "Package.swift", ".git"]
  /// The extensions of images outside of catalogs.
  private static let imageTypes: Set<String> = ["png", "jpg", "jpeg"]
  /// The extensions of sources in which actions are declared.
  private static let sourceTypes: Set<String> = ["swift", "m", "mm"]

  /// Searches a folder and the catalogs in it.
  init(_ root: Root) {
    var search = Search()
    search.visit(root.url, depth: root.depth)
    var rest = AssetLimits.entryCount
    let found = search.catalogs.map { Catalog(url: $0, sets: AssetCatalog($0, &rest)) }
    catalogs = found.filter { !$0.sets.folders.isEmpty }
    images = search.images
    sources = search.sources
    places = search.places
    for catalog in found {
      places += catalog.sets.groups.map { WatchedPlace($0.path) }
      for folder in catalog.sets.folders.values {
        places.append(WatchedPlace(folder.path))
        // A file that is overwritten in place does not change its folder.
        for file in WatchedPlace.listed(in: folder.path).prefix(AssetLimits.variantCount) {
          places.append(WatchedPlace(folder.appendingPathComponent(file).path))
        }
      }
    }
  }

  /// Checks the next `count` locations, and returns true if one of them changed since the search.
  mutating func hasChanged(count: Int = lookCount) -> Bool {
    for _ in 0..<min(places.count, count) {
      nextPlace = (nextPlace + 1) % places.count
      if places[nextPlace].hasChanged() { return true }
    }
    return false
  }

  /// Returns the folder of the project around a folder: the nearest one above it that has an Xcode
  /// project, a workspace, a package or a Git repository, or else the folder itself. No folder
  /// above `boundary` is read, unless it is `nil`.
  static func root(around folder: URL, within boundary: URL?) -> Root {
    let limit = boundary?.resolvingSymlinksInPath().standardizedFileURL.path
    var place = folder
    for _ in 0...height {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      let isProject = names.contains {
        marks.contains($0) || marks.contains(($0 as NSString).pathExtension)
      }
      if isProject { return Root(url: place, isProject: true) }
      let parent = place.deletingLastPathComponent()
      if place.path == limit || parent.path == place.path { break }
      place = parent
    }
    let isInside = folder.pathExtension == "lproj" && folder.path != limit
    return Root(url: isInside ? folder.deletingLastPathComponent() : folder, isProject: false)
  }

  /// A search through folders.
  private struct Search {
    var catalogs: [URL] = []
    var images: [URL] = []
    var sources: [URL] = []
    var places: [WatchedPlace] = []
    /// The number of entries that may still be read.
    private var rest = SourceFolders.entryCount

    /// Searches a folder and its subfolders level by level, sorted by name.
    mutating func visit(_ root: URL, depth: Int) {
      var level = [root]
      for _ in 0..<depth where rest > 0 {
        level = level.flatMap { folders(in: $0) }
      }
    }

    /// Collects the files of a folder, and returns the folders in it.
    private mutating func folders(in folder: URL) -> [URL] {
      let names = WatchedPlace.listed(in: folder.path)
      places.append(WatchedPlace(folder.path, names: names))
      var folders: [URL] = []
      for name in names {
        rest -= 1
        let entry = folder.appendingPathComponent(name)
        guard rest > 0, let kind = FileStatus(entry.path)?.kind else { continue }
        let type = entry.pathExtension
        if kind == .file, ProjectFiles.imageTypes.contains(type.lowercased()) {
          images.append(entry)
          places.append(WatchedPlace(entry.path))
        } else if kind == .file, ProjectFiles.sourceTypes.contains(type) {
          sources.append(entry)
        } else if kind == .folder {
          if type == "xcassets" {
            catalogs.append(entry)
          } else if !SourceFolders.omitted.contains(entry.lastPathComponent), type != "xcodeproj" {
            folders.append(entry)
          }
        }
      }
      return folders
    }
  }
}
