import ArgumentParser
import AutoLayoutCommand
import Foundation

/// The `autolayout` tool.
///
/// Every subcommand is a folder of `AutoLayoutCommand`, but for `studio`: with it here, that module and
/// the studio are compiled side by side. The help is part of the manual, and all subcommands share the
/// exit codes of `ExitStatus`.
@main
struct AutoLayoutTool: ParsableCommand {
  /// The help of the tool, and its subcommands.
  static let configuration = Subcommands.configuration(
    studio: StudioCommand.self, completions: CompletionsCommand.self)

  /// Runs the command that the arguments name.
  ///
  /// A name that no command has is said to be one. To ArgumentParser it is an argument too many.
  static func main() {
    let name = CommandName(Array(CommandLine.arguments.dropFirst()), of: Self.self)
    if let error = name?.error {
      Output.standardError.write(error)
      Foundation.exit(EX_USAGE)
    }
    main(nil)
  }
}
