/// How much a client may ask of the server.
///
/// Any program on the machine can connect to the loopback address. The limits bound the memory and the
/// time that it can take before it has shown the cookie, and what a faulty page can take afterwards.
enum ServerLimits {
  /// Bytes of a request's line and headers. Browsers send well below 4 kB; servers commonly take 8.
  static let headBytes = 16 * 1024

  /// Bytes of a message from the page. The largest is a pasted console log; those of real
  /// applications have some 10 kB, so 1 MB is a hundred times as much as anybody needs.
  static let messageBytes = 1 << 20

  /// Connections at the same time. A browser opens six to a host; this is enough for dozens of
  /// windows and bounds the memory of a flood.
  static let connections = 128

  /// Messages that wait for a window that does not read. A window in the background reads at least
  /// once a second and gets at most some 60 messages in that time.
  static let waitingMessages = 1024

  /// Seconds within which a request must be complete. Loopback takes milliseconds.
  static let requestSeconds = 10.0

  /// How long to wait after a connection that could not be taken: long enough not to spin while files
  /// run out, short enough that nobody waits for the page.
  static let pauseAfterFailure = Duration.milliseconds(100)
}
