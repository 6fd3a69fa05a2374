import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The parameters of a comparison, as a value that can be sent to a worker.
struct EquivalentRequest: Codable, Sendable {
  /// The documents, each optionally with a root after `#`.
  let files: [String]
  /// The devices, languages and settings.
  let canvas: CanvasSelection
  /// The widths in points, or `nil` for those of snapshots.
  let widths: NumberRange?
  /// The heights in points, or `nil` for that of the canvas.
  let heights: NumberRange?
  /// The lengths of texts as multiples, or `nil` for unchanged texts.
  let textGrowth: NumberRange?
  /// The rules that match views, and exclude views from the comparison.
  let rules: MatchingRules
  /// The folder of snapshots, or `nil` for a second document.
  let snapshots: String?
  /// A Boolean value that indicates whether every whole width is laid out instead of proving.
  let isExhaustive: Bool
  /// A Boolean value that indicates whether differences in content are considered.
  let isStrict: Bool

  /// Returns the options for comparing documents on some canvases.
  ///
  /// - Parameters:
  ///   - choices: The devices, languages and settings, each of which is compared separately.
  ///   - isCertified: A Boolean value that indicates whether certificates are kept, which need much
  ///     more memory than the result.
  /// - Returns: The options, with one canvas per choice and length of text.
  func options(_ choices: [CanvasChoice], isCertified: Bool) -> LayoutEquivalence.Options {
    var options = LayoutEquivalence.Options(widths: widths?.closed ?? 1...1)
    options.heights = heights?.ends ?? [nil]
    options.canvases = choices.flatMap { choice in
      NumberRange.growths(textGrowth).map { growth in
        var choice = choice
        choice.localization.growth = growth
        return choice
      }
    }
    options.rules = rules
    options.isCertified = isCertified
    if isExhaustive { options.maxLayouts = 0 }
    return options
  }
}
