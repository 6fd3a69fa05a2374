import Foundation
import Testing

@testable import Studio

@Suite("The studio server", .serialized)
struct StudioServerTests {
  @Test("The token is accepted once and gives access to the page")
  func token() async throws {
    try await withServer { server in
      let token = server.address.split(separator: "=").last.map(String.init) ?? ""
      let wrong = try server.get("/?token=0123456789abcdef0123456789abcdef")
      #expect(wrong.status == 403)
      #expect(try server.get("/").status == 403)
      let right = try server.get("/?token=\(token)")
      #expect(right.status == 303)
      let cookie = try #require(right.cookie)
      #expect(try server.get("/?token=\(token)").status == 403)
      let page = try server.get("/", ["Cookie": cookie])
      #expect(page.status == 200)
      #expect(page.text.contains("Content-Security-Policy: default-src 'none'"))
      #expect(try server.get("/main.js", ["Cookie": cookie]).status == 200)
      let font = try server.get("/text400.ttf", ["Cookie": cookie])
      #expect(font.status == 200 && font.text.contains("Content-Type: font/ttf"))
      #expect(page.text.contains("font-src 'self'"))
    }
  }

  @Test("The server embeds all files of the page")
  func pageIsWhole() throws {
    let folder = Self.pageFolder
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == PageFiles.embedded.names)
    for name in names {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
      let isCurrent = PageFiles.embedded[name] == Array(bytes)
      #expect(isCurrent, "\(name)")
    }
  }

  @Test(
    "Requests of other sites or hosts, for other paths, or in a wrong format are refused",
    arguments: [
      (["Host": "evil.example"], "/", 403),
      (["Host": "127.0.0.1:1"], "/", 403),
      (["Origin": "http://evil.example"], "/", 403),
      (["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"], "/main.js", 403),
      ([:], "/../../etc/passwd", 404),
      ([:], "/%2e%2e/%2e%2e/etc/passwd", 404),
      ([:], "//etc/passwd", 404),
      ([:], "/..", 404),
      ([:], "/../Page/main.js", 404),
      ([:], "/./main.js", 404),
      ([:], "/Login.storyboard", 404),
      (["Content-Length": "104857600"], "/", 413),
      (["Transfer-Encoding": "chunked"], "/", 413),
      (["X-Long": String(repeating: "x", count: 20_000)], "/", 431),
    ] as [([String: String], String, Int)], [false, true])
  func refusals(
    request: (headers: [String: String], path: String, status: Int), hasFolder: Bool
  ) async throws {
    let (headers, path, status) = request
    try await withServer(pageFolder: hasFolder ? Self.pageFolder.path : nil) { server in
      let cookie = try server.cookie()
      let all = headers.merging(["Cookie": cookie]) { $1 }
      #expect(try server.get(path, all).status == status)
      #expect(try server.get("/", ["Cookie": cookie]).status == 200)
    }
  }

  @Test("The server continues after malformed requests")
  func noise() async throws {
    try await withServer { server in
      let cookie = try server.cookie()
      for bytes in ["\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n"] {
        #expect(try server.send(Array(bytes.utf8)).status == 400)
      }
      #expect(
        try server.send(
          Array(
            "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nCookie: \(cookie)\r\n\r\n".utf8)
        ).status == 405)
      #expect(try server.get("/", ["Cookie": cookie]).status == 200)
    }
  }

  @Test("A socket requires the same origin and the session cookie")
  func socketGate() async throws {
    try await withServer { server in
      let cookie = try server.cookie()
      let origin = "http://127.0.0.1:\(server.port)"
      #expect(try server.upgrade(origin: "http://evil.example", cookie).status == 403)
      #expect(try server.upgrade(origin: nil, cookie).status == 403)
      #expect(try server.upgrade(origin: origin, "").status == 403)
      #expect(try server.upgrade(origin: origin, "\(cookie)0").status == 403)
      #expect(try server.upgrade(origin: origin, cookie).status == 101)
    }
  }

  @Test("Malformed and oversized messages are refused, and the server continues")
  func messages() async throws {
    try await withServer { server in
      let cookie = try server.cookie()
      // A frame of 100 MB is refused by its length alone.
      let large = try server.socket(cookie)
      defer { large.close() }
      try large.write([0x81, 0xFF, 0, 0, 0, 0, 0x06, 0x40, 0, 0, 1, 2, 3, 4])
      #expect(try large.closeCode() == 1009)
      // So are those that say they have 2⁶³ − 1 and 2⁶³ bytes, the second of which `Int` cannot hold.
      for first: [UInt8] in [
        [0x7F] + [UInt8](repeating: 0xFF, count: 7), [0x80, 0, 0, 0, 0, 0, 0, 0],
      ] {
        let absurd = try server.socket(cookie)
        defer { absurd.close() }
        try absurd.write([0x81, 0xFF] + first + [1, 2, 3, 4])
        #expect(try absurd.closeCode() == 1009)
      }
      // Frames that are not masked, of unknown kind, or out of order.
      for bytes: [UInt8] in [
        [0x81, 0x01, 0x41], [0x83, 0x80, 0, 0, 0, 0], [0x80, 0x80, 0, 0, 0, 0],
      ] {
        let odd = try server.socket(cookie)
        defer { odd.close() }
        try odd.write(bytes)
        #expect(try odd.closeCode() == 1002)
      }
      // What is no request is answered with an error, on the same connection.
      let chat = try server.socket(cookie)
      defer { chat.close() }
      for text in [
        "", "nonsense", "[]", "{\"version\":1,\"ask\":{\"type\":\"open\",\"document\":\"x\"}}",
        "{\"id\":1}",
      ] {
        #expect(try chat.ask(text).contains("\"error\""))
      }
      #expect(
        try chat.ask(#"{"id":2,"version":1,"ask":{"type":"open","document":7}}"#).contains(
          "document 7 does not exist"))
      // Numbers that no integer holds, as a document and as the request's own number.
      for number in ["9223372036854775808", "-9223372036854775809", "1e400"] {
        let open = "{\"id\":2,\"ask\":{\"type\":\"open\",\"document\":\(number)}}"
        #expect(try chat.ask(open).contains("invalid request"))
        let strange = "{\"id\":\(number),\"ask\":{\"type\":\"workspace\"}}"
        #expect(try chat.ask(strange).contains("invalid request"))
      }
      #expect(try chat.ask(#"{"id":3,"ask":{"type":"open","document":0}}"#).contains("\"scene\""))
    }
  }

  @Test("Two windows on one document show the same content")
  func twoWindows() async throws {
    try await withServer { server in
      let cookie = try server.cookie()
      let first = try server.socket(cookie)
      let second = try server.socket(cookie)
      defer {
        first.close()
        second.close()
      }
      _ = try first.ask(#"{"id":1,"version":1,"ask":{"type":"open","document":0}}"#)
      _ = try second.ask(#"{"id":1,"version":1,"ask":{"type":"open","document":0}}"#)
      let answer = try first.ask(
        #"{"id":2,"ask":{"type":"edit","edit":{"type":"changeConstraint","constraint":"LgN-c0-001","change":{"constant":50}}}}"#
      )
      let push = try Self.layout(second)
      #expect(answer.contains("[170,95,50,50]"))
      #expect(push.contains("[170,95,50,50]"))
      #expect(push.contains(#""undo":"Change Constraint""#))
      let undone = try second.ask(#"{"id":3,"ask":{"type":"undo"}}"#)
      #expect(undone.contains("[147,95,96,96]"))
      #expect(try Self.layout(first).contains("[147,95,96,96]"))
    }
  }

  /// Returns the next message that is not about which documents have changes.
  private static func layout(_ socket: RunningServer.Connection) throws -> String {
    while true {
      let message = try socket.read()
      if message.wholeMatch(of: #/{"dirty":\[[0-9,]*\]}/#) == nil { return message }
    }
  }

  /// Where the page's files lie in the repository.
  static let pageFolder = ExampleCopy.root.appendingPathComponent("Sources/Studio/Page")

  private func withServer(
    pageFolder: String? = nil, _ body: @escaping @Sendable (RunningServer) throws -> Void
  ) async throws {
    let copy = try ExampleCopy("Login")
    defer { withExtendedLifetime(copy) {} }
    let workspace = await StudioWorkspace(paths: [copy.path])
    let server = try await StudioServer(workspace, pageFolder: pageFolder)
    let task = Task.detached { try await server.run() }
    defer { task.cancel() }
    // The client blocks, so it must not keep a thread of the pool from the server.
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      Thread.detachNewThread {
        done.resume(
          with: Result { try body(RunningServer(port: server.port, address: server.address)) })
      }
    }
  }
}
