import Foundation
import LayoutRendering

/// What a window tells its page, everything in one message so that it is shown at once.
///
/// Documentation/StudioMessages.md describes the members.
struct StudioMessage: Encodable {
  /// The number of the request that is answered.
  var re: Int?
  /// Why the request was not carried out.
  var error: Failure?
  /// The answer where it is neither scene nor state.
  var answer: (any Encodable)?
  /// What changed in the scene; written by hand, see `bytes`.
  var scene: SceneChange?
  /// Which scene the change is of; the page forgets everything when it is another one.
  var sceneID: String?
  /// Lines of the constraints of the selection; written by hand as well.
  var lines: [ConstraintLine]?
  /// The state of the document, if it changed.
  var state: DocumentState?
  /// What the inspectors show, if it changed.
  var inspector: InspectorModel?

  /// The members that an encoder writes; scene and lines are added to its text.
  private enum CodingKeys: String, CodingKey {
    case re, error, answer, sceneID, state, inspector
  }

  /// Writes everything but the scene and its lines.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(re, forKey: .re)
    try container.encodeIfPresent(error, forKey: .error)
    if let answer { try container.encode(answer, forKey: .answer) }
    try container.encodeIfPresent(sceneID, forKey: .sceneID)
    try container.encodeIfPresent(state, forKey: .state)
    try container.encodeIfPresent(inspector, forKey: .inspector)
  }

  /// An error as the page shows it.
  struct Failure: Encodable {
    /// What is wrong, in one sentence without full stop.
    var message: String
    /// What to do, in one sentence without full stop.
    var hint: String
    /// Whether something else was asked for meanwhile, so that the same question may well be answered.
    var isInterrupted: Bool?
  }

  /// The message as it is sent.
  ///
  /// Of a drag nothing is told but the scene and its lines, which are written without an encoder.
  var bytes: [UInt8] {
    var text = [UInt8]("{}".utf8)
    if error != nil || answer != nil || sceneID != nil || state != nil || inspector != nil {
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

  /// The message in place of one that cannot be encoded.
  private static let unwritten = Array(
    #"{"error":{"message":"the answer cannot be written","hint":"please report it"}}"#.utf8)
}
