/// The subcommands of git that the tool uses.
///
/// These subcommands start no program that the configuration or the attributes of a repository
/// specify: they read objects, the index and the names of files, but do not convert the content of
/// the work tree and do not show patches. `git diff`, `git status` and `git log` are excluded
/// because filters, differs and signatures would start programs.
package enum GitCommand: String, CaseIterable, Sendable {
  /// The content of an object.
  case content = "cat-file"
  /// The settings of a repository.
  case settings = "config"
  /// The entries in which two commits differ.
  case differences = "diff-tree"
  /// The files of the index and of the work tree.
  case files = "ls-files"
  /// The files of a commit.
  case tree = "ls-tree"
  /// The nearest common ancestor of two commits.
  case ancestor = "merge-base"
  /// A merge of three files by their lines.
  case mergeFiles = "merge-file"
  /// The history of a file.
  case history = "rev-list"
  /// The hash of a revision, and the folders of a repository.
  case names = "rev-parse"

  /// Options that exclude programs for the comparison and conversion of files, and submodules.
  var safeOptions: [String] {
    self == .differences ? ["--no-ext-diff", "--no-textconv", "--ignore-submodules=all"] : []
  }
}
