import ArgumentParser
import InterfaceBuilder

/// `autolayout fix`.
struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Interface Builder's commands: repairs frames and constraints of a document.",
    discussion: """
      Each command works on the views that --view names, by identifier or label, else on all views \
      of all scenes. The result is laid out again: where anything else would be ambiguous, \
      misplaced or contradicting afterwards, nothing is changed and the exit code is 65. Findings that the command could not \
      remove are named, and the exit code is 1.

        autolayout fix update-frames Main.storyboard
        autolayout fix update-constants Main.storyboard --view "Sign In"
        autolayout fix add-missing Main.storyboard --dry-run | git apply
        autolayout fix reset Main.storyboard --view 8bC-Xf-vdC
        autolayout fix pin Main.storyboard --view Logo --edges top,leading=20 --size width
        autolayout fix align Main.storyboard --view Logo --lines centerX --in-container
      """,
    subcommands: [
      UpdateFramesCommand.self, UpdateConstantsCommand.self, AddMissingCommand.self,
      ResetCommand.self, ClearCommand.self, PinCommand.self, AlignCommand.self,
    ])
}

/// What all commands of `autolayout fix` have in common.
struct FixOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The document.", valueName: "file"))
  var file: String

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "A view by its identifier or its label in the outline; may be given again.",
      valueName: "view"))
  var view: [String] = []

  @Flag(name: .long, help: "Leave recorded frames as they are, even of views that move.")
  var keepFrames = false

  @Flag(name: .long, help: "Make the change although something else gets worse.")
  var evenIfWorse = false

  @OptionGroup
  var destination: EditDestination

  /// Carries a command out and says on standard error what became of it.
  func run(_ command: LayoutCommand) throws {
    try destination.reportingErrors {
      let source = try DocumentFile(path: file)
      let document = try source.document()
      var options = CommandOptions()
      options.views = view
      options.updatesFrames = !keepFrames
      options.allowsWorse = evenIfWorse
      let result = try MainActor.assumeIsolated { [options] in
        try document.performing(command, options)
      }
      report(result)
      try destination.deliver(result.edit, of: source)
      if !result.remaining.isEmpty { try ExitStatus.findings.throwUnlessFine() }
    }
  }

  private func report(_ result: CommandResult) {
    var text = result.removed.map { "repaired \($0)" } + result.remaining.map { "remains \($0)" }
    if result.edit.isEmpty, text.isEmpty { text = ["nothing to do"] }
    let name = PrintableText.of(file)
    Output.standardError.write(
      text.map { "\(name): \(PrintableText.of($0))\n" }.joined())
  }
}

/// A command of `autolayout fix` that needs no options of its own.
protocol FixSubcommand: ParsableCommand {
  static var command: LayoutCommand { get }
  var options: FixOptions { get }
}

extension FixSubcommand {
  func run() throws { try options.run(Self.command) }
}

/// `autolayout fix update-frames`.
struct UpdateFramesCommand: FixSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "update-frames", abstract: "Records the frames that constraints give.")
  @OptionGroup var options: FixOptions
  static let command = LayoutCommand.updateFrames
}

/// `autolayout fix update-constants`.
struct UpdateConstantsCommand: FixSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "update-constants",
    abstract: "Changes constants so that constraints describe the recorded frames.")
  @OptionGroup var options: FixOptions
  static let command = LayoutCommand.updateConstraintConstants
}

/// `autolayout fix add-missing`.
struct AddMissingCommand: FixSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add-missing", abstract: "Adds constraints where frames are left open.")
  @OptionGroup var options: FixOptions
  static let command = LayoutCommand.addMissingConstraints
}

/// `autolayout fix reset`.
struct ResetCommand: FixSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Clears constraints and adds those that the frames suggest.")
  @OptionGroup var options: FixOptions
  static let command = LayoutCommand.resetToSuggestedConstraints
}

/// `autolayout fix clear`.
struct ClearCommand: FixSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Removes constraints; views that keep none are fixed to their frame.")
  @OptionGroup var options: FixOptions
  static let command = LayoutCommand.clearConstraints
}
