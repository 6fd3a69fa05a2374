import Foundation

/// Splits the input of a language server into messages, which are framed as in HTTP.
///
///     Content-Length: 52\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"shutdown"}
///
/// A message that exceeds the limit is skipped as it arrives, so that the limit bounds the memory.
struct MessageFrames {
  /// A part of the input.
  enum Frame: Equatable {
    /// The content of a message.
    case message(Data)
    /// A skipped message with the specified number of bytes.
    case tooLong(Int)
    /// An invalid header, after which the start of the next message is unknown.
    case broken
  }

  /// The maximum length of a message, in bytes.
  let limit: Int
  /// The bytes that have arrived and do not belong to a complete frame.
  private var pending: [UInt8] = []
  /// The number of bytes of a message that remain to be skipped.
  private var skipped = 0
  /// The length of the message whose header was read, or `nil` between messages.
  private var length: Int?
  /// A Boolean value that indicates whether an invalid header was found.
  private var isBroken = false

  /// The maximum length of a header. Clients send fewer than a hundred bytes.
  private static let maxHeaderLength = 4096
  /// The end of a header.
  private static let separator: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]

  /// Creates a splitter of messages with a maximum length in bytes.
  init(limit: Int) { self.limit = limit }

  /// Returns a message with its header.
  static func framed(_ text: String) -> Data {
    let content = Data(text.utf8)
    return Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  /// Adds bytes, and returns the frames that they complete.
  ///
  /// - Parameter bytes: The next bytes of the input.
  /// - Returns: The frames in order. After an invalid header, the array is empty.
  mutating func take(_ bytes: some Collection<UInt8>) -> [Frame] {
    guard !isBroken else { return [] }
    let dropped = min(skipped, bytes.count)
    skipped -= dropped
    pending.append(contentsOf: bytes.dropFirst(dropped))
    var frames: [Frame] = []
    var start = 0
    while let frame = next(&start) {
      frames.append(frame)
      if isBroken { break }
    }
    pending.removeFirst(start)
    return frames
  }

  /// Returns the next complete frame at an offset of the pending bytes, or `nil` if it is not
  /// complete yet. The offset moves behind the frame.
  private mutating func next(_ start: inout Int) -> Frame? {
    if length == nil {
      let rest = pending[start...]
      guard let end = rest.prefix(Self.maxHeaderLength).firstRange(of: Self.separator) else {
        return rest.count >= Self.maxHeaderLength ? broken() : nil
      }
      guard let count = Self.contentLength(pending[start..<end.lowerBound]) else { return broken() }
      start = end.upperBound
      if count > limit {
        let present = min(count, pending.count - start)
        start += present
        skipped = count - present
        return .tooLong(count)
      }
      length = count
    }
    guard let count = length, pending.count - start >= count else { return nil }
    defer { start += count }
    length = nil
    return .message(Data(pending[start..<(start + count)]))
  }

  /// Stops reading after an invalid header.
  private mutating func broken() -> Frame {
    isBroken = true
    return .broken
  }

  /// Returns the length in a header, or `nil` if it has no valid one.
  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].trimmingCharacters(in: .whitespaces)).flatMap { $0 < 0 ? nil : $0 }
    }
    return nil
  }
}
