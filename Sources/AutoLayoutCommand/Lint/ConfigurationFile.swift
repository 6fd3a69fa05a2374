import Foundation
import LayoutAnalysis

/// Finds and reads `.autolayout.yml`.
enum ConfigurationFile {
  /// The name under which the file is looked for.
  static let name = ".autolayout.yml"

  /// The configuration of a name, or the one that stands here or in a folder above; the defaults
  /// where there is none.
  ///
  /// A project's folder, where there is one, takes the place of the working directory: a configuration
  /// is looked for from there, and paths of documents are relative to it.
  static func read(named path: String?, near project: String? = nil) throws -> LintConfiguration {
    guard let path = path ?? nearest(project) else { return LintConfiguration() }
    guard let data = contents(of: path) else {
      throw RunFailure(path, "the configuration cannot be read", "check the path")
    }
    var found = try LintConfiguration(yaml: String(decoding: data, as: UTF8.self), file: path)
    if let project {
      found.base = URL(fileURLWithPath: project).standardizedFileURL.path
      found.folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    }
    return found
  }

  /// The bytes of a file, up to one more than a configuration may have.
  private static func contents(of path: String) -> Data? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    return try? handle.read(upToCount: LintConfiguration.largestFile + 1)
  }

  /// The path of the nearest configuration, from the project or the working directory upward; nil
  /// if there is none.
  private static func nearest(_ project: String?) -> String? {
    let own = project.map { ($0 as NSString).appendingPathComponent(name) } ?? name
    if FileManager.default.fileExists(atPath: own) { return own }
    var folder = URL(fileURLWithPath: project ?? ".").standardizedFileURL
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent(name).path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    return nil
  }
}
