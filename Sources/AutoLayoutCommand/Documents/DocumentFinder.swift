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

  /// Deeper folders than this are not searched: no project nests so deep, and each level costs a
  /// stack frame.
  private static let deepest = 200

  private static let extensions: Set<String> = ["xib", "storyboard"]

  /// Whether a file is a document by its name.
  static func isDocument(_ name: String) -> Bool {
    extensions.contains((name as NSString).pathExtension.lowercased())
  }

  /// The documents that `arguments` name; O(files below the folders).
  static func find(_ arguments: [String]) -> [FoundDocument] {
    var finder = DocumentFinder()
    for argument in arguments { finder.add(argument) }
    return finder.found
  }

  private mutating func add(_ argument: String) {
    guard Self.isFolder(argument) else { return found.append(.file(argument)) }
    let before = found.count
    search(argument, depth: 0)
    if found.count == before { found.append(.emptyFolder(argument)) }
  }

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

  /// Whether a path leads to a folder, through symbolic links or not.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

/// One thing that the FILE arguments led to.
enum FoundDocument: Equatable, Sendable {
  /// A file to read; whether it can be is found out when it is.
  case file(String)
  /// A folder in which there is no document.
  case emptyFolder(String)

  var path: String {
    switch self {
    case .file(let path), .emptyFolder(let path): path
    }
  }
}
