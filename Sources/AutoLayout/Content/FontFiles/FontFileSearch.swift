import Foundation

/// The font files in a folder, and the property lists that declare which of them an app uses.
///
/// Symbolic links are not followed, folders of dependencies and build products are skipped, and
/// files beyond the limits are not found.
package struct FontFileSearch: Sendable {
  /// The paths of the font files, in the order of folders and names.
  package private(set) var files: [String] = []
  /// The paths of the property lists.
  private var propertyLists: [String] = []
  /// The number of entries that can still be inspected.
  private var rest = SourceFolders.entryCount

  /// The extensions of font files.
  private static let types: Set<String> = ["ttf", "otf", "ttc", "otc"]
  /// The maximum number of property lists that are read.
  private static let listCount = 32
  /// The maximum size of a property list in bytes.
  private static let listSize = 1 << 20

  /// Searches a folder and its subfolders up to a depth.
  package init(_ folder: String, depth: Int) {
    var level = [folder]
    for _ in 0..<depth where rest > 0 { level = level.flatMap { visit($0) } }
  }

  /// Collects the files of a folder, and returns the folders in it in the order of their names.
  private mutating func visit(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [(name: String, type: Int)] = []
    while rest > 0, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      rest -= 1
      entries.append((name, Int(entry.pointee.d_type)))
    }
    var folders: [String] = []
    for (name, type) in entries.sorted(by: { $0.name < $1.name }) {
      let path = folder + "/" + name
      let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
      let isFont = Self.types.contains(ending)
      if Self.is(type, path, Int(DT_DIR), S_IFDIR) {
        if !SourceFolders.omitted.contains(name), !["xcodeproj", "xcassets"].contains(ending) {
          folders.append(path)
        }
      } else if isFont || name.hasSuffix("Info.plist"), Self.is(type, path, Int(DT_REG), S_IFREG) {
        if isFont, files.count < FontLimits.fileCount { files.append(path) }
        if !isFont, propertyLists.count < Self.listCount { propertyLists.append(path) }
      }
    }
    return folders
  }

  /// Returns a Boolean value that indicates whether an entry is of a type. If the file system does
  /// not store the types of entries, the status of the file is read.
  private static func `is`(_ type: Int, _ path: String, _ wanted: Int, _ mode: mode_t) -> Bool {
    guard type == Int(DT_UNKNOWN) else { return type == wanted }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == mode
  }

  /// Returns the names of the files that the property lists declare as fonts of the app
  /// (`UIAppFonts`), without their folders.
  package func declaredNames() -> Set<String> {
    var names: Set<String> = []
    for path in propertyLists {
      let bytes = try? FontSource.file(path).reading { (reader) throws(FontFileError) in
        reader.size <= Self.listSize ? reader.read(at: 0, count: reader.size) : []
      }
      names.formUnion(Self.fonts(in: String(decoding: bytes ?? [], as: UTF8.self)))
    }
    return names
  }

  /// Returns the names of the files in the list `UIAppFonts` of an XML property list.
  static func fonts(in text: String) -> [String] {
    guard let key = text.range(of: "<key>UIAppFonts</key>") else { return [] }
    let rest = text[key.upperBound...]
    let list = rest[..<(rest.range(of: "</array>")?.lowerBound ?? rest.endIndex)]
    return list.components(separatedBy: "<string>").dropFirst().compactMap { part in
      part.range(of: "</string>").flatMap { end in
        part[..<end.lowerBound].split(separator: "/").last.map(String.init)
      }
    }
  }
}
