import Foundation
import InterfaceBuilder

/// Where the two versions of documents come from.
struct DiffSources {
  /// One version of a document.
  enum Version {
    /// A file as it lies there.
    case file(String)
    /// Bytes that git kept, with a name for messages.
    case bytes(Data, name: String)

    /// - Throws: `DocumentFailure`.
    func document() throws(DocumentFailure) -> InterfaceDocument {
      do {
        return switch self {
        case .file(let path):
          try InterfaceDocument(contentsOf: URL(fileURLWithPath: path), name: path)
        case .bytes(let data, let name): try InterfaceDocument(data: data, name: name)
        }
      } catch {
        throw DocumentFailure(error)
      }
    }
  }

  /// Two versions of a document; nil stands for one that does not exist.
  struct Pair {
    let name: String
    let before: Version?
    let after: Version?
  }

  let files: [String]
  let from: String?
  let to: String?

  /// - Throws: `RunFailure` for revisions, repositories and files that do not exist.
  func pairs() throws -> [Pair] {
    if files.count == 2 {
      return [
        Pair(name: name(of: files), before: Self.file(files[0]), after: Self.file(files[1]))
      ]
    }
    let path = files.first ?? "."
    let repository = try GitRepository(around: path)
    let first = try repository.commit(from ?? "HEAD")
    let second = try to.map(repository.commit)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue {
      return try repository.changedDocuments(from: first, to: second).map {
        try pair(Self.shortened($0, in: path), first, second, $0, repository)
      }
    }
    let found = try pair(path, first, second, path, repository)
    guard found.before != nil || found.after != nil else {
      throw RunFailure(
        path, "the file is in neither version", "name a document that git knows",
        status: .cannotOpen)
    }
    return [found]
  }

  private func pair(
    _ name: String, _ first: String, _ second: String?, _ path: String,
    _ repository: GitRepository
  ) throws -> Pair {
    func version(_ commit: String) throws -> Version? {
      try repository.content(of: path, at: commit).map {
        .bytes($0, name: "\(name)@\(commit.prefix(Self.hashLength))")
      }
    }
    let after: Version? =
      if let second {
        try version(second)
      } else {
        FileManager.default.fileExists(atPath: path) ? .file(path) : nil
      }
    return Pair(name: name, before: try version(first), after: after)
  }

  /// Digits of a commit that git shows, too.
  private static let hashLength = 7

  private static func file(_ path: String) -> Version? {
    path == "/dev/null" ? nil : .file(path)
  }

  private func name(of files: [String]) -> String {
    let known = files.filter { $0 != "/dev/null" }
    return known.count == 2 && known[0] != known[1]
      ? "\(known[0]) → \(known[1])" : known.first ?? "nothing"
  }

  /// An absolute path as the caller would write it.
  private static func shortened(_ path: String, in folder: String) -> String {
    let top = URL(fileURLWithPath: folder).standardizedFileURL.path + "/"
    guard path.hasPrefix(top) else { return path }
    let inner = String(path.dropFirst(top.count))
    return folder == "." ? inner : "\(folder.hasSuffix("/") ? folder : folder + "/")\(inner)"
  }
}
