import Foundation
import InterfaceBuilder

/// A text that a client has opened.
final class OpenDocument {
  /// The kinds of texts.
  enum Kind: String, Codable, Sendable {
    /// A `.xib` or `.storyboard` file.
    case interface
    /// Swift code, in which visual formats are searched.
    case swift
    /// A console log.
    case log

    /// Creates the kind of a file from its name. Fails for files that the server does not support.
    init?(path: String) {
      switch (path as NSString).pathExtension.lowercased() {
      case "xib", "storyboard": self = .interface
      case "swift": self = .swift
      case "log", "txt": self = .log
      default: return nil
      }
    }
  }

  /// A parsed document, and the error that prevented parsing it completely.
  struct Reading {
    /// The document, or its readable part, or `nil` if too little is readable.
    var document: InterfaceDocument?
    /// The reason why the text is not a document, or `nil` if it is.
    var error: InterfaceDocumentError?
  }

  /// The URI of the text.
  let uri: String
  /// The path in the project.
  let path: String
  /// The kind of the text.
  let kind: Kind
  /// The client's version of the text.
  var version: Int
  /// The text.
  private(set) var text: EditedText
  /// The time at which the analysis of the text is due, in seconds of `ProcessInfo.systemUptime`,
  /// or `nil` if it was analyzed.
  var dueTime: Double?
  /// The last analysis of a version of the text, or `nil` before the first one.
  var analysis: LanguageAnswer?
  /// The parsed document of the text, or `nil` if it was not parsed.
  private var reading: Reading?

  /// The maximum size of a text, in bytes. The largest storyboards of public repositories have a
  /// few megabytes.
  static let maxSize = 8 << 20

  /// Creates an open text.
  ///
  /// - Parameters:
  ///   - uri: The URI of the text.
  ///   - path: The path in the project.
  ///   - kind: The kind of the text.
  ///   - version: The client's version of the text.
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

  /// The parsed document, which is parsed again if the text has changed.
  var current: Reading {
    if let reading { return reading }
    let result = read()
    reading = result
    return result
  }

  /// The document, or its readable part, or `nil` for other kinds of texts.
  var document: InterfaceDocument? { current.document }

  /// Parses the document.
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

  /// Applies the changes of a notification.
  ///
  /// - Parameters:
  ///   - changes: The changes of a notification, in the order in which they are applied.
  ///   - encoding: The encoding in which the client counts characters.
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
