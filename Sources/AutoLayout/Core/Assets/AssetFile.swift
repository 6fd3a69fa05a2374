import Foundation

/// Files and folders of asset catalogs.
enum AssetFile {
  /// Returns the folders in a folder, without links, in the order of their names.
  static func folders(in folder: URL) -> [URL] {
    let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys)) ?? []
    return entries.filter {
      let values = try? $0.resourceValues(forKeys: Set(keys))
      return values?.isDirectory == true && values?.isSymbolicLink != true
    }.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Returns the decoded `Contents.json` of a folder, or nil if it does not exist, is too large or
  /// has another form.
  static func contents<Decoded: Decodable>(of folder: URL, as type: Decoded.Type) -> Decoded? {
    contents(of: folder).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Returns the bytes of the `Contents.json` of a folder, or nil if it does not exist or is too large.
  static func contents(of folder: URL) -> Data? {
    data(named: "Contents.json", in: folder, limit: AssetLimits.contentsSize)
  }

  /// Returns the bytes of a regular file in a folder, or nil for a link, for a name that leads out of
  /// the folder, and for a file larger than `limit`.
  static func data(named name: String, in folder: URL, limit: Int) -> Data? {
    guard let url = file(named: name, in: folder),
      let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? NSNumber,
      size.intValue <= limit
    else { return nil }
    return try? Data(contentsOf: url)
  }

  /// Returns a regular file in a folder, or nil if there is none.
  static func file(named name: String, in folder: URL) -> URL? {
    guard !name.isEmpty, name != "..", !name.contains("/"), !name.contains("\0") else {
      return nil
    }
    let url = folder.appendingPathComponent(name)
    let type = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type]
    return type as? FileAttributeType == .typeRegular ? url : nil
  }

  /// Returns the first bytes of a file.
  static func start(of url: URL, count: Int) -> Data? {
    guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? handle.close() }
    return try? handle.read(upToCount: count)
  }
}
