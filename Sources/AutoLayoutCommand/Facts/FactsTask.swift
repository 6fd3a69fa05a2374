import AutoLayout
import Foundation

/// Lists the platform facts that determine the canvas layout of a document.
///
/// The output is one line of JSON per document, in the format of `FactUse`.
struct FactsTask: DocumentTask {
  /// A Boolean value that indicates whether text for standard error may have colors.
  let errorsHaveColor: Bool

  /// Returns the line of the document at a path.
  @MainActor
  func run(_ file: String) -> PrintedReport {
    LayoutLog.reportsConflicts = false
    do {
      let source = try DocumentSource(contentsOf: URL(fileURLWithPath: file), name: file)
      let use = FactUse(source.document, file: file)
      return PrintedReport(output: try Self.line(use, file), diagnostics: "", status: .fine)
    } catch {
      return report(of: error)
    }
  }

  /// Returns a value as one line of JSON with sorted keys.
  private static func line(_ use: FactUse, _ file: String) throws(DocumentFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(use) else {
      throw DocumentFailure(
        file: file, message: "the layout contains a number that is not finite",
        hint: DocumentFailure.reportHint,
        status: .fault)
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Returns the report of a document that failed: a message on standard error.
  func report(of failure: DocumentFailure) -> PrintedReport {
    PrintedReport(
      output: "", diagnostics: failure.text(Terminal(hasColor: errorsHaveColor)),
      status: failure.status)
  }
}
