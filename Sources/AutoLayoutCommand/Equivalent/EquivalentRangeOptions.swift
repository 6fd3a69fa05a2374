import ArgumentParser
import AutoLayout
import LayoutAnalysis

/// The widths, heights, lengths of text and devices that `equivalent` covers.
struct EquivalentRangeOptions: ParsableArguments {
  /// The widths in points; nil with `--snapshots`.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The widths, in points: 320...1366.", valueName: "range"))
  var width: NumberRange?

  /// The height in points; the two ends of a range. Nil for the height of the canvas.
  @Option(
    help: ArgumentHelp(
      "The height of roots in points; for a range its two ends (default: the first canvas').",
      valueName: "height"))
  var height: NumberRange?

  /// The lengths of texts as multiples of their own; nil for texts as they are.
  @Option(
    help: ArgumentHelp(
      "How long texts are, as multiples of what they are: 1.0...1.35.", valueName: "range"))
  var textGrowth: NumberRange?

  /// Identifiers of devices; nil for that of the first document.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Devices whose bars, pixels and size classes hold instead of the first document's own.",
      valueName: "id"))
  var device: String?

  /// The orientations of devices.
  @Option(
    help: ArgumentHelp(
      "Which way the device is held: portrait, landscape or all.", valueName: "orientation"))
  var orientation: OrientationChoice?

  /// Rejects unknown devices, and sizes and multiples out of range.
  func validate() throws {
    try ProveRangeOptions.validate(
      device: device, sizes: [width, height].compactMap { $0 }, textGrowth: textGrowth)
  }

  /// The canvases of a comparison.
  ///
  /// - Parameters:
  ///   - variants: The languages and settings that were chosen.
  ///   - coversAll: Whether all sizes of text and both directions are compared, unless some are chosen.
  /// - Returns: The canvases, which can be sent to a worker.
  /// - Throws: `ValidationError` for unknown devices and settings.
  func selection(_ variants: VariantOptions, coversAll: Bool) throws -> CanvasSelection {
    var request = try variants.request()
    if coversAll, variants.contentSize == nil {
      request.contentSizes = ContentSizeName.all.map(\.category.rawValue)
    }
    if coversAll, variants.direction == nil, variants.locale == nil, !variants.pseudo {
      request.directions = LayoutDirectionChoice.allCases
    }
    return CanvasSelection(
      devices: try device.map(CanvasOptions.devices), orientation: orientation, variants: request)
  }
}
