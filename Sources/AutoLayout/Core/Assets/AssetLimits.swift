/// The limits for asset catalogs, which are read from disk and may contain anything.
enum AssetLimits {
  /// The files and folders of a catalog at most. The largest catalogs of public projects have some
  /// thousands.
  static let entryCount = 50_000
  /// The depth of groups at most.
  static let depth = 16
  /// The bytes of a `Contents.json` at most, which usually has some hundreds.
  static let contentsSize = 1 << 20
  /// The bytes at the start of a PDF or SVG file in which the size must be.
  static let headerSize = 1 << 20
  /// The variants of a set at most.
  static let variantCount = 1000
  /// The side of an image in points at most.
  static let side: Double = 100_000
  /// The catalogs of a folder at most.
  static let catalogCount = 100
  /// The bytes of `Contents.json` files whose decoded contents are kept in memory.
  static let contentsCacheSize = 8 << 20
  /// The bytes of image files that are kept in memory.
  static let cacheSize = 64 << 20
}
