import Foundation

/// The result for one document as a line of JSON: the answer of `autolayout lint --stream`.
///
///     {"file":"A.xib","findings":[{"rule":"ambiguous-layout",…}]}
///     {"error":"B.xib:3:1: …","file":"B.xib","findings":[],"line":3,"column":1,"message":"…"}
///
/// Answers from several machines can be combined with `LintReport.init(_:toolVersion:)`.
public struct LintAnswer: Hashable, Sendable {
  /// The document, as it is named in the request.
  public var file: String
  /// The findings, in the order of their locations in the document.
  public var findings: [LintFinding]
  /// The reason that the document could not be linted, or `nil` on success.
  public var failure: LintReport.Failure?
  /// Advice about the failure.
  public var hint: String?

  /// Creates an answer with the findings of a document.
  public init(file: String, findings: [LintFinding]) {
    self.file = file
    self.findings = findings
  }

  /// Creates an answer with the failure of a document.
  public init(_ failure: LintReport.Failure, hint: String? = nil) {
    file = failure.file
    findings = []
    self.failure = failure
    self.hint = hint
  }

  /// The answer as a line that ends in a newline, with keys in alphabetical order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of findings.
  public var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let written = Written(
      file: file, findings: findings.map(WrittenFinding.init), error: failure?.oneLine, hint: hint,
      message: failure?.message, line: failure?.line, column: failure?.column)
    guard let data = try? encoder.encode(written) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Reads a line, or returns `nil` if the line is not an answer.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init?(line: some DataProtocol) {
    guard let written = try? JSONDecoder().decode(Written.self, from: Data(line)) else {
      return nil
    }
    file = written.file
    findings = written.findings.compactMap(\.finding)
    guard findings.count == written.findings.count else { return nil }
    failure = written.message.map {
      LintReport.Failure(
        file: written.file, message: $0, line: written.line, column: written.column)
    }
    hint = written.hint
  }

  /// An answer as a line of JSON, with either findings or an error.
  private struct Written: Codable {
    /// The name of the document in the request.
    let file: String
    /// The findings. The array is empty after an error.
    let findings: [WrittenFinding]
    /// The error as `file:line:column: message`, or `nil` if the document was linted.
    let error: String?
    /// Advice about the error.
    let hint: String?
    /// The error in one sentence.
    let message: String?
    /// The line of the error, from 1.
    let line: Int?
    /// The column of the error in bytes, from 1.
    let column: Int?
  }
}

extension LintReport {
  /// Creates the report of answers, in their order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of findings.
  public init(_ answers: [LintAnswer], toolVersion: String = "") {
    self.init(
      findings: answers.flatMap(\.findings),
      files: answers.filter { $0.failure == nil }.map(\.file),
      failures: answers.compactMap(\.failure), toolVersion: toolVersion)
  }
}

extension LintReport.Failure {
  /// `file:line:column: message`.
  fileprivate var oneLine: String {
    let place = [file] + [line, column].compactMap { $0.map(String.init) }
    return "\(place.joined(separator: ":")): \(message)"
  }
}
