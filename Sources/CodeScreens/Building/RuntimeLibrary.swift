#if SourcePorting
  import Foundation
  import LayoutAnalysis

  /// The library with UIKit and its modules, against which projects are compiled.
  ///
  /// It is the product `ScreenRuntime` of a checkout of this package. A build in the checkout's own
  /// `.build/debug` is used; otherwise it is built once into a folder of the cache.
  public struct RuntimeLibrary: Sendable {
    /// The folder with the shared library.
    let libraries: String
    /// The folder with the modules.
    let modules: String
    /// The program that expands the macros of the modules, or `nil` if there is none.
    let macros: String?

    /// The name of the product and the module.
    static let product = "ScreenRuntime"
    /// The variable of the environment that names the checkout.
    public static let variable = "AUTOLAYOUT_PACKAGE"
    /// The time limit of the build in seconds: it takes minutes.
    private static let buildTimeLimit = 3_600.0

    /// Finds the library of a checkout, or builds it.
    ///
    /// - Parameters:
    ///   - package: The folder of the checkout, or `nil` for that of the environment, or the one in
    ///     whose build folder the tool is.
    ///   - cache: The folder for builds.
    ///   - progress: The closure that is called before a build.
    /// - Returns: The library.
    /// - Throws: ``CodeScreensError`` if there is no checkout, or the build fails.
    public static func find(
      package: String?, cache: String, progress: (String) -> Void
    ) throws -> RuntimeLibrary {
      let folder = try checkout(package)
      if let built = RuntimeLibrary(build: folder + "/.build/debug") { return built }
      let scratch = cache + "/runtime-" + SHA256.hexadecimal(of: Array(folder.utf8)).prefix(16)
      let stamp = scratch + "/built-of"
      let state = newestChange(in: folder + "/Sources")
      if let built = RuntimeLibrary(build: scratch + "/debug"),
        FileManager.default.contents(atPath: stamp) == Data(state.utf8)
      {
        return built
      }
      progress("building UIKit from \(folder), which takes some minutes once")
      try build(folder, scratch)
      guard let built = RuntimeLibrary(build: scratch + "/debug") else {
        throw CodeScreensError(
          folder, "the build has no \(product)", "check the version of the package",
          cause: .toolFailed)
      }
      _ = FileManager.default.createFile(atPath: stamp, contents: Data(state.utf8))
      return built
    }

    /// Uses the products in a build folder. Fails if they are not there.
    private init?(build: String) {
      let exists = FileManager.default.fileExists(atPath:)
      guard exists(build + "/lib\(Self.product).so"),
        exists(build + "/Modules/\(Self.product).swiftmodule")
      else { return nil }
      libraries = build
      modules = build + "/Modules"
      let tool = build + "/AutoLayoutMacros-tool"
      macros = exists(tool) ? tool : nil
    }

    /// Returns the folder of the checkout.
    private static func checkout(_ package: String?) throws -> String {
      let named = package ?? ProcessInfo.processInfo.environment[variable]
      if let named {
        let folder = URL(fileURLWithPath: named).resolvingSymlinksInPath().path
        if isCheckout(folder) { return folder }
        throw CodeScreensError(
          named, "the folder is not a checkout of AutoLayout",
          "clone the repository of this tool, and name its folder", cause: .cannotOpen)
      }
      var url = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
        url = URL(fileURLWithPath: link)
      }
      while url.path != "/" {
        url.deleteLastPathComponent()
        if isCheckout(url.path) { return url.path }
      }
      throw CodeScreensError(
        "code", "the checkout of AutoLayout with UIKit's sources was not found",
        "clone the repository, and name its folder with --package or \(variable)",
        cause: .cannotOpen)
    }

    private static func isCheckout(_ folder: String) -> Bool {
      ["/Package.swift", "/Sources/\(product)/ScreenProgram.swift"].allSatisfy {
        FileManager.default.fileExists(atPath: folder + $0)
      }
    }

    /// Returns the time of the newest change of a file below a folder, and the number of files.
    private static func newestChange(in folder: String) -> String {
      var newest = 0.0
      var count = 0
      let keys: [URLResourceKey] = [.contentModificationDateKey]
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: keys)
      while let url = files?.nextObject() as? URL {
        let date = try? url.resourceValues(forKeys: Set(keys)).contentModificationDate
        newest = max(newest, date?.timeIntervalSince1970 ?? 0)
        count += 1
      }
      return "\(newest) \(count)"
    }

    /// Builds the product of a checkout.
    private static func build(_ folder: String, _ scratch: String) throws {
      guard let swift = SearchPath.program("swift") else {
        throw CodeScreensError(
          "swift", "the compiler was not found", "install Swift, or add it to PATH",
          cause: .toolFailed)
      }
      try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
      let build = ChildProcess(
        program: swift,
        arguments: [
          "build", "--package-path", folder, "--scratch-path", scratch, "--product", product,
          "--disable-default-traits", "--disable-index-store",
        ], environment: ProcessInfo.processInfo.environment, folder: folder,
        timeLimit: buildTimeLimit)
      let outcome = try build.run(log: scratch + "/build.log")
      guard outcome.isSuccess else {
        throw CodeScreensError(
          folder, "the build of \(product) failed: see \(scratch)/build.log",
          "build it with `swift build --product \(product)`", cause: .toolFailed)
      }
    }
  }
#endif
