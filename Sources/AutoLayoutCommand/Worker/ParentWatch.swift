import Foundation

/// Ends a worker process together with the process that started it.
///
/// An idle worker exits at the end of its standard input. A worker in the middle of a layout would
/// continue until it writes its report. If the layout does not end, it would run forever.
enum ParentWatch {
  /// Starts a thread that waits until the other end of standard input is closed, and then ends the
  /// process immediately.
  ///
  /// The parent closes it when it needs no more reports. If the parent dies, the system closes it.
  /// The method has no effect if standard input is not a pipe.
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
