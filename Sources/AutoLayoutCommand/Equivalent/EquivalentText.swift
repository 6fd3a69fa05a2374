import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// A comparison as plain text.
///
///     Old.xib: view (view roo-tV-iew) and New.xib: view (view roo-tV-iew), 320...1366 × 480
///       equivalent: proved at all widths, 12 content sizes, 2 directions (48 pieces, 336 layouts)
///
/// If the layouts differ, the counterexample replaces the second line:
///
///       not equivalent: UIButton “Sign In” (LgN-bt-001), at 320 × 844, retina6_0, L · left to right
///         in Old.xib: (16, 371; 288 × 50)
///           because UIButton “Sign In”.top == UITextField.bottom + 32
@MainActor
struct EquivalentText {
  /// The comparison.
  private let report: RootComparisonReport
  /// The result of the comparison.
  private var result: LayoutEquivalence { report.equivalence }

  /// Creates the text of a comparison.
  init(_ report: RootComparisonReport) { self.report = report }

  /// A heading, the verdict with the counterexample, and the differences apart from frames.
  var text: String {
    var lines = [heading]
    if let counterexample = result.counterexample {
      lines += words(of: counterexample)
    } else {
      lines.append("equivalent: " + summary)
    }
    lines += result.surroundings.map { "note: the roots have \($0)" }
    lines += containers(result.firstContainers, only: report.first.name)
    lines += containers(result.secondContainers, only: report.second.name)
    lines += contents
    return lines.enumerated().map { index, line in
      PrintableText.of((index == 0 ? "" : "  ") + line) + "\n"
    }.joined()
  }

  /// The maximum number of views, containers and content differences that are listed.
  private static let maxListed = 20

  /// Both sides, and the sizes.
  private var heading: String {
    let heights = Self.distinct(result.runs.map(\.height.plain))
    let widths = "\(result.widths.lowerBound.plain)...\(result.widths.upperBound.plain)"
    return "\(report.first.title) and \(report.second.title), "
      + "\(widths) × \(heights.joined(separator: " and "))"
  }

  // MARK: - Evidence

  /// The evidence, the settings, and the numbers of pieces and layouts.
  private var summary: String {
    let pieces = result.runs.reduce(0) { $0 + $1.pieces.count }
    let layouts = result.runs.reduce(0) { $0 + $1.layouts }
    return ([evidence] + settings).joined(separator: ", ")
      + " (\(ProveText.counted(pieces, "piece")), \(ProveText.counted(layouts, "layout")))"
  }

  /// The kinds of evidence with the widths that they cover. If they differ between settings, the
  /// values are shares of all settings.
  private var evidence: String {
    var lengths: [WidthProof.Evidence: Double] = [:]
    for piece in result.runs.flatMap(\.pieces) {
      lengths[piece.evidence, default: 0] += piece.range.upperBound - piece.range.lowerBound
    }
    let points = result.widths.upperBound - result.widths.lowerBound
    if points == 0 { return "sampled at a single width" }
    if let only = lengths.first, lengths.count == 1 {
      return only.key.throughout
    }
    let total = lengths.values.reduce(0, +)
    let parts = WidthProof.Evidence.allCases.compactMap { evidence in
      lengths[evidence].map { length in
        "\(evidence.rawValue) for \(((length / total * 1000).rounded() / 10).plain) %"
      }
    }
    return parts.joined(separator: ", ") + " of \(points.plain) points"
  }

  /// The numbers of content sizes, directions and other settings, or the value of a setting that
  /// has only one.
  private var settings: [String] {
    let variants = result.runs.map { LayoutVariant($0.canvas) }
    func part(_ values: [String?], _ one: String?, _ many: String) -> String? {
      let distinct = Self.distinct(values.compactMap { $0 })
      if distinct.count > 1 { return "\(distinct.count) \(many)" }
      return distinct.first.flatMap { value in one.map { $0.isEmpty ? value : "\($0) \(value)" } }
    }
    return [
      part(variants.map(\.contentSize), "content size", "content sizes"),
      part(variants.map { $0.direction.map(Self.words) }, "", "directions"),
      part(variants.map(\.locale), "", "languages"),
      part(variants.map { $0.systemVersion.map { "iOS \($0)" } }, "", "iOS versions"),
      part(result.runs.map { $0.canvas.device?.id }, nil, "devices"),
      part(result.runs.map { $0.canvas.orientation?.rawValue }, nil, "orientations"),
      part(result.runs.map(\.height.plain), nil, "heights"),
      part(result.runs.map { $0.canvas.localization.growth.plain }, nil, "text lengths"),
      variants.contains(where: \.hasBoldText) ? "bold text" : nil,
    ].compactMap { $0 }
  }

  /// Returns the description of a direction.
  private static func words(_ direction: LayoutDirectionChoice) -> String {
    direction == .rtl ? "right to left" : "left to right"
  }

  /// Returns the values without duplicates, in their order.
  private static func distinct(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }

  // MARK: - Differences

  /// Returns the lines of the counterexample, other views that differ in its setting, and the
  /// settings.
  private func words(of found: Counterexample) -> [String] {
    let run = result.runs[found.run]
    var lines = [
      "not equivalent: \(subject(found.difference)), at \(found.width.plain) × \(run.height.plain)"
        + setting(run)
    ]
    for (side, frame, constraints) in [
      (report.first.name, found.firstFrame, found.firstConstraints),
      (report.second.name, found.secondFrame, found.secondConstraints),
    ] {
      lines.append("  in \(side): \(frame.map(Self.words) ?? "no such view")")
      lines += constraints.map { "    because \($0)" }
    }
    lines.append("  " + places(found.difference))
    let others = run.differences.filter { $0 != found.difference }
    for other in others.prefix(Self.maxListed) {
      lines.append("\(subject(other)): \(places(other))")
    }
    if others.count > Self.maxListed {
      lines.append("\(others.count - Self.maxListed) more views")
    }
    return lines + [settingsThatDiffer].compactMap { $0 } + ["compared: " + summary]
  }

  /// Returns the view of a difference, and the side that lacks it.
  private func subject(_ difference: LayoutEquivalence.Difference) -> String {
    guard let view = difference.view else { return "" }
    switch difference.kind {
    case .missing:
      let side = difference.first == nil ? report.second.name : report.first.name
      return "\(view.description), only in \(side)"
    case .frame, .content:
      guard let other = difference.second, other.identifier != view.identifier else {
        return view.description
      }
      return "\(view.description) and \(other.description)"
    }
  }

  /// Returns the widths of a difference.
  private func places(_ difference: LayoutEquivalence.Difference) -> String {
    let verb = difference.kind == .missing ? "missing" : "differs"
    return "\(verb) \(ProveText.places(difference.intervals, difference.wholeWidths))"
  }

  /// Returns the setting of a run, which follows a size.
  private func setting(_ run: LayoutEquivalence.Run) -> String {
    var parts: [String] = []
    if let device = run.canvas.device?.id { parts.append(device) }
    if result.runs.count > 1, let orientation = run.canvas.orientation {
      parts.append(orientation.rawValue)
    }
    let variant = LayoutVariant(run.canvas).name
    if !variant.isEmpty { parts.append(variant) }
    return parts.isEmpty ? "" : ", " + parts.joined(separator: ", ")
  }

  /// The settings in which the sides differ, or the number of these settings, or `nil` if there is
  /// only one setting.
  private var settingsThatDiffer: String? {
    let runs = result.runs.filter { !$0.differences.isEmpty }
    if runs.count == result.runs.count {
      return runs.count == 1 ? nil : "differs in all \(runs.count) settings"
    }
    let listed = runs.prefix(Self.maxSettings).map { LayoutVariant($0.canvas).name }
    let more = runs.count > listed.count ? ", …" : ""
    return "differs in \(runs.count) of \(result.runs.count) settings: "
      + listed.joined(separator: ", ") + more
  }

  /// The maximum number of settings that are listed.
  private static let maxSettings = 4

  /// Returns a frame as displayed text.
  static func words(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).plain }
    return "(\(numbers[0]), \(numbers[1]); \(numbers[2]) × \(numbers[3]))"
  }

  // MARK: - Notes

  /// Returns the containers that only one side has.
  private func containers(_ views: [ComparedView], only side: String) -> [String] {
    guard !views.isEmpty else { return [] }
    let names = views.prefix(Self.maxListed).map(\.description).joined(separator: ", ")
    let more = views.count > Self.maxListed ? " and \(views.count - Self.maxListed) more" : ""
    return [
      "note: \(views.count == 1 ? "container" : "containers") only in \(side), without effect on "
        + "the layout: \(names)\(more)"
    ]
  }

  /// The differences in content, each listed once for all settings.
  private var contents: [String] {
    var lines: [String] = []
    for difference in result.runs.flatMap(\.contentDifferences) {
      guard case .content(let words) = difference.kind else { continue }
      lines.append("content: \(subject(difference)): \(words)")
    }
    lines = Self.distinct(lines)
    let more = lines.count - Self.maxListed
    return Array(lines.prefix(Self.maxListed)) + (more > 0 ? ["content: \(more) more"] : [])
  }
}
