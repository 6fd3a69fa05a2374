import ArgumentParser
import InterfaceBuilder

/// The command `autolayout fix`, whose subcommands are those of Interface Builder's menus Resolve
/// Auto Layout Issues, Pin and Align.
struct FixCommand: ParsableCommand {
  /// The help that all subcommands share.
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Repairs frames and constraints with Interface Builder's commands.",
    discussion: """
      Each command works on the views of --view, or else on all views, and lays out the result. If \
      anything else became ambiguous, misplaced or conflicting, nothing is written and the exit \
      code is 65. Issues that the command could not repair are listed, and the exit code is 1.

        autolayout fix update-frames Main.storyboard
        autolayout fix add-missing Main.storyboard --dry-run | git apply
        autolayout fix pin Main.storyboard --view Logo --edges top,leading=20

      See Documentation/Editing.md.
      """,
    subcommands: [
      UpdateFramesCommand.self, UpdateConstantsCommand.self, AddMissingCommand.self,
      ResetCommand.self, ClearCommand.self, PinCommand.self, AlignCommand.self,
    ])
}

/// The options that all subcommands of `autolayout fix` share.
struct FixOptions: ParsableArguments {
  /// The path of the document.
  @Argument(help: ArgumentHelp("The document.", valueName: "file"))
  var file: String

  /// Identifiers or labels of views. The default is all views.
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "A view, by identifier or label; can be repeated (default: all views).",
      valueName: "view"))
  var view: [String] = []

  /// A Boolean value that indicates whether the recorded frames of moved views stay unchanged.
  @Flag(name: .long, help: "Do not update recorded frames, even those of views that move.")
  var keepFrames = false

  /// A Boolean value that indicates whether the change is made even if it causes another issue.
  @Flag(name: .long, help: "Write the document even if something else became worse.")
  var evenIfWorse = false

  /// The destination of the repaired document.
  @OptionGroup
  var destination: EditDestination

  /// Runs a command on the document. Repaired and remaining issues are printed to standard error.
  func run(_ command: LayoutCommand) throws {
    try destination.reportingErrors {
      let source = try destination.open(file)
      var options = CommandOptions()
      options.views = view
      options.updatesFrames = !keepFrames
      options.allowsWorse = evenIfWorse
      let (before, result) = try TimeLimit.watching(
        file, destination.timeLimit.seconds
      ) { [options] in
        let document = try source.document()
        return try MainActor.assumeIsolated {
          (document, try document.performing(command, options))
        }
      }
      report(result, added: result.document.constraints(missingIn: before))
      try destination.deliver(result.edit, of: source)
      if !result.remaining.isEmpty { try ExitStatus.findings.throwUnlessFine() }
    }
  }

  /// Prints one line per added constraint, and per repaired or remaining issue.
  private func report(_ result: CommandResult, added: [XMLTree.Element]) {
    var text =
      added.map { "added \($0.id ?? ""): \(result.document.equation(of: $0))" }
      + result.removed.map { "repaired \($0)" } + result.remaining.map { "unresolved \($0)" }
    if result.edit.isEmpty, text.isEmpty { text = ["nothing to do"] }
    let name = PrintableText.of(file)
    Output.standardError.write(
      text.map { "\(name): \(PrintableText.of($0))\n" }.joined())
  }
}

/// A subcommand without additional options.
protocol FixSubcommand: ParsableCommand {
  /// The Interface Builder command that the subcommand performs.
  static var command: LayoutCommand { get }
  /// The options of the command line.
  var options: FixOptions { get }
}

/// The common implementation of all subcommands.
extension FixSubcommand {
  /// Runs `command` on the document.
  func run() throws { try options.run(Self.command) }
}

/// The command `autolayout fix update-frames`, which records the frames that result from the
/// constraints.
struct UpdateFramesCommand: FixSubcommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "update-frames", abstract: "Updates recorded frames to match the constraints.")
  /// The document, the views and the destination.
  @OptionGroup var options: FixOptions
  /// The Interface Builder command that the subcommand performs.
  static let command = LayoutCommand.updateFrames
}

/// The command `autolayout fix update-constants`, which adapts constants to the recorded frames.
struct UpdateConstantsCommand: FixSubcommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "update-constants",
    abstract: "Updates constants to match the recorded frames.")
  /// The document, the views and the destination.
  @OptionGroup var options: FixOptions
  /// The Interface Builder command that the subcommand performs.
  static let command = LayoutCommand.updateConstraintConstants
}

/// The command `autolayout fix add-missing`, which adds constraints to ambiguous views.
struct AddMissingCommand: FixSubcommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "add-missing", abstract: "Adds constraints where the layout is ambiguous.")
  /// The document, the views and the destination.
  @OptionGroup var options: FixOptions
  /// The Interface Builder command that the subcommand performs.
  static let command = LayoutCommand.addMissingConstraints
}

/// The command `autolayout fix reset`, which replaces constraints with those that the frames
/// suggest.
struct ResetCommand: FixSubcommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Replaces constraints with those that the recorded frames suggest.")
  /// The document, the views and the destination.
  @OptionGroup var options: FixOptions
  /// The Interface Builder command that the subcommand performs.
  static let command = LayoutCommand.resetToSuggestedConstraints
}

/// The command `autolayout fix clear`, which removes constraints.
struct ClearCommand: FixSubcommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract:
      "Removes constraints; views without any remaining constraint are fixed to their frame.")
  /// The document, the views and the destination.
  @OptionGroup var options: FixOptions
  /// The Interface Builder command that the subcommand performs.
  static let command = LayoutCommand.clearConstraints
}
