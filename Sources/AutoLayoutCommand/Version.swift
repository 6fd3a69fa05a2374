import BuildStamp

/// The version of the tool.
package enum Version {
  /// The version number in the reports of the tool. Releases use this number.
  static let number = "0.2.0"

  /// The output of `--version`: the number, and the commit if `make static` or `make release` built
  /// the tool.
  package static let description = describe(commit: String(cString: buildStampCommit()))

  /// Returns the version for display, such as `0.2.0 (1a2b3c4)`. The abbreviated hash of the commit
  /// is empty for a tool that was built without a stamp.
  static func describe(commit: String) -> String {
    "\(number) (\(commit.isEmpty ? "development build" : commit))"
  }
}
