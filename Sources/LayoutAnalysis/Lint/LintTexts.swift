import Foundation
import InterfaceBuilder

/// The texts of a document in the languages that it is linted in.
///
/// A document is not linted in languages without a translation: people would see its own texts.
struct LintTexts {
  /// Translations by language; languages without one are missing.
  private var translations: [String: InterfaceLocalization] = [:]

  /// Only the document's own texts.
  init() {}

  /// The translations beside a document's file, of those that lie in the project.
  init(
    of file: URL, in locales: [String], within project: URL? = nil
  ) throws(InterfaceDocumentError) {
    let finder = LocalizationFinder(document: file, within: project)
    for locale in locales {
      let (localization, isFound) = try finder.localization(for: locale)
      if isFound { translations[locale] = localization }
    }
  }

  /// The texts that a canvas shows; nil if there is no translation into its language.
  func localization(for canvas: LintCanvas) -> InterfaceLocalization? {
    guard let locale = canvas.locale else {
      return InterfaceLocalization(isPseudo: canvas.isPseudo)
    }
    return translations[locale]
  }
}
