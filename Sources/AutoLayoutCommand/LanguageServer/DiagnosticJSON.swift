import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Conversion of linter findings to diagnostics.
struct DiagnosticJSON {
  /// The document.
  let document: InterfaceDocument
  /// The text of the document.
  let text: EditedText
  /// The request, which specifies how characters are counted.
  let request: LanguageRequest
  /// The base URL of the documentation of rules, or `nil` if it is unknown.
  let documentation: String?

  /// The source of the diagnostics.
  static let source = "autolayout"

  /// Returns a finding as a diagnostic.
  ///
  /// - Parameter finding: A finding in the document.
  /// - Returns: The diagnostic as JSON, whose data has the object and a flag that indicates whether
  ///   `lint --fix` can fix the finding.
  func diagnostic(_ finding: LintFinding) -> String {
    let rule = LintRule.all.first { $0.name == finding.rule }
    let hint = finding.hint.map { $0.isEmpty ? "" : "\n" + $0 } ?? ""
    return JSONText.object([
      ("range", range(finding.line, finding.column)),
      ("severity", "\(Self.severity(finding.severity))"),
      ("code", JSONText.string(finding.rule)),
      (
        "codeDescription",
        rule.flatMap(address).map { JSONText.object([("href", JSONText.string($0))]) }
      ),
      ("source", JSONText.string(Self.source)),
      ("message", JSONText.string(finding.message + hint)),
      (
        "relatedInformation",
        finding.related.isEmpty ? nil : JSONText.array(finding.related.prefix(8).map(related))
      ),
      (
        "data",
        JSONText.object([
          ("id", finding.object.identifier.map(JSONText.string)),
          ("fixable", "\(finding.isFixable)"),
          (
            "canvases",
            finding.canvases.isEmpty ? nil : JSONText.array(finding.canvases.map(JSONText.string))
          ),
        ])
      ),
    ])
  }

  /// Returns the URL of a rule's documentation, or `nil` if it is unknown.
  private func address(of rule: LintRule) -> String? {
    documentation.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + "\(rule.name).md" }
  }

  /// Returns a related location of a finding.
  private func related(_ related: LintFinding.Related) -> String {
    JSONText.object([
      (
        "location",
        JSONText.object([
          ("uri", JSONText.string(request.uri)), ("range", range(related.line, related.column)),
        ])
      ),
      ("message", JSONText.string(related.message)),
    ])
  }

  /// Returns the number of a severity in the protocol.
  static func severity(_ severity: LintSeverity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// Returns the range that a finding marks: the start tag at a location, or the value of an
  /// attribute around it. The line and the column, in bytes, are counted from 1.
  private func range(_ line: Int, _ column: Int) -> String {
    guard document.tree.lineStart(line) != nil else { return text.json(0..<0, request.encoding) }
    let offset = (document.tree.lineStart(line) ?? 0) + column - 1
    return text.json(Self.marked(document, offset, text), request.encoding)
  }

  /// Returns the range of bytes that is marked for an offset.
  private static func marked(
    _ document: InterfaceDocument, _ offset: Int, _ text: EditedText
  ) -> Range<Int> {
    guard let place = ElementPlace(offset, in: document.tree) else { return offset..<offset }
    if let value = place.attribute?.valueRange, offset != place.element.range.lowerBound {
      return value
    }
    let tag = place.element.startTagRange
    // For a long tag, only the first line is marked.
    let line = text.position(at: tag.lowerBound, .utf8).line
    return tag.lowerBound..<min(tag.upperBound, max(text.line(line).upperBound, tag.lowerBound))
  }

  /// Returns a diagnostic at the beginning of a text.
  static func failure(_ message: String) -> String {
    let start = TextPosition(line: 0, character: 0).json
    return JSONText.object([
      ("range", JSONText.object([("start", start), ("end", start)])), ("severity", "1"),
      ("source", JSONText.string(source)), ("message", JSONText.string(message)),
    ])
  }

  /// Returns a diagnostic for a text that cannot be read.
  ///
  /// - Parameters:
  ///   - error: The reason why the text is not a document.
  ///   - text: The text.
  ///   - encoding: The encoding in which the client counts characters.
  /// - Returns: The diagnostic as JSON, at the position where the reader stopped.
  static func diagnostic(
    _ error: InterfaceDocumentError, _ text: EditedText, _ encoding: TextPosition.Encoding
  ) -> String {
    let start = min(error.location?.offset ?? 0, text.bytes.count)
    let line = text.line(text.position(at: start, .utf8).line)
    var end = start
    while end < line.upperBound, MarkupName.isPart(text.bytes[end]) || end == start { end += 1 }
    return JSONText.object([
      ("range", text.json(start..<end, encoding)), ("severity", "1"),
      ("code", JSONText.string("unreadable-document")), ("source", JSONText.string(source)),
      ("message", JSONText.string(error.message + "\n" + error.hint)),
    ])
  }
}

extension XMLTree {
  /// Returns the offset of a line, which is counted from 1, or `nil` if there are fewer lines.
  fileprivate func lineStart(_ line: Int) -> Int? {
    // Only `\n` ends a line of the tree.
    var (low, high) = (0, bytes.count + 1)
    while low < high {
      let middle = (low + high) / 2
      if location(at: middle).line < line { low = middle + 1 } else { high = middle }
    }
    return low <= bytes.count ? low : nil
  }
}
