import ArgumentParser
import Foundation

/// The command `autolayout lsp`, a language server over standard input and output.
struct LSPCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Runs a language server for editors.",
    discussion: """
      A server of the Language Server Protocol, which editors start. In .xib and .storyboard \
      files, it reports findings of lint while you type, shows elements and their frames, \
      completes elements, attributes and values, navigates between constraints and views, renames \
      identifiers, and offers the fixes of lint and the commands of fix. In Swift files it checks \
      visual formats; in .log and .txt files it explains conflicting constraints. Files outside \
      the project folder are not read.

        autolayout lsp
        autolayout lsp --project App --device "iPhone 15",ipad9_7

      See Documentation/LanguageServer.md.
      """)

  /// The folder that paths must not leave. The default is the folder that the client opens.
  @Option(
    help: ArgumentHelp(
      "The project folder (default: the folder that the editor opens).", valueName: "folder"))
  var project: String?

  /// The configuration. The default is the nearest one.
  @Option(
    help: ArgumentHelp(
      "The configuration file (default: the nearest .autolayout.yml in the project or above it).",
      valueName: "file"))
  var config: String?

  /// The base URL of the documentation of rules.
  @Option(
    help: ArgumentHelp(
      "The base URL of the pages of rules, for links in diagnostics.", valueName: "url")
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
        "Invalid value '\(PrintableText.of(project))' for --project: no such folder.")
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
