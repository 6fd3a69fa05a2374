import ArgumentParser
import AutoLayout
import AutoLayoutCommand
import Dispatch
import Foundation
import LayoutAnalysis
import Studio

/// The command `autolayout studio`, which serves documents on a canvas in the browser.
///
/// The command checks that all documents can be read before it starts the server, so that a
/// mistyped path is an error of the command line and not an empty page.
struct StudioCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "studio",
    abstract: "Opens documents on a live canvas in the browser.",
    discussion: """
      Interface Builder's canvas without a Mac: select, drag, control-drag, pin, align, resolve \
      issues, and stretch the canvas while the layout follows. Files are written only when you \
      save. The server listens on 127.0.0.1 only, and the printed address admits one browser. In \
      addition to the documents, it reads their translations and their Git history. Control-C \
      stops it without saving.

        autolayout studio Main.storyboard
        autolayout studio App --port 8080 --no-open
        autolayout studio Main.storyboard --read-only

      See Documentation/Studio.md.
      """)

  /// The paths of documents and folders.
  @Argument(
    help: ArgumentHelp(
      "Documents, or folders of documents.", valueName: "file|dir"))
  var files: [String]

  /// The port, or 0 for any available port.
  @Option(help: "The port to listen on; 0 chooses a free one.")
  var port: UInt16 = 0

  /// A Boolean value that indicates whether changes and saves are rejected.
  @Flag(help: "Reject changes and saves, except in lessons.")
  var readOnly = false

  /// A Boolean value that indicates whether the address is opened in the system's browser.
  @Flag(inversion: .prefixedNo, help: "Open the address in the default browser.")
  var open = true

  /// The folders with font files.
  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  /// The folder of the page's files, for the development of the page, or `nil` for the embedded
  /// files.
  @Option(
    help: ArgumentHelp("Read the page's files from a folder.", visibility: .private))
  var page: String?

  /// Starts the server. The method returns only if no document can be read.
  func run() throws {
    fonts.use()
    let paths = try ReadableDocuments.find(files)
    let (port, readOnly, open, page) = (port, readOnly, open, page)
    Task { @MainActor in
      await Self.serve(paths, port: port, readOnly: readOnly, opens: open, page: page)
    }
    // Views belong to the main actor, which lives on this queue.
    dispatchMain()
  }

  /// Serves the documents until the process is ended, and exits.
  @MainActor
  private static func serve(
    _ paths: [String], port: UInt16, readOnly: Bool, opens: Bool, page: String?
  ) async {
    // Conflicts are shown on the canvas.
    LayoutLog.reportsConflicts = false
    let workspace = StudioWorkspace(paths: paths, isReadOnly: readOnly)
    do {
      let server = try await StudioServer(workspace, port: port, pageFolder: page)
      Output.standard.write("\(server.address)\n")
      Output.standardError.write("Press Control-C to stop the studio.\n")
      if opens { openBrowser(server.address) }
      try await server.run()
    } catch {
      Foundation.exit(report(error).rawValue)
    }
    Foundation.exit(ExitStatus.fine.rawValue)
  }

  /// Prints the error that ended the server, and returns the exit code of the command.
  private static func report(_ error: any Error) -> ExitStatus {
    guard let error = error as? StudioError else {
      Output.standardError.write("error: the server stopped: \(error)\n")
      return .fault
    }
    Output.standardError.write("error: \(error.message)\n  note: \(error.hint)\n")
    return .cannotOpen
  }

  /// Opens an address in the system's browser. A failure is ignored, because the address is
  /// printed.
  private static func openBrowser(_ address: String) {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    guard let program = SearchPath.program(opener) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
