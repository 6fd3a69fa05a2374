import ArgumentParser
import AutoLayout
import LayoutAnalysis

/// Over what `prove` runs.
struct ProveRangeOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The widths, in points: 320...1366.", valueName: "range"))
  var width: NumberRange

  @Option(
    help: ArgumentHelp(
      "The height of roots in points; for a range its two ends (default: the canvas').",
      valueName: "height"))
  var height: NumberRange?

  @Option(
    help: ArgumentHelp(
      "How long texts are, as multiples of what they are: 1.0...1.35.", valueName: "range"))
  var textGrowth: NumberRange?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Devices whose bars, pixels and size classes hold instead of the document's own.",
      valueName: "id"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "Which way the device is held: portrait, landscape or all.", valueName: "orientation"))
  var orientation: OrientationChoice?

  /// Texts are at least a tenth and at most ten times as long.
  private static let growths = 0.1...10.0

  func validate() throws {
    _ = try device.map(CanvasOptions.devices)
    let sizes = 1...CanvasSize.largest
    for range in [width, height].compactMap({ $0 })
    where !sizes.contains(range.lower) || !sizes.contains(range.upper) {
      throw ValidationError("Sizes lie between 1 and \(Int(CanvasSize.largest)) points.")
    }
    if let textGrowth,
      !Self.growths.contains(textGrowth.lower) || !Self.growths.contains(textGrowth.upper)
    {
      throw ValidationError("--text-growth takes multiples between 0.1 and 10.")
    }
  }

  func request(_ variants: VariantOptions, checks: [LayoutCheck]) throws -> ProveRequest {
    ProveRequest(
      canvas: CanvasRequest(
        devices: try device.map(CanvasOptions.devices), orientation: orientation,
        variants: try variants.request()),
      widths: width, height: height, textGrowth: textGrowth, checks: checks)
  }
}

/// Over what a document is proved, as a value that can be sent to a worker.
struct ProveRequest: Codable, Sendable {
  let canvas: CanvasRequest
  let widths: NumberRange
  let height: NumberRange?
  let textGrowth: NumberRange?
  let checks: [LayoutCheck]

  /// The heights; nil for that of the canvas.
  var heights: [Double?] { height?.ends ?? [nil] }

  /// The step from one length of text to the next: five percent, finer than estimates of how much
  /// longer translations are.
  private static let growthStep = 0.05

  /// The lengths of text, from the shortest to the longest.
  var growths: [Double] {
    guard let textGrowth else { return [1] }
    var found: [Double] = []
    var step = 0.0
    while textGrowth.lower + step * Self.growthStep < textGrowth.upper - Self.growthStep / 2 {
      found.append(((textGrowth.lower + step * Self.growthStep) * 1000).rounded() / 1000)
      step += 1
    }
    return found + [textGrowth.upper]
  }
}
