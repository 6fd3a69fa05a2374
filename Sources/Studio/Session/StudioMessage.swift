import Foundation
import LayoutRendering

/// A message from a window to its page. One message has all data that must be shown at the same
/// time.
///
/// Documentation/StudioMessages.md describes the members.
struct StudioMessage: Encodable {
  /// The number of the answered request, or `nil` for changes that the page did not request.
  var re: Int?
  /// The reason why the request failed, or `nil` if it succeeded.
  var error: Failure?
  /// The answer to a query, or `nil` for other requests.
  var answer: (any Encodable)?
  /// The change of the scene. It is not encoded by an encoder; see `bytes`.
  var scene: SceneChange?
  /// The identifier of the scene of the change. If it differs from the previous one, the page
  /// discards the previous scene.
  var sceneID: String?
  /// The lines of the selected constraints. They are written by `bytes`, like the scene.
  var lines: [ConstraintLine]?
  /// The state of the document, if it changed.
  var state: DocumentState?
  /// The contents of the inspectors, if they changed.
  var inspector: InspectorModel?

  /// The documents of the workspace, if there are more of them than before.
  var documents: [WorkspaceModel.Entry]?
  /// The numbers of the documents with unsaved changes, if they changed.
  var dirty: [Int]?

  /// The members that an encoder writes. The scene and its lines are added to its output.
  private enum CodingKeys: String, CodingKey {
    case re, error, answer, sceneID, state, inspector, documents, dirty
  }

  /// Writes all members except the scene and its lines.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(re, forKey: .re)
    try container.encodeIfPresent(error, forKey: .error)
    if let answer { try container.encode(answer, forKey: .answer) }
    try container.encodeIfPresent(sceneID, forKey: .sceneID)
    try container.encodeIfPresent(state, forKey: .state)
    try container.encodeIfPresent(inspector, forKey: .inspector)
    try container.encodeIfPresent(documents, forKey: .documents)
    try container.encodeIfPresent(dirty, forKey: .dirty)
  }

  /// An error for the page.
  struct Failure: Encodable {
    /// The description of the error, in one sentence without a period.
    var message: String
    /// Advice, in one sentence without a period.
    var hint: String
    /// A Boolean value that indicates whether another request interrupted this one. The same
    /// request may succeed later.
    var isInterrupted: Bool?
  }

  /// The bytes of the message.
  ///
  /// Messages during a drag have only the scene and its lines, which are written without an
  /// encoder.
  var bytes: [UInt8] {
    var text = [UInt8]("{}".utf8)
    let isSceneAlone = error == nil && answer == nil && sceneID == nil && state == nil
    if !isSceneAlone || inspector != nil || documents != nil || dirty != nil {
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      guard let data = try? encoder.encode(self) else { return Self.unwritten }
      text = Array(data)
    } else if let re {
      text = Array("{\"re\":\(re)}".utf8)
    }
    if let scene { Self.add("scene", to: &text, scene.write) }
    if let lines {
      Self.add("lines", to: &text) { json in
        json.array { json in for line in lines { line.write(to: &json) } }
      }
    }
    return text
  }

  /// Adds a member to an object.
  private static func add(
    _ name: String, to text: inout [UInt8], _ write: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter()
    write(&json)
    text.removeLast()
    if text.count > 1 { text.append(UInt8(ascii: ",")) }
    text += "\"\(name)\":".utf8
    text += json.bytes
    text.append(UInt8(ascii: "}"))
  }

  /// The message that replaces one that cannot be encoded.
  private static let unwritten = Array(
    #"{"error":{"message":"the answer cannot be written","hint":"please report it"}}"#.utf8)
}
