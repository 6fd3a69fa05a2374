import ArgumentParser
import AutoLayout
import LayoutAnalysis

/// The devices and settings with which screens in code are shown.
struct CodeCanvasOptions: ParsableArguments {
  /// Names of devices, or `all`.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Devices: models such as "iPhone 15", or identifiers that `autolayout devices` lists, \
      separated by commas, or all (default: iPhone 15).
      """, valueName: "name"),
    completion: .list(Device.all.map(\.id) + ["all"]))
  var device: String?

  /// The orientations.
  @Option(
    help: ArgumentHelp(
      "The orientation of the device: portrait, landscape or all (default: portrait).",
      valueName: "orientation"))
  var orientation: OrientationChoice?

  /// The light or dark appearance.
  @Option(
    name: .shortAndLong, help: "The appearance of the screens: light or dark (default: light).")
  var appearance: AppearanceChoice?

  /// The direction `ltr`, `rtl` or `all`.
  @Option(
    help: ArgumentHelp(
      "Which way the interface reads: ltr, rtl or all (default: ltr).", valueName: "direction"))
  var direction: String?

  /// The content sizes, separated by commas, or `all`.
  @Option(
    help: ArgumentHelp(
      """
      Sizes of text that a person prefers, separated by commas: XS, S, M, L, XL, XXL, XXXL, AX1 to \
      AX5, or all.
      """, valueName: "categories"))
  var contentSize: String?

  /// The device if none is specified.
  static let defaultDevice = "iPhone 15"

  /// Rejects unknown devices, directions and sizes.
  func validate() throws {
    _ = try CanvasOptions.devices(device ?? Self.defaultDevice)
    _ = try VariantOptions.contentSizes(contentSize)
    _ = try isRightToLeft()
  }

  /// Returns the layout directions, with `true` for right to left.
  func isRightToLeft() throws -> [Bool] {
    switch direction {
    case nil, "ltr": [false]
    case "rtl": [true]
    case "all": [false, true]
    default: throw ValidationError("--direction takes ltr, rtl or all.")
    }
  }

  /// A Boolean value per orientation, `true` for landscape.
  var isLandscape: [Bool] {
    switch orientation {
    case nil, .portrait: [false]
    case .landscape: [true]
    case .all: [false, true]
    }
  }
}
