import AutoLayout
import Foundation
import InterfaceBuilder

/// Finds translations that do not fit.
///
/// Every translation is laid out separately, with all other texts as they are written, on the
/// canvases of the budget and in the direction of its language.
@MainActor
struct TranslationCheck {
  /// The maximum number of characters of a translation that are laid out: several pages. A text in
  /// which that many fit has no limit.
  private static let maxCharacters = 20_000

  /// The name of the findings' rule.
  static let rule = "text-over-budget"

  /// The document.
  private let document: InterfaceDocument
  /// The canvases on which translations must fit.
  private let canvases: BudgetCanvases

  /// Prepares a check.
  init(_ document: InterfaceDocument, _ canvases: BudgetCanvases) {
    self.document = document
    self.canvases = canvases
  }

  /// Returns the findings of one table, in its order.
  func findings(of table: TranslationTable) -> [LintFinding] {
    let byKey = Dictionary(table.translations.map { ($0.key, $0) }) { _, last in last }
    var found: [LintFinding] = []
    for root in document.roots {
      let checked = root.translatableTexts.compactMap { text -> (TranslatableText, Translation)? in
        guard text.kind.isMeasured else { return nil }
        let translation = ([text.key] + text.aliases).lazy.compactMap { byKey[$0] }.first
        return translation.map { (text, $0) }
      }
      guard !checked.isEmpty else { continue }
      let layouts = BudgetLayouts(root, canvases, locale: table.language)
      for (text, translation) in checked {
        if let finding = finding(text, translation, layouts, table) { found.append(finding) }
      }
    }
    return found.sorted { ($0.line, $0.column, $0.key) < ($1.line, $1.column, $1.key) }
  }

  /// Returns the finding about a translation, or `nil` if it fits everywhere.
  private func finding(
    _ text: TranslatableText, _ translation: Translation, _ layouts: BudgetLayouts,
    _ table: TranslationTable
  ) -> LintFinding? {
    let string = String(translation.text.prefix(Self.maxCharacters))
    let failures = layouts.surfaces.flatMap(\.surfaces).compactMap {
      layouts.failure(of: text, showing: string, on: $0)
    }
    guard let worst = failures.first else { return nil }
    let fits = longestPrefix(of: string, text, layouts, failures.map(\.surface))
    let place = worst.limit.isOwn ? "" : " of \(worst.limit.object.name)"
    var finding = LintFinding(
      rule: Self.rule, severity: .error,
      message:
        "“\(string.shortened)” is too long: \(excess(of: string, over: fits, text, layouts, worst)). "
        + "\(worst.limit.message)\(place)",
      hint: hint(fits, text), file: table.file, line: translation.location.line,
      column: translation.location.column,
      object: LintFinding.Object(
        identifier: text.owner, name: "\(text.className) “\(text.text.shortened)”"),
      root: layouts.root.id,
      key: [table.language, translation.key].compactMap { $0 }.joined(
        separator: " "))
    finding.canvases = failures.map(\.limit.canvas)
    return finding
  }

  /// Returns by how much a translation is too long: in characters, and in points if it is in one
  /// line.
  private func excess(
    of string: String, over fits: String, _ text: TranslatableText, _ layouts: BudgetLayouts,
    _ failure: BudgetLayouts.Failure
  ) -> String {
    let count = string.count - fits.count
    let size = "\(count) of \(string.count) characters \(count == 1 ? "does" : "do") not fit"
    let layout = layouts.layout(
      on: failure.surface.canvas, showing: text.replaced(by: string))
    guard let shown = ShownText(text, in: layout), shown.lines <= 1,
      let width = shown.measure(string), let room = shown.measure(fits)
    else { return size }
    return size + " (\(CGFloat(width - room).shortText) of \(CGFloat(width).shortText) points)"
  }

  /// Returns advice for a translation of which only a part fits.
  private func hint(_ fits: String, _ text: TranslatableText) -> String {
    let change = "give the view in \(document.name):\(text.location.line) more space"
    return fits.isEmpty
      ? "\(change): no character fits"
      : "shorten it to, for example, “\(fits.shortened)”, or \(change)"
  }

  /// Returns the longest prefix of a translation that fits on the surfaces on which the whole
  /// translation does not.
  private func longestPrefix(
    of string: String, _ text: TranslatableText, _ layouts: BudgetLayouts,
    _ surfaces: [BudgetLayouts.Surface]
  ) -> String {
    var (fits, fails) = (0, string.count)
    for surface in surfaces {
      var low = 0
      if fits > 0 {
        if layouts.failure(of: text, showing: String(string.prefix(fits)), on: surface) == nil {
          continue
        }
        fails = fits
      }
      while fails - low > 1 {
        let middle = (low + fails) / 2
        let prefix = String(string.prefix(middle))
        if layouts.failure(of: text, showing: prefix, on: surface) == nil {
          low = middle
        } else {
          fails = middle
        }
      }
      fits = low
      if fits == 0 { break }
    }
    return String(string.prefix(fits))
  }
}

extension LintFinding {
  /// Returns the translations of a table that do not fit into the document.
  @MainActor
  package static func translations(
    over canvases: BudgetCanvases, of table: TranslationTable, in document: InterfaceDocument
  ) -> [LintFinding] {
    TranslationCheck(document, canvases).findings(of: table)
  }
}
