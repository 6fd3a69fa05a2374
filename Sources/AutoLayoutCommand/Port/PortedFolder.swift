#if SourcePorting
  import Foundation
  import SourcePorting

  /// Writes ported files.
  enum PortedFolder {
    /// Returns a Boolean value that indicates whether the output folder is the input folder or is
    /// inside it.
    static func isInside(_ output: String, folder: String) -> Bool {
      let place = URL(fileURLWithPath: output).resolvingSymlinksInPath().path
      return ProjectBoundary(folder: folder).contains(resolved: place)
    }

    /// Writes all files of a module to a folder, each atomically.
    ///
    /// - Throws: `DocumentFailure` for a path that leads out of the folder through a symbolic link,
    ///   and `RunFailure` for a file that cannot be written.
    static func write(_ module: PortedModule, to folder: String) throws {
      try makeFolder(folder)
      let boundary = ProjectBoundary(folder: folder)
      for file in module.files {
        let place = try boundary.place(of: file.path)
        try makeFolder(place.deletingLastPathComponent().path)
        try WholeFile.write(file.text, to: place.path)
      }
    }

    /// Replaces the files of a module that the port changed, each atomically.
    ///
    /// - Throws: `RunFailure` for a file that changed in the meantime or cannot be written.
    static func replace(_ module: PortedModule, _ sources: [SourceText], in folder: String) throws {
      for (file, source) in zip(module.files, sources) where file.text != source.text {
        let path = (folder as NSString).appendingPathComponent(file.path)
        guard FileManager.default.contents(atPath: path) == Data(source.text.utf8) else {
          throw RunFailure(path, "the file changed while it was ported", "run the command again")
        }
        try WholeFile.write(file.text, to: path)
      }
    }

    private static func makeFolder(_ path: String) throws {
      do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      } catch {
        throw RunFailure(path, "the folder cannot be created", "check the path and the permissions")
      }
    }
  }
#endif
