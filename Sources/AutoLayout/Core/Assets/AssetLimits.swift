/// The limits for asset catalogs, which are read from disk and may contain anything.
enum AssetLimits {
  /// The maximum number of files and folders of a catalog. The largest catalogs of public projects
  /// have some thousands.
  static let entryCount = 50_000
  /// The maximum depth of groups.
  static let depth = 16
  /// The maximum size of a `Contents.json` in bytes. Typical files have some hundreds.
  static let contentsSize = 1 << 20
  /// The number of bytes at the start of a PDF or SVG file within which its size must be specified.
  static let headerSize = 1 << 20
  /// The maximum number of variants of a set.
  static let variantCount = 1000
  /// The maximum side length of an image, in points.
  static let side: Double = 100_000
  /// The maximum number of catalogs of a folder.
  static let catalogCount = 100
  /// The maximum total size in bytes of the `Contents.json` files whose decoded contents are
  /// cached.
  static let contentsCacheSize = 8 << 20
  /// The maximum total size in bytes of the image files that are kept in memory.
  static let cacheSize = 64 << 20
}
