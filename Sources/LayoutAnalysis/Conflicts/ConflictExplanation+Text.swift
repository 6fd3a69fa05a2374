import AutoLayout

extension ConflictExplanation {
  /// The explanation in plain words, several lines with a newline at the end.
  ///
  /// Constraints are numbered as the report lists them, from 0.
  public var text: String {
    let labels = ItemLabels(names)
    var lines = [headline]
    lines += unreadLines
    if isInfeasible {
      lines.append(
        conflict.count == 1 ? "This one cannot hold at all:" : "These contradict each other:")
      lines += conflict.map { "  [\($0)] \(sentence($0, labels))" }
      if let assumption { lines.append(assumption) }
      lines += superfluousLines
      if let arithmetic { lines += ["", sentence(arithmetic, labels)] }
    }
    if let victim {
      let repairs = self.repairs.contains { $0.lines == [victim] && $0.change == .drop }
      let rest = repairs || !isInfeasible ? "" : " That alone does not help."
      lines += ["", "UIKit breaks [\(victim)]: \(sentence(victim, labels)).\(rest)"]
    }
    if isInfeasible { lines += [""] + repairLines }
    return lines.joined(separator: "\n") + "\n"
  }

  var headline: String {
    let count = log.entries.count
    let listed = "\(count) constraint\(count == 1 ? "" : "s")"
    if isInfeasible {
      return conflict.count == count
        ? "Line \(log.line): \(listed) that cannot \(count == 1 ? "" : "all ")hold."
        : "Line \(log.line): \(listed) listed, \(conflict.count) of which cannot hold together."
    }
    return "Line \(log.line): \(listed) listed, and nothing printed says why they cannot all hold; "
      + "text baselines, margins and rounding to pixels are not in a log."
  }

  private var unreadLines: [String] {
    log.entries.enumerated().compactMap { index, entry in
      guard let fault = entry.fault else { return nil }
      return entry.text == "<private>"
        ? "  [\(index)] is hidden by the system's logging; a debugger shows it."
        : "  [\(index)] cannot be read: \(fault)"
    }
  }

  private var superfluousLines: [String] {
    let rest = relations.indices.filter { relations[$0] != nil && !conflict.contains($0) }
    guard !rest.isEmpty else { return [] }
    let list = rest.map { "[\($0)]" }.joined(separator: ", ")
    return ["Listed as well, but without a part in it: \(list)."]
  }

  // MARK: - Arithmetic

  func sentence(_ arithmetic: Arithmetic, _ labels: ItemLabels) -> String {
    guard let relation = relations[arithmetic.line] else { return "" }
    let gap = Self.points(abs(arithmetic.needed - arithmetic.present))
    if conflict.count == 1 {
      let size = arithmetic.needed > arithmetic.present ? "at least" : "at most"
      return "The amount would have to be \(size) \(Self.points(arithmetic.needed)), since no size "
        + "is negative; it is \(Self.points(arithmetic.present)): \(gap) off."
    }
    let bound =
      switch arithmetic.bound {
      case .exactly: "exactly "
      case .atLeast: "at least "
      case .atMost: "at most "
      }
    let needed = "\(bound)\(Self.points(arithmetic.needed))\(sum(arithmetic))"
    let others = conflict.count == 2 ? "The other one" : "The other \(conflict.count - 1)"
    let verb = conflict.count == 2 ? "needs" : "need"
    let subject: String
    if relation.second == nil, relation.first.attribute.isSize {
      subject =
        "the \(relation.first.attribute.words) of \(labels[relation.first.item]) to be"
    } else {
      subject = "the amount in [\(arithmetic.line)] to be"
    }
    return "\(others) \(verb) \(subject) \(needed); [\(arithmetic.line)] says "
      + "\(Self.points(arithmetic.present)): \(gap) "
      + (arithmetic.needed > arithmetic.present ? "too few." : "too many.")
  }

  /// ` (20 + 370 + 20)`
  private func sum(_ arithmetic: Arithmetic) -> String {
    guard arithmetic.summands.count > 1 else { return "" }
    var text = ""
    for summand in arithmetic.summands {
      let digits = abs(summand.amount).shortDescription
      if text.isEmpty {
        text = summand.amount < 0 ? "−\(digits)" : digits
      } else {
        text += (summand.amount < 0 ? " − " : " + ") + digits
      }
    }
    return " (\(text))"
  }

  // MARK: - Repairs

  /// What a person would try first: a constant that keeps its sign, else a lower priority.
  var bestRepair: Repair? {
    let own = repairs.filter { !$0.lines.contains(where: isMadeBySystem) }
    let plain = own.first { $0.change.isOfConstant && !turnsRound($0) }
    return plain ?? own.first { !$0.change.isOfConstant } ?? repairs.first
  }

  /// Whether a constant would change its sign, or views that touch would overlap.
  private func turnsRound(_ repair: Repair) -> Bool {
    guard case .constant(let from, let to) = repair.change else { return false }
    if from == 0, to < 0, let line = repair.lines.first,
      case .visual = log.entries[line].description?.body
    {
      return true
    }
    return from > 0 && to <= 0 || from < 0 && to >= 0
  }

  private var repairLines: [String] {
    guard !repairs.isEmpty else { return ["No change of these constraints alone repairs it."] }
    let own = repairs.filter { !$0.lines.contains(where: isMadeBySystem) }
    let shown = own.isEmpty ? repairs : own
    let isSingle = shown.allSatisfy { $0.lines.count == 1 }
    var lines = [
      isSingle
        ? "Any one of these changes repairs it (each was tried):"
        : "It takes several changes at once (each set was tried):"
    ]
    // A distance that would turn round or a size that would vanish is no advice where there is another.
    let constants = shown.filter { $0.change.isOfConstant }
    let plain = constants.filter { !turnsRound($0) }
    lines += (plain.isEmpty ? constants : plain).map { "  - \($0.text)" }
    lines += optionalLines(shown.filter { !$0.change.isOfConstant })
    let system = conflict.filter(isMadeBySystem)
    if own.isEmpty || system.isEmpty { return lines + temporaryLines }
    let list = Self.list(system.map { "[\($0)]" }, "and")
    return lines + ["The system creates \(list); change another constraint."]
      + temporaryLines
  }

  /// One line for all whose priority may be lowered, one for all that may be dropped.
  private func optionalLines(_ repairs: [Repair]) -> [String] {
    var lines: [String] = []
    for isDrop in [false, true] {
      let same = repairs.filter { ($0.change == .drop) == isDrop }
      guard let first = same.first else { continue }
      let others = same.dropFirst().map { $0.lines.map { "[\($0)]" }.joined(separator: " with ") }
      let or = others.isEmpty ? "" : " (or \(isDrop ? "" : "of ")\(Self.list(others, "or")))"
      let why = isDrop ? "" : ", so that it is broken when there is no room"
      lines.append("  - \(first.text)\(or)\(why)")
    }
    return lines
  }

  private var temporaryLines: [String] {
    let isTemporary = conflict.contains {
      log.entries[$0].description?.identifier?.contains("Encapsulated-Layout") == true
    }
    return isTemporary
      ? [
        "An Encapsulated-Layout size may be there only until a cell is measured or a view is shown; "
          + "a priority of 999 is the usual answer then."
      ] : []
  }

  /// `[1], [2] and [3]`
  static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  private static let systemPrefixes = [
    "UIView-", "UIViewSafeAreaLayoutGuide-", "UIViewKeyboardLayoutGuide",
    "UIViewReadableContentGuide", "UISV-", "UINav", "_UI", "fittingSize", "NSView-", "NSWindow-",
  ]

  /// Whether the system made the constraint: sizes of cells and screens, stack views, masks, the
  /// edges of safe areas and bars, by the identifiers that public reports show.
  func isMadeBySystem(_ line: Int) -> Bool {
    guard let description = log.entries[line].description else { return false }
    let identifier = description.identifier ?? ""
    return description.mask != nil || description.className.hasPrefix("_")
      || description.className == "NSAutoresizingMaskLayoutConstraint"
      || Self.systemPrefixes.contains { identifier.hasPrefix($0) }
  }
}

extension ConflictExplanation.Repair.Change {
  fileprivate var isOfConstant: Bool {
    if case .constant = self { true } else { false }
  }
}

extension ConflictExplanation.Repair {
  /// The change as an instruction.
  public var text: String {
    let list = lines.map { "[\($0)]" }.joined(separator: ", ")
    switch change {
    case .drop: return "drop \(list)"
    case .lower(let priority):
      return "lower the priority of \(list) to \(priority.shortDescription)"
    case .constant(let from, let to):
      let sign = to > from ? "+" : "−"
      return "change the constant of \(list) from \(ConflictExplanation.tidy(from)) to "
        + "\(ConflictExplanation.tidy(to)) (\(sign)\(ConflictExplanation.tidy(abs(to - from))))"
    }
  }
}

extension ConflictExplanation {
  static func tidy(_ value: Double) -> String {
    abs(value) < 1e-6 ? "0" : value.shortDescription
  }
}
