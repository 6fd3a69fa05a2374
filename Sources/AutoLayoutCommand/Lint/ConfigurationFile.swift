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
  /// A project's folder, where there is one, takes the place of the working directory.
  static func read(named path: String?, near project: String? = nil) throws -> LintConfiguration {
    if path == nil, let project, let own = try read(in: project) { return own }
    guard let path = path ?? nearest(project ?? ".") else { return LintConfiguration() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RunFailure(path, "the configuration cannot be read", "check the path")
    }
    return try LintConfiguration(yaml: String(decoding: data, as: UTF8.self), file: path)
  }

  /// The configuration that stands in a project's folder, with patterns that are relative to it as
  /// the documents' paths are.
  private static func read(in project: String) throws -> LintConfiguration? {
    let path = (project as NSString).appendingPathComponent(name)
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var found = try LintConfiguration(yaml: String(decoding: data, as: UTF8.self), file: path)
    found.folder = ""
    return found
  }

  private static func nearest(_ start: String) -> String? {
    var folder = URL(fileURLWithPath: start).standardizedFileURL
    if start == ".", FileManager.default.fileExists(atPath: name) { return name }
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent(name).path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    return nil
  }
}
