import ArgumentParser
import Foundation

/// The command `autolayout preview`, which draws documents and writes a gallery.
///
/// Workers lay the documents out. This process draws and writes all files, so that their names are
/// unique.
struct PreviewCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Lays out documents and draws them.",
    discussion: """
      Writes a picture of every scene on every device, and index.html, a self-contained gallery \
      with zoom, light and dark appearance, and the frame and constraints of each view. Without \
      --device, --orientation and --size, a document is drawn on its own canvas and on \
      \(PreviewDevices.usual.joined(separator: ", ")), with Split View widths. PNG has the \
      device's pixels and requires rsvg-convert (Debian: librsvg2-bin).

        autolayout preview Main.storyboard --output preview
        autolayout preview Sources --device all --format html --output preview
        autolayout preview Main.storyboard --locale de,ar --output preview

      See Documentation/Frames.md and Documentation/Gallery.md.
      """)

  /// The canvases for documents.
  @OptionGroup(title: "Canvas")
  var canvas: CanvasOptions

  /// The languages and settings for documents.
  @OptionGroup(title: "Language and settings")
  var variants: VariantOptions

  /// The light or dark appearance, or `nil` for the appearance of the viewer.
  @Option(
    name: .shortAndLong,
    help: "The appearance: light or dark (default: that of the viewer, if the format supports it).")
  var appearance: AppearanceChoice?

  /// The format of pictures.
  @Option(
    name: .shortAndLong,
    help: "The output format: svg and png (pictures and the gallery) or html (only the gallery).")
  var format = PreviewFormat.svg

  /// A Boolean value that indicates whether each scene is one animated picture.
  @Flag(
    name: .long,
    help: "Draw one animated SVG per scene, in which views move from canvas to canvas.")
  var animate = false

  /// The folder for all files.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to, which is created if necessary.", valueName: "dir")
  )
  var output: String

  /// The folders with font files.
  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  /// The documents, and the number of processes.
  @OptionGroup
  var batch: BatchOptions

  /// Rejects missing documents, and animation in other formats than SVG.
  func validate() throws {
    if batch.files.isEmpty {
      throw ValidationError(
        "Specify documents or folders, as in `autolayout preview Main.storyboard --output preview`."
      )
    }
    if animate, format != .svg {
      throw ValidationError("--format \(format.rawValue) cannot be used with --animate.")
    }
  }

  /// Draws all documents, and writes the gallery last.
  func run() throws {
    fonts.use()
    let request = try canvas.request(variants)
    let task = PreviewTask(
      request: animate ? PreviewDevices.turns(request) : PreviewDevices.request(request),
      errorsHaveColor: Terminal.standardError.hasColor)
    let status = try MainActor.assumeIsolated {
      var writer = try PreviewWriter(
        folder: output, format: format, appearance: appearance, animates: animate)
      var status = ExitStatus.fine
      batch.batch(task).run { report in
        Output.standardError.write(report.diagnostics)
        status = status.followed(by: report.status)
        status = status.followed(by: writer.write(report))
      }
      return status.followed(by: writer.finish())
    }
    try status.throwUnlessFine()
  }
}

/// The formats of pictures. `html` writes only the gallery.
enum PreviewFormat: String, CaseIterable, ExpressibleByArgument {
  /// One picture per canvas, or only the pictures in the gallery.
  case svg, png, html
}

/// The appearances of pictures.
enum AppearanceChoice: String, CaseIterable, ExpressibleByArgument {
  /// The appearances, with the names of the options.
  case light, dark
}
