import Foundation

/// The names of the members of messages.
enum MessageKey: String, CodingKey {
  /// The type of the object.
  case type
  case action, align, canvas, change, command, conflict, constraint, constraints, document, edit,
    edits
  case frame, from, gesture, isAgain, isInstalled, keys, kind, lesson, number, object, parent, path
  case pin, place, property, resolution, revision, scene, sizeClass, text, to, value, view, views,
    x, y
  case gestureRecognizer, guide, objects, segue
  case attribute, before, distances, order, replaces, restores, toMargins
  case container = "in"
}

/// Reads the members of an object with a `type`.
///
///     let fields = try MessageFields(decoder)
///     guard fields.type == "open" else { throw fields.unknownType }
///     let request = StudioRequest.open(document: try fields(.document), scene: try fields.optional(.scene))
struct MessageFields {
  /// The members of the object.
  private let values: KeyedDecodingContainer<MessageKey>
  /// The type of the object, such as `open` or `setFrame`.
  let type: String

  /// Creates a reader of an object.
  ///
  /// - Throws: `DecodingError` if the text is not an object with a `type`.
  init(_ decoder: any Decoder) throws {
    values = try decoder.container(keyedBy: MessageKey.self)
    type = try values.decode(String.self, forKey: .type)
  }

  /// Returns a required member.
  func callAsFunction<Value: Decodable>(_ key: MessageKey) throws -> Value {
    try values.decode(Value.self, forKey: key)
  }

  /// Returns an optional member, or `nil` if it is missing or null.
  func optional<Value: Decodable>(_ key: MessageKey) throws -> Value? {
    try values.decodeIfPresent(Value.self, forKey: key)
  }

  /// The error for an unknown type.
  var unknownType: DecodingError {
    DecodingError.dataCorruptedError(
      forKey: .type, in: values, debugDescription: "unknown type '\(type)'")
  }
}

/// Writes the members of an object with a `type`.
struct MessageWriter {
  /// The members that have been written.
  private var values: KeyedEncodingContainer<MessageKey>

  /// Creates a writer that begins an object with its `type`.
  init(_ encoder: any Encoder, type: String) throws {
    values = encoder.container(keyedBy: MessageKey.self)
    try values.encode(type, forKey: .type)
  }

  /// Adds a member. A value of `nil` is omitted.
  mutating func add(_ key: MessageKey, _ value: (some Encodable)?) throws {
    try values.encodeIfPresent(value, forKey: key)
  }
}
