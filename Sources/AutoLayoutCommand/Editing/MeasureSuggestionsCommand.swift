import ArgumentParser
import AutoLayout
import Foundation
import InterfaceBuilder

/// The hidden command `autolayout measure-suggestions`, which `Scripts/measure-suggestions.py`
/// runs.
///
/// Each line of standard input is the path of a document; the answer is one line of JSON per root
/// and method, and an empty line after each document. Errors go to standard error, and the exit
/// code is 65.
struct MeasureSuggestionsCommand: ParsableCommand {
  /// The name of the command, which the help does not list.
  static let configuration = CommandConfiguration(
    commandName: "measure-suggestions",
    abstract: "Compares suggested constraints with those of documents on other devices.",
    shouldDisplay: false)

  /// A Boolean value that indicates whether the views that differ are listed.
  @Flag(help: "List the views that differ.")
  var differences = false

  /// The phones and the tablet in portrait, and a phone in landscape. Without the document's own
  /// canvas, only the first five are used.
  private static var devices: [CanvasChoice] {
    let landscape = Device(identifier: "retina5_9").map { CanvasChoice.device($0, .landscape) }
    let portrait = ["retina4_0", "retina6_1", "ipad9_7", "retina4_7", "retina6_7"].compactMap {
      Device(identifier: $0).map { CanvasChoice.device($0) }
    }
    return Array(portrait.prefix(3)) + [landscape].compactMap { $0 } + portrait.dropFirst(3)
  }

  /// Measures the documents whose paths are on standard input, until the input ends.
  func run() throws {
    var hasFailed = false
    while let path = readLine() {
      do {
        for result in try measure(path) {
          Output.standard.write((try JSONEncoder().encode(result)) + [0x0A])
        }
      } catch {
        hasFailed = true
        FileHandle.standardError.write(Data("\(path): error: \(error)\n".utf8))
      }
      Output.standard.write(Data([0x0A]))
    }
    if hasFailed { throw ExitCode(65) }
  }

  /// Returns the measurements of a document.
  private func measure(_ path: String) throws -> [SuggestionMeasurement] {
    let limit = Self.maxDocumentSize
    let data = try RegularFile.read(path, name: path, limit: limit)
    guard data.count <= limit else {
      throw ValidationError("the file is larger than \(limit) bytes")
    }
    let document = try InterfaceDocument(data: data, name: path)
    return try MainActor.assumeIsolated {
      try document.measureSuggestions(
        SuggestionMethod.allCases, on: Self.devices, listing: differences)
    }
  }

  /// The maximum size of a measured document, in bytes. The largest public ones have two million.
  private static let maxDocumentSize = 16 << 20
}
