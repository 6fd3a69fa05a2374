#if SourcePorting
  import Foundation
  import LayoutAnalysis
  import SourcePorting

  /// Shows the screens of UIKit code: finds sources, ports them to a scratch folder, leaves out what
  /// does not compile, and runs each screen in a process of its own.
  ///
  /// Only Swift sources of the project are compiled and run. Its package manifest, plugins, macros,
  /// scripts and build phases are not. Nothing is written into the project.
  public struct ScreenPipeline: Sendable {
    /// The settings of a run.
    public struct Options: Sendable {
      /// The folder of the checkout with UIKit, or `nil` to find it.
      public var package: String?
      /// The folder for scratch copies and builds.
      public var cache: String
      /// The canvases on which screens are shown.
      public var canvases: [ScreenCanvas]
      /// The parts of names of screens that are shown, or an empty array for all.
      public var names: [String] = []
      /// The time limit of a screen in seconds.
      public var timeLimit = 20.0
      /// The memory limit of a screen in bytes.
      public var memoryLimit: UInt = 1 << 30
      /// The number of screens that are run at the same time.
      public var jobs = 2

      /// Creates the settings for a cache folder and some canvases.
      public init(cache: String, canvases: [ScreenCanvas]) {
        self.cache = cache
        self.canvases = canvases
      }
    }

    /// The settings.
    private let options: Options
    /// The closure that is called with the name of each step.
    private let progress: @Sendable (String) -> Void

    /// The maximum number of scratch folders that are kept.
    private static let maxScratchCount = 32

    /// Creates a run.
    public init(_ options: Options, progress: @escaping @Sendable (String) -> Void = { _ in }) {
      self.options = options
      self.progress = progress
    }

    /// Shows the screens of a project.
    ///
    /// - Parameter path: The folder of a package or project, or a Swift file.
    /// - Returns: The outcome.
    /// - Throws: ``CodeScreensError`` if the sources cannot be read or compiled.
    public func run(_ path: String) throws -> ScreenRun {
      let project = try ProjectFiles.read(path)
      let runtime = try RuntimeLibrary.find(
        package: options.package, cache: options.cache, progress: progress)
      let scratch = try makeScratch(for: project.folder + path)
      let stubs = try StubModules.needed(by: project.sources)
      let compiler = try SwiftCompiler(
        runtime: runtime, scratch: scratch, moduleCache: options.cache + "/modules",
        stubs: options.cache + "/" + StubModules.folder(for: runtime), module: project.moduleName)
      let objects = try StubModules.build(stubs, with: compiler)
      let available = SourcePreparation.importable.union(stubs)
      let prepared = project.sources.map { SourcePreparation($0, available: available) }
      let screens = ScreenFinder(prepared).screens().filter(isWanted)
      let program = scratch + "/program"
      let temporary = scratch + "/tmp"
      defer { try? FileManager.default.removeItem(atPath: temporary) }
      try prepareProgramFolder(program, resources: project.resources)
      var builder = ScreenProgramBuilder(
        ProgramSource(
          prepared, screens: screens, assets: AssetNames.source(for: project.resources)),
        compiler: compiler)
      let executable = try builder.build(
        objects: objects, output: program + "/Screens", progress: progress)
      let runner = ScreenRunner(
        executable: executable, folders: Self.folders(of: project), scratch: scratch,
        timeLimit: options.timeLimit, memoryLimit: options.memoryLimit)
      let hidden = prepared.reduce(into: Set<String>()) { $0.formUnion($1.hiddenModules) }
      return ScreenRun(
        results: results(of: screens, runner), leftOut: executable.leftOut,
        hiddenModules: hidden.subtracting(project.moduleNames).sorted(), stubModules: stubs,
        fileCount: project.sources.count)
    }

    private func isWanted(_ screen: FoundScreen) -> Bool {
      options.names.isEmpty || options.names.contains { screen.name.contains($0) }
    }

    /// Runs all screens, some of them at the same time.
    private func results(of screens: [FoundScreen], _ runner: ScreenRunner) -> [ScreenResult] {
      progress("running \(screens.count) screens")
      let results = ResultStore(count: screens.count)
      let next = Counter()
      DispatchQueue.concurrentPerform(iterations: max(1, min(options.jobs, screens.count))) { _ in
        while let index = next.take(below: screens.count) {
          results.set(runner.result(of: screens[index], on: options.canvases), at: index)
        }
      }
      return results.all
    }

    /// Returns the folder for the copy of a project, which is made. The oldest ones are removed.
    private func makeScratch(for project: String) throws -> String {
      let base = options.cache + "/projects"
      let folder = base + "/" + SHA256.hexadecimal(of: Array(project.utf8)).prefix(16)
      do {
        try FileManager.default.createDirectory(
          atPath: folder + "/tmp", withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
      } catch {
        throw CodeScreensError(
          folder, "the folder cannot be made", "set XDG_CACHE_HOME to a folder that can be written",
          cause: .cannotOpen)
      }
      let others = try? FileManager.default.contentsOfDirectory(
        at: URL(fileURLWithPath: base), includingPropertiesForKeys: [.contentModificationDateKey])
      let dated = (others ?? []).map { url in
        let date = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        return (url, date?.contentModificationDate ?? .distantPast)
      }
      for (url, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.maxScratchCount)
      where url.path != folder {
        try? FileManager.default.removeItem(at: url)
      }
      return folder
    }

    /// Makes the folder of the program with links to resources, which are the main bundle's.
    private func prepareProgramFolder(_ folder: String, resources: [String]) throws {
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for path in resources {
        let url = URL(fileURLWithPath: path)
        let parent = url.deletingLastPathComponent().lastPathComponent
        let name = url.lastPathComponent
        var place = folder + "/" + name
        if parent.hasSuffix(".lproj") {
          try? FileManager.default.createDirectory(
            atPath: folder + "/" + parent, withIntermediateDirectories: true)
          place = folder + "/" + parent + "/" + name
        }
        try? FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: path)
      }
    }

    /// Returns the folders with documents and asset catalogs.
    private static func folders(of project: ProjectFiles) -> [String] {
      var seen: Set<String> = []
      let kinds = [".storyboard", ".xib", ".xcassets", ".ttf", ".otf"]
      return project.resources.filter { path in kinds.contains { path.hasSuffix($0) } }.map {
        path in
        let folder = (path as NSString).deletingLastPathComponent
        let isBase = folder.hasSuffix(".lproj")
        return isBase ? (folder as NSString).deletingLastPathComponent : folder
      }.filter { seen.insert($0).inserted }
    }
  }

  /// The results of screens that run at the same time.
  private final class ResultStore: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [ScreenResult?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ result: ScreenResult, at index: Int) {
      lock.withLock { results[index] = result }
    }

    var all: [ScreenResult] { lock.withLock { results.compactMap(\.self) } }
  }

  /// A counter for threads.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var next = 0

    /// Returns the next number below a limit, or `nil` if all were taken.
    func take(below limit: Int) -> Int? {
      lock.withLock {
        guard next < limit else { return nil }
        next += 1
        return next - 1
      }
    }
  }
#endif
