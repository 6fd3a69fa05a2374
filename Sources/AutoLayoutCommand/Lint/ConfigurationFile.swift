import Foundation
import LayoutAnalysis

/// Finds and reads `.autolayout.yml`.
enum ConfigurationFile {
  static let name = ".autolayout.yml"

  /// The configuration of a name, or the one that stands here or in a folder above; the defaults
  /// where there is none.
  ///
  /// Paths in it are relative to its folder, and so are those of documents below the working
  /// directory, because a configuration above it is looked for folder by folder.
  static func read(named path: String?) throws -> LintConfiguration {
    guard let path = path ?? nearest() else { return LintConfiguration() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RunFailure(path, "the configuration cannot be read", "check the path")
    }
    return try LintConfiguration(yaml: String(decoding: data, as: UTF8.self), file: path)
  }

  private static func nearest() -> String? {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL
    if FileManager.default.fileExists(atPath: name) { return name }
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent(name).path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    return nil
  }
}
