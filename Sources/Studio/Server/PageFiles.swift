import Foundation

/// The files of the page: those in the program, or a folder's while the page itself is worked on.
///
/// From a folder, names with a slash or a leading period are not read, so that no path leaves it.
/// Files of other types than those of the page are not read either.
struct PageFiles: Sendable {
  /// Nil for the files in the program.
  let folder: String?

  /// The answer for a path; nil where there is no such file.
  func response(for path: String) -> Response? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    guard let type = Self.types[(name as NSString).pathExtension], let bytes = bytes(of: name)
    else { return nil }
    return Response(contentType: type, body: bytes)
  }

  /// The bytes of a file, from the folder or from the program; nil if there is none of the name.
  private func bytes(of name: String) -> [UInt8]? {
    guard let folder else { return PageTable.files[name]?() }
    guard !name.contains("/"), !name.hasPrefix(".") else { return nil }
    return FileManager.default.contents(atPath: "\(folder)/\(name)").map(Array.init)
  }

  /// Media types by filename extension.
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
  ]
}
