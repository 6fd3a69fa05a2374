import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// What is compared, as a value that can be sent to a worker.
struct EquivalentRequest: Codable, Sendable {
  /// The documents, each alone or with a root after `#`.
  let files: [String]
  /// The devices, languages and settings.
  let canvas: CanvasSelection
  /// The widths in points, or `nil` for those of snapshots.
  let widths: NumberRange?
  /// The heights in points, or `nil` for that of the canvas.
  let heights: NumberRange?
  /// The lengths of texts as multiples, or `nil` for texts as they are.
  let textGrowth: NumberRange?
  /// Which views are the same, and which are not compared.
  let rules: MatchingRules
  /// The folder of snapshots, or `nil` for a second document.
  let snapshots: String?
  /// A Boolean value that indicates whether every whole width is laid out instead of proving.
  let isExhaustive: Bool
  /// A Boolean value that indicates whether differences of contents count.
  let isStrict: Bool

  /// The comparison of documents on some canvases.
  ///
  /// - Parameters:
  ///   - choices: The devices, languages and settings, each compared by itself.
  ///   - isCertified: Whether certificates are kept, which take much more memory than the result.
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
