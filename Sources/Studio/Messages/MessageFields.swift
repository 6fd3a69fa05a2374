import Foundation

/// The names of members of messages.
enum MessageKey: String, CodingKey {
  /// What the object is.
  case type
  case align, canvas, change, command, conflict, constraint, constraints, document, edit, edits
  case frame, from, gesture, isAgain, isInstalled, keys, kind, lesson, number, object, parent, path
  case pin, property, resolution, revision, scene, sizeClass, text, to, value, view, views, x, y
  case attribute
  case container = "in"
}

/// The members of an object with a `type`, as it is read.
///
///     let fields = try MessageFields(decoder)
///     guard fields.type == "open" else { throw fields.unknownType }
///     let request = StudioRequest.open(document: try fields(.document), scene: try fields.optional(.scene))
struct MessageFields {
  /// The members of the object.
  private let values: KeyedDecodingContainer<MessageKey>
  /// What the object is, such as `open` or `setFrame`.
  let type: String

  /// - Throws: `DecodingError` if the text is not an object with a `type`.
  init(_ decoder: any Decoder) throws {
    values = try decoder.container(keyedBy: MessageKey.self)
    type = try values.decode(String.self, forKey: .type)
  }

  /// A member that has to be there.
  func callAsFunction<Value: Decodable>(_ key: MessageKey) throws -> Value {
    try values.decode(Value.self, forKey: key)
  }

  /// A member that may be missing or null.
  func optional<Value: Decodable>(_ key: MessageKey) throws -> Value? {
    try values.decodeIfPresent(Value.self, forKey: key)
  }

  /// The error for a type that the studio does not have.
  var unknownType: DecodingError {
    DecodingError.dataCorruptedError(
      forKey: .type, in: values, debugDescription: "unknown type '\(type)'")
  }
}

/// The members of an object with a `type`, as it is written.
struct MessageWriter {
  /// The members that were written.
  private var values: KeyedEncodingContainer<MessageKey>

  /// Begins an object with its `type`.
  init(_ encoder: any Encoder, type: String) throws {
    values = encoder.container(keyedBy: MessageKey.self)
    try values.encode(type, forKey: .type)
  }

  /// Adds a member; nil is left out.
  mutating func add(_ key: MessageKey, _ value: (some Encodable)?) throws {
    try values.encodeIfPresent(value, forKey: key)
  }
}
