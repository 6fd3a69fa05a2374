extension ConflictExplanation {
  /// The constraint that UIKit broke: what the log says, and what was predicted if that is
  /// different or the log says nothing. Begins with an empty line; empty if nothing is known.
  func brokenText(_ labels: ItemLabels) -> [String] {
    var lines = recordedLines(labels)
    if let predictedLine, predictedLine != log.recordedIndex {
      let sentence = "[\(predictedLine)]: \(sentence(predictedLine, labels)).\(rest(predictedLine))"
      lines.append(
        lines.isEmpty
          ? "\(framework) is expected to break \(sentence)"
          : "The prediction from the constraints alone was \(sentence)")
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// What the log says; empty if it does not say which constraint was broken.
  ///
  /// The sentence of the log can name a constraint that its list does not have, and the logging of
  /// macOS can hide it.
  private func recordedLines(_ labels: ItemLabels) -> [String] {
    guard let text = log.recordedBrokenText else { return [] }
    guard let line = log.recordedIndex else {
      return text == "<private>"
        ? ["The system's logging hides which constraint \(framework) broke."]
        : ["\(framework) broke a constraint that the report does not list: \(text)"]
    }
    return [
      "\(framework) broke [\(line)], as the log says: \(sentence(line, labels)).\(rest(line))"
    ]
  }

  /// A sentence on a constraint whose loss does not end the conflict; empty for others.
  private func rest(_ line: Int) -> String {
    let isEnough = repairs.contains { $0.lines == [line] && $0.change == .drop }
    return isEnough || !isInfeasible ? "" : " That alone does not end the conflict."
  }

  /// The framework that printed the report, decided by its header, otherwise by the classes of the
  /// views.
  var framework: String {
    // Custom classes tell nothing, and neither do the private ones that both frameworks have.
    let isOfAppKit =
      names.values.contains { $0.hasPrefix("NS") }
      && !names.values.contains { $0.hasPrefix("UI") || $0.hasPrefix("_UI") }
    return log.hasHeaderOfAppKit || isOfAppKit ? "AppKit" : "UIKit"
  }
}
