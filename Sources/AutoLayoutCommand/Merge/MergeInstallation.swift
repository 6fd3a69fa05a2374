import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The settings with which Git uses `autolayout merge` for documents.
enum MergeInstallation {
  /// The lines of `.gitattributes`.
  private static let attributes = ["*.storyboard merge=autolayout", "*.xib merge=autolayout"]

  /// The names and values of Git's configuration.
  private static let settings = [
    ("merge.autolayout.name", "merge of interface documents by object"),
    ("merge.autolayout.driver", "autolayout merge %O %A %B --name %P"),
  ]

  /// The commands that set the configuration manually.
  static var text: String {
    let lines = attributes.map { "echo '\($0)' >> .gitattributes" }
    let commands = settings.map { "git config \($0.0) '\($0.1)'" }
    return (lines + commands).map { $0 + "\n" }.joined()
  }

  /// Writes the settings into the repository of the working folder. Existing lines are kept.
  ///
  /// - Throws: `RunFailure` outside a repository, and for files that cannot be written.
  static func write() throws {
    let repository = try GitRepository(around: ".", hint: "run the command in a Git repository")
    let path = repository.top + "/.gitattributes"
    guard !ProjectBoundary.isLink(path) else {
      throw RunFailure(
        path, "the path is a symbolic link, which Git does not follow", "replace it with a file")
    }
    do throws(GitFailure) {
      for (name, value) in settings {
        _ = try repository.git.text(.settings, ["--local", name, value])
      }
    } catch {
      throw GitRepository.failure(".", error, in: repository.top)
    }
    try append(to: path)
  }

  /// Adds the missing lines to a file.
  private static func append(to path: String) throws {
    let limit = 1 << 20
    let old =
      FileManager.default.fileExists(atPath: path)
      ? String(decoding: try RegularFile.read(path, name: path, limit: limit), as: UTF8.self) : ""
    let known = Set(old.split(whereSeparator: \.isNewline).map(String.init))
    let missing = attributes.filter { !known.contains($0) }
    guard !missing.isEmpty else { return }
    let start = old.isEmpty || old.hasSuffix("\n") ? old : old + "\n"
    try WholeFile.write(start + missing.map { $0 + "\n" }.joined(), to: path)
  }
}
