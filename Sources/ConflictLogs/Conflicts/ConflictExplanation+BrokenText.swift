extension ConflictExplanation {
  /// Returns text about the constraint that UIKit broke: the one in the log, and the predicted one
  /// if it differs or the log does not name one. The text begins with an empty line. It is empty if
  /// neither is known.
  func brokenText(_ labels: ItemLabels) -> [String] {
    var lines = recordedLines(labels)
    if let predictedLine, predictedLine != log.recordedIndex {
      let sentence = "[\(predictedLine)]: \(sentence(predictedLine, labels)).\(rest(predictedLine))"
      lines.append(
        lines.isEmpty
          ? "\(framework) is expected to break \(sentence)"
          : "From the constraints alone, \(framework) was expected to break \(sentence)")
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// Returns the statement of the log, or an empty array if it does not name the broken constraint.
  ///
  /// The sentence of the log can name a constraint that is not in its list, and the logging of
  /// macOS can redact it.
  private func recordedLines(_ labels: ItemLabels) -> [String] {
    guard let text = log.recordedBrokenText else { return [] }
    guard let line = log.recordedIndex else {
      return text == "<private>"
        ? ["The system's logging hid which constraint \(framework) broke."]
        : ["\(framework) broke a constraint that the report does not list: \(text)"]
    }
    return [
      "According to the log, \(framework) broke [\(line)]: \(sentence(line, labels)).\(rest(line))"
    ]
  }

  /// Returns a sentence about a constraint whose removal does not end the conflict, or an empty
  /// string for others.
  private func rest(_ line: Int) -> String {
    let isEnough = repairs.contains { $0.lines == [line] && $0.change == .drop }
    return isEnough || !isInfeasible ? "" : " This alone does not resolve the conflict."
  }

  /// The framework that printed the report, decided by its header, otherwise by the classes of the
  /// views.
  var framework: String {
    // Custom classes give no evidence, and neither do the private ones that both frameworks have.
    let isOfAppKit =
      names.values.contains { $0.hasPrefix("NS") }
      && !names.values.contains { $0.hasPrefix("UI") || $0.hasPrefix("_UI") }
    return log.hasHeaderOfAppKit || isOfAppKit ? "AppKit" : "UIKit"
  }
}
