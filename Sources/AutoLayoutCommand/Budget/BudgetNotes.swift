import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The budgets as notes for translators.
///
/// A note has the information that a translator needs on one line: characters, points or lines,
/// estimates for languages, the canvas that limits the text, and a string that fits.
///
///     Budget: at most 19 characters, 143 points in one line (retina4_0 portrait), such as “…”
///
/// Texts without a limit have no note.
struct BudgetNotes {
  /// The notes.
  private let notes: TranslatorNotes

  /// Creates the notes of the texts that have a limit.
  init(_ reports: [BudgetReport]) {
    notes = TranslatorNotes(
      reports.flatMap { report in report.budgets.flatMap { Self.entries($0, report.file) } })
  }

  /// Returns the notes on a text, one for each of its keys.
  private static func entries(_ budget: TextBudget, _ file: String) -> [TranslatorNotes.Entry] {
    guard let room = budget.tightest, room.limit != nil else { return [] }
    return ([budget.key] + budget.aliases).map { key in
      let property = key.split(separator: ".", maxSplits: 1).last.map(String.init) ?? key
      let id = budget.object.identifier ?? ""
      return TranslatorNotes.Entry(
        key: key, document: BudgetTask.tableName(of: file), file: file, source: budget.text,
        origin: "Class = \"\(budget.className)\"; \(property) = \"\(line(budget.text))\"; "
          + "ObjectID = \"\(id)\";",
        note: words(room))
    }
  }

  /// Returns the description of a limit: `at most 19 characters, 143 points in one line (retina3_5
  /// portrait), such as “…”`.
  private static func words(_ room: TextBudget.Room) -> String {
    var parts = ["at most \(room.characters) characters"]
    if let width = room.width {
      parts.append("\(BudgetTable.points(width)) points in one line")
    } else if let lines = room.lines, let width = room.lineWidth, lines > 1 {
      parts.append("\(lines) lines of \(BudgetTable.points(width)) points")
    }
    for (language, count) in room.estimates.sorted(by: { $0.key < $1.key }) {
      parts.append("about \(count) in \(language)")
    }
    let place = room.limit.map { " (\($0.canvas))" } ?? ""
    let example = room.example.isEmpty ? "" : ", such as “\(line(room.example))”"
    return parts.joined(separator: ", ") + place + example
  }

  /// Returns a text on one line.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Writes the notes into a string catalog, which is created if necessary.
  ///
  /// - Throws: `DocumentFailure` if the file is not a string catalog or cannot be written.
  func write(toCatalog path: String) throws(DocumentFailure) {
    try write(to: path) { (old, name) throws(InterfaceDocumentError) in
      try notes.catalog(old, name: name)
    }
  }

  /// Writes the notes into an XLIFF document, which is created if necessary.
  ///
  /// - Throws: `DocumentFailure` if the file is not an XLIFF document or cannot be written.
  func write(toXLIFF path: String) throws(DocumentFailure) {
    try write(to: path) { (old, name) throws(InterfaceDocumentError) in
      try notes.xliff(old, name: name)
    }
  }

  /// Replaces a file, and prints the number of texts that it does not contain. An existing file is
  /// locked until it is replaced.
  private func write(
    to path: String,
    _ change: ([UInt8]?, String) throws(InterfaceDocumentError) -> TranslatorNotes.Written
  ) throws(DocumentFailure) {
    do throws(InterfaceDocumentError) {
      guard FileManager.default.fileExists(atPath: path) else {
        return try DocumentFile.write(try change(nil, path).bytes, to: path)
      }
      let file = try DocumentFile(locking: path)
      let written = try change(file.bytes, path)
      if written.bytes != file.bytes { try file.replace(with: written.bytes) }
      guard written.missing > 0 else { return }
      let texts = written.missing == 1 ? "1 text is" : "\(written.missing) texts are"
      Output.standardError.write(
        "\(PrintableText.of(path)): note: \(texts) missing from the file; export it again with "
          + "Xcode\n")
    } catch {
      throw DocumentFailure(error)
    }
  }
}
