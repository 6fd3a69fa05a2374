import ArgumentParser
import AutoLayout
import LayoutAnalysis

/// The orientations and settings of devices, which `lint` and `budget` vary.
///
/// An option replaces the value of `LintCanvases`.
struct DeviceVariationOptions: ParsableArguments {
  /// The orientations of devices.
  @Option(
    help: ArgumentHelp(
      "The orientation of the devices: portrait, landscape or all.", valueName: "orientation"))
  var orientation: LintCanvases.Orientations?

  /// A Boolean value that indicates whether iPads are also laid out at the widths of Split View.
  @Flag(help: "Also lay out at the Split View widths of iPads.")
  var splits = false

  /// The layout directions.
  @Option(
    help: ArgumentHelp(
      "The layout direction: left-to-right (ltr), right-to-left (rtl) or all.",
      valueName: "direction"))
  var direction: LintCanvases.Directions?

  /// The content sizes, separated by commas, or `all`.
  @Option(
    help: ArgumentHelp(
      """
      Content size categories, separated by commas: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or all.
      """, valueName: "categories"))
  var contentSize: String?

  /// Rejects unknown sizes.
  func validate() throws { _ = try VariantOptions.contentSizes(contentSize) }

  /// The names of the specified options.
  var given: [String] {
    OptionNames.given([
      "--orientation": orientation != nil, "--splits": splits,
      "--direction": direction != nil, "--content-size": contentSize != nil,
    ])
  }

  /// Replaces values of canvases with those of the specified options.
  ///
  /// - Throws: `ValidationError` for unknown sizes.
  func apply(to canvases: inout LintCanvases) throws {
    if let orientation { canvases.orientations = orientation }
    if splits { canvases.includesSplits = true }
    if let direction { canvases.directions = direction }
    if let contentSize { canvases.contentSizes = try VariantOptions.contentSizes(contentSize) }
  }
}

/// The argument names of orientations are their raw values.
extension LintCanvases.Orientations: ExpressibleByArgument {}
/// Directions have long names in configurations and short ones in options.
extension LintCanvases.Directions: ExpressibleByArgument {
  /// Parses a direction. Returns `nil` for other texts.
  ///
  /// - Parameter argument: The long name of the direction, or the short name of `autolayout
  ///   frames`.
  public init?(argument: String) {
    switch argument {
    case "ltr": self = .leftToRight
    case "rtl": self = .rightToLeft
    default: self.init(rawValue: argument)
    }
  }
}
