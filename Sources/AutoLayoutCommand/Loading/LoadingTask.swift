import AutoLayout
import Foundation

/// Loads a document as a running program does, and compares its frames with those of
/// `frames --device`.
///
/// The output is one line of JSON per document, in the format of `LoadingReport`.
struct LoadingTask: DocumentTask {
  /// The identifiers of the devices.
  let devices: [String]
  /// A Boolean value that indicates whether text for standard error may have colors.
  let errorsHaveColor: Bool

  /// Returns the line of the document at a path.
  @MainActor
  func run(_ file: String) -> PrintedReport {
    LayoutLog.reportsConflicts = false
    LayoutLog.handler = { _ in }
    do {
      let source = try DocumentSource(contentsOf: URL(fileURLWithPath: file), name: file)
      var check = LoadingCheck(source.document, file: file)
      for device in devices.compactMap({ Device(identifier: $0) }) { check.run(on: device) }
      return PrintedReport(
        output: try Self.line(check.report), diagnostics: "", status: .fine)
    } catch {
      return report(of: error)
    }
  }

  /// Returns a report as one line of JSON with sorted keys.
  private static func line(_ report: LoadingReport) throws(DocumentFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(report) else {
      throw DocumentFailure(
        file: report.file, message: "the layout contains a number that is not finite",
        hint: DocumentFailure.reportHint, status: .fault)
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Returns the report of a document that failed: a line with `error`, and a message on standard
  /// error.
  func report(of failure: DocumentFailure) -> PrintedReport {
    PrintedReport(
      output: FramesJSON.line(failure),
      diagnostics: failure.text(Terminal(hasColor: errorsHaveColor)), status: failure.status)
  }
}
