/// Limits for searching the folders of a project.
enum SourceFolders {
  /// The folders that are skipped because they contain dependencies and build products.
  static let omitted: Set<String> = [
    "Pods", "Carthage", "node_modules", "build", "DerivedData", "vendor",
  ]
  /// The maximum depth of folders that are searched in a project.
  static let depth = 8
  /// The maximum number of files and folders of a project that are inspected. Large public projects
  /// have some thousands outside of dependencies.
  static let entryCount = 20_000
}
