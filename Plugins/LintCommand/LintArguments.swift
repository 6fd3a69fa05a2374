import Foundation

/// The arguments of `autolayout lint`, which determine the arguments that the plugin adds.
struct LintArguments {
  /// The names of the specified options without values, such as `--device` for `--device=all`.
  private(set) var options: Set<String> = []
  /// A Boolean value that indicates whether files or folders are specified.
  private(set) var namesFiles = false

  /// The options without a value. Any other option without `=` is followed by its value.
  private static let flags: Set<String> = [
    "--bold-text", "--fix", "--help", "-h", "--list-rules", "--no-cache", "--pseudo", "--splits",
    "--stream", "--strict", "--version",
  ]

  /// The options that need no files.
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

  /// A Boolean value that indicates whether the folders of targets are linted, because no other
  /// documents are specified.
  var wantsTargets: Bool { !namesFiles && options.isDisjoint(with: Self.standAlone) }

  /// A Boolean value that indicates whether results are cached in the folder of the plugin. Runs
  /// without a cache reject the option for its folder.
  var wantsCacheFolder: Bool {
    options.isDisjoint(with: Self.standAlone.union(["--no-cache", "--cache-dir"]))
  }
}
