import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Results of documents by their content: an unchanged document is not laid out again.
///
/// An entry's name is the hash of the document's bytes, of what is linted, and of the program. Its
/// first line is the hash of the rest, so that a damaged entry counts as none. Entries are replaced
/// atomically; two runs at a time do not disturb each other. A result is kept only where the bytes
/// that were linted are those that were looked up, so that a document that changes meanwhile has no
/// result of another state.
struct LintCache {
  /// The folder of all entries. Entries are in folders named after the first two digits of their
  /// hash.
  private let folder: URL
  /// What an entry depends on in addition to the document.
  private let context: [UInt8]
  /// The settings, which also decide how paths are matched.
  private let configuration: LintConfiguration
  /// A Boolean value that indicates whether entries depend on translations.
  private let readsTranslations: Bool

  /// The largest size of all entries in bytes, about ten thousand documents. The oldest are removed
  /// first.
  private static let maxSize = 64 << 20
  /// The largest document in bytes. Larger ones are rejected by the reader and not looked up.
  private static let maxDocumentSize = XMLLimits().fileSize

  /// The user's own cache, or `nil` where the environment names no folder for it.
  init?(configuration: LintConfiguration) {
    guard let folder = Self.userFolder(of: ProcessInfo.processInfo.environment) else { return nil }
    self.init(folder: folder.path, configuration: configuration)
  }

  /// The cache in a folder.
  init(folder: String, configuration: LintConfiguration) {
    self.folder = URL(fileURLWithPath: folder)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let settings = (try? encoder.encode(configuration)) ?? Data()
    self.configuration = configuration
    readsTranslations = !configuration.canvases.locales.isEmpty
    context = Array("\(Version.description)|\(Self.program)|".utf8) + Array(settings)
  }

  /// Where an environment has caches, or `nil` where it names neither a folder of caches nor a
  /// home.
  ///
  /// Not asked of `FileManager`, which looks the user's name up: in a static executable that may
  /// load a library of the system, which need not fit it.
  static func userFolder(of environment: [String: String]) -> URL? {
    let folder = { (name: String) in
      environment[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    }
    guard
      let base = folder("XDG_CACHE_HOME") ?? folder("HOME")?.appendingPathComponent(".cache")
    else { return nil }
    return base.appendingPathComponent("autolayout").appendingPathComponent("lint")
  }

  /// The size and date of this program: a build that differs finds other things.
  private static var program: String {
    guard let path = Bundle.main.executableURL?.resolvingSymlinksInPath().path,
      let status = status(of: path)
    else { return "" }
    let date = FileDate(status)
    return "\(status.st_size)|\(date.seconds).\(date.nanoseconds)"
  }

  /// What the system knows of a file, which is not followed where it is a link. Not asked of
  /// `FileManager` either, which looks the owner's name up.
  private static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// When a file was last written to.
  private struct FileDate: Comparable {
    /// Seconds since 1970.
    let seconds: Int
    /// The fraction of the second.
    let nanoseconds: Int

    /// The modification date of a file.
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

  /// A document as it was when it was looked up.
  struct State {
    /// What the entry's name was made from, in addition to the document's bytes.
    fileprivate let surroundings: [UInt8]
    /// The hash of the document's bytes.
    fileprivate let digest: String
    /// A Boolean value that indicates whether the document can name fonts of its project.
    fileprivate let namesFonts: Bool
  }

  /// The state of a document, and its result where one is known, or `nil` for what is not cached:
  /// folders, files that cannot be read, are not regular files or are too large.
  func look(up document: FoundDocument) -> (state: State, report: LintTaskReport?)? {
    guard case .file(let path) = document, let bytes = Self.bytes(of: path) else { return nil }
    let namesFonts = Data(bytes).range(of: Self.fontFamily) != nil
    let state = State(
      surroundings: surroundings(of: path, namesFonts: namesFonts),
      digest: SHA256.hexadecimal(of: bytes), namesFonts: namesFonts)
    return (state, report(path, entry(of: state)))
  }

  /// The result in an entry, or `nil` if it is missing or damaged.
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

  /// Keeps the result of a document that could be linted, if it is that of its state. A cache that
  /// cannot be written is none.
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

  /// The file of a state's entry.
  private func entry(of state: State) -> URL {
    let key = SHA256.hexadecimal(of: state.surroundings + Array(state.digest.utf8))
    return folder.appendingPathComponent(String(key.prefix(2)))
      .appendingPathComponent("\(key).\(Self.entryExtension)")
  }

  /// What an entry depends on in addition to the document's bytes. Settings depend on the path as patterns
  /// see it, which is not the one that was typed: it follows from the working directory as well.
  private func surroundings(of path: String, namesFonts: Bool) -> [UInt8] {
    let seen = configuration.pathForPatterns(path)
    let fonts =
      namesFonts ? DocumentFonts(document: URL(fileURLWithPath: path)).fingerprint : ""
    return context + Array("|\(path)|\(seen)|\(fonts)|".utf8) + translations(of: path)
  }

  /// What a document has that names a font which is not the system's.
  private static let fontFamily = Data(" family=\"".utf8)

  /// The bytes of a regular file that is no larger than a document can be.
  private static func bytes(of path: String) -> [UInt8]? {
    // What an open descriptor gives is for the linter, which can read it only once.
    guard RegularFile.openDescriptor(path) == nil,
      let data = try? RegularFile.read(path, name: path, limit: maxDocumentSize),
      data.count <= maxDocumentSize
    else { return nil }
    return Array(data)
  }

  /// The hashes of the files with a document's translations, where they matter.
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

  /// The end of entries' names, by which they are told from what else lies in the folder.
  private static let entryExtension = "autolayout-lint"

  /// Removes the entries that were written first when there are too many bytes. What is no entry, in
  /// a folder that is used for other things as well, is neither counted nor removed.
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

  /// Returns a Boolean value that indicates whether a file lies where `entry(of:)` puts one:
  /// `3f/3f…64 digits….autolayout-lint`.
  private static func isEntry(_ url: URL) -> Bool {
    let key = url.deletingPathExtension().lastPathComponent
    return url.pathExtension == entryExtension && key.count == 64
      && key.allSatisfy { $0.isHexDigit }
      && url.deletingLastPathComponent().lastPathComponent == key.prefix(2)
  }
}
