import Foundation

/// What every message of a page has next to its request: `{"id": 1, "version": 1, "ask": …}`.
struct MessageEnvelope: Decodable {
  /// The number that the answer repeats; nil if the page does not wait for one.
  var id: Int?
  /// The version of the messages that the page speaks; in the first message at least.
  var version: Int?

  /// The version of the messages that this program speaks. It changes with every change of their form
  /// that an older page or program would misunderstand.
  static let currentVersion = 1

  /// - Throws: `DecodingError` if the bytes are not an object, or have members of other types.
  init(_ bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(MessageEnvelope.self, from: Data(bytes))
  }

  /// Rejects pages that speak another version.
  ///
  /// - Parameter isFirst: Whether the page has not stated its version yet.
  /// - Throws: `StudioError` if the first message states no version, or if the version is another one.
  func checkVersion(isFirst: Bool) throws {
    guard let version else {
      guard isFirst else { return }
      throw StudioError(
        "the first message has no version",
        hint: "add \"version\": \(Self.currentVersion), or reload the page")
    }
    guard version == Self.currentVersion else {
      throw StudioError(
        "the page speaks version \(version) of the messages, the studio \(Self.currentVersion)",
        hint: "reload the page")
    }
  }

  /// The request of a message.
  ///
  /// - Throws: `DecodingError` if there is none that the studio knows.
  static func request(_ bytes: [UInt8]) throws -> StudioRequest {
    struct Message: Decodable { var ask: StudioRequest }
    return try JSONDecoder().decode(Message.self, from: Data(bytes)).ask
  }
}
