import Foundation

extension GitRunner {
  /// Options before the subcommand, which outweigh every configuration.
  ///
  /// Git older than 2.38 does not know `safe.bareRepository`; it finds no other repository than
  /// that of `environment` either.
  static let settings = [
    "--no-pager", "--literal-pathspecs", "-c", "safe.bareRepository=explicit", "-c",
    "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never", "-c",
    "core.sshCommand=false", "-c", "core.askPass=false", "-c", "credential.helper=", "-c",
    "log.showSignature=false",
  ]

  /// The variables of git: those of this process without git's own, and those that bound a run.
  ///
  /// A hook has variables that name another repository than the folder's, and others name programs.
  /// Those of the user's configuration stay, because it has who may own a repository.
  var environment: [String: String] {
    variables.filter { !$0.key.hasPrefix("GIT_") || Self.isOfUser($0.key) }
      .merging(Self.bounds) { $1 }.merging(repository) { $1 }
  }

  /// Returns whether a variable of git says where the user's configuration or git's own files are.
  private static func isOfUser(_ name: String) -> Bool {
    name.hasPrefix("GIT_CONFIG_") || name == "GIT_EXEC_PATH"
  }

  /// Nothing is asked for on a terminal, fetched or written, and messages are in English. A list of
  /// protocols that names none stops what versions before 2.44 would fetch.
  private static let bounds = [
    "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C",
  ]

  /// The repository and its work tree. The repository is not named by its path, because git would not
  /// check its owner then; it is the only one that git can find.
  private var repository: [String: String] {
    // Without a repository, there is none above the folder either.
    guard let top else { return ["GIT_DIR": "/dev/null"] }
    let above = (top as NSString).deletingLastPathComponent
    return ["GIT_WORK_TREE": top, "GIT_CEILING_DIRECTORIES": above]
  }
}
