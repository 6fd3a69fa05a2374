import ArgumentParser
import AutoLayout
import LayoutAnalysis

/// The canvases on which documents are linted in addition to their own.
///
/// An option that is set replaces the value of the configuration.
struct LintCanvasOptions: ParsableArguments {
  /// Identifiers of devices, or `all`; nil for those of the configuration.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Devices in addition to the document's own canvas: models such as "iPhone 15", or identifiers \
      that `autolayout devices` lists, separated by commas, or all.
      """, valueName: "name"))
  var device: String?

  /// The orientations of devices.
  @Option(
    help: ArgumentHelp(
      "The orientation of devices: portrait, landscape or all.", valueName: "orientation"))
  var orientation: LintCanvases.Orientations?

  /// Whether iPads are also linted at the widths of Split View.
  @Flag(help: "Lint on the widths of Split View of iPads, too.")
  var splits = false

  /// The layout directions.
  @Option(
    help: ArgumentHelp(
      "Which way the interface runs: left-to-right (ltr), right-to-left (rtl) or all.",
      valueName: "direction"))
  var direction: LintCanvases.Directions?

  /// Identifiers of languages, separated by commas.
  @Option(
    help: ArgumentHelp(
      """
      Languages in addition to the document's own texts, separated by commas: from the .strings and \
      .xcstrings files next to the document.
      """, valueName: "ids"))
  var locale: String?

  /// Whether documents are also linted with pseudo-localized texts.
  @Flag(help: "Lint with accented texts that are a third longer, too.")
  var pseudo = false

  /// Content sizes, separated by commas, or `all`.
  @Option(
    help: ArgumentHelp(
      """
      Sizes of text that a person prefers, separated by commas: XS, S, M, L, XL, XXL, XXXL, AX1 to \
      AX5, or all.
      """, valueName: "categories"))
  var contentSize: String?

  /// Whether the setting Bold Text is on.
  @Flag(help: "Lint with bolder system fonts, as the setting Bold Text has them.")
  var boldText = false

  /// Rejects unknown devices, languages and sizes.
  func validate() throws {
    var canvases = LintCanvases()
    try apply(to: &canvases)
  }

  /// The options that were given, for runs that lay nothing out.
  var given: [String] {
    [
      ("--device", device != nil), ("--orientation", orientation != nil), ("--splits", splits),
      ("--direction", direction != nil), ("--locale", locale != nil), ("--pseudo", pseudo),
      ("--content-size", contentSize != nil), ("--bold-text", boldText),
    ].filter(\.1).map(\.0)
  }

  /// Lays what was asked for over what the configuration says.
  func apply(to canvases: inout LintCanvases) throws {
    if let device { canvases.devices = try CanvasOptions.devices(device) }
    if let orientation { canvases.orientations = orientation }
    if splits { canvases.includesSplits = true }
    if let direction { canvases.directions = direction }
    if locale != nil { canvases.locales = try VariantOptions.list(locale, VariantOptions.locale) }
    if pseudo { canvases.isPseudo = true }
    if let contentSize { canvases.contentSizes = try VariantOptions.contentSizes(contentSize) }
    if boldText { canvases.hasBoldText = true }
  }
}

/// The names of orientations are their raw values.
extension LintCanvases.Orientations: ExpressibleByArgument {}
/// Directions have long names in configurations and short ones in options.
extension LintCanvases.Directions: ExpressibleByArgument {
  /// Parses a direction by its long name or by the short one of `autolayout frames`.
  public init?(argument: String) {
    switch argument {
    case "ltr": self = .leftToRight
    case "rtl": self = .rightToLeft
    default: self.init(rawValue: argument)
    }
  }
}
/// The names of formats are their raw values.
extension LintReportFormat: ExpressibleByArgument {}
extension LintSeverity: ExpressibleByArgument {}
