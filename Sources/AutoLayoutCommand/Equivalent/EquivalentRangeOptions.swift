import ArgumentParser
import AutoLayout
import LayoutAnalysis

/// The widths, heights, lengths of text and devices that `equivalent` covers.
struct EquivalentRangeOptions: ParsableArguments {
  /// The widths in points. The value is `nil` with `--snapshots`.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The range of widths in points, such as 320...1366.", valueName: "range"))
  var width: NumberRange?

  /// The options that apply to all widths.
  @OptionGroup
  var sweep: SweepOptions

  /// Rejects widths out of range.
  func validate() throws { try width.map(SweepOptions.validate(size:)) }

  /// Returns the canvases of a comparison.
  ///
  /// - Parameters:
  ///   - variants: The languages and settings that the user selected.
  ///   - coversAll: A Boolean value that indicates whether all text sizes are compared by default,
  ///     and both directions unless a language is selected.
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
    return try sweep.selection(request)
  }
}
