#if SourcePorting
  import AutoLayout
  import Foundation
  import SourcePorting

  /// The name with which a ported module is typechecked.
  enum PortedName {
    /// The name of a module without a name, or whose name would hide a module that it imports.
    private static let fallback = "Ported"
    /// The modules of the system that ported files import.
    private static let system: Set<String> = [
      "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Swift",
      "Testing",
      "XCTest", "main",
    ]
    /// The maximum number of parent folders in which a manifest is searched.
    private static let depthLimit = 8
    /// The maximum size of a manifest, in bytes. Handwritten ones are a hundred times smaller.
    private static let manifestLimit = 1 << 20

    /// Returns the name of the module of a folder: that of the target in the manifest of its
    /// package, or else that of the folder. `modules` is the folder with the modules for
    /// typechecking.
    static func of(_ folder: String, modules: String) -> String {
      let path = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath()
      let names = path.pathComponents.filter { $0 != "/" }
      let name = target(of: path, names) ?? ModuleName.name(ofFolder: names) ?? fallback
      let module = URL(fileURLWithPath: modules).appendingPathComponent(name + ".swiftmodule")
      let isTaken = system.contains(name) || FileManager.default.fileExists(atPath: module.path)
      return isTaken ? fallback : name
    }

    /// Returns the target name in the nearest manifest above the sources, or `nil` if there is
    /// none.
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
