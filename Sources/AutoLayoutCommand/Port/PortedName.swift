#if SourcePorting
  import AutoLayout
  import Foundation
  import SourcePorting

  /// The name that a ported module is typechecked with.
  enum PortedName {
    /// The name of a module without one, or whose own would hide a module that it imports.
    private static let fallback = "Ported"
    /// The modules of the system that ported files import.
    private static let system: Set<String> = [
      "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Swift",
      "Testing",
      "XCTest", "main",
    ]
    /// The number of folders above that of the sources in which a manifest is looked for.
    private static let depthLimit = 8
    /// The largest manifest that is read, in bytes. Those that people write are a hundred times smaller.
    private static let manifestLimit = 1 << 20

    /// Returns the name of the module of a folder: that of the target in the manifest of its package, or
    /// of the folder. `modules` is the folder with the modules to typecheck with.
    static func of(_ folder: String, modules: String) -> String {
      let path = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath()
      let names = path.pathComponents.filter { $0 != "/" }
      let name = target(of: path, names) ?? ModuleName.name(ofFolder: names) ?? fallback
      let module = URL(fileURLWithPath: modules).appendingPathComponent(name + ".swiftmodule")
      let isTaken = system.contains(name) || FileManager.default.fileExists(atPath: module.path)
      return isTaken ? fallback : name
    }

    /// Returns the name of the target of the nearest manifest above the sources.
    private static func target(of path: URL, _ names: [String]) -> String? {
      var package = path
      for depth in 0...depthLimit where depth <= names.count {
        let manifest = package.appendingPathComponent("Package.swift").path
        if FileStatus(manifest)?.kind == .file {
          guard let handle = FileHandle(forReadingAtPath: manifest),
            let data = try? handle.read(upToCount: manifestLimit),
            let text = String(validating: data, as: UTF8.self)
          else { return nil }
          return ModuleName.target(inManifest: text, folder: Array(names.suffix(depth)))
        }
        package.deleteLastPathComponent()
      }
      return nil
    }
  }
#endif
