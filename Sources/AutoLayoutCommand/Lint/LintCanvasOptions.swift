import ArgumentParser
import AutoLayout
import LayoutAnalysis

/// The canvases on which documents are linted in addition to their own.
///
/// An option replaces the value of the configuration.
struct LintCanvasOptions: ParsableArguments {
  /// Identifiers of devices, or `all`. The default is those of the configuration.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Devices to lint on in addition to the document's own canvas, such as "iPhone 15" or ipad9_7, \
      separated by commas, or all.
      """, valueName: "name"))
  var device: String?

  /// The orientations of the devices, and their settings.
  @OptionGroup
  var variations: DeviceVariationOptions

  /// The identifiers of languages, separated by commas.
  @Option(
    help: ArgumentHelp(
      """
      Languages to lint in addition to the document's own texts, separated by commas, from the \
      .strings and .xcstrings files next to the document.
      """, valueName: "ids"))
  var locale: String?

  /// A Boolean value that indicates whether documents are also linted with pseudo-localized texts.
  @Flag(help: "Also lint with pseudolocalized texts, which have accents and are a third longer.")
  var pseudo = false

  /// A Boolean value that indicates whether Bold Text is on.
  @Flag(help: "Lint with bold system fonts, as with the setting Bold Text.")
  var boldText = false

  /// Rejects unknown devices, languages and sizes.
  func validate() throws {
    var canvases = LintCanvases()
    try apply(to: &canvases)
  }

  /// The specified options, for runs without layouts.
  var given: [String] {
    variations.given
      + OptionNames.given([
        "--device": device != nil, "--locale": locale != nil, "--pseudo": pseudo,
        "--bold-text": boldText,
      ])
  }

  /// Replaces values of the configuration with those of the options.
  func apply(to canvases: inout LintCanvases) throws {
    if let device { canvases.devices = try CanvasOptions.devices(device) }
    try variations.apply(to: &canvases)
    if locale != nil { canvases.locales = try VariantOptions.list(locale, VariantOptions.locale) }
    if pseudo { canvases.isPseudo = true }
    if boldText { canvases.hasBoldText = true }
  }
}

/// The argument names of formats are their raw values.
extension LintReportFormat: ExpressibleByArgument {}
extension LintSeverity: ExpressibleByArgument {}
