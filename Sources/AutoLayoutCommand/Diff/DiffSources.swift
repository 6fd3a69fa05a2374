import AutoLayout
import Foundation
import InterfaceBuilder

/// The two versions of each compared document, as specified by the arguments of the command.
///
/// - Two arguments are the two versions.
/// - One document is compared in two revisions of its repository.
/// - A folder represents all documents in it that differ between the revisions.
struct DiffSources {
  /// One version of a document.
  enum Version: Codable {
    /// A file on disk, with its name in messages.
    case file(String, name: String)
    /// Bytes from a Git repository, with their name in messages. The path is that of the file in
    /// the work tree, which determines the project with the fonts, or `nil` for bytes from
    /// elsewhere.
    case bytes(Data, name: String, path: String? = nil)

    /// Parses the version. Fonts are not searched above `boundary`, if there is one.
    ///
    /// - Throws: `DocumentFailure` if it cannot be read or is not a document.
    func document(within boundary: URL? = nil) throws(DocumentFailure) -> InterfaceDocument {
      if case .file(let path, _) = self { try ProjectBoundary.rejectLinkOut(path) }
      do {
        var (document, file): (InterfaceDocument, String?)
        switch self {
        case .file(let path, let name):
          document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path), name: name)
          file = path
        case .bytes(let data, let name, let path):
          document = try InterfaceDocument(data: data, name: name)
          file = path
        }
        if let file {
          document.fonts = DocumentFonts(
            document: URL(fileURLWithPath: file), within: boundary)
        }
        return document
      } catch {
        throw DocumentFailure(error)
      }
    }
  }

  /// Two versions of a document. A version is `nil` if it does not contain the document.
  struct Pair: Codable {
    /// The name of the document in reports.
    let name: String
    /// The earlier version, or `nil` if there is none.
    let before: Version?
    /// The later version, or `nil` if there is none.
    let after: Version?
  }

  /// The arguments: two documents, one path, or an empty array for the working directory.
  let files: [String]
  /// The earlier revision. The default is `HEAD`.
  let from: String?
  /// The later revision. The default is the work tree.
  let to: String?
  /// The caller's names for both revisions.
  var labels = Labels()

  /// The names of the revisions in messages.
  struct Labels {
    /// The name of the earlier revision.
    var from = "--from"
    /// The name of the later revision.
    var to = "--to"
  }

  /// Returns all pairs of versions, in the order of Git.
  ///
  /// - Throws: `RunFailure` for revisions, repositories and files that do not exist.
  func pairs() throws -> [Pair] {
    if files.count == 2 {
      return [
        Pair(
          name: name(of: files), before: try Self.file(files[0]),
          after: try Self.file(files[1]))
      ]
    }
    let path = files.first ?? "."
    let revisions = try Revisions(around: path, from: from, to: to, labels)
    guard try revisions.hasFolder(path) else { return [try pair(of: path, named: path)] }
    return try revisions.repository.changedDocuments(
      in: path, from: revisions.first, to: revisions.second
    )
    .map { try revisions.pair(of: $0, named: Self.shortened($0, in: path)) }
  }

  /// Returns the versions of one file in its repository.
  ///
  /// - Throws: `RunFailure` for an unknown revision, and for a file that exists in neither version.
  func pair(of path: String, named name: String) throws(RunFailure) -> Pair {
    let found = try Revisions(around: path, from: from, to: to, labels)
      .pair(of: path, named: name)
    guard found.before != nil || found.after != nil else {
      throw RunFailure(
        path,
        "the path exists neither in \(from ?? "HEAD") (\(labels.from)) nor in "
          + "\(to ?? "the working tree") (\(labels.to))",
        "specify a document or folder of one of the versions", status: .cannotOpen)
    }
    return found
  }

  /// Two revisions of a repository.
  private struct Revisions {
    /// The repository that contains the path.
    let repository: GitRepository
    /// The hash of the earlier commit.
    let first: String
    /// The hash of the later commit, or `nil` for the work tree.
    let second: String?

    /// Finds the repository and both commits.
    ///
    /// - Throws: `RunFailure` if one of them does not exist.
    init(
      around path: String, from: String?, to: String?, _ labels: Labels
    ) throws(RunFailure) {
      repository = try GitRepository(around: path)
      first = try Self.commit(from ?? "HEAD", labels.from, repository)
      second = if let to { try Self.commit(to, labels.to, repository) } else { nil }
    }

    /// Returns the hash of a commit. A failure names the option.
    private static func commit(
      _ revision: String, _ label: String, _ repository: GitRepository
    ) throws(RunFailure) -> String {
      do throws(RunFailure) {
        return try repository.commit(revision)
      } catch {
        throw RunFailure(
          "\(label) \(error.file)", error.message, error.hint, status: error.status)
      }
    }

    /// Returns a Boolean value that indicates whether a path is a folder in the work tree or, if
    /// the work tree does not have it, in one of the commits.
    func hasFolder(_ path: String) throws(RunFailure) -> Bool {
      if FileManager.default.fileExists(atPath: path) { return DocumentFinder.isFolder(path) }
      if try repository.isFolder(path, at: first) { return true }
      guard let second else { return false }
      return try repository.isFolder(path, at: second)
    }

    /// Returns the versions of a file, each of which is `nil` if it does not exist.
    func pair(of path: String, named name: String) throws(RunFailure) -> Pair {
      let before = try version(of: path, name, first)
      if let second {
        return Pair(name: name, before: before, after: try version(of: path, name, second))
      }
      let exists = FileManager.default.fileExists(atPath: path)
      return Pair(name: name, before: before, after: exists ? .file(path, name: name) : nil)
    }

    private func version(
      of path: String, _ name: String, _ commit: String
    ) throws(RunFailure) -> Version? {
      guard let bytes = try repository.content(of: path, at: commit) else { return nil }
      return .bytes(
        bytes, name: "\(name)@\(commit.prefix(DiffSources.hashLength))", path: path)
    }
  }

  /// The number of hash digits, as Git shows them.
  private static let hashLength = 7

  /// Returns the version of an argument, or `nil` for `/dev/null`, which Git uses for a missing
  /// file.
  ///
  /// - Throws: `RunFailure` for a descriptor that cannot be read. Its content is read here, because
  ///   worker processes do not have the descriptor.
  private static func file(_ path: String) throws(RunFailure) -> Version? {
    if path == "/dev/null" { return nil }
    guard RegularFile.openDescriptor(path) != nil else { return .file(path, name: path) }
    do throws(InterfaceDocumentError) {
      let limit = XMLLimits().fileSize
      return .bytes(try RegularFile.read(path, name: path, limit: limit), name: path)
    } catch {
      throw RunFailure(path, error.message, error.hint)
    }
  }

  /// Returns the name of a pair of files in reports.
  private func name(of files: [String]) -> String {
    let known = files.filter { $0 != "/dev/null" }
    return known.count == 2 && known[0] != known[1]
      ? "\(known[0]) → \(known[1])" : known.first ?? "nothing"
  }

  /// Returns an absolute path inside `folder` with the folder as it was specified, such as
  /// `App/Main.storyboard` for the folder `App`. Other paths are returned unchanged.
  private static func shortened(_ path: String, in folder: String) -> String {
    let top = URL(fileURLWithPath: folder).standardizedFileURL.path + "/"
    guard path.hasPrefix(top) else { return path }
    let inner = String(path.dropFirst(top.count))
    return folder == "." ? inner : "\(folder.hasSuffix("/") ? folder : folder + "/")\(inner)"
  }
}
