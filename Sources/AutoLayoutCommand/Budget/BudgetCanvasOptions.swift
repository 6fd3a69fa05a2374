import ArgumentParser
import AutoLayout
import LayoutAnalysis

/// The canvases on which texts must fit.
struct BudgetCanvasOptions: ParsableArguments {
  /// Names of devices, or `all`; nil for all.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Devices on which texts must fit: models such as "iPhone 15", or identifiers that \
      `autolayout devices` lists, separated by commas (default: all).
      """, valueName: "name"))
  var device: String?

  /// The orientations; nil for both.
  @Option(
    help: ArgumentHelp(
      "The orientation of devices: portrait, landscape or all (default: all).",
      valueName: "orientation"))
  var orientation: LintCanvases.Orientations?

  /// Whether texts must fit at the widths of Split View.
  @Flag(help: "Texts must fit on the widths of Split View of iPads, too.")
  var splits = false

  /// The directions; nil for left to right.
  @Option(
    help: ArgumentHelp(
      "Which way the interface runs: left-to-right (ltr), right-to-left (rtl) or all.",
      valueName: "direction"))
  var direction: LintCanvases.Directions?

  /// Content sizes, separated by commas, or `all`; nil for the default size.
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Sizes of text that a person prefers, separated by commas: XS, S, M, L, XL, XXL, XXXL, AX1 to \
      AX5, or all (default: that of the device, L).
      """, valueName: "categories"))
  var contentSize: String?

  /// Whether texts must also fit with Bold Text.
  @Flag(help: "Texts must fit with the setting Bold Text as well as without.")
  var boldText = false

  /// Rejects unknown values.
  func validate() throws {
    if let device { _ = try CanvasOptions.devices(device) }
    _ = try VariantOptions.contentSizes(contentSize)
  }

  /// The canvases. Values were checked by `validate()`.
  var canvases: BudgetCanvases {
    var result = BudgetCanvases()
    if let device, let devices = try? CanvasOptions.devices(device) {
      result.canvases.devices = devices
    }
    if let orientation { result.canvases.orientations = orientation }
    if let direction { result.canvases.directions = direction }
    result.canvases.includesSplits = splits
    result.canvases.contentSizes = (try? VariantOptions.contentSizes(contentSize)) ?? []
    result.includesBoldText = boldText
    return result
  }
}
