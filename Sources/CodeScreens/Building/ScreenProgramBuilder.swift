#if SourcePorting
  import Foundation
  import SourcePorting

  /// A compiled program that shows the screens of a project.
  struct ScreenExecutable {
    /// The path of the program.
    let path: String
    /// The screens.
    let screens: [FoundScreen]
    /// The parts that were left out, with line numbers of the original sources.
    let leftOut: [LeftOut]
    /// The names of functions that were left out, with the compiler's messages.
    let missing: [String: String]
    /// The places of lines of compiled files in the original sources.
    let places: SourcePlaces
  }

  /// The places of lines of compiled files in the original sources.
  struct SourcePlaces {
    /// The paths of files by the names under which they are compiled.
    private(set) var paths: [String: String] = [:]
    /// The tables of the port by name.
    private var tables: [String: LineTable] = [:]
    /// The original lines of the lines of files before the port, by path.
    private let originalLines: [String: [Int]]

    /// Creates an empty set of places.
    init(originalLines: [String: [Int]]) { self.originalLines = originalLines }

    /// Adds a file, and returns the name under which it is compiled. The compiler accepts a name
    /// only once in a module.
    mutating func add(_ path: String, before: String, after: String) -> String {
      let last = path.split(separator: "/").last.map(String.init) ?? path
      var name = last
      var number = 2
      while paths[name] != nil {
        name = "\(last.dropLast(6))~\(number).swift"
        number += 1
      }
      paths[name] = path
      tables[name] = LineTable(before: before, after: after)
      return name
    }

    /// Returns the original line of a line in a compiled file.
    func originalLine(_ line: Int, in name: String) -> Int {
      let prepared = tables[name]?[line] ?? line
      guard let path = paths[name], let lines = originalLines[path],
        lines.indices.contains(prepared - 1)
      else { return prepared }
      return lines[prepared - 1]
    }
  }

  /// Ports the sources of a project in a scratch folder, and compiles them. Parts that do not
  /// compile are left out round by round.
  struct ScreenProgramBuilder {
    /// The compiler.
    let compiler: SwiftCompiler
    /// The sources before the port.
    private let program: ProgramSource
    /// The sources as they are compiled, by name.
    private var texts: [String: String] = [:]
    /// The parts that were left out, with lines of the compiled files.
    private var leftOut: [LeftOut] = []
    /// The extent of the parts that are left out for errors, by file.
    private var extents: [String: SourcePruner.Extent] = [:]
    /// The places of the lines.
    private let places: SourcePlaces

    /// The maximum number of rounds. Projects need two to six.
    private static let maxRounds = 30
    /// The number of rounds after which more is left out for an error at once.
    private static let patientRounds = 12

    /// Ports the sources.
    init(_ program: ProgramSource, compiler: SwiftCompiler) {
      self.program = program
      self.compiler = compiler
      let ported = SourcePort.port(program.files)
      var places = SourcePlaces(originalLines: program.originalLines)
      for (source, file) in zip(program.files, ported.files) {
        texts[places.add(file.path, before: source.text, after: file.text)] = file.text
      }
      self.places = places
    }

    /// The folder of the sources that are compiled.
    private var folder: String { compiler.scratch + "/sources" }

    /// Compiles the program.
    ///
    /// - Parameters:
    ///   - objects: The objects of stubs.
    ///   - output: The path of the program.
    ///   - progress: The closure that is called before each round.
    /// - Returns: The program.
    /// - Throws: ``CodeScreensError`` if the compiler fails, or errors remain.
    mutating func build(
      objects: [String], output: String, progress: (String) -> Void
    ) throws -> ScreenExecutable {
      try? FileManager.default.removeItem(atPath: folder)
      for path in texts.keys { try write(path) }
      for round in 1...Self.maxRounds {
        progress("compiling, round \(round)")
        if round > Self.patientRounds { raiseExtents() }
        let checked = try compiler.typecheck(files)
        if !checked.isSuccess {
          try prune(checked)
          continue
        }
        let linked = try compiler.link(files, objects: objects, output: output)
        if linked.isSuccess { return executable(output) }
        try prune(linked)
      }
      throw CodeScreensError(
        compiler.module, "errors remain after \(Self.maxRounds) rounds",
        "see \(compiler.scratch)/typecheck.log", cause: .toolFailed)
    }

    /// The absolute paths of the sources, in order.
    private var files: [String] {
      texts.filter { !$0.value.isEmpty }.keys.sorted().map { folder + "/" + $0 }
    }

    private func write(_ path: String) throws {
      let url = URL(fileURLWithPath: folder + "/" + path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((texts[path] ?? "").utf8).write(to: url)
      } catch {
        throw CodeScreensError(
          url.path, "the file cannot be written", "check the space of the cache", cause: .cannotOpen
        )
      }
    }

    /// Leaves out what the errors of a run of the compiler are about.
    private mutating func prune(_ outcome: ChildProcess.Outcome) throws {
      let errors = CompilerDiagnostic.read(outcome.output, folder: folder)
      let byFile = Dictionary(grouping: errors, by: \.file)
      guard !outcome.isTimeout, !errors.isEmpty else {
        let reason = outcome.output.split(separator: "\n").first { $0.contains("error:") }
        throw CodeScreensError(
          "swiftc", outcome.isTimeout ? "the compiler took too long" : "the compiler failed",
          String(reason ?? "see the log in \(compiler.scratch)").prefix(300).description,
          cause: .toolFailed)
      }
      var isChanged = false
      for (file, errors) in byFile.sorted(by: { $0.key < $1.key }) {
        guard let text = texts[file] else { continue }
        let extent = extents[file] ?? .innermost
        let pruned = SourcePruner.prune(text, errors: errors, file: file, extent: extent)
        if pruned.text == text {
          extents[file] = SourcePruner.Extent(rawValue: extent.rawValue + 1) ?? .file
          continue
        }
        isChanged = true
        texts[file] = pruned.text
        leftOut += pruned.leftOut
        try write(file)
      }
      if !isChanged, byFile.keys.allSatisfy({ extents[$0] == .file }) {
        throw CodeScreensError(
          "swiftc", "an error has no location in the sources", errors[0].message,
          cause: .toolFailed)
      }
    }

    /// Leaves out more for each error from now on.
    private mutating func raiseExtents() {
      for path in texts.keys {
        extents[path] = max(extents[path] ?? .innermost, .member)
      }
    }

    /// Returns the program with what was left out, by lines of the original sources.
    private func executable(_ output: String) -> ScreenExecutable {
      var missing: [String: String] = [:]
      var parts: [LeftOut] = []
      for part in leftOut where part.kind != .repaired {
        if let name = Self.addedFunction(part.text) {
          missing[name] = missing[name] ?? part.message
        } else if ![ProgramSource.mainPath, ProgramSource.assetsPath].contains(part.file) {
          parts.append(part)
        }
      }
      let located = parts.map { part in
        LeftOut(
          kind: part.kind, file: places.paths[part.file] ?? part.file,
          line: places.originalLine(part.line, in: part.file), lineCount: part.lineCount,
          text: part.text, message: part.message)
      }
      return ScreenExecutable(
        path: output, screens: program.screens,
        leftOut: located.sorted { ($0.file, $0.line) < ($1.file, $1.line) }, missing: missing,
        places: places)
    }

    /// Returns the name of a function that the tool added, from the start of its source.
    private static func addedFunction(_ text: String) -> String? {
      guard let range = text.firstRange(of: "func " + SourcePruner.addedPrefix) else { return nil }
      let start = text.index(range.lowerBound, offsetBy: 5)
      return String(text[start...].prefix { $0 != "(" })
    }
  }
#endif
