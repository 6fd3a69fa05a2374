import FlyingSocks
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves the page and its connections on the loopback address.
///
/// The server checks the host, origin and cookie of every request. Requests have no body, and their
/// size and time are limited (`ServerLimits`). Responses with files have `Connection: close`. A
/// request for `/socket` becomes a WebSocket for one window, which stays open until the page is
/// closed.
///
///     let server = try await StudioServer(workspace, port: 0)
///     print(server.address)
///     try await server.run()
public final class StudioServer: Sendable {
  /// The port of the server.
  public let port: UInt16
  /// The address that opens the studio. It can be used once.
  public let address: String

  /// The rules for allowed requests.
  private let authorizer: RequestAuthorizer
  /// The files of the page.
  private let files: PageFiles
  /// The documents, which all connections share.
  private let workspace: StudioWorkspace
  /// The listening socket.
  private let socket: AsyncSocket
  /// The pool that waits for all sockets.
  private let pool: any AsyncSocketPool
  /// The number of open connections, which is limited.
  private let connections = ConnectionCount()

  /// Creates a server that listens. It answers requests after `run()` is called.
  ///
  /// - Parameters:
  ///   - workspace: The documents.
  ///   - port: The port; 0 for any available port.
  ///   - pageFolder: The folder of the page's files, for the development of the page, or `nil` for
  ///     the embedded files.
  /// - Throws: `StudioError` if the port cannot be used, and the errors of sockets.
  public init(
    _ workspace: StudioWorkspace, port: UInt16 = 0, pageFolder: String? = nil
  ) async throws {
    self.workspace = workspace
    files = PageFiles(folder: pageFolder)
    // A client that disconnects during a write must not end the program.
    signal(SIGPIPE, SIG_IGN)
    let pool = SocketPool.make()
    try await pool.prepare()
    self.pool = pool
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
    } catch {
      throw StudioError(
        "port \(port) cannot be used",
        hint: "another program uses it; omit --port to use a free port")
    }
    guard case .ip4(_, let bound) = try socket.sockname() else {
      throw StudioError(
        "no port is available on the loopback address", hint: "check that 127.0.0.1 is configured")
    }
    self.socket = try AsyncSocket(socket: socket, pool: pool)
    self.port = bound
    let accessToken = AccessToken()
    authorizer = RequestAuthorizer(port: bound, accessToken: accessToken)
    address = "http://127.0.0.1:\(bound)/?token=\(accessToken.token)"
  }

  /// Answers requests until the task is cancelled.
  ///
  /// - Throws: The error that ended the listening socket or its pool.
  public func run() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.pool.run() }
      group.addTask { try await self.accept() }
      try await group.next()
      group.cancelAll()
    }
  }

  /// Accepts connections until the task is cancelled. Each connection has its own task, so that a
  /// slow client does not delay others.
  private func accept() async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while !Task.isCancelled {
        let client = try await AcceptRetry.next { try await self.socket.accept() }
        group.addTask { await self.serve(client) }
      }
    }
  }

  /// Serves a connection and closes it. Errors end the connection only.
  private func serve(_ client: AsyncSocket) async {
    defer { try? client.close() }
    client.sendsAtOnce()
    guard await connections.enter() else {
      try? await client.write(Response(.unavailable, "too many connections").bytes)
      return
    }
    do { try await answer(client) } catch {}
    await connections.leave()
  }

  /// Reads a request and answers it. A request for `/socket` becomes a WebSocket. All other
  /// requests are for files.
  private func answer(_ client: AsyncSocket) async throws {
    var reader = HeadReader(client)
    let head: RequestHead
    do {
      head = try await reader.head()
    } catch let refusal as HeadReader.Refusal {
      return try await client.write(refusal.response.bytes)
    }
    guard authorizer.allowsHost(head) else {
      return try await client.write(Response(.forbidden, "access denied").bytes)
    }
    if head.path == "/socket" {
      return try await upgrade(client, head, reader.rest)
    }
    try await client.write(await response(to: head).bytes)
  }

  /// Returns the response to a request for a file. The address with a token redirects to the page,
  /// so that the token does not stay in the history of the browser.
  private func response(to head: RequestHead) async -> Response {
    guard head.method == "GET" else { return Response(.methodNotAllowed, "only GET is supported") }
    guard authorizer.allowsOrigin(head, isRequired: false) else {
      return Response(.forbidden, "cross-site requests are not allowed")
    }
    if head.path == "/", let given = head.query["token"] {
      let isLetIn = await authorizer.accessToken.redeem(given)
      guard isLetIn || authorizer.allowsKey(head) else { return locked }
      var response = Response(.seeOther, "")
      response.headers = [("Location", "/")] + (isLetIn ? [authorizer.setCookie] : [])
      return response
    }
    guard authorizer.allowsKey(head) else { return locked }
    return files.response(for: head.path) ?? Response(.notFound, "no such file")
  }

  /// The response to requests without the cookie.
  private var locked: Response {
    var response = Response(
      .forbidden,
      """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Studio</title>
      <h1>This address has already been used</h1>
      <p>The address that <code>autolayout studio</code> prints can be opened only once, in one \
      browser. Run the command again to get a new address.</p></html>
      """)
    response.contentType = "text/html; charset=utf-8"
    return response
  }

  /// Completes the WebSocket handshake if the request comes from the page, and serves the window.
  private func upgrade(
    _ client: AsyncSocket, _ head: RequestHead, _ rest: [UInt8]
  ) async throws {
    guard head.method == "GET", authorizer.allowsOrigin(head, isRequired: true),
      authorizer.allowsKey(head)
    else { return try await client.write(Response(.forbidden, "access denied").bytes) }
    guard head.headers["upgrade"]?.lowercased() == "websocket",
      head.headers["sec-websocket-version"] == "13",
      let key = head.headers["sec-websocket-key"], key.utf8.count == 24
    else {
      return try await client.write(Response(.badRequest, "this is not a WebSocket request").bytes)
    }
    let answer =
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Accept: \(SHA1.webSocketAccept(key))\r\n\r\n"
    try await client.write(Data(answer.utf8))
    await WindowConnection(client, workspace).run(rest)
  }
}

extension AsyncSocket {
  /// Disables the delay of small messages (`TCP_NODELAY`), because a drag exchanges many of them.
  fileprivate func sendsAtOnce() {
    var on: Int32 = 1
    _ = setsockopt(
      socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &on,
      socklen_t(MemoryLayout<Int32>.size))
  }
}
