import ArgumentParser
import AutoLayout
import LayoutAnalysis

/// The widths, heights, lengths of text and devices that `prove` covers.
struct ProveRangeOptions: ParsableArguments {
  /// The widths in points.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The range of widths in points, such as 320...1366.", valueName: "range"))
  var width: NumberRange

  /// The options that apply to all widths.
  @OptionGroup
  var sweep: SweepOptions

  /// Rejects widths out of range.
  func validate() throws { try SweepOptions.validate(size: width) }

  /// Returns the options as a value that can be sent to a worker.
  func request(_ variants: VariantOptions, checks: [LayoutCheck]) throws -> ProveRequest {
    ProveRequest(
      canvas: try sweep.selection(try variants.request()), widths: width, height: sweep.height,
      textGrowth: sweep.textGrowth, checks: checks)
  }
}

/// The parameters of a proof, as a value that can be sent to a worker.
struct ProveRequest: Codable, Sendable {
  /// The devices, languages and settings.
  let canvas: CanvasSelection
  /// The widths in points.
  let widths: NumberRange
  /// The heights in points, or `nil` for that of the canvas.
  let height: NumberRange?
  /// The lengths of texts as multiples, or `nil` for unchanged texts.
  let textGrowth: NumberRange?
  /// The checks to prove.
  let checks: [LayoutCheck]

  /// The heights that are proved separately, where `nil` is the height of the canvas.
  var heights: [Double?] { height?.ends ?? [nil] }

  /// The lengths of text that are proved separately, in ascending order.
  var growths: [Double] { NumberRange.growths(textGrowth) }
}

extension NumberRange {
  /// The step from one length of text to the next: 5 percent, which is finer than any estimate of
  /// the growth of translations.
  private static let growthStep = 0.05

  /// Returns the lengths of text in a range of multiples, in ascending order, or only the unchanged
  /// length for `nil`.
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
