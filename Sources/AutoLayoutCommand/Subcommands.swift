import ArgumentParser

/// The subcommands of the tool.
package enum Subcommands {
  /// Returns all subcommands, in the order in which help lists them.
  ///
  /// - Parameter studio: The subcommand that shows documents in the browser.
  /// - Returns: The types of the subcommands.
  package static func list(studio: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
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
}
