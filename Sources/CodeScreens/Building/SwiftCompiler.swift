#if SourcePorting
  import Foundation
  import LayoutAnalysis

  /// The compiler of the machine, for the module of a project.
  struct SwiftCompiler {
    /// The library with UIKit.
    let runtime: RuntimeLibrary
    /// The folder for sources, products and logs.
    let scratch: String
    /// The folder of modules that are compiled once.
    let moduleCache: String
    /// The folder with the modules of stubs, and their objects.
    let stubs: String
    /// The name of the module.
    let module: String
    /// The absolute path of the compiler.
    private let program: String

    /// The time limit of a run in seconds.
    private static let timeLimit = 600.0

    /// Finds the compiler.
    ///
    /// - Throws: ``CodeScreensError`` if there is none.
    init(
      runtime: RuntimeLibrary, scratch: String, moduleCache: String, stubs: String, module: String
    ) throws {
      guard let program = SearchPath.program("swiftc") else {
        throw CodeScreensError(
          "swiftc", "the compiler was not found", "install Swift, or add it to PATH",
          cause: .toolFailed)
      }
      self.program = program
      self.runtime = runtime
      self.scratch = scratch
      self.moduleCache = moduleCache
      self.stubs = stubs
      self.module = module
    }

    /// The options of all runs.
    private var options: [String] {
      var options = [
        "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm", "-wmo",
        "-parse-as-library", "-D", "DEBUG", "-module-cache-path", moduleCache, "-I",
        runtime.modules, "-I", stubs,
      ]
      if let macros = runtime.macros {
        options += ["-load-plugin-executable", macros + "#AutoLayoutMacros"]
      }
      return options
    }

    /// Typechecks sources.
    ///
    /// - Parameter files: The absolute paths.
    /// - Returns: The outcome with the errors.
    /// - Throws: ``CodeScreensError`` if the compiler cannot be started.
    func typecheck(_ files: [String]) throws -> ChildProcess.Outcome {
      try run(["-typecheck", "-module-name", module] + options, files, log: "typecheck.log")
    }

    /// Compiles and links a program.
    ///
    /// - Parameters:
    ///   - files: The absolute paths of the sources.
    ///   - objects: The objects of stubs.
    ///   - output: The path of the program.
    /// - Returns: The outcome with the errors.
    /// - Throws: ``CodeScreensError`` if the compiler cannot be started.
    func link(_ files: [String], objects: [String], output: String) throws -> ChildProcess.Outcome {
      try run(
        [
          "-emit-executable", "-Onone", "-gline-tables-only", "-num-threads", "2", "-module-name",
          module, "-o", output, "-L", runtime.libraries, "-l\(RuntimeLibrary.product)", "-Xlinker",
          "-rpath", "-Xlinker", runtime.libraries,
        ] + options + objects, files, log: "compile.log")
    }

    /// Compiles a stub into a module and an object.
    func emitStub(_ name: String, source: String) throws -> ChildProcess.Outcome {
      try run(
        [
          "-emit-module", "-emit-module-path", "\(stubs)/\(name).swiftmodule", "-emit-object",
          "-Onone", "-module-name", name, "-o", "\(stubs)/\(name).o",
        ] + options, [source], log: "stub-\(name).log")
    }

    /// Runs the compiler with a list of files.
    private func run(
      _ arguments: [String], _ files: [String], log: String
    ) throws -> ChildProcess.Outcome {
      let list = scratch + "/" + log + ".files"
      let quoted = files.map { "\"" + Self.escaped($0) + "\"" }.joined(separator: "\n")
      try Data(quoted.utf8).write(to: URL(fileURLWithPath: list))
      return try ChildProcess(
        program: program, arguments: arguments + ["@" + list],
        environment: ChildProcess.environment(home: scratch, temporary: scratch + "/tmp"),
        folder: scratch,
        timeLimit: Self.timeLimit
      ).run(log: scratch + "/" + log)
    }

    /// Returns a path escaped for a file of arguments.
    private static func escaped(_ path: String) -> String {
      path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
  }
#endif
