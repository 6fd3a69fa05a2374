import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's calls under names of their own, with what differs between systems.
private enum System {
  static func openStream() -> Int32 {
    #if canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  static func closeFile(_ file: Int32) { _ = close(file) }

  /// Sends without ending the program where the other side is gone; on Apple's systems the server has
  /// the signal ignored.
  static func sendBytes(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      send(file, bytes.baseAddress, bytes.count, 0)
    #else
      send(file, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }
}

/// A client of a server that runs in the test.
struct RunningServer {
  let port: UInt16
  let address: String

  struct Answer {
    var text: String
    var status: Int { Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0 }
    var cookie: String? {
      text.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") }
        .map { String($0.dropFirst(12).prefix { $0 != ";" }) }
    }
  }

  struct Failure: Error { var text: String }

  func cookie() throws -> String {
    let path = address.drop { $0 != "?" }
    guard let cookie = try get("/\(path)").cookie else { throw Failure(text: "no cookie") }
    return cookie
  }

  func get(_ path: String, _ headers: [String: String] = [:]) throws -> Answer {
    var text = "GET \(path) HTTP/1.1\r\n"
    let all = ["Host": "127.0.0.1:\(port)"].merging(headers) { $1 }
    for (name, value) in all { text += "\(name): \(value)\r\n" }
    return try send(Array((text + "\r\n").utf8))
  }

  func send(_ bytes: [UInt8]) throws -> Answer {
    let connection = try Connection(port)
    defer { connection.close() }
    try connection.write(bytes)
    return Answer(text: String(decoding: try connection.readAll(), as: UTF8.self))
  }

  func upgrade(origin: String?, _ cookie: String) throws -> Answer {
    let connection = try Connection(port)
    defer { connection.close() }
    return try connection.upgrade(port, origin: origin, cookie)
  }

  func socket(_ cookie: String) throws -> Connection {
    let connection = try Connection(port)
    let answer = try connection.upgrade(port, origin: "http://127.0.0.1:\(port)", cookie)
    guard answer.status == 101 else { throw Failure(text: answer.text) }
    return connection
  }

  /// A blocking connection.
  final class Connection {
    private let file: Int32
    private var buffer: [UInt8] = []

    init(_ port: UInt16) throws {
      file = System.openStream()
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      // A server that does not answer fails the test instead of hanging it.
      var limit = timeval(tv_sec: 20, tv_usec: 0)
      setsockopt(
        file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard result == 0 else { throw Failure(text: "no connection") }
    }

    func close() { System.closeFile(file) }

    func write(_ bytes: [UInt8]) throws {
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes { System.sendBytes(file, $0) }
        // The server may have had enough already.
        guard count > 0 else { return }
        sent += count
      }
    }

    /// Takes in what comes next; false at the end.
    private func fill() throws -> Bool {
      var bytes = [UInt8](repeating: 0, count: 65536)
      let count = recv(file, &bytes, bytes.count, 0)
      if count > 0 { buffer += bytes[..<count] }
      if count < 0, errno != ECONNRESET { throw Failure(text: "no answer in time") }
      return count > 0
    }

    func readAll() throws -> [UInt8] {
      while try fill() {}
      return buffer
    }

    func upgrade(_ port: UInt16, origin: String?, _ cookie: String) throws -> Answer {
      var text =
        "GET /socket HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\n"
        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: \(cookie)\r\n"
      if let origin { text += "Origin: \(origin)\r\n" }
      try write(Array((text + "\r\n").utf8))
      let end: [UInt8] = [13, 10, 13, 10]
      while true {
        if let place = (0..<max(buffer.count - 3, 0)).first(where: {
          Array(buffer[$0..<$0 + 4]) == end
        }) {
          let head = String(decoding: buffer[..<place], as: UTF8.self)
          buffer.removeFirst(place + 4)
          return Answer(text: head)
        }
        guard try fill() else { throw Failure(text: "the connection ended") }
      }
    }

    /// Sends a text as a masked frame and returns the next message.
    func ask(_ text: String) throws -> String {
      let payload = Array(text.utf8)
      var frame: [UInt8] = [0x81]
      if payload.count < 126 {
        frame.append(0x80 | UInt8(payload.count))
      } else {
        frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
      }
      frame += [1, 2, 3, 4]
      for (index, byte) in payload.enumerated() { frame.append(byte ^ [1, 2, 3, 4][index % 4]) }
      try write(frame)
      return try read()
    }

    /// The next message.
    func read() throws -> String { String(decoding: try frame().payload, as: UTF8.self) }

    /// The code of the frame that ends the connection.
    func closeCode() throws -> Int {
      let (kind, payload) = try frame()
      guard kind == 8, payload.count >= 2 else { throw Failure(text: "no farewell") }
      return Int(payload[0]) << 8 | Int(payload[1])
    }

    private func frame() throws -> (kind: UInt8, payload: [UInt8]) {
      while true {
        if buffer.count >= 2 {
          let short = Int(buffer[1] & 0x7F)
          let extra = short == 126 ? 2 : short == 127 ? 8 : 0
          if buffer.count >= 2 + extra {
            let length =
              extra == 0 ? short : buffer[2..<2 + extra].reduce(0) { $0 << 8 | Int($1) }
            if buffer.count >= 2 + extra + length {
              let kind = buffer[0] & 0x0F
              let payload = Array(buffer[2 + extra..<2 + extra + length])
              buffer.removeFirst(2 + extra + length)
              return (kind, payload)
            }
          }
        }
        guard try fill() else { throw Failure(text: "the connection ended") }
      }
    }
  }
}
