import Testing

@testable import Studio

@Suite("The WebSocket handshake")
struct SHA1Tests {
  @Test("The accept key matches the example of RFC 6455")
  func accept() {
    // RFC 6455, 1.3.
    #expect(
      SHA1.webSocketAccept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }
}
