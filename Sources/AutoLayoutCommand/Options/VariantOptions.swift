import ArgumentParser
import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The languages and settings for documents.
///
/// The document is laid out in every combination of the values.
///
///     autolayout frames Base.lproj/Main.storyboard --locale de,ar --content-size L,AX3
struct VariantOptions: ParsableArguments {
  /// The identifiers of languages, separated by commas.
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Languages to show, separated by commas, from the .strings and .xcstrings files next to the \
      document; base is the document's own text.
      """, valueName: "ids"))
  var locale: String?

  /// A Boolean value that indicates whether pseudo-localized texts are used as another language.
  @Flag(
    name: .long,
    help: """
      Pseudolocalize texts: add accents and make them a third longer.
      """)
  var pseudo = false

  /// The content sizes, separated by commas, or `all`.
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Content size categories, separated by commas: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or all.
      """, valueName: "categories"))
  var contentSize: String?

  /// The direction `ltr`, `rtl` or `all`. The default is the direction of the language.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The layout direction: ltr, rtl or all (default: that of the language).",
      valueName: "direction"))
  var direction: String?

  /// A Boolean value that indicates whether Bold Text is on.
  @Flag(name: .long, help: "Use bold system fonts, as with the setting Bold Text.")
  var boldText = false

  /// The major versions of iOS, separated by commas.
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Versions of iOS whose controls, bars and safe areas to use, separated by commas: 7 to 18 or \
      26 (default: that of the Xcode version that saved the document).
      """, valueName: "versions"))
  var ios: String?

  /// Rejects unknown values.
  func validate() throws {
    _ = try request()
  }

  /// Returns the options as a value that can be sent to a worker.
  func request() throws -> VariantRequest {
    VariantRequest(
      locales: try Self.list(locale, Self.locale), isPseudo: pseudo,
      systemVersions: try Self.list(ios, Self.version),
      contentSizes: try Self.contentSizes(contentSize).map(\.rawValue),
      directions: direction == "all"
        ? LayoutDirectionChoice.allCases : try Self.list(direction, Self.direction),
      hasBoldText: boldText)
  }

  /// Returns the values of a comma-separated list, in order and without duplicates.
  static func list<Value: Hashable>(
    _ text: String?, _ value: (String) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    for part in text?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      let value = try value(part.trimmingCharacters(in: .whitespaces))
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// Validates and returns the identifier of a language. It has only letters, digits and hyphens,
  /// because it becomes part of a file's path.
  static func locale(_ name: String) throws -> String {
    guard LintCanvases.isLocale(name) else {
      throw ValidationError(
        "Invalid value '\(PrintableText.of(name))' for --locale: expected a language such as de, "
          + "pt-BR or zh-Hans.")
    }
    return name
  }

  /// Returns a major version of iOS that the table of platform facts covers.
  private static func version(_ text: String) throws -> Int {
    guard let version = Int(text), Release.systemVersions.contains(version) else {
      throw ValidationError(
        "Invalid value '\(PrintableText.of(text))' for --ios: expected 7 to 18, or 26.")
    }
    return version
  }

  /// Returns the content sizes with short names in a list. The text `all` represents all of them.
  static func contentSizes(_ text: String?) throws -> [UIContentSizeCategory] {
    if text == "all" { return ContentSizeName.all.map(\.category) }
    return try list(text) { name in
      guard let category = ContentSizeName.category(name) else {
        let names = ContentSizeName.all.map(\.name).joined(separator: ", ")
        throw ValidationError(
          "Invalid value '\(PrintableText.of(name))' for --content-size: expected \(names), or all."
        )
      }
      return category
    }
  }

  /// Returns a direction from its short name.
  private static func direction(_ name: String) throws -> LayoutDirectionChoice {
    guard let direction = LayoutDirectionChoice(rawValue: name) else {
      throw ValidationError(
        "Invalid value '\(PrintableText.of(name))' for --direction: expected ltr, rtl or all.")
    }
    return direction
  }
}
