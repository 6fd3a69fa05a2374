/// The limits on the requests of a client.
///
/// Any program on the machine can connect to the loopback address. The limits bound the memory and
/// the time that a program can use before it sends the cookie, and that a faulty page can use
/// afterward.
enum ServerLimits {
  /// The maximum size of a request's line and headers, in bytes. Browsers send much less than 4 kB.
  /// Servers commonly accept 8 kB.
  static let headBytes = 16 * 1024

  /// The maximum size of a message from the page, in bytes. The largest message is a pasted console
  /// log. Logs of real apps have about 10 kB, so that 1 MB is a hundred times as much.
  static let messageBytes = 1 << 20

  /// The maximum number of simultaneous connections. A browser opens six per host. The limit is
  /// sufficient for dozens of windows, and bounds the memory during a flood.
  static let connections = 128

  /// The maximum number of messages that wait for a page that does not read. A window in the
  /// background reads at least once per second, and gets at most about 60 messages in that time.
  static let waitingMessages = 1024

  /// The time within which a request must be complete, in seconds. A request over the loopback
  /// address takes milliseconds.
  static let requestSeconds = 10.0

  /// The pause after a connection that could not be accepted. It is long enough to avoid a busy
  /// loop when there are too many open files, and too short to be noticeable.
  static let pauseAfterFailure = Duration.milliseconds(100)
}
