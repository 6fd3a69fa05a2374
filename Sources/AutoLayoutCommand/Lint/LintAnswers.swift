import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Files with the answers of `autolayout lint --stream`.
///
/// Answers of several machines, or of several parts of a stream, become one report:
///
///     autolayout lint --answers 1.jsonl --answers 2.jsonl --format sarif
enum LintAnswers {
  /// Returns the answers in a file, in order, where `-` is standard input.
  ///
  /// - Throws: `DocumentFailure` or `RunFailure` for a file that cannot be read, and `RunFailure`
  ///   for a line that is not an answer.
  static func read(_ path: String) throws -> [LintTaskReport] {
    if path != StandardStream.argument { try RegularFile.checkArgument(path) }
    let descriptor = path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw RunFailure(path, "the answers cannot be read", "check the path and the permissions")
    }
    defer { close(descriptor) }
    var lines = DescriptorLines(descriptor: descriptor, limit: StreamWorker.maxAnswerSize)
    var reports: [LintTaskReport] = []
    while let line = lines.next() {
      guard case .bytes(let bytes) = line, let answer = LintAnswer(line: bytes) else {
        throw RunFailure(
          "\(path):\(reports.count + 1)", "the line is not an answer of autolayout lint --stream",
          "expected one line of JSON per document", status: .badData)
      }
      reports.append(LintTaskReport(answer))
    }
    guard lines.fault == nil else {
      throw RunFailure(path, "the answers cannot be read", "specify a regular file")
    }
    return reports
  }
}

/// Reports of other machines.
extension LintTaskReport {
  /// Creates a report from an answer. The reason for a failure on another machine is only available
  /// as text; its status is that of a document that cannot be laid out.
  fileprivate init(_ answer: LintAnswer) {
    self.init(
      file: answer.file, findings: answer.findings,
      failure: answer.failure.map { failure in
        DocumentFailure(
          file: failure.file, line: failure.line, column: failure.column,
          message: failure.message, hint: answer.hint, status: .badData)
      })
  }
}
