import Foundation
import InterfaceBuilder

/// A text that a client has open.
final class OpenDocument {
  /// What a text is.
  enum Kind: String, Codable, Sendable {
    /// A `.xib` or `.storyboard` file.
    case interface
    /// Swift code, in which visual formats are looked for.
    case swift
    /// A console log.
    case log

    /// The kind of a file by its name, or `nil` for files that the server has nothing to say about.
    init?(path: String) {
      switch (path as NSString).pathExtension.lowercased() {
      case "xib", "storyboard": self = .interface
      case "swift": self = .swift
      case "log", "txt": self = .log
      default: return nil
      }
    }
  }

  /// A document and why it could not be read.
  struct Reading {
    /// The document, or what is legible of it, or `nil` if that is too little.
    var document: InterfaceDocument?
    /// Why the text is no document, or `nil` if it is.
    var error: InterfaceDocumentError?
  }

  /// The name of the text for the client.
  let uri: String
  /// The path in the project.
  let path: String
  /// What the text is.
  let kind: Kind
  /// The number of the version that the client has.
  var version: Int
  /// The text.
  private(set) var text: EditedText
  /// The time at which the text is to be analyzed, in seconds of `ProcessInfo.systemUptime`, or
  /// `nil` if that was done.
  var dueTime: Double?
  /// What a worker found out about a version of the text.
  var analysis: LanguageAnswer?
  /// The document of the text, or `nil` if it was not read.
  private var reading: Reading?

  /// The size of the largest text in bytes. The largest storyboards of public repositories have a few
  /// megabytes.
  static let maxSize = 8 << 20

  /// A text.
  ///
  /// - Parameters:
  ///   - uri: The name of the text for the client.
  ///   - path: The path in the project.
  ///   - kind: What the text is.
  ///   - version: The number of the version that the client has.
  ///   - text: The text.
  init(uri: String, path: String, kind: Kind, version: Int, text: String) {
    self.uri = uri
    self.path = path
    self.kind = kind
    self.version = version
    self.text = EditedText(text)
  }

  /// A Boolean value that indicates whether the text is too large.
  var isTooLarge: Bool { text.bytes.count > Self.maxSize }

  /// The document, which is read if the text has changed.
  var current: Reading {
    if let reading { return reading }
    let result = read()
    reading = result
    return result
  }

  /// The document, or what is legible of it, or `nil` for other kinds.
  var document: InterfaceDocument? { current.document }

  /// Reads the document.
  private func read() -> Reading {
    guard kind == .interface, !isTooLarge else { return Reading() }
    do throws(InterfaceDocumentError) {
      return Reading(document: try InterfaceDocument(data: Data(text.bytes), name: path))
    } catch {
      let legible =
        error.kind == .syntax ? MarkupRepair.document(text.bytes, name: path) : nil
      return Reading(document: legible, error: error)
    }
  }

  /// Makes the changes of a notification.
  ///
  /// - Parameters:
  ///   - changes: The changes of a notification, in the order in which they are made.
  ///   - encoding: How the client counts characters.
  func change(_ changes: [JSONValue], _ encoding: TextPosition.Encoding) {
    for change in changes {
      guard let inserted = change[of: .text]?.string else { continue }
      guard let start = change[of: .range]?[of: .start]?.position,
        let end = change[of: .range]?[of: .end]?.position
      else {
        text = EditedText(inserted)
        continue
      }
      let first = text.offset(of: start, encoding)
      text.replace(first..<max(first, text.offset(of: end, encoding)), with: inserted)
    }
    reading = nil
  }
}
