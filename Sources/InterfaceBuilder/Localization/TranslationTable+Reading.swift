import Foundation

extension TranslationTable {
  /// Reads a file, or all tables of a folder such as `de.lproj`.
  ///
  /// A file is a `.strings` table, a string catalog or an XLIFF, according to its extension. A
  /// catalog and an XLIFF contain a table for each language and document; the source language is
  /// omitted.
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - isRead: A closure that indicates whether a file of the folder may be read.
  /// - Returns: The tables in the order of the files' names.
  /// - Throws: `InterfaceDocumentError` for a file or folder that cannot be read, with the location
  ///   of the error in a file.
  package static func read(
    at path: String, where isRead: (String) -> Bool = { _ in true }
  ) throws(InterfaceDocumentError) -> [TranslationTable] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return try tables(of: path, language: language(around: path)) }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw InterfaceDocumentError(
        .unreadable, file: path, "the folder cannot be read", hint: "check the permissions")
    }
    var found: [TranslationTable] = []
    for name in names.sorted() where isTable(name) {
      let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      guard RegularFile.exists(file), isRead(file) else { continue }
      found += try tables(of: file, language: language(ofFolder: path))
    }
    return found
  }

  /// Returns the tables of a file.
  private static func tables(
    of path: String, language: String?
  ) throws(InterfaceDocumentError) -> [TranslationTable] {
    let url = URL(fileURLWithPath: path)
    let data = try RegularFile.read(path, name: path, limit: StringsReader.maxFileSize)
    let document = url.deletingPathExtension().lastPathComponent
    switch url.pathExtension.lowercased() {
    case "xliff", "xlf": return try XLIFFReader(Array(data), name: path).tables
    case "xcstrings":
      return try catalog(data, path, document: document)
    default:
      return [
        TranslationTable(
          file: path, document: document, language: language,
          translations: try StringsReader.translations(data, name: path))
      ]
    }
  }

  /// Returns the tables of a catalog, by language.
  private static func catalog(
    _ data: Data, _ path: String, document: String
  ) throws(InterfaceDocumentError) -> [TranslationTable] {
    let reader = try StringCatalogReader(data, name: path)
    let places = try StringCatalogLayout(Array(data), name: path)
    return reader.tables.keys.sorted().filter { $0 != reader.sourceLanguage }.map { language in
      let texts = reader.tables[language] ?? [:]
      let translations = places.entries.compactMap { entry in
        texts[entry.key].map {
          Translation(
            key: entry.key, text: $0,
            location: places.location(of: entry.localizations[language] ?? entry.start))
        }
      }
      return TranslationTable(
        file: path, document: document, language: language, translations: translations)
    }
  }

  /// Returns a Boolean value that indicates whether a file in a folder of a language is a table of
  /// texts.
  private static func isTable(_ name: String) -> Bool {
    ["strings", "xcstrings", "xliff", "xlf"].contains(
      (name as NSString).pathExtension.lowercased())
  }

  /// Returns the language in the name of a file's folder, or `nil` for other folders.
  private static func language(around path: String) -> String? {
    language(ofFolder: (path as NSString).deletingLastPathComponent)
  }

  /// Returns the language of a folder such as `de.lproj`, or `nil` for other folders.
  private static func language(ofFolder path: String) -> String? {
    let name = (path as NSString).lastPathComponent as NSString
    return name.pathExtension.lowercased() == "lproj" ? name.deletingPathExtension : nil
  }
}
