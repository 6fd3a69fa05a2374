import Foundation

/// Files and folders of asset catalogs.
enum AssetFile {
  /// Returns the folders in a folder, without symbolic links, sorted by name.
  static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
      .filter { FileStatus($0.path)?.kind == .folder }
  }

  /// Returns the decoded `Contents.json` of a folder, or `nil` if it does not exist, is too large
  /// or has another format.
  static func contents<Decoded: Decodable>(of folder: URL, as type: Decoded.Type) -> Decoded? {
    contents(of: folder).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Returns the bytes of the `Contents.json` of a folder, or `nil` if it does not exist or is too
  /// large.
  static func contents(of folder: URL) -> Data? {
    data(named: "Contents.json", in: folder, limit: AssetLimits.contentsSize)
  }

  /// Returns the bytes of a regular file in a folder, or `nil` for a symbolic link, for a name that
  /// leads out of the folder, and for a file larger than `limit`.
  static func data(named name: String, in folder: URL, limit: Int) -> Data? {
    guard let url = file(named: name, in: folder),
      let size = FileStatus(url.path)?.size, size <= limit
    else { return nil }
    return try? Data(contentsOf: url)
  }

  /// Returns a regular file in a folder, or `nil` if there is none.
  static func file(named name: String, in folder: URL) -> URL? {
    guard !name.isEmpty, name != "..", !name.contains("/"), !name.contains("\0") else {
      return nil
    }
    let url = folder.appendingPathComponent(name)
    return FileStatus(url.path)?.kind == .file ? url : nil
  }

  /// Returns the first bytes of a file.
  static func start(of url: URL, count: Int) -> Data? {
    guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? handle.close() }
    return try? handle.read(upToCount: count)
  }
}
