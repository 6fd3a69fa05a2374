import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The answer to a question about one object, on all canvases and for all heights.
///
///     autolayout prove Main.storyboard --width 320...430 --slack xYz-Ab-cDe
///     autolayout prove Main.storyboard --width 320...430 --longest-text aBc-De-fGh
@MainActor
struct QuestionReport {
  /// The question.
  private let question: ProveQuestion
  /// The widths and heights.
  private let request: ProveRequest
  /// The format of the answer.
  private let format: ProveFormat

  /// Creates the report of one question.
  init(_ question: ProveQuestion, _ request: ProveRequest, _ format: ProveFormat) {
    self.question = question
    self.request = request
    self.format = format
  }

  /// Answers the question for each root that contains the object.
  ///
  /// - Throws: `DocumentFailure` if no root contains it.
  func report(
    _ document: InterfaceDocument, _ choices: [CanvasChoice], _ file: String
  ) throws -> PrintedReport {
    var lines: [String] = []
    for root in document.roots {
      for canvas in choices {
        for height in request.heights {
          if let line = answer(root, canvas, height, file) { lines.append(line) }
        }
      }
    }
    guard !lines.isEmpty else { throw missing(file) }
    return PrintedReport(output: lines.joined(), diagnostics: "", status: .fine)
  }

  /// Returns the failure for an object that no root contains.
  private func missing(_ file: String) -> DocumentFailure {
    switch question {
    case .longestText(let id):
      DocumentFailure(
        file: file, message: "no label or button with plain text has the identifier '\(id)'",
        hint: "specify a view by its Object ID", status: .badData)
    case .slack(let id):
      DocumentFailure(
        file: file, message: "no constraint has the identifier '\(id)'",
        hint: "specify a constraint by its Object ID", status: .badData)
    }
  }

  /// Returns the answer for one root, canvas and height, or `nil` if the root does not contain the
  /// object.
  private func answer(
    _ root: InterfaceRoot, _ canvas: CanvasChoice, _ height: Double?, _ file: String
  ) -> String? {
    switch question {
    case .longestText(let id):
      TextRoom(of: id, in: root, widths: request.widths.closed, height: height, canvas: canvas)
        .map { format == .json ? json($0, file) : text($0, file) }
    case .slack(let id):
      ConstraintSlack(
        of: id, in: root, widths: request.widths.closed, height: height, canvas: canvas
      )
      .map { format == .json ? json($0, file) : text($0, file) }
    }
  }

  // MARK: - Text

  /// Returns the description of the longest text.
  private func text(_ room: TextRoom, _ file: String) -> String {
    var lines = ["\(file): \(room.object.name): \(room.characters) characters"]
    lines[0] += ", \(room.width.plain) points in one line"
    if let most = room.maxFittingCharacters, let growth = room.growth {
      let percent = Int(((growth - 1) * 100).rounded())
      lines.append(
        "  at most \(most) characters (\(percent < 0 ? "" : "+")\(percent) %), "
          + "\(room.longestWidth.plain) points in one line")
      if most > 0 { lines.append("  such as “\(room.example)”") }
    } else {
      lines.append("  at least \(TextRoom.maxCharacters) characters fit")
    }
    if let limit = room.limit { lines.append("  with one more character: " + words(limit)) }
    return lines.map { PrintableText.of($0) + "\n" }.joined()
  }

  /// Returns the description of the range of a constant, and of its limits.
  private func text(_ slack: ConstraintSlack, _ file: String) -> String {
    var lines = ["\(file): \(slack.identifier): constant \(slack.constant.plain)"]
    for (name, side) in [("down to", slack.below), ("up to", slack.above)] {
      let change = side.constant - slack.constant
      let sign = change < 0 ? "" : "+"
      if let limit = side.limit {
        lines.append(
          "  \(name) \(side.constant.plain) (\(sign)\(change.plain)); beyond: " + words(limit))
      } else {
        lines.append("  \(name) \(side.constant.plain) (\(sign)\(change.plain)): no failures")
      }
    }
    return lines.map { PrintableText.of($0) + "\n" }.joined()
  }

  /// Returns the description of the failure beyond a limit.
  private func words(_ failure: WidthProof.Failure) -> String {
    let interval = failure.intervals.first
    let place = interval.map { " at \($0.lower.plain)...\($0.upper.plain)" } ?? ""
    return "\(failure.object.name): \(failure.check.rawValue)\(place)"
  }

  // MARK: - JSON

  /// Returns the longest text as a line of JSON.
  private func json(_ room: TextRoom, _ file: String) -> String {
    JSONText.object([
      ("file", JSONText.string(file)), ("id", room.object.identifier.map(JSONText.string)),
      ("characters", "\(room.characters)"), ("longest", room.maxFittingCharacters.map { "\($0)" }),
      ("growth", room.growth.map { JSONText.number($0) }),
      ("width", JSONText.number(room.width)),
      ("longestWidth", JSONText.number(room.longestWidth)),
      ("example", JSONText.string(room.example)), ("limit", room.limit.map(json)),
    ]) + "\n"
  }

  /// Returns the range of the constant as a line of JSON.
  private func json(_ slack: ConstraintSlack, _ file: String) -> String {
    JSONText.object([
      ("file", JSONText.string(file)), ("id", JSONText.string(slack.identifier)),
      ("constant", JSONText.number(slack.constant)),
      ("least", JSONText.number(slack.below.constant)), ("leastLimit", slack.below.limit.map(json)),
      ("greatest", JSONText.number(slack.above.constant)),
      ("greatestLimit", slack.above.limit.map(json)),
    ]) + "\n"
  }

  /// Returns the failure beyond a limit as JSON.
  private func json(_ failure: WidthProof.Failure) -> String {
    JSONText.object([
      ("check", JSONText.string(failure.check.rawValue)),
      ("id", failure.object.identifier.map(JSONText.string)),
      ("name", JSONText.string(failure.object.name)),
    ])
  }
}
