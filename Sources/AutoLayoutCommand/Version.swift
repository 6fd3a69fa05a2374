import BuildStamp

/// Which tool this is.
package enum Version {
  /// The version that the reports of the tool carry. A release is made of this number.
  static let number = "0.2.0"

  /// What `--version` prints: the number, and the commit in a tool that `make static` or
  /// `make release` built.
  package static let description = describe(commit: String(cString: buildStampCommit()))

  /// The version as people read it, such as `0.2.0 (1a2b3c4)`. The abbreviated hash of the commit
  /// is empty for a tool that was built without a stamp.
  static func describe(commit: String) -> String {
    "\(number) (\(commit.isEmpty ? "development build" : commit))"
  }
}
