import Foundation

/// Finds the translations that a project keeps next to a document.
///
/// For `App/Base.lproj/Main.storyboard` and `de` these are `App/de.lproj/Main.strings` and the
/// catalogs `App/mul.lproj/Main.xcstrings`, `App/Base.lproj/Main.xcstrings` and
/// `App/Main.xcstrings`; for a document outside of an `.lproj` folder, the same locations around
/// its own folder are searched. Regions fall back to their language: `de-AT` reads `de` if it has
/// no table.
public struct LocalizationFinder {
  /// The folder that contains the `.lproj` folders.
  private let folder: URL
  /// The document's own language folder, or `nil` outside of one.
  private let ownLanguage: String?
  /// The document's name without extension, which is the tables' name.
  private let table: String
  /// The folder that must contain the tables, without symbolic links, or `nil` if they may be
  /// anywhere.
  private let boundary: String?

  /// Creates a finder for the translations of a document's file.
  ///
  /// - Parameters:
  ///   - document: The file of the document.
  ///   - project: A folder outside of which no file is read. Tables that are elsewhere, or lead
  ///     there through symbolic links, count as missing. `nil` means no such limit.
  public init(document: URL, within project: URL? = nil) {
    boundary = project?.resolvingSymlinksInPath().path
    let parent = document.deletingLastPathComponent()
    let isLocalized = parent.pathExtension.lowercased() == "lproj"
    folder = isLocalized ? parent.deletingLastPathComponent() : parent
    ownLanguage = isLocalized ? parent.deletingPathExtension().lastPathComponent : nil
    table = document.deletingPathExtension().lastPathComponent
  }

  /// Returns the document's texts in a language.
  ///
  /// A language without a table results in the document's own texts, as in an app that is not
  /// translated; `isFound` is then false. Tables are read from the least to the most specific, and
  /// `.strings` files after catalogs, so that the last one with a key takes precedence.
  ///
  /// - Throws: `InterfaceDocumentError` for a table that cannot be read.
  public func localization(
    for locale: String
  ) throws(InterfaceDocumentError) -> (localization: InterfaceLocalization, isFound: Bool) {
    let wanted = LanguageTag(locale)
    var texts: [String: String] = [:]
    var padTexts: [String: String] = [:]
    var isFound = ownLanguage.map { wanted.match(LanguageTag($0)) != nil } ?? false
    for url in catalogs {
      let catalog = try StringCatalogReader(try read(url), name: url.path)
      isFound = isFound || wanted.match(LanguageTag(catalog.sourceLanguage)) != nil
      for name in best(Array(catalog.tables.keys), for: wanted) {
        texts.merge(catalog.tables[name] ?? [:]) { _, new in new }
        for key in (catalog.tables[name] ?? [:]).keys { padTexts[key] = nil }
        padTexts.merge(catalog.padTables[name] ?? [:]) { _, new in new }
        isFound = true
      }
    }
    for name in best(languageFolders, for: wanted) {
      let url = tableURL(in: name)
      guard isTable(url) else { continue }
      let table = try StringsReader.read(try read(url), name: url.path)
      texts.merge(table) { _, new in new }
      for key in table.keys { padTexts[key] = nil }
      isFound = true
    }
    var found = InterfaceLocalization(locale: locale, texts: texts)
    found.padTexts = padTexts
    return (found, isFound)
  }

  /// The files that may contain texts of the document in any language, in a fixed order.
  public var tables: [URL] {
    catalogs
      + languageFolders.sorted().map { tableURL(in: $0) }.filter {
        isTable($0)
      }
  }

  /// Returns a Boolean value that indicates whether there is a file that may be read: a regular one
  /// inside the project. A pipe or a device would never end.
  private func isTable(_ url: URL) -> Bool {
    var status = stat()
    guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    guard let boundary else { return true }
    return url.resolvingSymlinksInPath().path.hasPrefix(boundary == "/" ? "/" : boundary + "/")
  }

  /// Returns the `.strings` file of the document in a folder such as `de.lproj`. It need not exist.
  private func tableURL(in language: String) -> URL {
    folder.appendingPathComponent("\(language).lproj/\(table).strings")
  }

  /// Returns names that match a language, the least specific first so that better ones replace
  /// their texts.
  private func best(_ names: [String], for wanted: LanguageTag) -> [String] {
    let ranked = names.compactMap { name in
      wanted.match(LanguageTag(name)).map { (rank: $0, name: name) }
    }
    return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name)
  }

  /// Catalogs of the document, if they exist. Xcode puts those that it migrates from tables into
  /// `mul`.
  private var catalogs: [URL] {
    let places = [
      "\(table).xcstrings", "Base.lproj/\(table).xcstrings", "mul.lproj/\(table).xcstrings",
    ]
    return places.map { folder.appendingPathComponent($0) }.filter(isTable)
  }

  /// The languages of the project's folders, in the order of the file system.
  package var languageFolders: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.lowercased().hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  /// Returns the bytes of a table, at most one more than the readers accept.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unreadable`.
  private func read(_ url: URL) throws(InterfaceDocumentError) -> Data {
    try RegularFile.read(url.path, name: url.path, limit: StringsReader.maxFileSize)
  }
}
