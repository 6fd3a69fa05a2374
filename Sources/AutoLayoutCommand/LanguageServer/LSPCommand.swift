import ArgumentParser
import Foundation

/// The command `autolayout lsp`, a language server over standard input and output.
struct LSPCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Answers editors: a server of the Language Server Protocol.",
    discussion: """
      Editors start the command. In .xib and .storyboard files it shows the findings of lint while \
      they are typed, says what an element is and where it lies, completes elements, attributes and \
      values, goes from constraints to views and back, renames identifiers, and offers the fixes of \
      lint and the commands of fix. In Swift files it checks visual formats, and in .log and .txt \
      files it explains reports of constraints.

        autolayout lsp
        autolayout lsp --project App --device "iPhone 15",ipad9_7

      Files outside of the project's folder are not read. Layouts are computed by a process of its \
      own with limits of time and memory. The exit code is 0 if the client shut the server down.
      """)

  /// The folder that paths must not leave. The default is the folder that the client opens.
  @Option(
    help: ArgumentHelp(
      "The folder of the project (default: the one that the editor opens).", valueName: "folder"))
  var project: String?

  /// The configuration. The default is the nearest one.
  @Option(
    help: ArgumentHelp(
      "The configuration (default: .autolayout.yml in the project or in a folder above).",
      valueName: "file"))
  var config: String?

  /// The base URL of the documentation of rules.
  @Option(
    help: ArgumentHelp(
      "The address below which the pages of rules are, for links in diagnostics.", valueName: "url")
  )
  var documentation: String?

  /// The folders with font files.
  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  /// The canvases in addition to those of the documents.
  @OptionGroup(title: "Canvases")
  var canvases: LintCanvasOptions

  /// The time limit for each layout.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// An ignored option with which clients of several editors specify the transport.
  @Flag(help: .private)
  var stdio = false

  /// Rejects a project that is not a folder.
  func validate() throws {
    guard let project else { return }
    guard DocumentFinder.isFolder(project) else {
      throw ValidationError(
        "--project names a folder; there is none at \(JSONText.string(project)).")
    }
  }

  /// Answers until the client ends the server.
  func run() throws {
    fonts.use()
    let folder = project ?? FileManager.default.currentDirectoryPath
    let server = LanguageServer(
      project: ProjectBoundary(folder: folder), isProjectFixed: project != nil)
    let task = LanguageTask(
      configuration: config, options: canvases.words, documentation: documentation)
    var session = LanguageSession(server, task: task, limit: timeLimit.seconds)
    try session.run { Output.standard.write($0) }.throwUnlessFine()
  }
}

extension LintCanvasOptions {
  /// The options as command-line arguments for a worker.
  fileprivate var words: [String] {
    ToolCanvases.option("device", device)
      + ToolCanvases.option("orientation", variations.orientation?.rawValue)
      + (variations.splits ? ["--splits"] : [])
      + ToolCanvases.option("direction", variations.direction?.rawValue)
      + ToolCanvases.option("content-size", variations.contentSize)
      + ToolCanvases.option("locale", locale) + (pseudo ? ["--pseudo"] : [])
      + (boldText ? ["--bold-text"] : [])
  }
}
