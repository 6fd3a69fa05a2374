import Foundation

/// Splits the input of a language server into messages, which are framed as in HTTP.
///
///     Content-Length: 52\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"shutdown"}
///
/// A message that is longer than the limit is skipped as it arrives, so that the limit bounds the memory.
struct MessageFrames {
  /// A part of the input.
  enum Frame: Equatable {
    /// The content of a message.
    case message(Data)
    /// A message of so many bytes that was skipped.
    case tooLong(Int)
    /// A header that is none. Where the next message starts is not known.
    case broken
  }

  /// The length of the longest message in bytes.
  let limit: Int
  /// Bytes that have arrived and belong to no complete frame.
  private var pending: [UInt8] = []
  /// The bytes of a message that are still to be skipped.
  private var skipped = 0
  /// The length of the message whose header was read; nil between messages.
  private var length: Int?
  /// A Boolean value that indicates whether a header could not be read.
  private var isBroken = false

  /// The length of the longest header. Clients send fewer than a hundred bytes.
  private static let maxHeaderLength = 4096
  /// The end of a header.
  private static let separator: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]

  /// Creates a splitter for messages up to a length in bytes.
  init(limit: Int) { self.limit = limit }

  /// The frame of a message.
  static func framed(_ text: String) -> Data {
    let content = Data(text.utf8)
    return Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  /// Takes the next bytes, and returns the frames that they complete. Linear in the bytes.
  ///
  /// - Parameter bytes: The next bytes of the input, of any number.
  /// - Returns: The frames in their order; none after a header that is broken.
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

  /// The next complete frame at an offset of what is pending.
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

  /// Stops reading.
  private mutating func broken() -> Frame {
    isBroken = true
    return .broken
  }

  /// The length in a header, or `nil` without a valid one.
  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].trimmingCharacters(in: .whitespaces)).flatMap { $0 < 0 ? nil : $0 }
    }
    return nil
  }
}
