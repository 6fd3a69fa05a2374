import FlyingSocks
import Foundation

/// The connection of a page, which receives and sends messages in order.
///
/// Messages are written in the order in which the window sends them. A page that does not read
/// until `ServerLimits.waitingMessages` messages wait is disconnected, because it would show an old
/// state. It then connects again and receives the whole state.
struct WindowConnection: Sendable {
  /// The connection after the handshake.
  private let socket: AsyncSocket
  /// The workspace of the window.
  private let workspace: StudioWorkspace

  /// Creates a connection immediately after the handshake.
  init(_ socket: AsyncSocket, _ workspace: StudioWorkspace) {
    self.socket = socket
    self.workspace = workspace
  }

  /// Serves the page until it disconnects. `rest` are bytes that arrived with the handshake.
  func run(_ rest: [UInt8]) async {
    let (frames, outbox) = AsyncStream.makeStream(
      of: WebSocketFrame.self, bufferingPolicy: .bufferingOldest(ServerLimits.waitingMessages))
    let window = await workspace.openWindow { message in
      let frame = WebSocketFrame(kind: .text, payload: message)
      // A page that missed a message would show an outdated document, so it must be disconnected.
      if case .enqueued = outbox.yield(frame) { return }
      outbox.finish()
    }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await write(frames) }
      group.addTask {
        let farewell = await read(rest, window, outbox)
        if let farewell { outbox.yield(.closing(farewell)) }
        outbox.finish()
      }
      await group.waitForAll()
    }
    await workspace.close(window)
  }

  /// Writes all frames, then ends the connection, which ends reading.
  private func write(_ frames: AsyncStream<WebSocketFrame>) async {
    for await frame in frames {
      do { try await socket.write(frame.bytes) } catch { break }
    }
    shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR))
  }

  /// Reads until the page disconnects or must be disconnected, and returns the close code, or `nil`
  /// if the connection failed.
  private func read(
    _ rest: [UInt8], _ window: StudioWindow,
    _ outbox: AsyncStream<WebSocketFrame>.Continuation
  ) async -> UInt16? {
    var reader = WebSocketReader(limit: ServerLimits.messageBytes)
    var assembler = WebSocketAssembler(limit: ServerLimits.messageBytes)
    reader.append(rest)
    do {
      while true {
        while let frame = try reader.next() {
          if frame.kind == .close { return 1000 }
          if frame.kind == .ping {
            outbox.yield(WebSocketFrame(kind: .pong, payload: frame.payload))
          }
          if let message = try assembler.message(frame) { await window.receive(message) }
        }
        reader.append(try await socket.read(atMost: 65536))
      }
    } catch let fault as WebSocketFrame.Fault {
      return fault.rawValue
    } catch {
      return nil
    }
  }
}
