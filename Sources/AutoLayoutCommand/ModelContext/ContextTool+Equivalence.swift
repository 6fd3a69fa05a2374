import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The tool that compares two layouts at all widths.
@MainActor
extension ContextTool {
  /// The tool that proves that two layouts are the same.
  static let equivalent = ContextTool(
    name: "prove_equivalent", title: "Prove that two layouts are the same",
    description: """
      Proves that two scenes have the same frames at every width of a range, in all content sizes \
      and both directions, or returns the smallest width at which a view differs, with both \
      frames. Use it after rewriting a layout. Views are matched by identifier, label, text and \
      order.
      """,
    parameters: ToolDocument.parameters + [
      ToolParameter(.scene, .text, "The root with this identifier or name, if there are several."),
      ToolParameter(.otherPath, .text, "The second .xib or .storyboard file."),
      ToolParameter(.otherContent, .text, "The XML of the second document."),
      ToolParameter(
        .otherScene, .text, "The root of the second document (default: the value of 'scene')."),
      ToolParameter(
        .width, .text, "The range of widths in points, such as 320...430.", isRequired: true),
      ToolParameter(
        .height, .text, "The height in points, or a range whose two ends are compared."),
      ToolParameter(.matches, .texts, "Pairs of views to match, each as ID=ID."),
      ToolParameter(.ignored, .texts, "Identifiers of views to exclude."),
    ] + ToolCanvases.parameters + [ToolDocument.offset]
  ) { try proveEquivalent($0, in: $1) }

  /// Compares two scenes in every setting of a call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer.
  /// - Throws: `ToolFailure` for invalid ranges, rules and scenes, and `DocumentFailure` for an
  ///   invalid document.
  private static func proveEquivalent(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> ToolAnswer {
    let first = try ToolDocument(arguments, in: project)
    let second = try ToolDocument(arguments, (.otherPath, .otherContent), in: project)
    let words =
      ToolCanvases.option("width", arguments.text(.width))
      + ToolCanvases.option("height", arguments.text(.height))
    let range = try ToolCanvases.parsed(ProveRangeOptions.self, words)
    var canvas = try ToolCanvases.selection(arguments)
    if canvas.variants.contentSizes.isEmpty {
      canvas.variants.contentSizes = ContentSizeName.all.map(\.category.rawValue)
    }
    if canvas.variants.directions.isEmpty, canvas.variants.locales.isEmpty {
      canvas.variants.directions = LayoutDirectionChoice.allCases
    }
    let (choices, _) = try DocumentLayout.choices(
      canvas, for: first.source.file, within: first.source.project)
    var options = LayoutEquivalence.Options(widths: range.width.closed)
    options.heights = range.sweep.height?.ends ?? [nil]
    options.canvases = choices
    options.rules = try rules(arguments)
    let scene = arguments.text(.scene)
    let result = LayoutEquivalence(
      try root(first, scene), try root(second, arguments.text(.otherScene) ?? scene), options)
    if let name = result.unknownNames.first {
      throw ToolFailure(
        "no view matches '\(name)'",
        "specify views by identifier, accessibility identifier or label")
    }
    let differences = result.runs.flatMap { run in
      (run.differences + run.contentDifferences).map { EquivalentJSON.difference($0, in: run) }
    }
    let list = BoundedList(differences, from: try ToolDocument.offset(in: arguments))
    return ToolAnswer([
      ("first", JSONText.string(first.name)), ("second", JSONText.string(second.name)),
      ("equivalent", "\(result.isEquivalent)"), ("sameContent", "\(result.hasSameContent)"),
      ("proved", "\(result.isComplete)"), ("settings", "\(result.runs.count)"),
      ("matchedViews", "\(result.matched)"),
      ("counterexample", result.counterexample.map { EquivalentJSON.counterexample($0, result) }),
      ("differences", list.array), ("next", list.next.map(String.init)),
    ])
  }

  /// Returns the rules of a call.
  ///
  /// - Throws: `ToolFailure` for a malformed pair.
  private static func rules(_ arguments: ToolArguments) throws -> MatchingRules {
    let pairs = try arguments.texts(.matches).map { text in
      guard let pair = MatchingRules.Pair(text) else {
        throw ToolFailure(
          "'\(text.prefix(80))' is not a pair of views", "expected ID=ID")
      }
      return pair
    }
    return MatchingRules(pairs: pairs, ignored: Set(arguments.texts(.ignored)))
  }

  /// Returns the root of a document with a name, or the only root.
  ///
  /// - Throws: `ToolFailure` if the root is not unique.
  private static func root(_ file: ToolDocument, _ name: String?) throws -> InterfaceRoot {
    let found = try file.roots(named: name)
    guard let root = found.first, found.count == 1 else {
      let names = found.prefix(20).map { "'\($0.id)'" }.joined(separator: ", ")
      throw ToolFailure(
        "\(file.name) has \(found.count) such scenes", "specify one of the roots \(names)")
    }
    return root
  }
}
