import EmbeddedFiles
import Foundation
import LayoutRendering

/// The files of the page and the font of pictures. They are embedded in the program. During
/// development, the files of the page can be read from a folder instead.
///
/// Names with a slash or a leading period are not read from a folder, so that no path leaves it.
/// Files of types that the page does not use are not read either.
struct PageFiles: Sendable {
  /// The folder, or `nil` for the embedded files.
  let folder: String?

  /// Returns the response for a path, or `nil` if there is no such file.
  func response(for path: String) -> Response? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    guard let type = Self.types[(name as NSString).pathExtension], let bytes = bytes(of: name)
    else { return nil }
    return Response(contentType: type, body: bytes)
  }

  /// Returns the bytes of a file from the folder or the program, or `nil` if there is no file with
  /// the name.
  private func bytes(of name: String) -> [UInt8]? {
    if let face = PictureFont.files[name] { return face }
    guard let folder else { return Self.embedded[name] }
    guard !name.contains("/"), !name.hasPrefix(".") else { return nil }
    return FileManager.default.contents(atPath: "\(folder)/\(name)").map(Array.init)
  }

  /// The files of the page that are part of the program.
  static let embedded = FileTable(embeddedStudioPage())

  /// The media types by filename extension.
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
    "ttf": "font/ttf",
  ]
}
