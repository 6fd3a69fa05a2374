import ArgumentParser
import AutoLayout

/// The name of a subcommand as the user typed it.
///
///     error: there is no command 'lnit'
///       note: did you mean 'lint'?
struct CommandName {
  /// The first argument of the tool.
  let text: String
  /// The names of the subcommands.
  let known: [String]

  /// Reads the name from the arguments of a tool. Fails if there is none, or if it is an option.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the path of the tool.
  ///   - tool: The command whose subcommands are known.
  init?(_ arguments: [String], of tool: any ParsableCommand.Type) {
    // `help` takes the name of a command, and ArgumentParser ignores one that it does not know.
    let names = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let first = names.first, !first.hasPrefix("-") else { return nil }
    text = first
    known = tool.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// The error for an unknown name, with the most similar known name, or `nil` for a known name.
  var error: String? {
    guard text != "help", !known.contains(text) else { return nil }
    let nearest = Suggestion.nearest(to: text, among: known)
    let advice = nearest.map { "did you mean '\($0)'?" } ?? "`autolayout --help` lists the commands"
    return "error: unknown command '\(text)'\n  note: \(advice)\n"
  }
}
