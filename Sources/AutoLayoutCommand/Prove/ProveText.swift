import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Proofs as plain text.
///
///     Main.storyboard: Sign In (view LgN-vw-001), 220...320 × 844
///       no failures; proved at all widths (3 pieces, 13 layouts)
@MainActor
struct ProveText {
  /// The path of the document.
  let file: String

  /// Returns one block per root and setting: a heading, one line per failure, and a summary.
  func text(_ roots: [(InterfaceRoot, [ProveRun])]) -> String {
    if roots.isEmpty { return "\(PrintableText.of(file)): no views to lay out\n" }
    return roots.map { root, runs in runs.map { block(root, $0) }.joined(separator: "\n") }
      .joined(separator: "\n")
  }

  /// Returns the lines of one root in one setting.
  private func block(_ root: InterfaceRoot, _ run: ProveRun) -> String {
    var lines = [heading(root, run)]
    for failure in run.failures { lines.append("  " + line(failure)) }
    lines.append("  " + summary(run))
    return lines.map { PrintableText.of($0) + "\n" }.joined()
  }

  /// Returns the file, the root, the widths and the setting.
  private func heading(_ root: InterfaceRoot, _ run: ProveRun) -> String {
    var parts = ["\(file): \(root.name) (\(root.elementName) \(root.id))"]
    parts.append(
      "\(run.widths.lowerBound.plain)...\(run.widths.upperBound.plain) × \(run.height.plain)")
    if let device = run.choice.device?.id { parts.append(device) }
    if let orientation = run.choice.orientation { parts.append(orientation.rawValue) }
    if let growth = run.growth { parts.append("text × \(growth.plain)") }
    let variant = LayoutVariant(run.choice).name
    if !variant.isEmpty { parts.append(variant) }
    return parts.joined(separator: ", ")
  }

  /// Returns the line of a failure: its line in the file, the objects, the check and the widths.
  private func line(_ failure: WidthProof.Failure) -> String {
    var subject = failure.object.name
    if let id = failure.object.identifier { subject += " (\(id))" }
    if let other = failure.other { subject += " and \(other.name)" }
    return "line \(failure.line): \(subject): \(failure.check.words) "
      + Self.places(failure.intervals, failure.wholeWidths)
  }

  /// The maximum number of intervals that are listed. If there are more, the number of the others
  /// is given.
  private static let maxListed = 6

  /// Returns the description of intervals. Many short intervals result from edges that are rounded
  /// to pixels.
  static func places(_ intervals: [WidthProof.Interval], _ widths: [ClosedRange<Int>]) -> String {
    guard intervals.count > Self.maxListed else {
      return intervals.map(\.words).joined(separator: " and ")
    }
    let count = widths.reduce(0) { $0 + $1.count }
    let (lower, upper) = (intervals.first?.lower ?? 0, intervals.last?.upper ?? 0)
    return "at \(count) whole widths from \(lower.plain) to \(upper.plain), "
      + "depending on rounding to pixels (\(intervals.count) intervals)"
  }

  /// Returns the kinds of evidence with the widths that they cover, and the number of layouts.
  private func summary(_ run: ProveRun) -> String {
    var lengths: [WidthProof.Evidence: Double] = [:]
    for piece in run.pieces {
      lengths[piece.evidence, default: 0] += piece.range.upperBound - piece.range.lowerBound
    }
    let parts = WidthProof.Evidence.allCases.compactMap { evidence in
      lengths[evidence].map { length -> String in
        if length == 0 { return "\(evidence.rawValue) at a single width" }
        if lengths.count == 1 { return evidence.throughout }
        return "\(evidence.rawValue) for \(((length * 10).rounded() / 10).plain) points"
      }
    }
    let verdict = run.failures.isEmpty ? "no failures; " : ""
    return verdict + parts.joined(separator: ", ")
      + " (\(Self.counted(run.pieces.count, "piece")), \(Self.counted(run.layouts, "layout")))"
  }

  /// Returns a number with a noun in the singular or plural.
  static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

/// Texts of reports.
extension WidthProof.Evidence {
  /// The description of a range that has only this evidence.
  var throughout: String {
    self == .sampled ? "sampled at all whole widths" : "\(rawValue) at all widths"
  }
}

/// Texts of reports.
extension LayoutCheck {
  /// The description of the failure, which follows the name of an object.
  fileprivate var words: String {
    switch self {
    case .clipped: "text is clipped"
    case .overlapping: "overlap"
    case .outside: "extends beyond a view that contains it"
    case .tooSmall: "is too small to touch"
    case .ambiguous: "is ambiguous"
    case .conflicting: "has conflicting constraints"
    }
  }
}

/// Texts of reports.
extension WidthProof.Interval {
  /// The description of the interval, such as `at 375`, `from 320 to 341.333` or `above 320 to
  /// below 375`.
  var words: String {
    if lower == upper { return "at \(lower.plain)" }
    let start = includesLower ? "from \(lower.plain)" : "above \(lower.plain)"
    return start + (includesUpper ? " to \(upper.plain)" : " to below \(upper.plain)")
  }
}

/// Numbers of reports.
extension Double {
  /// The number with at most six digits after the decimal point, which is the precision of bounds.
  var plain: String {
    JSONText.number((self * 1_000_000).rounded() / 1_000_000)
  }
}
