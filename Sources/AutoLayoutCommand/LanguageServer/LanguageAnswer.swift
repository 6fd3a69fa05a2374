import Foundation

/// A request of the language server to a worker, which lays out documents.
struct LanguageRequest: StreamRequest, Codable {
  /// The kinds of work.
  enum Work: String, Codable {
    /// Determines the findings and frames of a text.
    case analysis
    /// Determines the edit of a code action.
    case edit
  }

  /// The kind of work.
  let work: Work
  /// The path in the project.
  let path: String
  /// The URI of the text.
  let uri: String
  /// The kind of the text.
  let kind: OpenDocument.Kind
  /// The text of the open document, as the editor last sent it.
  let content: String
  /// The encoding in which the answer counts characters.
  let encoding: TextPosition.Encoding
  /// The action whose edit is requested, or `nil` for other work.
  var action: LanguageAction?

  /// An example of a line, which only the server writes.
  static let example = #"{"work":"analysis","path":"Main.storyboard",…}"#
}

/// The answer of a worker.
struct LanguageAnswer: Codable {
  /// The diagnostics, as a JSON array.
  var diagnostics = "[]"
  /// The frames of views on a canvas.
  var canvases: [CanvasFrames] = []
  /// The constraints that determine the frames of views on the document's canvas, by view
  /// identifier.
  var reasons: [String: ViewReasons] = [:]
  /// The edits of a code action as a JSON array, or `nil` if they were not requested.
  var edits: String?
  /// The explanations of the reports of a console log, by their first line.
  var explanations: [LogExplanation] = []
  /// The reason why there is no answer, or `nil` if there is one.
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

/// The layout of a view.
struct ViewFrame: Codable {
  /// The origin and the size in the coordinates of the superview, in points.
  let frame: [Double]
  /// The names of the ambiguous parts of the frame.
  let ambiguous: [String]
}

/// The constraints that determine the position and size of a view along both axes, including those
/// of content sizes, autoresizing masks and stack views.
struct ViewReasons: Codable {
  /// The equations that determine the horizontal center and the width.
  let horizontal: [String]
  /// The equations that determine the vertical center and the height.
  let vertical: [String]
}

/// The explanation of a report in a console log.
struct LogExplanation: Codable {
  /// The line of the report, from 0.
  let line: Int
  /// The explanation.
  let text: String
}
