import ArgumentParser
import AutoLayout

/// The heights, lengths of text and devices of layouts over a range of widths.
///
/// `prove` and `equivalent` share them. The widths are options of each command, because only one of
/// them always requires widths.
struct SweepOptions: ParsableArguments {
  /// The height in points, of which a range contributes its two ends. The default is the height of
  /// the canvas.
  @Option(
    help: ArgumentHelp(
      "The height in points, or a range whose two ends are examined (default: that of the canvas).",
      valueName: "height"))
  var height: NumberRange?

  /// The lengths of texts as multiples of the original. The default is the original length.
  @Option(
    help: ArgumentHelp(
      "The length of texts as a multiple of the original, such as 1.0...1.35.", valueName: "range"))
  var textGrowth: NumberRange?

  /// Identifiers of devices. The default is the device of the document, or of the first one of two
  /// documents.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Devices whose bars, scales and size classes replace the document's own, separated by commas.",
      valueName: "names"))
  var device: String?

  /// The orientations of devices.
  @Option(
    help: ArgumentHelp(
      "The orientation of the device: portrait, landscape or all.", valueName: "orientation"))
  var orientation: OrientationChoice?

  /// The accepted multiples. Translations are not ten times as long as the original.
  private static let growths = 0.1...10.0

  /// Rejects unknown devices, and heights and multiples out of range.
  func validate() throws {
    _ = try device.map(CanvasOptions.devices)
    try height.map(Self.validate(size:))
    if let textGrowth,
      !Self.growths.contains(textGrowth.lower) || !Self.growths.contains(textGrowth.upper)
    {
      throw ValidationError("Invalid value for --text-growth: expected multiples from 0.1 to 10.")
    }
  }

  /// Rejects widths or heights out of range.
  static func validate(size: NumberRange) throws {
    let possible = 1...CanvasSize.largest
    guard possible.contains(size.lower), possible.contains(size.upper) else {
      throw ValidationError(
        "Widths and heights must be from 1 to \(Int(CanvasSize.largest)) points.")
    }
  }

  /// Returns the canvases in some languages and settings, as a value that can be sent to a worker.
  ///
  /// - Throws: `ValidationError` for unknown devices.
  func selection(_ variants: VariantRequest) throws -> CanvasSelection {
    CanvasSelection(
      devices: try device.map(CanvasOptions.devices), orientation: orientation, variants: variants)
  }
}
