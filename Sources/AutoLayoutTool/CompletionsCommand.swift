import ArgumentParser
import AutoLayoutCommand

/// The command `autolayout completions`, which prints a script that completes commands, options and
/// their values in a shell.
///
/// It is here because the script is that of the whole tool.
struct CompletionsCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Prints a script with which a shell completes commands and options.",
    discussion: """
      `make install` and packages install the scripts. To install one by hand:

        autolayout completions bash > /etc/bash_completion.d/autolayout
        autolayout completions zsh > "${fpath[1]}/_autolayout"
        autolayout completions fish > ~/.config/fish/completions/autolayout.fish

      See Documentation/CommandLine.md.
      """)

  /// The shells that scripts exist for.
  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish
  }

  /// The shell that reads the script.
  @Argument(help: "The shell: bash, zsh or fish.")
  var shell: Shell

  /// Prints the script.
  func run() {
    let known: CompletionShell =
      switch shell {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    Output.standard.write(AutoLayoutTool.completionScript(for: known) + "\n")
  }
}
