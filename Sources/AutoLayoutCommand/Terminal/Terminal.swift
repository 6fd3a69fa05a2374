import Foundation

/// What standard error can show.
struct Terminal: Sendable {
  /// Whether a person is watching, so that a line may be rewritten.
  let isInteractive: Bool
  /// Whether colours are wanted: a terminal, and neither `NO_COLOR` nor `TERM=dumb`.
  let hasColor: Bool
  /// Characters a line.
  let width: Int

  /// Standard error of this process (`no-color.org` for `NO_COLOR`).
  static let standardError = Terminal(
    isTerminal: isatty(2) == 1, environment: ProcessInfo.processInfo.environment)

  /// Whether standard output may have colours.
  static var standardOutputHasColor: Bool {
    Terminal(isTerminal: isatty(1) == 1, environment: ProcessInfo.processInfo.environment).hasColor
  }

  /// A terminal of which only its colours matter, such as the one that a worker's parent writes to.
  init(hasColor: Bool) {
    self.hasColor = hasColor
    isInteractive = false
    width = Self.usualWidth
  }

  init(isTerminal: Bool, environment: [String: String]) {
    let isDumb = environment["TERM"].map { $0 == "dumb" || $0.isEmpty } ?? true
    let refusesColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    isInteractive = isTerminal && !isDumb
    hasColor = isInteractive && !refusesColor
    width = Self.columns(environment)
  }

  /// Narrower or wider than this is taken for a mistake of the environment.
  private static let sensibleWidths = 20...400

  private static let usualWidth = 80

  private static func columns(_ environment: [String: String]) -> Int {
    let stated = environment["COLUMNS"].flatMap(Int.init) ?? usualWidth
    return sensibleWidths.contains(stated) ? stated : usualWidth
  }

  /// `text` in bold red where colours are wanted.
  func alarming(_ text: String) -> String { hasColor ? "\u{1B}[1;31m\(text)\u{1B}[0m" : text }

  /// `text` in bold where colours are wanted.
  func strong(_ text: String) -> String { hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
