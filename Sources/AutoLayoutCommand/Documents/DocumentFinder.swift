import Foundation

/// Turns the FILE arguments of a command into the documents to lay out.
///
/// A file is taken as it is; a folder is searched for `.xib` and `.storyboard` files, in the order
/// of their names. Hidden entries are left out, and a folder that symbolic links lead to twice is
/// searched once.
struct DocumentFinder {
  /// What the arguments led to, in order.
  private(set) var found: [FoundDocument] = []
  /// Folders that were searched, by the path that all symbolic links lead to.
  private var searched: Set<String> = []

  /// The largest depth of folders that are searched. No project is nested as deeply, and each level
  /// needs a stack frame.
  private static let deepest = 200

  /// The lowercase extensions of documents.
  private static let extensions: Set<String> = ["xib", "storyboard"]

  /// Whether a file is a document according to its extension.
  static func isDocument(_ name: String) -> Bool {
    extensions.contains((name as NSString).pathExtension.lowercased())
  }

  /// The documents that `arguments` name; O(files below the folders).
  static func find(_ arguments: [String]) -> [FoundDocument] {
    var finder = DocumentFinder()
    for argument in arguments { finder.add(argument) }
    return finder.found
  }

  /// Adds what one argument leads to.
  private mutating func add(_ argument: String) {
    guard Self.isFolder(argument) else { return found.append(.file(argument)) }
    let before = found.count
    search(argument, depth: 0)
    if found.count == before { found.append(.emptyFolder(argument)) }
  }

  /// Adds the documents in a folder and in the folders below it. A folder that cannot be listed is
  /// added as a file, so that reading it reports the reason.
  private mutating func search(_ folder: String, depth: Int) {
    let resolved = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard depth < Self.deepest, searched.insert(resolved).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return found.append(.file(folder))
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if Self.isFolder(path) {
        search(path, depth: depth + 1)
      } else if Self.isDocument(name) {
        found.append(.file(path))
      }
    }
  }

  /// Whether a path is a folder or a symbolic link to one.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

/// A file to read, or the reason why there is none.
enum FoundDocument: Equatable, Sendable {
  /// A file. Whether it can be read is not known yet.
  case file(String)
  /// A folder that contains no document.
  case emptyFolder(String)

  /// The path of the file or folder, as messages show it.
  var path: String {
    switch self {
    case .file(let path), .emptyFolder(let path): path
    }
  }
}
