#if SourcePorting
  import AutoLayout
  import Foundation
  import SourcePorting

  /// Reads the Swift files of a module.
  enum PortSources {
    /// The maximum size of a file, in bytes. Handwritten sources are a hundred times smaller;
    /// larger ones are generated.
    static let fileLimit = 4 << 20
    /// The maximum total size of all files in bytes, so that the syntax trees fit in memory.
    static let totalLimit = 64 << 20
    /// The maximum number of files of a module.
    static let countLimit = 20_000

    /// Returns the Swift files below a folder, in the order of their paths.
    ///
    /// Hidden folders, package manifests and symbolic links are skipped.
    ///
    /// - Throws: `RunFailure` for a folder without Swift files, and for files that cannot be read.
    static func read(_ folder: String) throws -> [SourceText] {
      let paths = try paths(in: folder)
      var total = 0
      return try paths.map { path in
        let file = (folder as NSString).appendingPathComponent(path)
        guard let handle = FileHandle(forReadingAtPath: file),
          let data = try? handle.read(upToCount: fileLimit + 1) ?? Data()
        else {
          throw RunFailure(file, "the file cannot be read", "check the permissions")
        }
        total += data.count
        guard data.count <= fileLimit, total <= totalLimit else {
          throw RunFailure(
            file, "the sources are too large", "port generated files separately", status: .badData)
        }
        guard let text = String(validating: data, as: UTF8.self) else {
          throw RunFailure(file, "the file is not UTF-8", "convert it to UTF-8", status: .badData)
        }
        return SourceText(path: path, text: text)
      }
    }

    /// Returns the paths of the Swift files below a folder.
    private static func paths(in folder: String) throws -> [String] {
      let root = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath()
      guard let enumerator = FileManager.default.enumerator(atPath: root.path) else {
        throw RunFailure(folder, "the folder cannot be read", "check the path")
      }
      var result: [String] = []
      while let path = enumerator.nextObject() as? String {
        let name = (path as NSString).lastPathComponent
        if name.hasPrefix(".") {
          enumerator.skipDescendants()
          continue
        }
        let isManifest = name == "Package.swift" || name.hasPrefix("Package@")
        guard name.hasSuffix(".swift"), !isManifest,
          FileStatus(root.path + "/" + path)?.kind == .file
        else {
          continue
        }
        result.append(path)
        guard result.count <= countLimit else {
          throw RunFailure(
            folder, "the folder contains too many files", "specify the folder of one module",
            status: .badData)
        }
      }
      guard !result.isEmpty else {
        throw RunFailure(
          folder, "the folder contains no Swift files", "specify the folder of a module")
      }
      return result.sorted()
    }
  }
#endif
