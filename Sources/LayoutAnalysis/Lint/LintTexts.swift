import Foundation
import InterfaceBuilder

/// The texts of a document in the languages in which it is linted.
///
/// A document is not linted in languages without a translation, because the app would show its own
/// texts.
struct LintTexts {
  /// Translations by language. Languages without a translation are missing.
  private var translations: [String: InterfaceLocalization] = [:]

  /// Creates texts without translations.
  init() {}

  /// Reads the translations next to a document's file that are in the project.
  init(
    of file: URL, in locales: [String], within project: URL? = nil
  ) throws(InterfaceDocumentError) {
    let finder = LocalizationFinder(document: file, within: project)
    for locale in locales {
      let (localization, isFound) = try finder.localization(for: locale)
      if isFound { translations[locale] = localization }
    }
  }

  /// Returns the texts for a canvas, or `nil` if there is no translation into its language.
  func localization(for canvas: LintCanvas) -> InterfaceLocalization? {
    guard let locale = canvas.locale else {
      return InterfaceLocalization(isPseudo: canvas.isPseudo)
    }
    return translations[locale]
  }
}
