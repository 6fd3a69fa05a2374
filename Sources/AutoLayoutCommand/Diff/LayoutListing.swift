import AutoLayout
import Foundation
import InterfaceBuilder

/// A layout as lines that depend only on the layout, for Git's `textconv`.
///
///     Sign In (LgN-vw-001)
///       UIView (LgN-vw-001) 0 0 390 844
///         UIButton “Sign In” (LgN-bt-001) 16 371 358 50
@MainActor
enum LayoutListing {
  /// Prints the listing of a document. Any other file is printed unchanged, so that Git can still
  /// compare it.
  ///
  /// - Throws: `DocumentFailure` for files that cannot be read.
  static func write(_ path: String) throws -> ExitStatus {
    try ProjectBoundary.rejectLinkOut(path)
    do {
      let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path), name: path)
      Output.standard.write(text(document))
    } catch {
      guard error.kind != .unreadable,
        let data = FileManager.default.contents(atPath: path)
      else { throw DocumentFailure(error) }
      Output.standard.write(data)
    }
    return .fine
  }

  /// Returns one block per root: its views as a tree, each with its frame and its constraints.
  static func text(_ document: InterfaceDocument) -> String {
    document.roots.map { root in
      let snapshot = root.instantiate().snapshot()
      var lines = ["\(root.name) (\(root.id))"]
      lines += views(snapshot)
      return lines.map { PrintableText.of($0) + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// Returns the lines of all views of a root. Constraints are sorted by their text, because their
  /// order in the document has no effect.
  private static func views(_ snapshot: LayoutSnapshot) -> [String] {
    var constraints: [Int: [String]] = [:]
    for constraint in snapshot.constraints where constraint.origin == .user {
      let id = constraint.identifier.map { " (\($0))" } ?? ""
      constraints[constraint.first.view, default: []].append(constraint.text + id)
    }
    var depths: [Int] = []
    var lines: [String] = []
    for (index, view) in snapshot.views.enumerated() {
      let depth = view.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let indent = String(repeating: "  ", count: min(depth, maxIndentLevel) + 1)
      lines.append(indent + line(view))
      lines += (constraints[index] ?? []).sorted().map { "\(indent)  | \($0)" }
    }
    return lines
  }

  /// The maximum level of indentation. Without a limit, a deeply nested document would produce
  /// output of quadratic size.
  private static let maxIndentLevel = 40

  /// Returns the line of a view: class, label, identifier and frame, with two digits after the
  /// decimal point.
  private static func line(_ view: LayoutSnapshot.View) -> String {
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      .map { length -> String in JSONText.number((Double(length) * 100).rounded() / 100) }
      .joined(separator: " ")
    let label = view.label.map { " “\($0.prefix { !$0.isNewline })”" } ?? ""
    let id = view.identifier.map { " (\($0))" } ?? ""
    var text = "\(view.className)\(label)\(id) \(frame)"
    if view.isHidden { text += " hidden" }
    if !view.ambiguity.isEmpty { text += " ambiguous" }
    return text
  }
}
