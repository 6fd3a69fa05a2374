import Foundation

/// A cache of the catalogs and image files that programs refer to.
final class AssetStore: @unchecked Sendable {
  /// The store of the process.
  static let shared = AssetStore()

  /// The lock that protects the properties.
  private let lock = NSLock()
  /// The catalogs of folders by path. The catalogs of a program do not change while it runs.
  private var catalogs: [String: [AssetCatalog]] = [:]
  /// The bytes of image files by path.
  private var files: [String: Data] = [:]
  /// The number of bytes in `files`.
  private var fileSize = 0
  /// The decoded contents of sets by path, each with the number of bytes that it was decoded from.
  private var contents: [String: (value: any Sendable, size: Int)] = [:]
  /// The number of bytes from which `contents` was decoded.
  private var contentsSize = 0

  /// Returns the folder of a set in the first location that contains it, or `nil` if there is none.
  func set(_ kind: AssetCatalog.Kind, named name: String, in places: [URL]) -> URL? {
    let key = AssetCatalog.Name(kind: kind, name: name)
    for place in places {
      for catalog in catalogs(in: place) {
        if let folder = catalog.folders[key] { return folder }
      }
    }
    return nil
  }

  /// Removes the cached contents of the files in a folder, so that they are read again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cached files.
  func forget(in folder: URL) {
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    let isElsewhere = { (path: String) in !path.hasPrefix(prefix) }
    lock.withLock {
      catalogs = catalogs.filter { isElsewhere($0.key) && $0.key != folder.path }
      files = files.filter { isElsewhere($0.key) }
      fileSize = files.values.reduce(0) { $0 + $1.count }
      contents = contents.filter { isElsewhere($0.key) }
      contentsSize = contents.values.reduce(0) { $0 + $1.size }
    }
  }

  /// Returns the catalogs of a folder and of the folders in it.
  private func catalogs(in place: URL) -> [AssetCatalog] {
    lock.withLock {
      if let known = catalogs[place.path] { return known }
      let inner = AssetFile.folders(in: place)
      let found =
        inner
        + inner.filter { $0.pathExtension.isEmpty }
        .prefix(AssetLimits.catalogCount).flatMap { AssetFile.folders(in: $0) }
      let made = found.filter { $0.pathExtension == "xcassets" }
        .prefix(AssetLimits.catalogCount).map { AssetCatalog($0) }
      catalogs[place.path] = made
      return made
    }
  }

  /// Returns the decoded `Contents.json` of a set, which is cached, or `nil` if it does not exist,
  /// is too large or has another format.
  func contents<Decoded: Decodable & Sendable>(of folder: URL, as type: Decoded.Type) -> Decoded? {
    if let known = lock.withLock({ contents[folder.path]?.value }) as? Decoded {
      return known
    }
    guard let data = AssetFile.contents(of: folder),
      let made = try? JSONDecoder().decode(type, from: data)
    else { return nil }
    lock.withLock {
      if contentsSize + data.count > AssetLimits.contentsCacheSize {
        contents = [:]
        contentsSize = 0
      }
      let old = contents.updateValue((made, data.count), forKey: folder.path)
      contentsSize += data.count - (old?.size ?? 0)
    }
    return made
  }

  /// Returns the bytes of a file in a folder, which are cached.
  func data(named name: String, in folder: URL) -> Data? {
    let path = folder.appendingPathComponent(name).path
    if let known = lock.withLock({ files[path] }) { return known }
    guard let data = AssetFile.data(named: name, in: folder, limit: UIImage.dataLimit) else {
      return nil
    }
    lock.withLock {
      if fileSize + data.count > AssetLimits.cacheSize {
        files = [:]
        fileSize = 0
      }
      if files.updateValue(data, forKey: path) == nil { fileSize += data.count }
    }
    return data
  }
}
