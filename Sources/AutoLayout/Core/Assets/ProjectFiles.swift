import Foundation

/// The asset catalogs and image files of the project around a document.
///
/// The project is the nearest folder above the document that has an Xcode project, a workspace, a
/// package or a Git repository, or else the folder of the document. Links are not followed, folders
/// of dependencies and products are left out, and what exceeds the limits is not found.
struct ProjectFiles: Sendable {
  /// The catalogs, those nearest to the document first.
  let catalogs: [URL]
  /// The PNG and JPEG files outside of catalogs by name, the one nearest to the document for each.
  let images: [String: URL]

  /// The number of folders above a document in which a project is searched.
  private static let height = 8
  /// The depth of folders in a project that are searched.
  private static let depth = 8
  /// The depth of folders that are searched if no project is around the document.
  private static let depthWithoutProject = 2
  /// The number of files and folders of a project that are looked at. Large public projects have
  /// some thousands outside of dependencies.
  private static let entryCount = 20_000
  /// The files that mark the folder of a project, by name or extension.
  private static let marks: Set<String> = ["xcodeproj", "xcworkspace", "Package.swift", ".git"]
  /// The folders that are not searched.
  private static let omitted: Set<String> = [
    "Pods", "Carthage", "node_modules", "build", "DerivedData", "vendor",
  ]
  /// The extensions of images outside of catalogs.
  private static let imageTypes: Set<String> = ["png", "jpg", "jpeg"]

  /// Searches the project of a document. No folder above `boundary` is read; nil for no boundary.
  init(document: URL, within boundary: URL?) {
    let folder = document.resolvingSymlinksInPath().deletingLastPathComponent().standardizedFileURL
    let (root, isProject) = Self.root(above: folder, within: boundary)
    var search = Search()
    search.visit(root, depth: isProject ? Self.depth : Self.depthWithoutProject)
    func distance(_ url: URL) -> Int {
      let common = zip(url.pathComponents, folder.pathComponents).prefix { $0 == $1 }.count
      return url.pathComponents.count + folder.pathComponents.count - 2 * common
    }
    func isNearer(_ a: URL, _ b: URL) -> Bool {
      (distance(a), a.path) < (distance(b), b.path)
    }
    catalogs = Array(search.catalogs.sorted(by: isNearer).prefix(AssetLimits.catalogCount))
    images = Dictionary(
      search.images.map { ($0.lastPathComponent, $0) },
      uniquingKeysWith: { isNearer($0, $1) ? $0 : $1 })
  }

  /// Returns the folder of the project around a folder, or else that of the document, and whether it
  /// is a project.
  private static func root(
    above folder: URL, within boundary: URL?
  ) -> (folder: URL, isProject: Bool) {
    let limit = boundary?.resolvingSymlinksInPath().standardizedFileURL.path
    var place = folder
    for _ in 0...height {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      let isProject = names.contains {
        marks.contains($0) || marks.contains(($0 as NSString).pathExtension)
      }
      if isProject { return (place, true) }
      let parent = place.deletingLastPathComponent()
      if place.path == limit || parent.path == place.path { break }
      place = parent
    }
    let isInside = folder.pathExtension == "lproj" && folder.path != limit
    return (isInside ? folder.deletingLastPathComponent() : folder, false)
  }

  /// A search through folders.
  private struct Search {
    var catalogs: [URL] = []
    var images: [URL] = []
    /// The number of entries that may still be looked at.
    private var rest = ProjectFiles.entryCount

    /// Searches a folder and those in it, one level after the other, in the order of their names.
    mutating func visit(_ root: URL, depth: Int) {
      var level = [root]
      for _ in 0..<depth where rest > 0 {
        level = level.flatMap { folders(in: $0) }
      }
    }

    /// Collects the files of a folder, and returns the folders in it.
    private mutating func folders(in folder: URL) -> [URL] {
      let keys: [URLResourceKey] = [.isDirectoryKey, .isRegularFileKey, .isSymbolicLinkKey]
      let entries =
        (try? FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
      var folders: [URL] = []
      for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
        rest -= 1
        guard rest > 0, let values = try? entry.resourceValues(forKeys: Set(keys)),
          values.isSymbolicLink != true
        else { continue }
        let type = entry.pathExtension
        if values.isRegularFile == true, ProjectFiles.imageTypes.contains(type.lowercased()) {
          images.append(entry)
        } else if values.isDirectory == true {
          if type == "xcassets" {
            catalogs.append(entry)
          } else if !ProjectFiles.omitted.contains(entry.lastPathComponent), type != "xcodeproj" {
            folders.append(entry)
          }
        }
      }
      return folders
    }
  }
}
