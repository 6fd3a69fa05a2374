import ArgumentParser
import Synchronization

/// The option that determines when output has colors.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// On a terminal, unless `NO_COLOR` or `TERM=dumb` is set.
  case auto
  /// Always, also in files and pipes.
  case always
  /// Never.
  case never

  /// The choice of the command line, which holds for the whole process.
  static var current: ColorChoice { stored.withLock { $0 } }

  /// Sets the choice of the command line.
  static func use(_ choice: ColorChoice) { stored.withLock { $0 = choice } }

  private static let stored = Mutex(ColorChoice.auto)
}

/// The option for colors.
struct ColorOptions: ParsableArguments {
  /// The option that determines when output has colors.
  @Option(
    help: ArgumentHelp(
      "When to use colors: auto (on a terminal unless NO_COLOR is set), always or never.",
      valueName: "when"))
  var color = ColorChoice.auto

  /// Applies the choice, so that errors of the command line itself have it as well.
  func validate() { ColorChoice.use(color) }
}
