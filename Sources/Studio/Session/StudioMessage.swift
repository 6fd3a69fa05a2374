import Foundation

/// What a window tells its page, everything in one message so that it is shown at once.
struct StudioMessage: Encodable {
  /// The number of the request that is answered.
  var re: Int?
  var error: Failure?
  /// The answer where it is neither scene nor state.
  var answer: Answer?
  /// What changed in the scene; written by hand, see `bytes`.
  var scene: SceneChange?
  /// Which scene the change is of; the page forgets everything when it is another one.
  var sceneID: String?
  /// Lines of the constraints of the selection; written by hand as well.
  var lines: [ConstraintLine]?
  var state: DocumentState?
  var inspector: InspectorModel?

  private enum CodingKeys: String, CodingKey {
    case re, error, answer, sceneID, state, inspector
  }

  struct Failure: Encodable {
    var message: String
    var hint: String
    /// Whether something else was asked for meanwhile, so that the same question may well be answered.
    var isInterrupted: Bool?
  }

  /// The answers by kind.
  enum Answer: Encodable {
    case workspace(WorkspaceModel)
    case issues([IssueModel])
    case offers([OfferModel])
    case neighbours(SurroundingsModel)
    case explanation(ExplanationModel)
    case repairs(ConflictAnswer)
    case preview(SceneModel?)
    case ruler(RulerModel)
    case comparison(SceneModel?)
    case revisions([RevisionModel])
    case log([LogModel])
    case lesson(LessonModel)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .workspace(let value): try container.encode(value)
      case .issues(let value): try container.encode(value)
      case .offers(let value): try container.encode(value)
      case .neighbours(let value): try container.encode(value)
      case .explanation(let value): try container.encode(value)
      case .repairs(let value): try container.encode(value)
      case .preview(let value), .comparison(let value): try container.encode(value)
      case .ruler(let value): try container.encode(value)
      case .revisions(let value): try container.encode(value)
      case .log(let value): try container.encode(value)
      case .lesson(let value): try container.encode(value)
      }
    }
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
    _ name: String, to text: inout [UInt8], _ write: (inout JSONText) -> Void
  ) {
    var json = JSONText()
    write(&json)
    text.removeLast()
    if text.count > 1 { text.append(UInt8(ascii: ",")) }
    text += "\"\(name)\":".utf8
    text += json.bytes
    text.append(UInt8(ascii: "}"))
  }

  private static let unwritten = Array(
    #"{"error":{"message":"the answer cannot be written","hint":"please report it"}}"#.utf8)
}

/// The state of the open document beside its layout.
struct DocumentState: Encodable, Equatable {
  var document: Int
  var name: String
  var path: String
  /// Counts changes, so that one that looks like the last one is told, too.
  var revision: Int
  var isDirty: Bool
  var undo: String?
  var redo: String?
  /// Whether the file was changed elsewhere in a way that does not go together.
  var isDisputed: Bool
  var scenes: [Scene]
  var languages: [String]
  /// The lesson's number, where the document is a lesson's.
  var lesson: Int?

  struct Scene: Encodable, Equatable {
    var id: String
    var name: String
    var kind: String
  }
}

/// What the studio has and may do.
struct WorkspaceModel: Encodable {
  var documents: [Entry]
  var devices: [DeviceModel]
  var isReadOnly: Bool
  var lessons: [String]
  var kinds: [String]

  struct Entry: Encodable {
    var name: String
    var path: String
  }

  struct DeviceModel: Encodable {
    var id: String
    var name: String
    var width, height: Double
    var isPad: Bool
    /// Name and width, portrait and landscape.
    var splits: [[Split]]

    struct Split: Encodable {
      var name: String
      var width: Double
    }
  }
}
