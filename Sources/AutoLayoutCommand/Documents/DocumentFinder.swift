import Foundation
import InterfaceBuilder

/// Finds the documents for the FILE arguments of a command.
///
/// A file is used directly; a folder is searched for `.xib` and `.storyboard` files, in the order
/// of their names. Hidden entries are skipped, and so are localization catalogs and the folders of
/// third-party code and of build products (`skippedFolders`), unless all folders are requested. A
/// folder is searched only once, even if several symbolic links lead to it. Symbolic links that lead out of the project are not followed
/// (`ProjectBoundary.init(around:)`). Paths do not begin with `./`, because code hosts do not match
/// such paths with the files of a commit.
///
///     DocumentFinder.find(["App", "Main.storyboard"])
///
/// The argument `-` is the document on standard input.
struct DocumentFinder {
  /// The documents of the arguments, in order.
  private(set) var found: [FoundDocument] = []
  /// The symbolic links in folders to files outside the project, which were not followed.
  private(set) var skippedLinks: [String] = []
  /// The folders that were searched, as paths without symbolic links.
  private var searched: Set<String> = []

  /// The maximum depth to which folders are searched. No real project nests folders this deeply, and
  /// each level needs a stack frame.
  private static let deepest = 200

  /// The names of folders that are not searched: dependencies from CocoaPods, Carthage, npm and
  /// SwiftPM, and build products of Xcode. Even if a project keeps them in version control, they
  /// are not edited.
  static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", ".build",
  ]

  /// The extension of localization catalogs: folders with copies of the documents that Xcode exports
  /// for translators.
  private static let catalogExtension = "xcloc"

  /// A Boolean value that indicates whether `skippedFolders` are searched as well.
  private let searchesAll: Bool

  /// Creates a finder without documents.
  private init(searchesAll: Bool) { self.searchesAll = searchesAll }

  /// The lowercase extensions of documents.
  private static let extensions: Set<String> = ["xib", "storyboard"]

  /// Returns a Boolean value that indicates whether a file is a document according to its
  /// extension.
  static func isDocument(_ name: String) -> Bool {
    extensions.contains((name as NSString).pathExtension.lowercased())
  }

  /// Returns the documents of `arguments`, and lists links that were not followed on standard
  /// error.
  ///
  /// An argument is searched regardless of its name.
  static func find(_ arguments: [String], allFolders: Bool = false) -> [FoundDocument] {
    var finder = DocumentFinder(searchesAll: allFolders)
    for argument in arguments { finder.add(plain(StandardStream.path(of: argument))) }
    Output.standardError.write(finder.note)
    return finder.found
  }

  /// Returns a path without a leading `./`.
  static func plain(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") {
      rest = rest.dropFirst(2).drop { $0 == "/" }
    }
    return rest.isEmpty && !path.isEmpty ? "." : String(rest)
  }

  /// The note about links that were not followed, or the empty string if there are none.
  private var note: String {
    guard let first = skippedLinks.first else { return "" }
    let name = PrintableText.of(first)
    return skippedLinks.count == 1
      ? "\(name): note: skipped a symbolic link that points outside the project\n"
      : "\(name): note: skipped this symbolic link and \(skippedLinks.count - 1) more, which point "
        + "outside the project\n"
  }

  /// Adds the documents of one argument.
  private mutating func add(_ argument: String) {
    guard Self.isFolder(argument) else {
      let isLinkOut = ProjectBoundary.isLinkOut(argument)
      return found.append(isLinkOut ? .linkOut(argument) : .file(argument))
    }
    let before = found.count
    search(argument, in: ProjectBoundary(around: argument), depth: 0)
    if found.count == before { found.append(.emptyFolder(argument)) }
  }

  /// Adds the documents in a folder and its subfolders. A folder that cannot be listed is added as
  /// a file, so that reading it reports the reason.
  private mutating func search(_ folder: String, in project: ProjectBoundary, depth: Int) {
    let resolved = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard depth < Self.deepest, searched.insert(resolved).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return found.append(.file(folder))
    }
    for name in names.sorted() where isSearched(name) {
      let path =
        folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if ProjectBoundary.isLink(path), !project.contains(path) {
        if Self.isDocument(name) || Self.isFolder(path) { skippedLinks.append(path) }
      } else if Self.isFolder(path) {
        search(path, in: project, depth: depth + 1)
      } else if Self.isDocument(name) {
        found.append(.file(path))
      }
    }
  }

  /// Returns a Boolean value that indicates whether an entry of a folder is searched.
  private func isSearched(_ name: String) -> Bool {
    if Self.skippedFolders.contains(name) { return searchesAll }
    if (name as NSString).pathExtension.lowercased() == Self.catalogExtension { return searchesAll }
    return !name.hasPrefix(".")
  }

  /// Returns a Boolean value that indicates whether a path is a folder or a symbolic link to one.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

/// A file to read, or the reason why there is no file.
enum FoundDocument: Equatable, Sendable {
  /// A file, which is not necessarily readable.
  case file(String)
  /// A folder that contains no document.
  case emptyFolder(String)

  /// A symbolic link to a file outside the project, which is not followed.
  case linkOut(String)
  /// A document that a task finds by a description instead of a path, such as two versions of a
  /// file, with its name.
  case described(String, name: String)

  /// The path of the file or folder for messages.
  var path: String {
    switch self {
    case .file(let path), .emptyFolder(let path), .linkOut(let path): path
    case .described(_, let name): name
    }
  }

  /// The text by which a task finds the document.
  var request: String {
    if case .described(let text, _) = self { text } else { path }
  }

  /// Rejects a document that cannot be read, without parsing it.
  func rejectUnreadable() throws(DocumentFailure) {
    if let failure { throw failure }
    if case .file(let path) = self { try RegularFile.checkArgument(path) }
  }

  /// The reason why there is no file to read, or `nil` for a file.
  var failure: DocumentFailure? {
    switch self {
    case .file, .described: nil
    case .emptyFolder(let path): .emptyFolder(path)
    case .linkOut(let path): .linkOut(path)
    }
  }
}
