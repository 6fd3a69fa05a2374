import Foundation

/// A frame of the WebSocket protocol (RFC 6455).
struct WebSocketFrame: Equatable, Sendable {
  /// The kind of a frame, which is its opcode. Continuations belong to the preceding text or binary
  /// frame. The last three kinds control the connection.
  enum Kind: UInt8, Sendable { case continuation = 0, text, binary, close = 8, ping, pong }

  /// A Boolean value that indicates whether the frame is the last one of its message.
  var isFinal = true
  /// The kind of the frame.
  var kind: Kind
  /// The content, unmasked.
  var payload: [UInt8]

  /// The reason for ending a connection, with the code that is sent to the client.
  enum Fault: UInt16, Error { case protocolError = 1002, unsupported = 1003, tooBig = 1009 }

  /// The bytes of the frame from the server, which are not masked.
  var bytes: Data {
    var data = Data(capacity: payload.count + 10)
    data.append((isFinal ? 0x80 : 0) | kind.rawValue)
    switch payload.count {
    case ..<126: data.append(UInt8(payload.count))
    case ..<65536:
      data.append(126)
      data.append(UInt8(payload.count >> 8))
      data.append(UInt8(payload.count & 0xFF))
    default:
      data.append(127)
      for shift in stride(from: 56, through: 0, by: -8) {
        data.append(UInt8((payload.count >> shift) & 0xFF))
      }
    }
    data.append(contentsOf: payload)
    return data
  }

  /// Returns the frame that ends a connection.
  static func closing(_ code: UInt16) -> WebSocketFrame {
    WebSocketFrame(kind: .close, payload: [UInt8(code >> 8), UInt8(code & 0xFF)])
  }
}

/// Splits the bytes of a client into frames. A frame with an excessive length is refused before its
/// payload is read.
struct WebSocketReader: Sendable {
  /// The bytes of the incomplete frame.
  private var buffer: [UInt8] = []
  /// The maximum length of a payload, in bytes.
  private let limit: Int

  /// Creates a reader of frames with at most `limit` bytes of payload.
  init(limit: Int) { self.limit = limit }

  /// Adds bytes from the client.
  mutating func append(_ bytes: [UInt8]) { buffer += bytes }

  /// Returns the next complete frame, or `nil` until there is one.
  ///
  /// - Throws: `Fault.protocolError` for frames that are not masked, have reserved bits or an
  ///   unknown opcode, and for control frames in parts; `Fault.tooBig` for frames over the limit.
  ///   The connection must then be closed.
  mutating func next() throws(WebSocketFrame.Fault) -> WebSocketFrame? {
    guard buffer.count >= 2 else { return nil }
    guard buffer[0] & 0x70 == 0, let kind = WebSocketFrame.Kind(rawValue: buffer[0] & 0x0F),
      // Clients mask their frames, so that intermediaries cannot misinterpret the bytes.
      buffer[1] & 0x80 != 0
    else { throw .protocolError }
    let isFinal = buffer[0] & 0x80 != 0
    guard let (length, start) = try length() else { return nil }
    guard kind.rawValue < 8 || (length < 126 && isFinal) else { throw .protocolError }
    guard length <= limit else { throw .tooBig }
    guard buffer.count >= start + 4 + length else { return nil }
    let mask = Array(buffer[start..<start + 4])
    var payload = Array(buffer[start + 4..<start + 4 + length])
    for index in payload.indices { payload[index] ^= mask[index & 3] }
    buffer.removeFirst(start + 4 + length)
    return WebSocketFrame(isFinal: isFinal, kind: kind, payload: payload)
  }

  /// Returns the length of the payload in bytes and the offset of its mask, or `nil` if the length
  /// is not complete yet.
  ///
  /// - Throws: `Fault.tooBig` for lengths over the limit.
  private func length() throws(WebSocketFrame.Fault) -> (Int, Int)? {
    let short = Int(buffer[1] & 0x7F)
    guard short >= 126 else { return (short, 2) }
    let count = short == 126 ? 2 : 8
    guard buffer.count >= 2 + count else { return nil }
    var length: UInt64 = 0
    for byte in buffer[2..<2 + count] { length = length << 8 | UInt64(byte) }
    guard length <= UInt64(limit) else { throw .tooBig }
    return (Int(length), 2 + count)
  }
}

/// Joins the frames of a client into messages.
struct WebSocketAssembler: Sendable {
  /// The bytes of the incomplete message, or `nil` between messages.
  private var parts: [UInt8]?
  /// The maximum length of a message, in bytes.
  private let limit: Int

  /// Creates an assembler of messages of at most `limit` bytes.
  init(limit: Int) { self.limit = limit }

  /// Returns the message that a data frame completes, or `nil` if more frames follow or the frame
  /// controls the connection.
  ///
  /// - Throws: `Fault.protocolError` for continuations without a beginning and for messages that
  ///   begin inside another message, `Fault.unsupported` for binary messages, and `Fault.tooBig`.
  mutating func message(
    _ frame: WebSocketFrame
  ) throws(WebSocketFrame.Fault) -> [UInt8]? {
    switch frame.kind {
    case .text:
      guard parts == nil else { throw .protocolError }
      parts = frame.payload
    case .continuation:
      guard let begun = parts else { throw .protocolError }
      guard begun.count + frame.payload.count <= limit else { throw .tooBig }
      parts = begun + frame.payload
    case .binary: throw .unsupported
    case .close, .ping, .pong: return nil
    }
    guard frame.isFinal else { return nil }
    defer { parts = nil }
    return parts
  }
}
