import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The languages and settings for documents, as a value that can be sent to a worker.
///
/// An empty list represents the value of the document.
///
/// The lists are combined: two languages, two content sizes and one version are four layouts per
/// canvas.
struct VariantRequest: Codable, Hashable, Sendable {
  /// The identifiers of languages. `base` represents the document's own texts.
  var locales: [String] = []
  /// A Boolean value that indicates whether the document is also laid out with pseudo-localized
  /// texts, after `locales`.
  var isPseudo = false
  /// The major versions of iOS.
  var systemVersions: [Int] = []
  /// The raw values of `UIContentSizeCategory`.
  var contentSizes: [String] = []
  /// The layout directions.
  var directions: [LayoutDirectionChoice] = []
  /// A Boolean value that indicates whether Bold Text is on.
  var hasBoldText = false

  /// The identifier of the document's own texts.
  static let base = "base"

  /// All combinations of versions, content sizes and directions.
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

  /// Returns the values, or a single `nil` if there are none.
  private static func orNil<T>(_ values: [T]) -> [T?] { values.isEmpty ? [nil] : values }

  /// Returns the texts of a document in every language, and the languages without translations.
  ///
  /// A document without a file has no translations. If there is a `project`, only translations in
  /// it are read.
  func localizations(
    of file: URL?, within project: @autoclosure () -> URL? = nil
  ) throws(InterfaceDocumentError) -> (texts: [InterfaceLocalization], missing: [String]) {
    if locales.isEmpty, !isPseudo { return ([.document], []) }
    let finder = file.map { LocalizationFinder(document: $0, within: project()) }
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

/// The directions, with the names of the option.
enum LayoutDirectionChoice: String, Codable, Sendable, CaseIterable {
  /// Left to right, and right to left.
  case ltr, rtl

  /// The direction in UIKit's type.
  var value: UIUserInterfaceLayoutDirection { self == .rtl ? .rightToLeft : .leftToRight }
}

/// The language and the settings of one layout, for reports. A value of `nil` is that of the
/// document.
struct LayoutVariant: Codable, Hashable, Sendable {
  /// The language, `pseudo` for pseudo-localized texts, or `nil` for the document's own texts.
  var locale: String?
  /// The major version of iOS, or `nil` for the default.
  var systemVersion: Int?
  /// The content size in its short form, such as `XL` or `AX3`, or `nil` for the default.
  var contentSize: String?
  /// The layout direction, or `nil` unless it was specified or the language is written from right
  /// to left.
  var direction: LayoutDirectionChoice?
  /// A Boolean value that indicates whether Bold Text is on.
  var hasBoldText = false

  /// Creates the variant of a canvas.
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

  /// The description of the variant, such as `iOS 12 · de · AX3 · right to left · bold text`, or
  /// the empty string for the defaults.
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
