import FlyingSocks
import Foundation

/// One page's connection: messages in, messages out, in order.
///
/// Messages are written in the order in which the window sends them. A page that does not read for
/// so long that `ServerLimits.waitingMessages` wait is disconnected, as it would show an old state;
/// it connects again and gets everything.
struct WindowConnection: Sendable {
  /// The connection after the handshake.
  private let socket: AsyncSocket
  /// The workspace in which the window opens.
  private let workspace: StudioWorkspace

  /// A connection that has not been read from since the handshake.
  init(_ socket: AsyncSocket, _ workspace: StudioWorkspace) {
    self.socket = socket
    self.workspace = workspace
  }

  /// Serves the page until it goes; `rest` are bytes that came with the handshake.
  func run(_ rest: [UInt8]) async {
    let (frames, outbox) = AsyncStream.makeStream(
      of: WebSocketFrame.self, bufferingPolicy: .bufferingOldest(ServerLimits.waitingMessages))
    let window = await workspace.openWindow { message in
      let frame = WebSocketFrame(kind: .text, payload: message)
      // A window that lost a message would show something else than the document: it has to go.
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

  /// Writes until there is nothing more to say, then ends the connection, which ends reading.
  private func write(_ frames: AsyncStream<WebSocketFrame>) async {
    for await frame in frames {
      do { try await socket.write(frame.bytes) } catch { break }
    }
    shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR))
  }

  /// Reads until the page goes or has to; the code that it is told.
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
