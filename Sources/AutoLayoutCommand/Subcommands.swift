import ArgumentParser

/// The subcommands of the tool, and its help.
package enum Subcommands {
  /// Returns the configuration of the tool: its help, and its subcommands in the order of the help.
  ///
  /// - Parameters:
  ///   - studio: The subcommand that shows documents in the browser.
  ///   - completions: The subcommand that prints scripts for shells.
  /// - Returns: The configuration.
  package static func configuration(
    studio: any ParsableCommand.Type, completions: any ParsableCommand.Type
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: "autolayout", abstract: abstract, discussion: discussion,
      version: Version.description,
      subcommands: [WorkerCommand.self, LoadingCommand.self, MeasureSuggestionsCommand.self],
      groupedSubcommands: [
        CommandGroup(
          name: "Lay Out",
          subcommands: [
            FramesCommand.self, PreviewCommand.self, CodeCommand.self, SolveCommand.self,
          ]),
        CommandGroup(
          name: "Check",
          subcommands: [
            LintCommand.self, ProveCommand.self, BudgetCommand.self, EquivalentCommand.self,
            DiffCommand.self,
          ]),
        CommandGroup(
          name: "Explain", subcommands: [ExplainCommand.self, ReplayCommand.self]),
        CommandGroup(
          name: "Change",
          subcommands: [
            NewCommand.self, EditCommand.self, FixCommand.self, MergeCommand.self, studio,
            PortCommand.self,
          ]),
        CommandGroup(
          name: "Editors and Agents", subcommands: [LSPCommand.self, MCPCommand.self]),
        CommandGroup(
          name: "Reference",
          subcommands: [DevicesCommand.self, FactsCommand.self, completions]),
      ])
  }

  /// The purpose of the tool, in one sentence.
  private static let abstract = "Lays out .xib and .storyboard files as Apple's Auto Layout does."

  /// The help of the tool below its abstract.
  private static let discussion = """
    Computes the frame of every view in documents of iOS apps, without a Mac, and prints it as \
    text or JSON, checks it, or draws it.

      autolayout preview Main.storyboard --device all --output preview
      autolayout lint
      autolayout explain console.log

    Exit codes:

      0   success
      1   the documents were read, and the command reports findings or differences
      64  invalid command line
      65  a document cannot be laid out
      66  a file cannot be opened or written, is read-only or outside the project,
          or changed while it was edited
      70  a layout exceeded its timeout, or an internal error occurred; please
          report internal errors

    See Documentation/CommandLine.md.
    """
}
