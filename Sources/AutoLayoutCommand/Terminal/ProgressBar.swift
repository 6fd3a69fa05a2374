import Foundation

/// A bar on standard error that shows the number of finished documents in a batch.
///
/// The bar is drawn only on a terminal. It is removed before other output, so that it does not
/// appear in a log or a pipe.
///
///     [##########..............................] 26/104 documents
struct ProgressBar {
  /// The number of documents.
  private let total: Int
  /// The terminal on which the bar is drawn.
  private let terminal: Terminal
  /// The number of finished documents.
  private var done = 0
  /// The visible percentage, or `nil` while there is no bar.
  private var shown: Int?

  /// The minimum size of a batch with a bar. Smaller batches finish before the bar is legible.
  static let minBatchSize = 20

  /// Creates a bar that is not shown yet.
  init(total: Int, terminal: Terminal = .standardError) {
    self.total = total
    self.terminal = terminal
  }

  /// A Boolean value that indicates whether the bar would be visible for long enough.
  private var isWanted: Bool { terminal.isInteractive && total >= Self.minBatchSize }

  /// Counts a finished document, and draws the bar if the percentage changes.
  mutating func advance() {
    done += 1
    guard isWanted, shown != percentage else { return }
    shown = percentage
    Output.standardError.write("\r" + text)
  }

  /// Removes the bar. The next `advance()` draws it again.
  mutating func clear() {
    guard shown != nil else { return }
    shown = nil
    Output.standardError.write("\r\u{1B}[K")
  }

  /// The percentage of finished documents, rounded down.
  private var percentage: Int { total == 0 ? 100 : done * 100 / total }

  /// The bar as one line that fits the width of the terminal.
  var text: String {
    let counts = " \(done)/\(total) documents"
    let room = max(10, min(40, terminal.width - counts.count - 3))
    let filled = total == 0 ? room : room * done / total
    return "["
      + String(repeating: "#", count: filled) + String(repeating: ".", count: room - filled) + "]"
      + counts
  }
}
