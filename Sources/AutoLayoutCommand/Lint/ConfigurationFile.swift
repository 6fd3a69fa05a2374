import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Finds and reads `.autolayout.yml`.
///
/// The nearest file applies. For the working directory `App/Features`, the candidates are, in this
/// order, `App/Features/.autolayout.yml`, `App/.autolayout.yml`, and so on up to the top of the
/// file system.
enum ConfigurationFile {
  /// The name of the configuration file.
  static let name = ".autolayout.yml"

  /// Returns the configuration at a path, or else the nearest one, or the default configuration if
  /// there is none.
  ///
  /// If there is a project, its folder replaces the working directory: the search for a
  /// configuration starts there, and paths of documents are relative to it.
  static func read(named path: String?, near project: String? = nil) throws -> LintConfiguration {
    guard let path = try path ?? nearest(project) else { return LintConfiguration() }
    let data = try contents(of: path)
    var found = try LintConfiguration(yaml: String(decoding: data, as: UTF8.self), file: path)
    if let project {
      found.base = URL(fileURLWithPath: project).standardizedFileURL.path
      found.folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    }
    return found
  }

  /// Returns the bytes of a file, up to one more than the maximum size of a configuration.
  private static func contents(of path: String) throws(RunFailure) -> Data {
    do throws(InterfaceDocumentError) {
      return try RegularFile.read(path, name: path, limit: LintConfiguration.maxFileSize)
    } catch {
      throw RunFailure(
        path, error.message.replacing("the file", with: "the configuration"), error.hint)
    }
  }

  /// Returns the path of the nearest configuration, from the project or the working directory
  /// upward, or `nil` if there is none.
  ///
  /// - Throws: `RunFailure` for a symbolic link that leads out of its project.
  private static func nearest(_ project: String?) throws(RunFailure) -> String? {
    guard let path = candidate(project) else { return nil }
    guard !ProjectBoundary.isLinkOut(path) else {
      throw RunFailure(
        path, "the symbolic link points outside the project", "specify its target with --config")
    }
    return path
  }

  private static func candidate(_ project: String?) -> String? {
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
