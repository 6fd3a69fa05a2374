import ArgumentParser

/// The option of all commands that limits the time for one document.
struct TimeLimitOptions: ParsableArguments {
  /// The specified limit in seconds, or `nil` for the default.
  @Option(
    name: .customLong("timeout"),
    help: ArgumentHelp(
      "The timeout for each document in seconds; 0 disables it (default: 20).",
      valueName: "seconds"))
  var given: Double?

  /// The limit in seconds, or `nil` for none.
  var seconds: Double? {
    switch given {
    case nil: TimeLimit.usual
    case 0: nil
    case let seconds: seconds
    }
  }

  /// Rejects negative numbers and NaN.
  func validate() throws {
    if let given, !(0...TimeLimit.largest).contains(given) {
      throw ValidationError(
        "Invalid value for --timeout: expected a number of seconds from 0 to 86400.")
    }
  }
}
