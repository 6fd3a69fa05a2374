import Foundation
import InterfaceBuilder

/// The file to which a document is to be saved, after validation. It is a document of the same
/// kind, in an existing folder of the same project. The folder is not hidden, and no symbolic link
/// leads out of the project.
struct SaveDestination {
  /// The path, relative to the working directory if that of the document is.
  let path: String
  /// A Boolean value that indicates whether the file exists and would be replaced.
  let exists: Bool

  /// The maximum length of an accepted path, in bytes. Systems accept 1,024 or 4,096.
  private static let maxLength = 1000

  /// Validates a path that a page sent.
  ///
  /// - Parameters:
  ///   - text: The path, relative to the folder of the document. The extension is added if it is
  ///     missing.
  ///   - document: The path of the document.
  ///   - kind: The kind of the document.
  ///   - project: The project of the document.
  /// - Throws: `StudioError` with the reason why the path is not allowed.
  init(
    _ text: String, besides document: String, _ kind: InterfaceDocument.Kind,
    in project: ProjectFolder
  ) throws(StudioError) {
    let name = try Self.named(text.trimmingCharacters(in: .whitespaces), kind)
    let folder = URL(fileURLWithPath: document).absoluteURL.deletingLastPathComponent()
    let given = URL(fileURLWithPath: name, relativeTo: folder).standardizedFileURL
    let parent = given.deletingLastPathComponent().resolvingSymlinksInPath()
    try Self.check(parent.path, project)
    let target = parent.appendingPathComponent(given.lastPathComponent).path
    exists = try Self.isReplaceable(target, project)
    path = Self.spelled(target, document, folder)
  }

  /// Returns a name with the extension of a kind of documents.
  private static func named(
    _ text: String, _ kind: InterfaceDocument.Kind
  ) throws(StudioError) -> String {
    guard !text.isEmpty, !text.hasSuffix("/"), text.utf8.count <= maxLength,
      text.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 })
    else {
      throw StudioError(
        "the path is empty, too long or invalid", hint: "write the path of a file")
    }
    let given = (text as NSString).pathExtension.lowercased()
    if given == kind.rawValue { return text }
    guard InterfaceDocument.Kind(rawValue: given) == nil else {
      throw StudioError(
        "the name of a \(kind.rawValue) cannot end in .\(given)",
        hint: "use the extension .\(kind.rawValue)")
    }
    return "\(text).\(kind.rawValue)"
  }

  /// Rejects a folder that is hidden, missing, or outside the project.
  private static func check(
    _ folder: String, _ project: ProjectFolder
  ) throws(StudioError) {
    guard project.contains(resolved: folder) else {
      throw StudioError(
        "the path is outside the project", hint: "choose a folder below \(project.path)")
    }
    let parts = folder.dropFirst(project.path.count).split(separator: "/")
    guard !parts.contains(where: { $0.hasPrefix(".") }) else {
      throw StudioError("the folder is hidden", hint: "choose another folder")
    }
    guard FileType(following: folder) == .folder else {
      throw StudioError("the folder \(folder) does not exist", hint: "choose an existing folder")
    }
  }

  /// Returns a Boolean value that indicates whether a file exists.
  ///
  /// - Throws: `StudioError` for hidden names, for links that lead out of the project or to no
  ///   file, and for anything other than a file.
  private static func isReplaceable(
    _ target: String, _ project: ProjectFolder
  ) throws(StudioError) -> Bool {
    let name = (target as NSString).lastPathComponent
    guard !name.hasPrefix(".") else {
      throw StudioError("the name begins with a period", hint: "choose a name that does not")
    }
    let type = FileType(target)
    if type == .missing { return false }
    if type == .link {
      guard project.contains(target), FileType(following: target) == .file else {
        throw StudioDocument.linkOut(target)
      }
    } else if type != .file {
      throw StudioError("\(name) is not a file", hint: "choose another name")
    }
    return true
  }

  /// Returns a path in the same form as that of the document: relative or absolute.
  private static func spelled(_ target: String, _ document: String, _ folder: URL) -> String {
    let own = folder.resolvingSymlinksInPath().path + "/"
    guard target.hasPrefix(own) else { return target }
    let given = (document as NSString).deletingLastPathComponent
    return (given as NSString).appendingPathComponent(String(target.dropFirst(own.count)))
  }
}
