import Foundation
import InterfaceBuilder

/// The texts of a document in the languages that it is linted in.
struct LintTexts {
  /// Translations by language; languages without one are missing.
  private var translations: [String: InterfaceLocalization] = [:]

  /// The document's own texts alone.
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

  /// What a canvas shows; nil where it has no translation.
  func localization(for canvas: LintCanvas) -> InterfaceLocalization? {
    guard let locale = canvas.locale else {
      return InterfaceLocalization(isPseudo: canvas.isPseudo)
    }
    return translations[locale]
  }
}
