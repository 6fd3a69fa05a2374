import ArgumentParser

/// The subcommands of the tool, and its help.
package enum Subcommands {
  /// Returns the configuration of the tool: its help, and its subcommands in the order of the help.
  ///
  /// - Parameter studio: The subcommand that shows documents in the browser.
  /// - Returns: The configuration.
  package static func configuration(studio: any ParsableCommand.Type) -> CommandConfiguration {
    CommandConfiguration(
      commandName: "autolayout", abstract: abstract, discussion: discussion,
      version: Version.description, subcommands: list(studio: studio))
  }

  /// Returns all subcommands, in the order of the help.
  private static func list(studio: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
    [
      FramesCommand.self,
      PreviewCommand.self,
      LintCommand.self,
      ProveCommand.self,
      BudgetCommand.self,
      DiffCommand.self,
      EquivalentCommand.self,
      MergeCommand.self,
      FixCommand.self,
      NewCommand.self,
      EditCommand.self,
      PortCommand.self,
      ExplainCommand.self,
      ReplayCommand.self,
      DevicesCommand.self,
      FactsCommand.self,
      SolveCommand.self,
      studio,
      MCPCommand.self,
      LSPCommand.self,
      WorkerCommand.self,
      LoadingCommand.self,
      MeasureSuggestionsCommand.self,
    ]
  }

  /// The purpose of the tool, in one sentence.
  private static let abstract = "Lays out .xib and .storyboard files as Apple's Auto Layout does."

  /// The help of the tool below its abstract.
  private static let discussion = """
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
    """
}
