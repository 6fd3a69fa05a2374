import ArgumentParser
import LayoutAnalysis

/// The canvases on which texts must fit.
struct BudgetCanvasOptions: ParsableArguments {
  /// Names of devices, or `all`, or `nil` for all.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Devices on which texts must fit: models such as "iPhone 15", or identifiers that \
      `autolayout devices` lists, separated by commas (default: all).
      """, valueName: "name"))
  var device: String?

  /// How the devices are held, and the settings on them.
  @OptionGroup
  var variations: DeviceVariationOptions

  /// A Boolean value that indicates whether texts must also fit with Bold Text.
  @Flag(help: "Texts must fit with the setting Bold Text as well as without.")
  var boldText = false

  /// Rejects unknown devices.
  func validate() throws { _ = try device.map(CanvasOptions.devices) }

  /// The canvases.
  ///
  /// - Throws: `ValidationError` for unknown devices and sizes, which `validate()` rejects before.
  func canvases() throws -> BudgetCanvases {
    var result = BudgetCanvases()
    if let device { result.canvases.devices = try CanvasOptions.devices(device) }
    try variations.apply(to: &result.canvases)
    result.includesBoldText = boldText
    return result
  }
}
