import AutoLayout
import ConflictLogs
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Tools that explain and prove layouts.
@MainActor
extension ContextTool {
  /// The tool that explains a conflict.
  static let explain = ContextTool(
    name: "explain_conflict", title: "Explain a conflict",
    description: """
      Explains “Unable to simultaneously satisfy constraints”: an irreducible set of conflicting \
      constraints, the arithmetic, and repairs that were confirmed by solving. Pass console output \
      as "log", or only a document to explain the conflicts of its layout.
      """,
    parameters: [
      ToolParameter(.log, .text, "Console output with one or more reports.")
    ] + ToolDocument.parameters + ToolCanvases.parameters + [ToolDocument.offset]
  ) { try explainConflict($0, in: $1) }

  /// The tool that proves a layout for a range of widths.
  static let prove = ContextTool(
    name: "prove", title: "Prove a layout for all widths",
    description: """
      Proves for every width of a range, not only those of devices, that nothing is clipped, \
      overlapping, outside, too small, ambiguous or conflicting, or returns the widths at which a \
      check fails. Longer texts and languages can be part of the proof.
      """,
    parameters: ToolDocument.parameters + [
      ToolParameter(
        .width, .text, "The range of widths in points, such as 320...430.", isRequired: true),
      ToolParameter(
        .height, .text, "The height in points, or a range whose two ends are examined."),
      ToolParameter(
        .textGrowth, .text, "The length of texts as a multiple of the original, such as 1.0...1.35."
      ),
      ToolParameter(
        .checks, .texts,
        "Checks to perform: \(LayoutCheck.allCases.map(\.rawValue).joined(separator: ", "))."
      ),
    ] + ToolCanvases.parameters + [ToolDocument.offset]
  ) { try proveWidths($0, in: $1) }

  /// Explains the conflicts of a log or of a document. Each distinct explanation is returned once.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer.
  /// - Throws: `ToolFailure` if there is no conflict, and `DocumentFailure` for an invalid
  ///   document.
  private static func explainConflict(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> ToolAnswer {
    let names = arguments.text(.path) != nil || arguments.text(.content) != nil
    guard names || arguments.text(.log) != nil else {
      throw ToolFailure(
        "nothing to explain", "pass a 'log', or the 'path' of a document")
    }
    let file = names ? try ToolDocument(arguments, in: project) : nil
    let text: String
    if let log = arguments.text(.log) {
      text = log
    } else if let file {
      text = try ConflictTexts(file, try ToolCanvases.selection(arguments)).text
      guard !text.isEmpty else {
        return ToolAnswer([
          ("file", JSONText.string(file.name)), ("conflicts", "[]"),
          ("note", JSONText.string("no required constraints conflict")),
        ])
      }
    } else {
      text = ""
    }
    let bytes = Array(text.utf8)
    let logs = ConsoleLogReader.logs(in: bytes)
    guard !logs.isEmpty else {
      let missing = MissingReport(in: bytes)
      throw ToolFailure(missing.message, missing.hint)
    }
    let sources = ExplanationSources(file.map { [$0.document] } ?? [])
    let explained = logs.map { log in
      var explanation = ConflictExplanation(log)
      if file != nil { explanation.places = sources.places(of: log) }
      return explanation
    }
    var seen: Set<String> = []
    let texts = explained.map(\.text).filter { seen.insert($0).inserted }
    let list = BoundedList(
      texts.map(JSONText.string), from: try ToolDocument.offset(in: arguments))
    return ToolAnswer([("conflicts", list.array), ("next", list.next.map(String.init))])
  }

  /// Proves a document in every setting of a call, and returns the failures.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer.
  /// - Throws: `ToolFailure` for invalid ranges and checks, and `DocumentFailure` for an invalid
  ///   document.
  private static func proveWidths(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> ToolAnswer {
    let file = try ToolDocument(arguments, in: project)
    let words =
      ToolCanvases.option("width", arguments.text(.width))
      + ToolCanvases.option("height", arguments.text(.height))
      + ToolCanvases.option("text-growth", arguments.text(.textGrowth))
    let range = try ToolCanvases.parsed(ProveRangeOptions.self, words)
    let checks = try arguments.texts(.checks).map { name in
      guard let check = LayoutCheck(rawValue: name) else {
        throw ToolFailure(
          "unknown check '\(name)'",
          "the checks are \(LayoutCheck.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return check
    }
    let request = ProveRequest(
      canvas: try ToolCanvases.selection(arguments), widths: range.width,
      height: range.sweep.height,
      textGrowth: range.sweep.textGrowth, checks: checks.isEmpty ? LayoutCheck.allCases : checks)
    let task = ProveTask(
      request: request, format: .json, question: nil, isExhaustive: false, certificate: nil,
      errorsHaveColor: false)
    let (choices, _) = try DocumentLayout.choices(
      request.canvas, for: file.source.file, within: file.source.project)
    var runs: [(root: InterfaceRoot, run: ProveRun)] = []
    for root in file.document.roots {
      for choice in choices {
        runs += task.proofs(of: root, on: choice).map { (root, $0) }
      }
    }
    let list = BoundedList(
      runs.map { ProofSummary($0.root, $0.run).json },
      from: try ToolDocument.offset(in: arguments))
    return ToolAnswer([
      ("file", JSONText.string(file.name)),
      ("holds", "\(runs.allSatisfy { $0.run.failures.isEmpty })"), ("proofs", list.array),
      ("next", list.next.map(String.init)),
    ])
  }
}

/// The reports that UIKit would log while it lays out a document.
///
/// A conflict of a document is explained like the console log of an app, so that both get the same
/// arithmetic and the same repairs.
@MainActor
struct ConflictTexts {
  /// The concatenated reports.
  private(set) var text = ""

  /// Lays out all roots on the canvases of a call.
  ///
  /// - Throws: `DocumentFailure` if translations cannot be read.
  init(_ file: ToolDocument, _ selection: CanvasSelection) throws {
    let (choices, _) = try DocumentLayout.choices(
      selection, for: file.source.file, within: file.source.project)
    let (handler, reportsConflicts) = (LayoutLog.handler, LayoutLog.reportsConflicts)
    defer {
      LayoutLog.handler = handler
      LayoutLog.reportsConflicts = reportsConflicts
    }
    var messages: [String] = []
    LayoutLog.handler = { messages.append($0) }
    LayoutLog.reportsConflicts = true
    for root in file.document.roots {
      var tour = CanvasTour(root)
      for choice in choices { _ = tour.layout(on: choice) }
    }
    text = messages.joined(separator: "\n")
  }
}

/// A proof in an answer: the failures with their widths, and the evidence of the proof.
///
///     {"scene":"Sign In","id":"LgN-vw-001","widths":[320,430],"height":844,"holds":false,
///      "failures":[{"check":"clipped","id":"LgN-lb-002","message":"…","widths":[[320,332]]}],
///      "evidence":"proved","pieces":3}
///
/// `evidence` is the weakest evidence of all pieces; `WidthProof.Evidence` explains it.
struct ProofSummary {
  /// The JSON object.
  let json: String

  /// The maximum number of failures of a root in one setting.
  private static let maxFailures = 20

  /// Summarizes the proof of one root in one setting.
  init(_ root: InterfaceRoot, _ run: ProveRun) {
    let variant = LayoutVariant(run.choice)
    let weakest =
      run.pieces.contains { $0.evidence == .sampled }
      ? WidthProof.Evidence.sampled
      : run.pieces.contains { $0.evidence == .interpolated } ? .interpolated : .proved
    json = JSONText.object([
      ("scene", JSONText.string(root.name)), ("id", JSONText.string(root.id)),
      (
        "widths",
        JSONText.array([
          JSONText.number(run.widths.lowerBound), JSONText.number(run.widths.upperBound),
        ])
      ),
      ("height", JSONText.number(run.height)),
      ("device", (run.choice.device?.id).map(JSONText.string)),
      ("textGrowth", run.growth.map { JSONText.number($0) }),
      ("variant", variant.name.isEmpty ? nil : JSONText.string(variant.name)),
      ("holds", "\(run.failures.isEmpty)"),
      (
        "failures",
        run.failures.isEmpty
          ? nil : JSONText.array(run.failures.prefix(Self.maxFailures).map(Self.failure))
      ),
      ("evidence", JSONText.string(weakest.rawValue)), ("pieces", "\(run.pieces.count)"),
    ])
  }

  /// Returns a check that fails for an object, and the whole widths at which it fails.
  private static func failure(_ failure: WidthProof.Failure) -> String {
    JSONText.object([
      ("check", JSONText.string(failure.check.rawValue)),
      ("id", failure.object.identifier.map(JSONText.string)),
      ("message", JSONText.string(failure.message)),
      (
        "widths",
        JSONText.array(failure.wholeWidths.map { "[\($0.lowerBound),\($0.upperBound)]" })
      ),
    ])
  }
}
