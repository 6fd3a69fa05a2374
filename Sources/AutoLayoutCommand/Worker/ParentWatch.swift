import Foundation

/// Ends a worker process together with the process that started it.
///
/// An idle worker ends because its standard input does. A worker in the middle of a layout would
/// continue until it writes its report, which is never if the layout does not end.
enum ParentWatch {
  /// Starts a thread that waits until the other end of standard input is closed, and then ends the
  /// process immediately.
  ///
  /// The parent closes it when it needs no more reports, or the system does when the parent dies,
  /// whatever the reason. Has no effect if standard input is not a pipe.
  static func start() {
    let thread = Thread {
      var input = pollfd(fd: 0, events: 0, revents: 0)
      while true {
        let count = poll(&input, 1, -1)
        if count > 0, input.revents & Int16(POLLHUP | POLLERR) != 0 { _exit(0) }
        guard count < 0, errno == EINTR else { return }
      }
    }
    thread.stackSize = 1 << 16
    thread.start()
  }
}
