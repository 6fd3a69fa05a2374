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
      Writes a picture of every scene on every device and index.html, a gallery of all of them that \
      needs no other file: zoom, light and dark, and a click on a view shows its frame and the \
      constraints that place it. What was written is printed, a path a line.

        autolayout preview Main.storyboard --output preview
        autolayout preview Main.storyboard --device retina6_1,ipad9_7 --output preview
        autolayout preview Sources --device all --format html --output preview
        autolayout preview Login.xib --size 320x480 --format png --output pictures
        autolayout preview Main.storyboard --locale en,de,ar --content-size L,AX3 --output preview
        autolayout preview Main.storyboard --animate --device retina6_1,ipad9_7 --output moving

      Without --device, --orientation and --size a document is drawn on its own canvas and on \
      \(PreviewDevices.usual.joined(separator: ", ")): a phone with a home button, one without, \
      and an iPad with the widths of Split View. Devices are drawn in portrait and landscape \
      unless --orientation says otherwise.

      --format svg and png write pictures and the gallery, html the gallery alone. PNG pictures \
      have the device's pixels and need rsvg-convert (Debian: librsvg2-bin).

      --animate draws each scene once, as one moving SVG: every view goes from its place on one \
      canvas to its place on the next, in the order of the devices and around again, portrait \
      before landscape. Without --device a phone is turned.
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
    help: "The appearance: light or dark (default: that of the viewer, if the format allows it).")
  var appearance: AppearanceChoice?

  /// The format of pictures.
  @Option(name: .shortAndLong, help: "What is written: svg, png or html.")
  var format = PreviewFormat.svg

  /// A Boolean value that indicates whether each scene is one animated picture.
  @Flag(
    name: .long,
    help: "Draw one moving picture a scene, which goes from canvas to canvas (SVG only).")
  var animate = false

  /// The folder for all files.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to; it is made when it is not there.", valueName: "dir")
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
        "Name documents or folders, such as `autolayout preview Main.storyboard --output preview`")
    }
    if animate, format != .svg {
      throw ValidationError("--animate draws SVG; leave --format \(format.rawValue) out.")
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
