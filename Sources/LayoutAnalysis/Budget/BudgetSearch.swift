import AutoLayout
import Foundation
import InterfaceBuilder

/// The search for the longest string of one text that fits.
///
/// Strings are prefixes of one another: longer ones continue with the text's own letters. If a
/// string does not fit, no longer one fits, as `Documentation/Budget.md` argues, so bisection finds
/// the longest. That string is laid out again on every canvas, and so is the next longer one.
///
/// The canvases are processed one after the other: a canvas on which the longest string so far fits
/// costs one layout; only a canvas with less space costs a search.
@MainActor
struct BudgetSearch {
  /// The text.
  private let text: TranslatableText
  /// The layouts on all canvases.
  private let layouts: BudgetLayouts
  /// Languages whose characters are estimated.
  private let languages: [String]
  /// A Boolean value that indicates whether every length is tried.
  private let isExhaustive: Bool
  /// A Boolean value that indicates whether widths are determined in addition to characters.
  private let measuresWidths: Bool

  /// Prepares a search.
  init(
    _ text: TranslatableText, _ layouts: BudgetLayouts, languages: [String] = [],
    isExhaustive: Bool = false, measuresWidths: Bool = true
  ) {
    self.languages = languages
    self.text = text
    self.layouts = layouts
    self.isExhaustive = isExhaustive
    self.measuresWidths = measuresWidths
  }

  /// The budget at every setting.
  var rooms: [TextBudget.Room] {
    layouts.surfaces.map { setting, surfaces in
      let (count, failure) = longest(on: surfaces)
      let example = string(count)
      guard measuresWidths, let failure else {
        return TextBudget.Room(
          setting: setting, characters: count, example: example, limit: failure?.limit)
      }
      return room(setting, surfaces, count, failure)
    }
  }

  /// Returns the string with a number of characters.
  private func string(_ count: Int) -> String {
    InterfaceLocalization.text(text.text, count: count)
  }

  // MARK: - Characters

  /// Returns the number of characters of the longest string that fits on all surfaces, and the
  /// reason that one more character does not fit. If the failure is `nil`, even the longest string
  /// that is tried fits.
  private func longest(
    on surfaces: [BudgetLayouts.Surface]
  ) -> (count: Int, failure: BudgetLayouts.Failure?) {
    var most = TextBudget.maxCharacters(for: text.text)
    var limit: BudgetLayouts.Failure?
    // A canvas on which a string fits is tried again when the string becomes shorter.
    var confirmed: [Int?] = Array(repeating: nil, count: surfaces.count)
    while let place = confirmed.firstIndex(where: { $0 != most }) {
      if let found = boundary(below: most, on: surfaces[place]) {
        (most, limit) = (found.fits, found.failure)
      }
      confirmed[place] = most
    }
    return (most, limit)
  }

  /// Returns the number of characters of the longest string below a length that fits on a surface,
  /// with the failure that one more character causes. Returns `nil` if a string of that length
  /// fits.
  private func boundary(
    below most: Int, on surface: BudgetLayouts.Surface
  ) -> (fits: Int, failure: BudgetLayouts.Failure)? {
    func failure(_ count: Int) -> BudgetLayouts.Failure? {
      count == 0 ? nil : layouts.failure(of: text, showing: string(count), on: surface)
    }
    if isExhaustive {
      for count in stride(from: 1, through: most, by: 1) {
        if let found = failure(count) { return (count - 1, found) }
      }
      return nil
    }
    guard var limit = failure(most) else { return nil }
    var (fits, fails) = (0, most)
    // The text as it is written usually fits.
    if text.text.count < fails {
      if let found = failure(text.text.count) {
        (fails, limit) = (text.text.count, found)
      } else {
        fits = text.text.count
      }
    }
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if let found = failure(middle) { (fails, limit) = (middle, found) } else { fits = middle }
    }
    return (fits, limit)
  }

  // MARK: - Widths

  /// Returns the space for a text with a limit: its lines, or its width in one line.
  private func room(
    _ setting: TextSetting, _ surfaces: [BudgetLayouts.Surface], _ count: Int,
    _ failure: BudgetLayouts.Failure
  ) -> TextBudget.Room {
    var room = TextBudget.Room(
      setting: setting, characters: count, example: string(count), limit: failure.limit)
    let fitting = layouts.layout(
      on: failure.surface.canvas, showing: text.replaced(by: room.example))
    guard let line = ShownText(text, in: fitting) else { return room }
    room.lines = line.lines
    let longer = layouts.layout(
      on: failure.surface.canvas, showing: text.replaced(by: string(count + 1)))
    guard line.lines <= 1, (ShownText(text, in: longer)?.lines ?? 1) <= 1 else {
      room.lineWidth = line.lineWidth
      return room
    }
    guard let widths = widths(count, line, surfaces, failure.surface) else { return room }
    (room.width, room.tooWide) = widths
    for language in languages {
      guard let sample = LanguageSample.text(of: language), let length = line.measure(sample),
        length > 0
      else { continue }
      let mean = length / Double(sample.count)
      room.estimates[language] = Int(min(widths.0 / mean, Double(TextBudget.maxTextLength)))
    }
    return room
  }

  /// Returns the greatest width that fits in one line, and the smallest width found that does not.
  ///
  /// The end of the longest string is replaced by other letters, whose widths differ by less than a
  /// pixel; bisection finds the widest of these strings that fits.
  private func widths(
    _ count: Int, _ line: ShownText, _ surfaces: [BudgetLayouts.Surface],
    _ binding: BudgetLayouts.Surface
  ) -> (Double, Double)? {
    let fitting = string(count)
    guard let lower = line.measure(fitting), let upper = line.measure(string(count + 1)),
      upper > lower
    else { return nil }
    let probes = line.probes(fitting, between: lower, and: upper)
    let order = [binding] + surfaces.filter { $0.canvas != binding.canvas }
    var (fits, fails) = (-1, probes.count)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      let isFailing = order.contains {
        layouts.failure(of: text, showing: probes[middle].text, on: $0) != nil
      }
      if isFailing { fails = middle } else { fits = middle }
    }
    return (
      fits < 0 ? lower : probes[fits].width, fails < probes.count ? probes[fails].width : upper
    )
  }
}
