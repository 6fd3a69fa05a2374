import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// In which languages and settings documents are to be laid out, as a value that can be sent to a
/// worker. Lists that are empty leave the choice to the document.
struct VariantRequest: Codable, Hashable, Sendable {
  /// Languages; `base` stands for the document's own texts.
  var locales: [String] = []
  /// Whether invented texts are shown, after those of `locales`.
  var isPseudo = false
  var systemVersions: [Int] = []
  /// Raw values of content size categories.
  var contentSizes: [String] = []
  var directions: [LayoutDirectionChoice] = []
  var hasBoldText = false

  /// The name of the document's own texts.
  static let base = "base"

  /// The settings in every combination.
  var settings: [CanvasSettings] {
    var result: [CanvasSettings] = []
    for version in Self.orNil(systemVersions) {
      for size in Self.orNil(contentSizes) {
        for direction in Self.orNil(directions) {
          result.append(
            CanvasSettings(
              systemVersion: version,
              contentSizeCategory: size.map(UIContentSizeCategory.init(rawValue:)),
              layoutDirection: direction?.value, hasBoldText: hasBoldText))
        }
      }
    }
    return result
  }

  private static func orNil<T>(_ values: [T]) -> [T?] { values.isEmpty ? [nil] : values }

  /// The texts of a document in every language, and what is to be said about them. A document
  /// without a file has no translations, and one of a project none from outside of its folder.
  func localizations(
    of file: URL?, within project: URL? = nil
  ) throws(InterfaceDocumentError) -> (texts: [InterfaceLocalization], missing: [String]) {
    let finder = file.map { LocalizationFinder(document: $0, within: project) }
    var texts: [InterfaceLocalization] = []
    var missing: [String] = []
    for locale in locales {
      guard locale != Self.base else {
        texts.append(.document)
        continue
      }
      let (localization, isFound) =
        try finder?.localization(for: locale) ?? (InterfaceLocalization(locale: locale), false)
      texts.append(localization)
      if !isFound { missing.append(locale) }
    }
    if isPseudo { texts.append(InterfaceLocalization(isPseudo: true)) }
    return (texts.isEmpty ? [.document] : texts, missing)
  }
}

/// Which way an interface reads.
enum LayoutDirectionChoice: String, Codable, Sendable, CaseIterable {
  case ltr, rtl

  var value: UIUserInterfaceLayoutDirection { self == .rtl ? .rightToLeft : .leftToRight }
}

/// What a layout was made with beyond its canvas, for people and for other tools.
struct LayoutVariant: Codable, Hashable, Sendable {
  /// `pseudo` for invented texts; nil for the document's own.
  var locale: String?
  var systemVersion: Int?
  /// In the short form that options take, such as `XL` and `AX3`.
  var contentSize: String?
  var direction: LayoutDirectionChoice?
  var hasBoldText = false

  init(_ choice: CanvasChoice) {
    let settings = choice.settings
    locale = choice.localization.isPseudo ? "pseudo" : choice.localization.locale
    systemVersion = settings.systemVersion
    contentSize = settings.contentSizeCategory.map { ContentSizeName.short(of: $0) }
    direction =
      settings.layoutDirection.map { $0 == .rightToLeft ? .rtl : .ltr }
      ?? (choice.localization.isRightToLeft ? .rtl : nil)
    hasBoldText = settings.hasBoldText
  }

  /// `iOS 12 · de · AX3 · right to left · bold text`; empty where nothing was chosen.
  var name: String {
    var parts: [String] = []
    if let systemVersion { parts.append("iOS \(systemVersion)") }
    if let locale { parts.append(locale) }
    if let contentSize { parts.append(contentSize) }
    if let direction { parts.append(direction == .rtl ? "right to left" : "left to right") }
    if hasBoldText { parts.append("bold text") }
    return parts.joined(separator: " · ")
  }
}
