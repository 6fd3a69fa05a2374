import ArgumentParser
import InterfaceBuilder
import LayoutAnalysis

/// The arguments of tools that select canvases, languages and settings. They have the names and the
/// values of the options of `autolayout frames` and `autolayout lint`.
///
/// The arguments are converted to options and parsed by the same code, so that the messages about
/// invalid values are the same.
///
///     {"devices": ["iPhone 15"], "content_sizes": ["AX3"], "direction": "rtl"}
///     --device=iPhone 15 --content-size=AX3 --direction=rtl
enum ToolCanvases {
  /// The parameters of a single layout, and of several.
  static let parameters: [ToolParameter] = [
    ToolParameter(
      .devices, .texts,
      "Devices such as \"iPhone 15\", or [\"all\"]. Default: the canvas that the file was saved "
        + "with."),
    ToolParameter(
      .orientation, .choice(["portrait", "landscape", "all"]), "The orientation of the devices."),
    ToolParameter(
      .contentSizes, .texts,
      "Content size categories: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or [\"all\"]."),
    ToolParameter(.direction, .choice(["ltr", "rtl", "all"]), "The layout direction."),
    ToolParameter(
      .locales, .texts, "Languages with translations next to the file, such as de or ar."),
    ToolParameter(
      .isPseudo, .flag, "Pseudolocalize texts: add accents and make them a third longer."),
    ToolParameter(.hasBoldText, .flag, "Use bold system fonts, as with the setting Bold Text."),
  ]

  /// The parameter for the size of a canvas.
  static let size = ToolParameter(
    .size, .text, "A size in points instead of the device's, such as 375x667.")

  /// Returns the canvases for layouts.
  ///
  /// - Throws: `ToolFailure` for an unknown device, language or setting.
  static func selection(_ arguments: ToolArguments) throws -> CanvasSelection {
    var words = list("device", arguments.texts(.devices))
    words += option("orientation", arguments.text(.orientation))
    words += option("size", arguments.text(.size))
    let canvas = try parsed(CanvasOptions.self, words)
    let variants = try parsed(VariantOptions.self, settings(of: arguments))
    return try canvas.request(variants)
  }

  /// Returns the configuration of the project, with the canvases of the arguments.
  ///
  /// - Throws: `ToolFailure` for an unknown device, language or setting, and
  ///   `LintConfigurationError` for an invalid configuration.
  static func configuration(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> LintConfiguration {
    let file = project.url.appendingPathComponent(ConfigurationFile.name).path
    // A configuration above the folder is outside the project.
    var configuration =
      (try? project.file(at: ConfigurationFile.name)) == nil
      ? LintConfiguration() : try ConfigurationFile.read(named: file, near: project.url.path)
    let words =
      list("device", arguments.texts(.devices))
      + option("orientation", arguments.text(.orientation)) + settings(of: arguments)
    try parsed(LintCanvasOptions.self, words).apply(to: &configuration.canvases)
    return configuration
  }

  /// The parameters that select the canvases on which texts must fit.
  static let budgetParameters: [ToolParameter] =
    [
      ToolParameter(
        .devices, .texts, "Devices on which texts must fit, such as \"iPhone 15\". Default: all.")
    ]
    + parameters.filter {
      [.orientation, .contentSizes, .direction, .hasBoldText].contains($0.name)
    }

  /// Returns the canvases on which texts must fit. The default is all devices in both orientations.
  ///
  /// - Throws: `ToolFailure` for an unknown device or setting.
  static func budget(_ arguments: ToolArguments) throws -> BudgetCanvases {
    let words =
      list("device", arguments.texts(.devices))
      + option("orientation", arguments.text(.orientation)) + settings(of: arguments)
    return try parsed(BudgetCanvasOptions.self, words).canvases()
  }

  /// Returns the options for languages and settings.
  private static func settings(of arguments: ToolArguments) -> [String] {
    list("locale", arguments.texts(.locales))
      + list("content-size", arguments.texts(.contentSizes))
      + option("direction", arguments.text(.direction))
      + (arguments.flag(.isPseudo) ? ["--pseudo"] : [])
      + (arguments.flag(.hasBoldText) ? ["--bold-text"] : [])
  }

  /// Returns an option with the values of a list, or no option for an empty list.
  static func list(_ name: String, _ values: [String]) -> [String] {
    option(name, values.isEmpty ? nil : values.joined(separator: ","))
  }

  /// Returns an option with a value, or no option without a value. The value cannot be
  /// misinterpreted as another option.
  static func option(_ name: String, _ value: String?) -> [String] {
    value.map { ["--\(name)=\($0)"] } ?? []
  }

  /// Parses options of the command line.
  ///
  /// - Throws: `ToolFailure` with the message of the command line.
  static func parsed<Options: ParsableArguments>(
    _ type: Options.Type, _ words: [String]
  ) throws -> Options {
    do {
      return try Options.parse(words)
    } catch {
      throw ToolFailure(Options.message(for: error), "")
    }
  }
}
