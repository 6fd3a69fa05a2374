import Foundation

extension GitRunner {
  /// Options before the subcommand, which override all configuration files.
  ///
  /// Git before 2.38 does not support `safe.bareRepository`, but it can find only the repository of
  /// `environment` in any case.
  static let settings = [
    "--no-pager", "--literal-pathspecs", "-c", "safe.bareRepository=explicit", "-c",
    "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never", "-c",
    "core.sshCommand=false", "-c", "core.askPass=false", "-c", "credential.helper=", "-c",
    "log.showSignature=false",
  ]

  /// The environment of git: that of this process without git's own variables, plus those that
  /// bound a run.
  ///
  /// The environment of a hook names another repository than that of the folder, and other
  /// variables name programs. Variables that locate the user's configuration are kept, because it
  /// determines which owners of repositories are trusted.
  var environment: [String: String] {
    variables.filter { !$0.key.hasPrefix("GIT_") || Self.isOfUser($0.key) }
      .merging(Self.bounds) { $1 }.merging(repository) { $1 }
  }

  /// Returns a Boolean value that indicates whether a variable of git locates the user's
  /// configuration or git's own files.
  private static func isOfUser(_ name: String) -> Bool {
    name.hasPrefix("GIT_CONFIG_") || name == "GIT_EXEC_PATH"
  }

  /// The variables that bound a run: with them, git does not prompt on a terminal, fetch or write,
  /// and prints messages in English. An empty list of protocols prevents the fetches that versions
  /// before 2.44 would make.
  private static let bounds = [
    "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C",
  ]

  /// The repository and its work tree. The repository is not named by its path, because git would
  /// then not check its owner; it is the only one that git can find.
  private var repository: [String: String] {
    // Without a repository around the folder, git must not find another one.
    guard let top else { return ["GIT_DIR": "/dev/null"] }
    let above = (top as NSString).deletingLastPathComponent
    return ["GIT_WORK_TREE": top, "GIT_CEILING_DIRECTORIES": above]
  }
}
