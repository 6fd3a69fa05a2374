import AutoLayout
import Foundation
import InterfaceBuilder

/// A check that a merged document has the layout of its two sides, and no finding that neither has.
///
/// A frame must be that of the side that changed it, or follow from the changes of both; see
/// `MergeComparison`. Scenes in which only one side changed something are not laid out. All
/// versions are laid out for the device and the Xcode of the merged document.
@MainActor
public struct MergeLayoutCheck {
  /// The frames that differ and the new findings, in the order of the merged document.
  public let conflicts: [MergeConflict]

  /// The devices on which documents are laid out if the configuration names none: the narrowest
  /// phone, the most frequent one, and an iPad.
  private static let devices = ["retina4_0", "retina6_1", "ipad9_7"]

  /// Rules that are checked in addition to the recommended ones, unless the configuration sets
  /// them: issues of a view that follows the changes of the other side around it.
  private static let rules = ["clipped-text", "overlapping-views", "view-outside-parent"]

  /// Lays out all versions on the surfaces of a configuration.
  ///
  /// Objects of theirs to which the merge gave new identifiers are compared under these. The check
  /// costs five layouts of each root that both sides changed on each surface, and those of the
  /// linter.
  public init(
    base: InterfaceDocument?, ours: InterfaceDocument, theirs: InterfaceDocument,
    merged: InterfaceDocument, renamed: [String: String],
    configuration: LintConfiguration = LintConfiguration()
  ) {
    let theirs = (try? theirs.renamingObjects(renamed)) ?? theirs
    let configuration = Self.completed(configuration)
    let canvases = configuration.settings(for: merged.name).canvases
    let documents = [base, ours, theirs].map { $0?.onCanvas(of: merged) } + [merged]
    let mixed = merged.roots.filter { Self.isMixed($0, base, ours, theirs) }
    var found: [MergeConflict] = []
    for root in mixed {
      let versions = documents.map { document in document?.roots.first { $0.id == root.id } }
      for canvas in canvases { found += Self.conflicts(of: versions, in: documents, on: canvas) }
    }
    let identifiers = Set(mixed.map(\.id))
    let findings = documents.dropFirst().map { document -> [LintFinding] in
      guard let document, !identifiers.isEmpty else { return [] }
      return Linter(configuration).lint(document) { identifiers.contains($0.id) }
    }
    found += LayoutDiff.findings(findings[2], without: findings[0] + findings[1]).map(
      MergeConflict.init)
    var seen: Set<[String?]> = []
    conflicts = found.filter {
      seen.insert([$0.kind.rawValue, $0.identifier, $0.attribute]).inserted
    }
  }

  /// Returns a configuration with the devices and rules of the check as defaults.
  private static func completed(_ configuration: LintConfiguration) -> LintConfiguration {
    var result = configuration
    if result.canvases.devices.isEmpty { result.canvases.devices = devices }
    guard !result.checksOnlyNamedRules else { return result }
    for rule in rules where result.rules[rule] == nil { result.rules[rule] = .on }
    return result
  }

  /// Returns the conflicts of the frames that differ on a surface.
  ///
  /// - Parameters:
  ///   - versions: The root in the base, ours, theirs and the merged document, or `nil` where it is
  ///     missing.
  ///   - documents: The documents of these roots.
  ///   - canvas: The surface. Frames are not compared on a surface whose texts are missing.
  /// - Returns: A conflict for each of them, in the order of the tree.
  private static func conflicts(
    of versions: [InterfaceRoot?], in documents: [InterfaceDocument?], on canvas: LintCanvas
  ) -> [MergeConflict] {
    guard let texts = LintTexts().localization(for: canvas) else { return [] }
    let choice = canvas.choice(showing: texts)
    let layouts = LayoutLog.withoutConflicts {
      zip(documents, versions).map { document, root -> MergeFrames? in
        guard let document, let root else { return nil }
        return MergeFrames(root.instantiate(on: choice).snapshot(), of: document)
      }
    }
    guard let merged = layouts[3] else { return [] }
    return MergeComparison(
      base: layouts[0], ours: layouts[1], theirs: layouts[2], merged: merged
    ).conflicts(on: canvas.name)
  }

  /// Returns a Boolean value that indicates whether both sides changed something in the scene of a
  /// root.
  private static func isMixed(
    _ root: InterfaceRoot, _ base: InterfaceDocument?, _ ours: InterfaceDocument,
    _ theirs: InterfaceDocument
  ) -> Bool {
    func scene(_ document: InterfaceDocument?) -> ArraySlice<UInt8>? {
      guard let document, var element = document.roots.first(where: { $0.id == root.id })?.element
      else { return nil }
      while element.kind != .scene, let outer = element.parent, outer.parent != nil {
        element = outer
      }
      return document.tree.bytes[element.range]
    }
    let (old, mine, other) = (scene(base), scene(ours), scene(theirs))
    return mine != other && mine != old && other != old
  }
}

extension MergeConflict {
  /// Creates a conflict for a finding of the merged document that neither side has.
  fileprivate init(_ finding: LintFinding) {
    self.init(
      .finding, identifier: finding.object.identifier, object: finding.object.name,
      attribute: finding.rule,
      message: "\(finding.message) [\(finding.rule)]; neither side has this finding")
  }
}
