import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Finds and reads `.autolayout.yml`.
///
/// The nearest file applies: for the working directory `App/Features` these are, in this order,
/// `App/Features/.autolayout.yml`, `App/.autolayout.yml`, and so on up to the top of the file
/// system.
enum ConfigurationFile {
  /// The name under which the file is looked for.
  static let name = ".autolayout.yml"

  /// The configuration of a name, or the one that stands here or in a folder above; the defaults
  /// where there is none.
  ///
  /// A project's folder, where there is one, takes the place of the working directory: a configuration
  /// is looked for from there, and paths of documents are relative to it.
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

  /// The bytes of a file, up to one more than a configuration may have.
  private static func contents(of path: String) throws(RunFailure) -> Data {
    do throws(InterfaceDocumentError) {
      return try RegularFile.read(path, name: path, limit: LintConfiguration.maxFileSize)
    } catch {
      throw RunFailure(
        path, error.message.replacing("the file", with: "the configuration"), error.hint)
    }
  }

  /// The path of the nearest configuration, from the project or the working directory upward.
  ///
  /// - Throws: `RunFailure` for a symbolic link that leads out of its project.
  private static func nearest(_ project: String?) throws(RunFailure) -> String? {
    guard let path = candidate(project) else { return nil }
    guard !ProjectBoundary.isLinkOut(path) else {
      throw RunFailure(
        path, "the symbolic link leads out of the project", "name the file with --config")
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
