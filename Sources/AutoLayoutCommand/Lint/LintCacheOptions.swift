import ArgumentParser

/// Whether and where results of unchanged documents are kept.
struct LintCacheOptions: ParsableArguments {
  /// A Boolean value that indicates whether every document is linted again.
  @Flag(name: .customLong("no-cache"), help: "Lint every document again.")
  var isOff = false

  /// The folder of the cache, or `nil` for that of the user.
  @Option(
    name: .customLong("cache-dir"),
    help: ArgumentHelp(
      "The folder of the cache (default: autolayout in $XDG_CACHE_HOME or ~/.cache).",
      valueName: "folder"))
  var folder: String?

  /// The options that were given, for runs that have no cache.
  var given: [String] {
    OptionNames.given(["--no-cache": isOff, "--cache-dir": folder != nil])
  }
}
