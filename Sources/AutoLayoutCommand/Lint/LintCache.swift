import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// A cache of results by document content, so that unchanged documents are not laid out again.
///
/// The name of an entry is the hash of the document's bytes, of the lint settings, and of the
/// program. Its first line is the hash of the rest, so that a damaged entry is ignored. Entries are
/// replaced atomically, so that concurrent runs do not interfere. A result is stored only if the
/// linted bytes equal those of the lookup, so that a document that changes in the meantime never
/// has the result of another state.
struct LintCache {
  /// The folder of all entries. Entries are in folders named after the first two digits of their
  /// hash.
  private let folder: URL
  /// The data on which an entry depends in addition to the document.
  private let context: [UInt8]
  /// The settings, which also determine how paths are matched.
  private let configuration: LintConfiguration
  /// A Boolean value that indicates whether entries depend on translations.
  private let readsTranslations: Bool

  /// The maximum total size of all entries, in bytes: about ten thousand documents. The oldest
  /// entries are removed first.
  private static let maxSize = 64 << 20
  /// The maximum size of a document, in bytes. Larger ones are rejected by the reader, and not
  /// cached.
  private static let maxDocumentSize = XMLLimits().fileSize

  /// Creates the user's cache. Fails if the environment specifies no folder for it.
  init?(configuration: LintConfiguration) {
    guard let folder = Self.userFolder(of: ProcessInfo.processInfo.environment) else { return nil }
    self.init(folder: folder.path, configuration: configuration)
  }

  /// Creates a cache in a folder.
  init(folder: String, configuration: LintConfiguration) {
    self.folder = URL(fileURLWithPath: folder)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let settings = (try? encoder.encode(configuration)) ?? Data()
    self.configuration = configuration
    readsTranslations = !configuration.canvases.locales.isEmpty
    context = Array("\(Version.description)|\(Self.program)|".utf8) + Array(settings)
  }

  /// Returns the cache folder of an environment, or `nil` if it specifies neither a cache folder
  /// nor a home folder.
  ///
  /// `FileManager` is not used, because it looks up the user's name. In a static executable, this
  /// may load an incompatible library of the system.
  static func userFolder(of environment: [String: String]) -> URL? {
    let folder = { (name: String) in
      environment[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    }
    guard
      let base = folder("XDG_CACHE_HOME") ?? folder("HOME")?.appendingPathComponent(".cache")
    else { return nil }
    return base.appendingPathComponent("autolayout").appendingPathComponent("lint")
  }

  /// The size and date of this program, because another build may have other findings.
  private static var program: String {
    guard let path = Bundle.main.executableURL?.resolvingSymlinksInPath().path,
      let status = status(of: path)
    else { return "" }
    let date = FileDate(status)
    return "\(status.st_size)|\(date.seconds).\(date.nanoseconds)"
  }

  /// Returns the status of a file without following a link, or `nil` if it cannot be determined.
  /// `FileManager` is not used, because it looks up the owner's name.
  private static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// The modification date of a file.
  private struct FileDate: Comparable {
    /// The number of seconds since January 1, 1970.
    let seconds: Int
    /// The fraction of the second, in nanoseconds.
    let nanoseconds: Int

    /// Creates the modification date of a file.
    init(_ status: stat) {
      #if canImport(Darwin)
        let date = status.st_mtimespec
      #else
        let date = status.st_mtim
      #endif
      (seconds, nanoseconds) = (Int(date.tv_sec), Int(date.tv_nsec))
    }

    /// Returns a Boolean value that indicates whether one date is earlier than the other.
    static func < (one: FileDate, other: FileDate) -> Bool {
      (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
    }
  }

  // MARK: - Entries

  /// The state of a document at the time of the lookup.
  struct State {
    /// The data for the entry's name in addition to the document's bytes.
    fileprivate let surroundings: [UInt8]
    /// The hash of the document's bytes.
    fileprivate let digest: String
    /// A Boolean value that indicates whether the document can refer to fonts of its project.
    fileprivate let namesFonts: Bool
  }

  /// Returns the state of a document, with its result if it is cached. The method returns `nil` for
  /// documents that are not cached: folders, and files that cannot be read, are not regular files
  /// or are too large.
  func look(up document: FoundDocument) -> (state: State, report: LintTaskReport?)? {
    guard case .file(let path) = document, let bytes = Self.bytes(of: path) else { return nil }
    let namesFonts = Data(bytes).range(of: Self.fontFamily) != nil
    let state = State(
      surroundings: surroundings(of: path, namesFonts: namesFonts),
      digest: SHA256.hexadecimal(of: bytes), namesFonts: namesFonts)
    return (state, report(path, entry(of: state)))
  }

  /// Returns the result in an entry, or `nil` if it is missing or damaged.
  private func report(_ path: String, _ entry: URL) -> LintTaskReport? {
    guard let data = FileManager.default.contents(atPath: entry.path),
      let newline = data.firstIndex(of: 0x0A)
    else { return nil }
    let body = data[(newline + 1)...]
    guard String(decoding: data[..<newline], as: UTF8.self) == SHA256.hexadecimal(of: Array(body)),
      var findings = try? JSONDecoder().decode([LintFinding].self, from: Data(body))
    else { return nil }
    for index in findings.indices { findings[index].file = path }
    return LintTaskReport(file: path, findings: findings, failure: nil)
  }

  /// Stores the result of a document if it was linted in the specified state. Errors of writing are
  /// ignored.
  func keep(_ report: LintTaskReport, of state: State) {
    guard report.failure == nil, report.digest == state.digest,
      surroundings(of: report.file, namesFonts: state.namesFonts) == state.surroundings
    else { return }
    let entry = entry(of: state)
    var findings = report.findings
    for index in findings.indices { findings[index].file = "" }
    guard let body = try? JSONEncoder().encode(findings) else { return }
    let data = Data((SHA256.hexadecimal(of: Array(body)) + "\n").utf8) + body
    try? FileManager.default.createDirectory(
      at: entry.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? DocumentFile.writeReplaceable(data, to: entry.path)
  }

  /// Returns the file of a state's entry.
  private func entry(of state: State) -> URL {
    let key = SHA256.hexadecimal(of: state.surroundings + Array(state.digest.utf8))
    return folder.appendingPathComponent(String(key.prefix(2)))
      .appendingPathComponent("\(key).\(Self.entryExtension)")
  }

  /// Returns the data on which an entry depends in addition to the document's bytes. Settings
  /// depend on the path that patterns match. It differs from the path that the user typed, because
  /// it also depends on the working directory.
  private func surroundings(of path: String, namesFonts: Bool) -> [UInt8] {
    let seen = configuration.pathForPatterns(path)
    let fonts =
      namesFonts ? DocumentFonts(document: URL(fileURLWithPath: path)).fingerprint : ""
    return context + Array("|\(path)|\(seen)|\(fonts)|".utf8) + translations(of: path)
  }

  /// The text that a document contains if it refers to a font other than the system font.
  private static let fontFamily = Data(" family=\"".utf8)

  /// Returns the bytes of a regular file, or `nil` if it cannot be read or is larger than a
  /// document may be.
  private static func bytes(of path: String) -> [UInt8]? {
    // The linter must read an open descriptor, which can be read only once.
    guard RegularFile.openDescriptor(path) == nil,
      let data = try? RegularFile.read(path, name: path, limit: maxDocumentSize),
      data.count <= maxDocumentSize
    else { return nil }
    return Array(data)
  }

  /// Returns the hashes of a document's translation files, if the result depends on them.
  private func translations(of path: String) -> [UInt8] {
    guard readsTranslations else { return [] }
    let url = URL(fileURLWithPath: path)
    let project = ProjectBoundary(aroundTranslationsOf: url).url
    return LocalizationFinder(document: url, within: project).tables.flatMap { table in
      let bytes = Self.bytes(of: table.path) ?? []
      return Array("\(table.path)|\(SHA256.hexadecimal(of: bytes))|".utf8)
    }
  }

  // MARK: - Size

  /// The extension of entries, which distinguishes them from other files in the folder.
  private static let entryExtension = "autolayout-lint"

  /// Removes the oldest entries if the total size exceeds a limit. Other files in the folder, which
  /// may also serve other purposes, are neither counted nor removed.
  func trim(to maxSize: Int = Self.maxSize) {
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return }
    var entries: [(url: URL, size: Int, date: FileDate)] = []
    for case let url as URL in files {
      if files.level > 2 { files.skipDescendants() }
      guard files.level == 2, Self.isEntry(url),
        let status = Self.status(of: url.path), status.st_mode & S_IFMT == S_IFREG
      else { continue }
      entries.append((url, Int(status.st_size), FileDate(status)))
    }
    var size = entries.map(\.size).reduce(0, +)
    guard size > maxSize else { return }
    for entry in entries.sorted(by: { $0.date < $1.date }) where size > maxSize {
      try? FileManager.default.removeItem(at: entry.url)
      size -= entry.size
    }
  }

  /// Returns a Boolean value that indicates whether a file has a path as created by `entry(of:)`:
  /// `3f/3f…64 digits….autolayout-lint`.
  private static func isEntry(_ url: URL) -> Bool {
    let key = url.deletingPathExtension().lastPathComponent
    return url.pathExtension == entryExtension && key.count == 64
      && key.allSatisfy { $0.isHexDigit }
      && url.deletingLastPathComponent().lastPathComponent == key.prefix(2)
  }
}
