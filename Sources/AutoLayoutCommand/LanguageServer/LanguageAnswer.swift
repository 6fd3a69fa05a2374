import Foundation

/// What a language server asks a worker, which lays documents out.
struct LanguageRequest: StreamRequest, Codable {
  /// The work.
  enum Work: String, Codable {
    /// Findings and frames of a text.
    case analysis
    /// The edit of a code action.
    case edit
  }

  /// The work.
  let work: Work
  /// The path in the project.
  let path: String
  /// The name of the text for the client.
  let uri: String
  /// What the text is.
  let kind: OpenDocument.Kind
  /// The text.
  let content: String
  /// How characters are counted in the answer.
  let encoding: TextPosition.Encoding
  /// The action, of an edit.
  var action: LanguageAction?

  /// The form of a line, which only the server writes.
  static let example = #"{"work":"analysis","path":"Main.storyboard",…}"#
}

/// What a worker answers.
struct LanguageAnswer: Codable {
  /// The diagnostics as an array of JSON.
  var diagnostics = "[]"
  /// The frames of views on a canvas.
  var canvases: [CanvasFrames] = []
  /// Why views lie where they lie on the document's canvas, by their identifiers.
  var reasons: [String: ViewReasons] = [:]
  /// The edits of a code action, as an array of JSON.
  var edits: String?
  /// The explanations of the reports of a console log, by their first line.
  var explanations: [LogExplanation] = []
  /// Why there is no answer.
  var failure: String?

  /// The answer as a line.
  var line: String {
    let data = (try? JSONEncoder().encode(self)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// The frames of the views of a document on a canvas.
struct CanvasFrames: Codable {
  /// The name of the canvas, such as `iPhone 15`.
  let name: String
  /// The views by their identifiers.
  var views: [String: ViewFrame] = [:]
}

/// What a layout knows of a view.
struct ViewFrame: Codable {
  /// The origin and the size in the superview.
  let frame: [Double]
  /// The names of what is ambiguous.
  let ambiguous: [String]
}

/// Why a view lies where it lies: the constraints that determine its place and size, those of contents, masks
/// and stack views included, along both axes.
struct ViewReasons: Codable {
  /// Those of the horizontal center and the width, as equations.
  let horizontal: [String]
  /// Those of the vertical center and the height, as equations.
  let vertical: [String]
}

/// The explanation of a report in a console log.
struct LogExplanation: Codable {
  /// The line of the report, from 0.
  let line: Int
  /// The explanation.
  let text: String
}
