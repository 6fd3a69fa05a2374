import Foundation

/// The capabilities of standard error or standard output.
///
/// See [no-color.org](https://no-color.org) for the variable `NO_COLOR`.
struct Terminal: Sendable {
  /// A Boolean value that indicates whether output goes to a terminal that supports rewriting a
  /// line.
  let isInteractive: Bool
  /// A Boolean value that indicates whether output may have colors: it goes to a terminal, and
  /// neither `NO_COLOR` nor `TERM=dumb` is set.
  let hasColor: Bool
  /// The number of characters per line.
  let width: Int

  /// Standard error of this process (`no-color.org` for `NO_COLOR`).
  static let standardError = Terminal(
    isTerminal: isatty(2) == 1, environment: ProcessInfo.processInfo.environment)

  /// A Boolean value that indicates whether standard output may have colors.
  static var standardOutputHasColor: Bool {
    Terminal(isTerminal: isatty(1) == 1, environment: ProcessInfo.processInfo.environment).hasColor
  }

  /// Creates the terminal of another process, of which only the color support is known.
  init(hasColor: Bool) {
    self.hasColor = hasColor
    isInteractive = false
    width = Self.usualWidth
  }

  /// Creates a terminal from the environment.
  ///
  /// - Parameters:
  ///   - isTerminal: A Boolean value that indicates whether output goes to a terminal.
  ///   - environment: The variables of the environment.
  ///   - choice: The choice of the command line.
  init(
    isTerminal: Bool, environment: [String: String], choice: ColorChoice = .current
  ) {
    let isDumb = environment["TERM"].map { $0 == "dumb" || $0.isEmpty } ?? true
    let refusesColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    isInteractive = isTerminal && !isDumb
    hasColor =
      switch choice {
      case .auto: isInteractive && !refusesColor
      case .always: true
      case .never: false
      }
    width = Self.columns(environment)
  }

  /// The widths that are accepted from the environment.
  private static let sensibleWidths = 20...400

  /// The default width, if the environment does not specify one.
  private static let usualWidth = 80

  /// Returns the width in the variable `COLUMNS`, or the default width if the value is missing or
  /// not a sensible width.
  private static func columns(_ environment: [String: String]) -> Int {
    let stated = environment["COLUMNS"].flatMap(Int.init) ?? usualWidth
    return sensibleWidths.contains(stated) ? stated : usualWidth
  }

  /// Returns the text in bold red, if there are colors.
  func alarming(_ text: String) -> String { hasColor ? "\u{1B}[1;31m\(text)\u{1B}[0m" : text }

  /// Returns the text in bold, if there are colors.
  func strong(_ text: String) -> String { hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// Returns findings with the severities in the colors that compilers use, if there are colors.
  func coloringSeverities(_ text: String) -> String {
    guard hasColor else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for (severity, color) in Self.severityColors {
        guard let range = line.firstRange(of: "\(severity): ") else { continue }
        // A hint, or a finding after its file, line and column.
        let before = line[..<range.lowerBound]
        guard before.allSatisfy({ $0 == " " }) || before.hasSuffix(": ") else { continue }
        return before + "\u{1B}[1;\(color)m\(severity):\u{1B}[0m " + line[range.upperBound...]
      }
      return String(line)
    }.joined(separator: "\n")
  }

  /// Severities and their colors: red, magenta and cyan.
  private static let severityColors = [("error", 31), ("warning", 35), ("note", 36)]
}
