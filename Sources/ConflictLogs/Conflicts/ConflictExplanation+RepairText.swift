import AutoLayout

extension ConflictExplanation {
  /// The change to try first, or `nil` if there is no repair: a constant that keeps its sign,
  /// otherwise a change that is not one of a constant, such as a lower priority. Changes that a
  /// program cannot make are used only if there are no others.
  var bestRepair: Repair? {
    let own = repairs.filter(isOwn)
    let plain = own.first { $0.change.isOfConstant && !turnsRound($0) }
    return plain ?? own.first { !$0.change.isOfConstant } ?? repairs.first
  }

  /// Returns a Boolean value that indicates whether a constant would change its sign or become 0,
  /// or views that touch would overlap.
  private func turnsRound(_ repair: Repair) -> Bool {
    guard case .constant(let from, let to) = repair.change else { return false }
    if from == 0, to < 0, let line = repair.lines.first,
      case .visual = log.entries[line].description?.body
    {
      return true
    }
    return from > 0 && to <= 0 || from < 0 && to >= 0
  }

  /// Returns a Boolean value that indicates whether a program can make the change: it affects none
  /// of the system's constraints, or turns off an autoresizing mask.
  private func isOwn(_ repair: Repair) -> Bool {
    repair.change == .ignoreMask || !repair.lines.contains(where: isMadeBySystem)
  }

  /// The repairs as a list. Those of constraints that the system creates are included only if there
  /// are no others.
  var repairLines: [String] {
    guard !repairs.isEmpty else {
      return ["No change of these constraints alone resolves the conflict."]
    }
    let own = repairs.filter(isOwn)
    let shown = own.isEmpty ? repairs : own
    let isSingle = shown.allSatisfy { $0.lines.count == 1 || $0.change == .ignoreMask }
    var lines = [
      isSingle
        ? "Any one of these changes resolves the conflict (each was tested):"
        : "Several changes at once are required (each set was tested):"
    ]
    lines += shown.filter { $0.change == .ignoreMask }.map { "  - \(maskText($0))" }
    // A distance with the opposite sign or a size of zero is not suggested if there is another
    // repair.
    let constants = shown.filter { $0.change.isOfConstant }
    let plain = constants.filter { !turnsRound($0) }
    lines += (plain.isEmpty ? constants : plain).map { "  - \($0.text)" }
    lines += optionalLines(
      shown.filter { !$0.change.isOfConstant && $0.change != .ignoreMask })
    return lines + systemLines(hasOwn: !own.isEmpty) + maskNotes + temporaryLines
  }

  /// Returns a note on the constraints of the conflict that the system creates, other than those of
  /// masks.
  private func systemLines(hasOwn: Bool) -> [String] {
    let system = conflict.filter { isMadeBySystem($0) && !isOfMask($0) }
    guard hasOwn, !system.isEmpty else { return [] }
    let list = Self.list(system.map { "[\($0)]" }, "and")
    return ["The system creates \(list); change another constraint."]
  }

  /// Returns the change of a mask as an instruction, with the view's name.
  private func maskText(_ repair: Repair) -> String {
    let item = repair.lines.first.flatMap { relations[$0]?.first.item } ?? ""
    let list = Self.list(repair.lines.map { "[\($0)]" }, "and")
    return "set translatesAutoresizingMaskIntoConstraints of \(ItemLabels(names)[item]) to false, "
      + "which removes \(list)"
  }

  /// Returns one line for all constraints whose priority can be lowered, and one for all that can
  /// be removed, such as “lower the priority of [1] to 750 (or of [2] or [4])”.
  private func optionalLines(_ repairs: [Repair]) -> [String] {
    var lines: [String] = []
    for isDrop in [false, true] {
      let same = repairs.filter { ($0.change == .drop) == isDrop }
      guard let first = same.first else { continue }
      let others = same.dropFirst().map { $0.lines.map { "[\($0)]" }.joined(separator: " with ") }
      let or = others.isEmpty ? "" : " (or \(isDrop ? "" : "of ")\(Self.list(others, "or")))"
      let why = isDrop ? "" : ", so that it is broken if there is not enough space"
      lines.append("  - \(first.text)\(or)\(why)")
    }
    return lines
  }

  /// A note on sizes that UIKit sets only temporarily, if the conflict has one.
  private var temporaryLines: [String] {
    let isTemporary = conflict.contains {
      log.entries[$0].description?.identifier?.contains("Encapsulated-Layout") == true
    }
    return isTemporary
      ? [
        "An Encapsulated-Layout size may exist only until a cell is measured or a view is shown; "
          + "an optional constraint is satisfied again afterwards."
      ] : []
  }
}

extension ConflictExplanation.Repair.Change {
  /// A Boolean value that indicates whether the change is one of a constant.
  fileprivate var isOfConstant: Bool {
    if case .constant = self { true } else { false }
  }
}

extension ConflictExplanation.Repair {
  /// The change as an instruction, such as “change the constant of [1] from 370 to 335 (−35)”.
  public var text: String {
    let list = lines.map { "[\($0)]" }.joined(separator: ", ")
    switch change {
    case .drop: return "remove \(list)"
    case .ignoreMask:
      return "set translatesAutoresizingMaskIntoConstraints to false, which removes \(list)"
    case .lower(let priority):
      return "lower the priority of \(list) to \(priority.shortDescription)"
    case .constant(let from, let to):
      let sign = to > from ? "+" : "−"
      return "change the constant of \(list) from \(ConflictExplanation.tidy(from)) to "
        + "\(ConflictExplanation.tidy(to)) (\(sign)\(ConflictExplanation.tidy(abs(to - from))))"
    }
  }
}
