import ArgumentParser
import AutoLayoutCommand
import Foundation

/// The `autolayout` tool.
///
/// Every subcommand except `studio` is a folder of `AutoLayoutCommand`. Because `studio` is here,
/// that module and the studio can be compiled in parallel. The help is part of the manual, and all
/// subcommands share the exit codes of `ExitStatus`.
@main
struct AutoLayoutTool: ParsableCommand {
  /// The help of the tool, and its subcommands.
  static let configuration = Subcommands.configuration(
    studio: StudioCommand.self, completions: CompletionsCommand.self)

  /// Runs the command that the arguments specify.
  ///
  /// An unknown command name is reported as such. ArgumentParser would report it as an unexpected
  /// argument.
  static func main() {
    let name = CommandName(Array(CommandLine.arguments.dropFirst()), of: Self.self)
    if let error = name?.error {
      Output.standardError.write(error)
      Foundation.exit(EX_USAGE)
    }
    main(nil)
  }
}
