import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Results of documents by their content: an unchanged document is not laid out again.
///
/// An entry's name is the hash of the document's bytes, of what is linted, and of the program. Its
/// first line is the hash of the rest, so that a damaged entry counts as none. Entries are replaced
/// atomically; two runs at a time do not disturb each other.
struct LintCache {
  private let folder: URL
  /// What besides the document an entry depends on.
  private let context: [UInt8]
  /// Whether entries depend on translations.
  private let readsTranslations: Bool

  /// Bytes that the entries may take before the oldest go: about ten thousand documents.
  private static let largestSize = 64 << 20
  /// Documents that no reader accepts are not hashed either (`XMLLimits.fileSize` is below it).
  private static let largestDocument = 128 << 20

  /// The cache in a folder, or in the user's own.
  init(folder: String?, configuration: LintConfiguration) {
    self.folder = folder.map { URL(fileURLWithPath: $0) } ?? Self.userFolder
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let settings = (try? encoder.encode(configuration)) ?? Data()
    readsTranslations = !configuration.canvases.locales.isEmpty
    context = Array("\(AutoLayoutCommand.version)|\(Self.program)|".utf8) + Array(settings)
  }

  private static var userFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    return base.appendingPathComponent("autolayout").appendingPathComponent("lint")
  }

  /// The size and date of this program: a build that differs finds other things.
  private static var program: String {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    else { return "" }
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes[.size] ?? 0)|\(date)"
  }

  // MARK: - Entries

  /// The result of a document; nil when it is not known.
  func report(of document: FoundDocument) -> LintTaskReport? {
    guard case .file(let path) = document, let entry = entry(of: path),
      let data = FileManager.default.contents(atPath: entry.path),
      let newline = data.firstIndex(of: 0x0A)
    else { return nil }
    let body = data[(newline + 1)...]
    guard String(decoding: data[..<newline], as: UTF8.self) == SHA256.hexadecimal(of: Array(body)),
      var findings = try? JSONDecoder().decode([LintFinding].self, from: Data(body))
    else { return nil }
    for index in findings.indices { findings[index].file = path }
    return LintTaskReport(file: path, findings: findings, failure: nil)
  }

  /// Keeps the result of a document that could be linted. A cache that cannot be written is none.
  func keep(_ report: LintTaskReport) {
    guard report.failure == nil, let entry = entry(of: report.file) else { return }
    var findings = report.findings
    for index in findings.indices { findings[index].file = "" }
    guard let body = try? JSONEncoder().encode(findings) else { return }
    let data = Data((SHA256.hexadecimal(of: Array(body)) + "\n").utf8) + body
    try? FileManager.default.createDirectory(
      at: entry.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: entry, options: .atomic)
  }

  /// The file of a document's entry. Settings that depend on the path make it part of the content.
  private func entry(of path: String) -> URL? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: Self.largestDocument) else { return nil }
    let key = SHA256.hexadecimal(
      of: context + Array("|\(path)|".utf8) + translations(of: path) + Array(data))
    return folder.appendingPathComponent(String(key.prefix(2))).appendingPathComponent(key)
  }

  /// The hashes of the files with a document's translations, where they matter.
  private func translations(of path: String) -> [UInt8] {
    guard readsTranslations else { return [] }
    return LocalizationFinder(document: URL(fileURLWithPath: path)).tables.flatMap { table in
      let data = FileManager.default.contents(atPath: table.path) ?? Data()
      return Array("\(table.path)|\(SHA256.hexadecimal(of: Array(data)))|".utf8)
    }
  }

  // MARK: - Size

  /// Removes the entries that were written first when there are too many bytes.
  func trim() {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
    guard
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: Array(keys))
    else { return }
    var entries: [(url: URL, size: Int, date: Date)] = []
    for case let url as URL in files {
      guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true,
        url.lastPathComponent.count == 64
      else { continue }
      entries.append(
        (url, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast))
    }
    var size = entries.map(\.size).reduce(0, +)
    guard size > Self.largestSize else { return }
    for entry in entries.sorted(by: { $0.date < $1.date }) where size > Self.largestSize {
      try? FileManager.default.removeItem(at: entry.url)
      size -= entry.size
    }
  }
}
