import BuildStamp

/// Which tool this is.
enum Version {
  /// The version that the reports of the tool carry. A release is made of this number.
  static let number = "0.2.0"

  /// What `--version` prints: the number, and the commit in a tool that `make static` or
  /// `make release` built.
  static let description = describe(commit: String(cString: buildStampCommit()))

  static func describe(commit: String) -> String {
    "\(number) (\(commit.isEmpty ? "development build" : commit))"
  }
}
