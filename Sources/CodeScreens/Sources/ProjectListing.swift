#if SourcePorting
  import Foundation

  /// The paths of a project's files by purpose.
  struct ProjectListing {
    /// The Swift files.
    var sources: [String] = []
    /// Asset catalogs, documents and other resources.
    var resources: [String] = []
    /// The Xcode projects.
    var projects: [String] = []
    /// The folders with package manifests.
    var packages: [String] = []
    /// The names of folders below `Sources`.
    var moduleNames: Set<String> = []

    /// The names of folders that do not belong to an app: dependencies, build products and tests.
    private static let skipped: Set<String> = [
      "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "Tests", "UITests",
      "Plugins", "fastlane", "Playgrounds",
    ]
    /// The ends of names of folders for tests and other products.
    private static let skippedEnds = [
      "Tests", "UITests", "Test", ".playground", "WatchKit App", "WatchKit Extension", "Watch App",
      "Widget", "WidgetExtension", ".docc",
    ]
    /// The extensions of files that programs read.
    private static let resourceKinds: Set<String> = [
      "storyboard", "xib", "json", "plist", "strings", "stringsdict", "xcstrings", "ttf", "otf",
      "html", "txt", "csv", "png", "jpg", "jpeg", "gif", "pdf", "svg",
    ]

    /// Creates an empty listing.
    init() {}

    /// Lists the files below a folder in the order of their paths.
    ///
    /// - Throws: ``CodeScreensError`` for a folder that cannot be read, or has too many files.
    init(of folder: String) throws {
      guard let enumerator = FileManager.default.enumerator(atPath: folder) else {
        throw CodeScreensError(
          folder, "the folder cannot be read", "check the path and the permissions",
          cause: .cannotOpen)
      }
      var count = 0
      while let path = enumerator.nextObject() as? String {
        count += 1
        guard count <= ProjectFiles.maxEntryCount else {
          throw CodeScreensError(
            folder, "the folder has too many files", "name the folder of the app", cause: .badData)
        }
        if !add(path, in: folder) { enumerator.skipDescendants() }
      }
      sources.sort()
      resources.sort()
      guard sources.count <= ProjectFiles.maxSourceCount else {
        throw CodeScreensError(
          folder, "there are more than \(ProjectFiles.maxSourceCount) Swift files",
          "name the folder of one app or module", cause: .badData)
      }
    }

    /// The sources without those of other apps: if Xcode projects are in folders beside each other,
    /// the folder with the most sources is used, and files outside of all of them.
    var ofLargestProject: [String] {
      let folders = Set(projects.map { ($0 as NSString).deletingLastPathComponent })
      guard folders.count > 1, !folders.contains("") else { return sources }
      let outer = folders.filter { folder in
        !folders.contains { $0 != folder && folder.hasPrefix($0 + "/") }
      }
      let counts = outer.map { folder in
        (folder, sources.count { $0.hasPrefix(folder + "/") })
      }
      guard let largest = counts.max(by: { ($0.1, $1.0) < ($1.1, $0.0) })?.0 else { return sources }
      return sources.filter { path in
        path.hasPrefix(largest + "/") || !outer.contains { path.hasPrefix($0 + "/") }
      }
    }

    /// Adds a file or folder. Returns `false` for one whose contents are not listed.
    private mutating func add(_ path: String, in folder: String) -> Bool {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || Self.skipped.contains(name) { return false }
      if Self.skippedEnds.contains(where: name.hasSuffix), !name.hasSuffix(".swift") {
        return false
      }
      switch (name as NSString).pathExtension {
      case "xcodeproj":
        projects.append(path)
        return false
      case "xcassets":
        resources.append(path)
        return false
      case "swift": addSource(path, name: name, in: folder)
      case let kind where Self.resourceKinds.contains(kind):
        if resources.count < ProjectFiles.maxResourceCount, Self.isFile(folder + "/" + path) {
          resources.append(path)
        }
      default: break
      }
      return true
    }

    private mutating func addSource(_ path: String, name: String, in folder: String) {
      let parent = (path as NSString).deletingLastPathComponent
      if name == "Package.swift" || name.hasPrefix("Package@") {
        packages.append(parent)
      } else if Self.isFile(folder + "/" + path) {
        sources.append(path)
        let parts = path.split(separator: "/")
        for (index, part) in parts.dropLast(2).enumerated() where part == "Sources" {
          moduleNames.insert(String(parts[index + 1]))
        }
      }
    }

    /// Returns a Boolean value that indicates whether a path is that of a regular file, and not of
    /// a symbolic link.
    private static func isFile(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
  }
#endif
