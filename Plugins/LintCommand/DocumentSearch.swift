import Foundation

/// Finds Interface Builder's documents.
enum DocumentSearch {
  private static let extensions: Set<String> = ["xib", "storyboard"]

  /// Returns the documents below a folder, sorted by path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files.
  static func documents(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [URL] = []
    for case let file as URL in files ?? .init()
    where extensions.contains(file.pathExtension.lowercased()) {
      found.append(file)
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Returns a Boolean value that indicates whether there is a document below a folder.
  static func hasDocuments(in folder: URL) -> Bool { !documents(in: folder).isEmpty }
}
