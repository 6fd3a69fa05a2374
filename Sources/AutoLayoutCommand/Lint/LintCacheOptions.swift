import ArgumentParser

/// The options for caching the results of unchanged documents.
struct LintCacheOptions: ParsableArguments {
  /// A Boolean value that indicates whether every document is linted again.
  @Flag(name: .customLong("no-cache"), help: "Do not use the cache of results.")
  var isOff = false

  /// The folder of the cache. The default is that of the user.
  @Option(
    name: .customLong("cache-dir"),
    help: ArgumentHelp(
      "The cache folder (default: autolayout in $XDG_CACHE_HOME or ~/.cache).",
      valueName: "folder"))
  var folder: String?

  /// The specified options, for runs that have no cache.
  var given: [String] {
    OptionNames.given(["--no-cache": isOff, "--cache-dir": folder != nil])
  }
}
