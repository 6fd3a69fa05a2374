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
      lines += ["", "UIKit breaks [\(victim)]: \(sentence(victim, labels))."]
    }
    if isInfeasible { lines += [""] + repairLines }
    return lines.joined(separator: "\n") + "\n"
  }

  private var headline: String {
    let count = log.entries.count
    let listed = "\(count) constraint\(count == 1 ? "" : "s")"
    return isInfeasible
      ? "Line \(log.line): \(listed) listed, \(conflict.count) of them at fault."
      : "Line \(log.line): \(listed) listed, and nothing printed says why they cannot all hold; "
        + "text baselines, margins and rounding to pixels are not in a log."
  }

  private var unreadLines: [String] {
    log.entries.enumerated().compactMap { index, entry in
      entry.fault.map { "  [\(index)] cannot be read: \($0)" }
    }
  }

  private var superfluousLines: [String] {
    let rest = relations.indices.filter { relations[$0] != nil && !conflict.contains($0) }
    guard !rest.isEmpty else { return [] }
    let list = rest.map { "[\($0)]" }.joined(separator: ", ")
    return ["Listed as well, but without a part in it: \(list)."]
  }

  // MARK: - Arithmetic

  private func sentence(_ arithmetic: Arithmetic, _ labels: ItemLabels) -> String {
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
    lines += shown.filter { $0.change.isOfConstant }.map { "  - \($0.text)" }
    let optional = shown.filter { !$0.change.isOfConstant }
    // What can be dropped can be made optional as well: one line says both.
    var seen: Set<[Int]> = []
    for repair in optional where seen.insert(repair.lines).inserted {
      let both = optional.filter { $0.lines == repair.lines }.map(\.text)
      lines.append("  - " + both.joined(separator: ", or "))
    }
    let system = conflict.filter(isMadeBySystem)
    if own.isEmpty || system.isEmpty { return lines }
    let list = system.map { "[\($0)]" }.joined(separator: ", ")
    return lines + ["UIKit itself makes \(list), so that it is no place to begin."]
  }

  /// Whether the system made the constraint: sizes of cells and screens, stack views, masks.
  func isMadeBySystem(_ line: Int) -> Bool {
    guard let description = log.entries[line].description else { return false }
    let identifier = description.identifier ?? ""
    return description.mask != nil || description.className.hasPrefix("_UI")
      || description.className == "NSAutoresizingMaskLayoutConstraint"
      || ["UIView-", "UISV-", "_UITemporary", "fittingSize"].contains {
        identifier.hasPrefix($0)
      }
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
  fileprivate static func tidy(_ value: Double) -> String {
    abs(value) < 1e-6 ? "0" : value.shortDescription
  }
}
