import Foundation

/// The arguments of `autolayout lint`, as far as the plugin has to add to them.
struct LintArguments {
  /// Names of the options that were given, without values: `--device` for `--device=all`.
  private(set) var options: Set<String> = []
  /// Whether files or folders were named.
  private(set) var namesFiles = false

  /// Options without a value; after any other one without `=` its value follows.
  private static let flags: Set<String> = [
    "--bold-text", "--fix", "--help", "-h", "--list-rules", "--no-cache", "--pseudo", "--splits",
    "--stream", "--strict", "--version",
  ]

  /// Options that go without files.
  private static let standAlone: Set<String> = [
    "--answers", "--help", "-h", "--list-rules", "--stream", "--version",
  ]

  init(_ arguments: [String]) {
    var isValue = false
    for (index, argument) in arguments.enumerated() {
      if isValue {
        isValue = false
      } else if argument == "--" {
        namesFiles = namesFiles || index + 1 < arguments.count
        return
      } else if argument.hasPrefix("-") && argument != "-" {
        let name = String(argument.prefix { $0 != "=" })
        options.insert(name)
        isValue = name == argument && !Self.flags.contains(name)
      } else {
        namesFiles = true
      }
    }
  }

  /// Whether the folders of targets are to be linted, because nothing else was named.
  var wantsTargets: Bool { !namesFiles && options.isDisjoint(with: Self.standAlone) }

  /// Whether results are to be kept where a plugin may write. What has no cache refuses to be told
  /// where it is.
  var wantsCacheFolder: Bool {
    options.isDisjoint(with: Self.standAlone.union(["--no-cache", "--cache-dir"]))
  }
}
