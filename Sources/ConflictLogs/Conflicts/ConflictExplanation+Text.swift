import AutoLayout

extension ConflictExplanation {
  /// The explanation as text: several lines with a final newline.
  ///
  /// Constraints are numbered as the report lists them, from 0. The lines are the headline, the
  /// constraints that could not be read, the conflict, the arithmetic, the constraint that UIKit
  /// breaks, and repairs.
  public var text: String {
    let labels = ItemLabels(names)
    var lines = [headline]
    lines += unreadLines
    if isInfeasible {
      lines.append(
        conflict.count == 1
          ? "This constraint cannot be satisfied:" : "These constraints conflict with each other:")
      lines += conflict.map { "  [\($0)] \(sentence($0, labels))" }
      if let assumption { lines.append(assumption) }
      lines += superfluousLines
      if let arithmetic { lines += ["", sentence(arithmetic, labels)] }
    }
    lines += brokenText(labels)
    if isInfeasible { lines += [""] + repairLines }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first line: the location of the report, its number of constraints and how many of them
  /// conflict.
  var headline: String {
    let count = log.entries.count
    if parsedCount == 0 {
      return count == 1
        ? "Line \(log.line): 1 constraint, which cannot be read."
        : "Line \(log.line): \(count) constraints, none of which can be read."
    }
    let listed = "\(count) constraint\(count == 1 ? "" : "s")"
    if isInfeasible {
      return conflict.count == count
        ? "Line \(log.line): \(listed) that cannot \(count == 1 ? "" : "all ")be satisfied."
        : "Line \(log.line): \(listed) listed, \(conflict.count) of which conflict."
    }
    let unread = count - parsedCount
    if unread > 0 {
      return
        "Line \(log.line): \(listed) listed, \(unread) of which cannot be read; the others can "
        + "all be satisfied."
    }
    return "Line \(log.line): \(listed) listed; the log does not show why they conflict, because "
      + "it has no text baselines, margins or rounding to pixels."
  }

  /// A line for each constraint that could not be read, with the reason.
  private var unreadLines: [String] {
    log.entries.enumerated().compactMap { index, entry in
      guard let fault = entry.fault else { return nil }
      return entry.text == "<private>"
        ? "  [\(index)] was hidden by the system's logging; a debugger shows it."
        : "  [\(index)] cannot be read: \(fault)"
    }
  }

  /// The constraints that are listed but not part of the conflict, in at most one line.
  private var superfluousLines: [String] {
    let rest = relations.indices.filter { relations[$0] != nil && !conflict.contains($0) }
    guard !rest.isEmpty else { return [] }
    let list = rest.map { "[\($0)]" }.joined(separator: ", ")
    return ["Also listed, but not part of the conflict: \(list)."]
  }
}
