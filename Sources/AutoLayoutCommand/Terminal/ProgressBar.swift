import Foundation

/// A bar on standard error that shows how many of many documents are done.
///
/// It is drawn only for a person at a terminal, and taken away before anything else is printed, so
/// that a log or a pipe never sees it.
struct ProgressBar {
  private let total: Int
  private let terminal: Terminal
  private var done = 0
  /// The percentage that stands on the terminal, nil when no bar does.
  private var shown: Int?

  /// Fewer documents than this are done before a bar is read.
  static let smallestBatch = 20

  init(total: Int, terminal: Terminal = .standardError) {
    self.total = total
    self.terminal = terminal
  }

  private var isWanted: Bool { terminal.isInteractive && total >= Self.smallestBatch }

  /// Counts one more document as done, and shows it when the percentage changes.
  mutating func advance() {
    done += 1
    guard isWanted, shown != percentage else { return }
    shown = percentage
    Output.standardError.write("\r" + text)
  }

  /// Takes the bar away; the next `advance()` brings it back.
  mutating func clear() {
    guard shown != nil else { return }
    shown = nil
    Output.standardError.write("\r\u{1B}[K")
  }

  private var percentage: Int { total == 0 ? 100 : done * 100 / total }

  /// The bar as one line that fits the terminal.
  var text: String {
    let counts = " \(done)/\(total) documents"
    let room = max(10, min(40, terminal.width - counts.count - 3))
    let filled = total == 0 ? room : room * done / total
    return "["
      + String(repeating: "#", count: filled) + String(repeating: ".", count: room - filled) + "]"
      + counts
  }
}
