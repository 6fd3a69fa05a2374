import ConflictLogs

/// A report of a console log, with its explanation and picture.
///
/// Logs are pasted from the console of Xcode or a device. No document needs to be open.
struct LogModel: Encodable {
  /// The text of the explanation.
  var text: String
  /// The views of the report as boxes, in SVG.
  var svg: String
  /// A Boolean value that indicates whether the constraints of the report conflict.
  var isConflict: Bool

  /// The maximum number of reports of a log that are read. Each is solved several times.
  private static let maxReports = 20

  /// Reads and explains the logs in a text.
  ///
  /// - Throws: `StudioError` if the text has no logs.
  static func read(_ log: String) throws -> [LogModel] {
    let logs = ConsoleLogReader.logs(in: log)
    guard !logs.isEmpty else {
      throw StudioError(
        "the text contains no log of a constraint conflict",
        hint:
          "paste the log from “Unable to simultaneously satisfy constraints” to the closing parenthesis"
      )
    }
    return logs.prefix(maxReports).map { log in
      let explanation = ConflictExplanation(log)
      return LogModel(
        text: explanation.text, svg: ConflictPicture([explanation]).svg,
        isConflict: explanation.isInfeasible)
    }
  }
}
