import ArgumentParser
import LayoutAnalysis

/// The canvases on which texts must fit.
struct BudgetCanvasOptions: ParsableArguments {
  /// Names of devices, or `all`. The default is all devices.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Devices on which texts must fit, such as "iPhone 15" or ipad9_7, separated by commas \
      (default: all).
      """, valueName: "name"))
  var device: String?

  /// The orientations of the devices, and their settings.
  @OptionGroup
  var variations: DeviceVariationOptions

  /// A Boolean value that indicates whether texts must also fit with Bold Text.
  @Flag(help: "Require texts to fit with the setting Bold Text as well.")
  var boldText = false

  /// Rejects unknown devices.
  func validate() throws { _ = try device.map(CanvasOptions.devices) }

  /// Returns the canvases.
  ///
  /// - Throws: `ValidationError` for unknown devices and sizes, which `validate()` already rejects.
  func canvases() throws -> BudgetCanvases {
    var result = BudgetCanvases()
    if let device { result.canvases.devices = try CanvasOptions.devices(device) }
    try variations.apply(to: &result.canvases)
    result.includesBoldText = boldText
    return result
  }
}
