import Foundation

/// The files of the page: those in the program, or a folder's while the page itself is worked on.
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

  private func bytes(of name: String) -> [UInt8]? {
    guard let folder else { return PageTable.files[name]?() }
    guard !name.contains("/"), !name.hasPrefix(".") else { return nil }
    return FileManager.default.contents(atPath: "\(folder)/\(name)").map(Array.init)
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
  ]
}
