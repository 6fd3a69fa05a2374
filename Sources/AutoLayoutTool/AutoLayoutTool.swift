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
  /// The help of the tool, and its subcommands in the order in which help lists them.
  static let configuration = CommandConfiguration(
    commandName: "autolayout",
    abstract: "Lays out .xib and .storyboard files as Apple's Auto Layout does.",
    discussion: """
      A document goes in; the frame of every view comes out, on any machine with a Swift \
      toolchain: as a tree to read, as JSON lines for other tools, or as pictures.

      Try it:
        autolayout frames Examples/Documents/Login.storyboard
        autolayout frames Main.storyboard --device ipad9_7 --orientation landscape
        autolayout preview Main.storyboard --device all --output preview
        autolayout lint Examples/Documents --device all
        autolayout prove Main.storyboard --width 320...1366
        autolayout equivalent Old.xib New.xib --width 320...1366
        autolayout budget . --check de.lproj
        autolayout devices
        autolayout facts navigation-bar
        autolayout solve system.json
        autolayout explain console.log
        autolayout replay view-hierarchy.json --log console.log
        autolayout port Sources/Badges --output Ported
        autolayout new controller LoginViewController
        autolayout edit Main.storyboard --set aBc-De-fGh.constant=20
        autolayout fix add-missing Main.storyboard --dry-run
        autolayout studio Main.storyboard
        autolayout mcp --project App
        autolayout lsp

      Exit codes:
        0   fine
        1   the documents were read, and something was found in them
        64  the command line is wrong
        65  a document is not one that can be laid out
        66  a file cannot be opened or written, is read-only, leads out of the project, or \
        changed while it was edited
        70  a layout exceeded its timeout, or an internal error; please report errors
      """,
    version: Version.description,
    subcommands: Subcommands.list(studio: StudioCommand.self))

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
