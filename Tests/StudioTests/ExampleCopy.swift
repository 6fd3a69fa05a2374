import Foundation
import Studio

/// A copy of an example document in a folder of its own, which goes with it.
final class ExampleCopy {
  /// The folder, which holds nothing else.
  let folder: URL
  /// The copy.
  let path: String

  init(_ name: String) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("studio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent("\(name).storyboard")
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: Self.original(name)), to: copy)
    path = copy.path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The text of the copy as it is now.
  var text: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  /// The example as a document in memory, which writes neither the file nor a journal next to it.
  @MainActor
  static func document(_ name: String) throws -> StudioDocument {
    let path = original(name)
    return try StudioDocument(data: Data(contentsOf: URL(fileURLWithPath: path)), name: path)
  }

  /// The path of the example itself, which no test writes or edits.
  static func original(_ name: String) -> String {
    root.appendingPathComponent("Examples/Documents/\(name).storyboard").path
  }

  /// The top of the repository.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
