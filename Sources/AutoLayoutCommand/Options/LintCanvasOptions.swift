import ArgumentParser
import AutoLayout
import LayoutAnalysis

/// What documents are linted on, beside their own canvas.
struct LintCanvasOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Devices besides the document's own canvas: identifiers that `autolayout devices` lists, \
      separated by commas, or all.
      """, valueName: "id"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "How devices are held: portrait, landscape or all.", valueName: "orientation"))
  var orientation: LintCanvases.Orientations?

  @Flag(help: "Lint on the widths of Split View of iPads, too.")
  var splits = false

  @Option(
    help: ArgumentHelp(
      "Which way the interface runs: left-to-right, right-to-left or all.", valueName: "direction"))
  var direction: LintCanvases.Directions?

  func validate() throws {
    _ = try device.map(CanvasOptions.devices)
  }

  /// Lays what was asked for over what the configuration says.
  func apply(to canvases: inout LintCanvases) throws {
    if let device { canvases.devices = try CanvasOptions.devices(device) }
    if let orientation { canvases.orientations = orientation }
    if splits { canvases.includesSplits = true }
    if let direction { canvases.directions = direction }
  }
}

extension LintCanvases.Orientations: ExpressibleByArgument {}
extension LintCanvases.Directions: ExpressibleByArgument {}
extension LintReportFormat: ExpressibleByArgument {}
