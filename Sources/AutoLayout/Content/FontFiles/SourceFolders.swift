/// The folders of a project that have its own files.
enum SourceFolders {
  /// The folders that are not searched: they have dependencies and products.
  static let omitted: Set<String> = [
    "Pods", "Carthage", "node_modules", "build", "DerivedData", "vendor",
  ]
  /// The depth of folders in a project that are searched.
  static let depth = 8
  /// The number of files and folders of a project that are looked at. Large public projects have
  /// some thousands outside of dependencies.
  static let entryCount = 20_000
}
