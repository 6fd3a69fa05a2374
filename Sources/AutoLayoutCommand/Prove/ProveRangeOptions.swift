import ArgumentParser
import AutoLayout
import LayoutAnalysis

/// The widths, heights, lengths of text and devices that `prove` covers.
struct ProveRangeOptions: ParsableArguments {
  /// The widths in points.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The widths, in points: 320...1366.", valueName: "range"))
  var width: NumberRange

  /// The height in points; the two ends of a range. Nil for the height of the canvas.
  @Option(
    help: ArgumentHelp(
      "The height of roots in points; for a range its two ends (default: the canvas').",
      valueName: "height"))
  var height: NumberRange?

  /// The lengths of texts as multiples of their own; nil for texts as they are.
  @Option(
    help: ArgumentHelp(
      "How long texts are, as multiples of what they are: 1.0...1.35.", valueName: "range"))
  var textGrowth: NumberRange?

  /// Identifiers of devices; nil for the document's own.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Devices whose bars, pixels and size classes hold instead of the document's own.",
      valueName: "id"))
  var device: String?

  /// The orientations of devices.
  @Option(
    help: ArgumentHelp(
      "Which way the device is held: portrait, landscape or all.", valueName: "orientation"))
  var orientation: OrientationChoice?

  /// The multiples that are accepted. Translations are not ten times as long as the original.
  private static let growths = 0.1...10.0

  /// Rejects unknown devices, and sizes and multiples out of range.
  func validate() throws {
    try Self.validate(
      device: device, sizes: [width, height].compactMap { $0 }, textGrowth: textGrowth)
  }

  /// Rejects unknown devices, and sizes and multiples out of range.
  static func validate(device: String?, sizes: [NumberRange], textGrowth: NumberRange?) throws {
    _ = try device.map(CanvasOptions.devices)
    let possible = 1...CanvasSize.largest
    for range in sizes where !possible.contains(range.lower) || !possible.contains(range.upper) {
      throw ValidationError("Sizes lie between 1 and \(Int(CanvasSize.largest)) points.")
    }
    if let textGrowth,
      !Self.growths.contains(textGrowth.lower) || !Self.growths.contains(textGrowth.upper)
    {
      throw ValidationError("--text-growth takes multiples between 0.1 and 10.")
    }
  }

  /// The options as a value that can be sent to a worker.
  func request(_ variants: VariantOptions, checks: [LayoutCheck]) throws -> ProveRequest {
    ProveRequest(
      canvas: CanvasSelection(
        devices: try device.map(CanvasOptions.devices), orientation: orientation,
        variants: try variants.request()),
      widths: width, height: height, textGrowth: textGrowth, checks: checks)
  }
}

/// What a document is proved for, as a value that can be sent to a worker.
struct ProveRequest: Codable, Sendable {
  /// The devices, languages and settings.
  let canvas: CanvasSelection
  /// The widths in points.
  let widths: NumberRange
  /// The heights in points; nil for that of the canvas.
  let height: NumberRange?
  /// The lengths of texts as multiples; nil for texts as they are.
  let textGrowth: NumberRange?
  /// The checks to prove.
  let checks: [LayoutCheck]

  /// The heights that are proved one by one; nil stands for the height of the canvas.
  var heights: [Double?] { height?.ends ?? [nil] }

  /// The lengths of text that are proved one by one, in ascending order.
  var growths: [Double] { NumberRange.growths(textGrowth) }
}

extension NumberRange {
  /// The step from one length of text to the next: 5 percent, which is finer than any estimate of
  /// how much longer translations are.
  private static let growthStep = 0.05

  /// The lengths of text of a range of multiples, in ascending order; texts as they are for nil.
  static func growths(_ range: NumberRange?) -> [Double] {
    guard let range else { return [1] }
    var found: [Double] = []
    var step = 0.0
    while range.lower + step * growthStep < range.upper - growthStep / 2 {
      found.append(((range.lower + step * growthStep) * 1000).rounded() / 1000)
      step += 1
    }
    return found + [range.upper]
  }
}
