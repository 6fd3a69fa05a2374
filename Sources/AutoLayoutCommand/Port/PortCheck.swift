#if SourcePorting
  import Foundation
  import LayoutAnalysis
  import SourcePorting

  /// Typechecks ported files with the compiler of the machine.
  enum PortCheck {
    /// The maximum number of bytes of the compiler's output that are read.
    private static let outputLimit = 64 << 20

    /// Returns the errors of `swiftc` in the files of a module, with the modules of a folder.
    ///
    /// `folder` is the folder of the sources, which determines the name of the module. The files
    /// are written to a temporary folder, which is removed.
    ///
    /// - Throws: `RunFailure` if there is no compiler.
    static func typecheck(
      _ module: PortedModule, folder: String, modules: String
    ) throws -> CompilerReport {
      let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      let scratch = base.appendingPathComponent("autolayout-port-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: scratch) }
      let sources = scratch + "/sources"
      try PortedFolder.write(module, to: sources)
      var list = module.files.map { "\"" + sources + "/" + escaped($0.path) + "\"" }
      if usesModuleBundle(module) {
        try WholeFile.write(moduleBundle, to: scratch + "/resource_bundle_accessor.swift")
        list.append("\"" + scratch + "/resource_bundle_accessor.swift\"")
      }
      try WholeFile.write(list.joined(separator: "\n"), to: scratch + "/files")
      let output = scratch + "/output"
      try WholeFile.write("", to: output)
      var arguments = [
        "-typecheck", "-wmo", "-swift-version", "5", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-module-name", PortedName.of(folder, modules: modules),
        "-module-cache-path", scratch + "/cache",
        "-I", URL(fileURLWithPath: modules).path, "@" + scratch + "/files",
      ]
      let isProgram = module.files.contains {
        ($0.path as NSString).lastPathComponent == "main.swift"
      }
      if !isProgram { arguments.append("-parse-as-library") }
      let status = try run(arguments, output: output)
      let handle = FileHandle(forReadingAtPath: output)
      let data = (try? handle?.read(upToCount: outputLimit)) ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      let report = CompilerReport(text, folder: sources)
      guard status == 0 || report.errorCount > 0 else {
        throw RunFailure(
          "swiftc", "the compiler failed", PrintableText.of(String(text.prefix(200))),
          status: .fault)
      }
      return report
    }

    /// The source that the package manager generates for a target with resources.
    private static let moduleBundle = """
      import Foundation

      extension Foundation.Bundle { static let module = Bundle.main }

      """

    /// Returns a Boolean value that indicates whether a module uses the bundle that the package
    /// manager generates without declaring it.
    private static func usesModuleBundle(_ module: PortedModule) -> Bool {
      let texts = module.files.map(\.text)
      return texts.contains { $0.contains(".module") }
        && !texts.contains { text in
          ["static let module", "static var module"].contains { text.contains($0) }
        }
    }

    /// Runs the compiler of the search path. Returns its exit code.
    private static func run(_ arguments: [String], output: String) throws -> Int32 {
      guard let compiler = SearchPath.program("swiftc") else {
        throw RunFailure("swiftc", "the compiler was not found", "install Swift, or add it to PATH")
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: compiler)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle(forWritingAtPath: output)
      do { try process.run() } catch {
        throw RunFailure("swiftc", "the compiler cannot be started", "install Swift")
      }
      process.waitUntilExit()
      return process.terminationStatus
    }

    /// Returns a path escaped for a file of arguments.
    private static func escaped(_ path: String) -> String {
      path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    }
  }
#endif
