import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// What is compared, as a value that can be sent to a worker.
struct EquivalentRequest: Codable, Sendable {
  /// The documents, each alone or with a root after `#`.
  let files: [String]
  /// The devices, languages and settings.
  let canvas: CanvasSelection
  /// The widths in points; nil for those of snapshots.
  let widths: NumberRange?
  /// The heights in points; nil for that of the canvas.
  let heights: NumberRange?
  /// The lengths of texts as multiples; nil for texts as they are.
  let textGrowth: NumberRange?
  /// Which views are the same, and which are not compared.
  let rules: MatchingRules
  /// The folder of snapshots; nil for a second document.
  let snapshots: String?
  /// Whether every whole width is laid out instead of proving.
  let isExhaustive: Bool
  /// Whether differences of contents count.
  let isStrict: Bool

  /// The comparison of documents on some canvases.
  ///
  /// - Parameters:
  ///   - choices: The devices, languages and settings, each compared by itself.
  ///   - isCertified: Whether certificates are kept, which take much more memory than the result.
  /// - Returns: The options, with one canvas per choice and length of text.
  func options(_ choices: [CanvasChoice], isCertified: Bool) -> LayoutEquivalence.Options {
    var options = LayoutEquivalence.Options(widths: widths?.closed ?? 1...1)
    options.heights = heights?.ends ?? [nil]
    options.canvases = choices.flatMap { choice in
      NumberRange.growths(textGrowth).map { growth in
        var choice = choice
        choice.localization.growth = growth
        return choice
      }
    }
    options.rules = rules
    options.isCertified = isCertified
    if isExhaustive { options.mostLayouts = 0 }
    return options
  }
}

/// A document of the command line, and one of its roots or all of them.
///
///     EquivalentSource("Main.storyboard")               // all roots
///     EquivalentSource("Main.storyboard#LgN-vw-001")    // one, by the identifier of its view
///     EquivalentSource("Main.storyboard#Sign In")       // one, by its name
struct EquivalentSource {
  /// The document as it was named, without the root.
  let file: String
  /// The identifier or the name of the root; nil for all.
  let root: String?

  /// Splits an argument at its last `#`, unless there is a file of the whole name.
  init(_ argument: String) {
    guard !FileManager.default.fileExists(atPath: argument),
      let sign = argument.lastIndex(of: "#"), sign != argument.startIndex
    else {
      file = argument
      root = nil
      return
    }
    file = String(argument[..<sign])
    root = String(argument[argument.index(after: sign)...])
  }

  /// The largest number of roots that a message lists.
  private static let mostListed = 8

  /// Reads the document and finds the roots.
  ///
  /// - Throws: `DocumentFailure` for an invalid document and for an unknown root.
  func roots() throws(DocumentFailure) -> [InterfaceRoot] {
    try ProjectBoundary.rejectLinkOut(file)
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file), name: file)
    } catch {
      throw DocumentFailure(error)
    }
    let roots = document.roots
    guard let root else {
      guard !roots.isEmpty else {
        throw DocumentFailure(
          file: file, message: "the document has no views to lay out",
          hint: "name another document", status: .badData)
      }
      return roots
    }
    let found = roots.filter { $0.id == root || $0.name == root || $0.controller?.id == root }
    guard let first = found.first, found.count == 1 else {
      let names = roots.prefix(Self.mostListed).map { "\($0.id) (\($0.name))" }
      throw DocumentFailure(
        file: file,
        message: found.isEmpty
          ? "there is no root called \(root)" : "\(found.count) roots are called \(root)",
        hint: "the roots are " + names.joined(separator: ", "), status: .badData)
    }
    return [first]
  }
}
