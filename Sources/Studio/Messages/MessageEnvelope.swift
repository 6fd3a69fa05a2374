import Foundation

/// The members of a message of the page in addition to its request: `{"id": 1, "version": 1, "ask":
/// …}`.
struct MessageEnvelope: Decodable {
  /// The number of the message, which the answer repeats, or `nil` if the page does not expect an
  /// answer.
  var id: Int?
  /// The version of the page's messages. At least the first message has it.
  var version: Int?

  /// The version of this program's messages. It increases with every change that an older page or
  /// program would misinterpret.
  static let currentVersion = 1

  /// Creates an envelope from the bytes of a message.
  ///
  /// - Throws: `DecodingError` if the bytes are not an object, or if a member has another type.
  init(_ bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(MessageEnvelope.self, from: Data(bytes))
  }

  /// Rejects a page with another version.
  ///
  /// - Parameter isFirst: A Boolean value that indicates whether the page has not sent its version
  ///   yet.
  /// - Throws: `StudioError` if the first message does not have a version, or if the version is not
  ///   the current one.
  func checkVersion(isFirst: Bool) throws {
    guard let version else {
      guard isFirst else { return }
      throw StudioError(
        "the first message has no version",
        hint: "add \"version\": \(Self.currentVersion), or reload the page")
    }
    guard version == Self.currentVersion else {
      throw StudioError(
        "the page uses message version \(version), the studio version \(Self.currentVersion)",
        hint: "reload the page")
    }
  }

  /// Returns the request of a message.
  ///
  /// - Throws: `DecodingError` if the request is missing or unknown.
  static func request(_ bytes: [UInt8]) throws -> StudioRequest {
    struct Message: Decodable { var ask: StudioRequest }
    return try JSONDecoder().decode(Message.self, from: Data(bytes)).ask
  }
}
