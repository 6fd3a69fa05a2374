#if SourcePorting
  import Foundation
  import SourcePorting

  /// The files of a project: Swift sources and resources. Nothing is changed in the project.
  public struct ProjectFiles: Sendable {
    /// The folder that paths are relative to, with symbolic links resolved.
    public let folder: String
    /// The Swift sources in the order of their paths.
    public let sources: [SourceText]
    /// The absolute paths of resources, such as asset catalogs, documents and JSON files.
    public let resources: [String]
    /// The names of folders of modules, whose imports are not needed in one common module.
    public let moduleNames: Set<String>
    /// The module that storyboards name as that of custom classes, or the name of the folder.
    public let moduleName: String

    /// The maximum number of Swift files. More are not one app.
    static let maxSourceCount = 5_000
    /// The maximum size of a Swift file in bytes. Handwritten ones are a hundred times smaller.
    static let maxSourceSize = 4 << 20
    /// The maximum total size of all Swift files in bytes, so that the syntax trees fit in memory.
    static let maxTotalSize = 32 << 20
    /// The maximum number of files and folders that are visited.
    static let maxEntryCount = 200_000
    /// The maximum number of resources.
    static let maxResourceCount = 4_000
    /// The maximum size of a resource in bytes.
    static let maxResourceSize = 16 << 20

    /// Reads a Swift package, the folder of an Xcode project, or a folder or file with sources.
    ///
    /// Hidden folders, tests, package manifests, symbolic links, dependencies (`Pods`, `Carthage`,
    /// `DerivedData`) and files for other platforms are skipped. Files that an Xcode project of the
    /// folder does not compile into an app or framework are skipped as well.
    ///
    /// - Throws: ``CodeScreensError`` without sources, and beyond the limits.
    public static func read(_ path: String) throws -> ProjectFiles {
      let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw CodeScreensError(path, "there is no such file", "check the path", cause: .cannotOpen)
      }
      if !isFolder.boolValue {
        let folder = url.deletingLastPathComponent().path
        return ProjectFiles(
          folder: folder, sources: try SourceReader.read([url.lastPathComponent], in: folder),
          resources: [], listing: ProjectListing())
      }
      let listing = try ProjectListing(of: url.path)
      guard !listing.sources.isEmpty else {
        throw CodeScreensError(
          path, "there are no Swift files", "name a package, a project or a folder with sources",
          cause: .badData)
      }
      let listed = listing.ofLargestProject
      let members = XcodeTargets.read(listing.projects.map { url.path + "/" + $0 })
      let paths = listed.filter { members.contains($0, packages: listing.packages) }
      let sources = try SourceReader.read(paths.isEmpty ? listed : paths, in: url.path)
      return ProjectFiles(
        folder: url.path, sources: sources,
        resources: listing.resources.map { url.path + "/" + $0 }, listing: listing)
    }

    private init(
      folder: String, sources: [SourceText], resources: [String], listing: ProjectListing
    ) {
      self.folder = folder
      self.sources = sources
      self.resources = resources
      moduleNames = listing.moduleNames
      let documents = resources.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      let name = (folder as NSString).lastPathComponent
      moduleName = Self.customModule(in: documents) ?? Self.identifier(name)
    }

    /// Returns the first module of custom classes in documents, or `nil` if there is none.
    private static func customModule(in documents: [String]) -> String? {
      for path in documents.prefix(20) {
        guard let data = FileManager.default.contents(atPath: path), data.count <= maxSourceSize
        else { continue }
        let text = String(decoding: data, as: UTF8.self)
        guard let range = text.firstRange(of: "customModule=\"") else { continue }
        let name = identifier(String(text[range.upperBound...].prefix { $0 != "\"" }))
        if !name.isEmpty { return name }
      }
      return nil
    }

    /// Returns a valid name of a module that no module of the system has.
    static func identifier(_ name: String) -> String {
      let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      let start = plain.first.map { $0.isNumber } ?? true ? "App" + plain : plain
      return SourcePreparation.importable.contains(start) ? start + "App" : start
    }
  }
#endif
