import AutoLayout
import Foundation
import InterfaceBuilder

/// What changed in the layout between two versions of a document.
///
///     let diff = LayoutDiff(from: before, to: after)
///     for root in diff.roots { for view in root.views { print(view.name, view.sentence) } }
///
/// Both versions are laid out on the same canvases. Roots, views and constraints are matched by their
/// identifiers, and those that are left by what they are.
@MainActor
public struct LayoutDiff {
  /// How an object of one version relates to the other.
  public enum Status: String, Hashable, Sendable, Codable {
    /// Only in the later version.
    case added
    /// Only in the earlier version.
    case removed
    /// In both.
    case changed
  }

  /// A root with what changed in it.
  public struct Root {
    /// The identifier, that of the later version where there is one.
    public let identifier: String
    /// A name for people.
    public let name: String
    /// Whether the root is in both versions.
    public let status: Status
    /// The views that changed, in the order of the later version, removed ones last.
    public let views: [ViewChange]
    /// Those of them that moved by the same distances, three views or more, without a change of
    /// their own.
    public var groups: [ViewGroup] = []
    /// The root in the earlier version; nil where it was added.
    public let before: InterfaceRoot?
    /// The root in the later version; nil where it was removed.
    public let after: InterfaceRoot?
    /// Where something moved, as names of canvases; the first is the best to look at.
    public let movedCanvases: [DiffCanvas]
  }

  /// The roots in which something changed.
  public let roots: [Root]
  /// Findings of the linter that the earlier version does not have, or not on these canvases.
  public let newFindings: [LintFinding]
  /// Findings of the linter that the later version does not have, or not on these canvases.
  public let goneFindings: [LintFinding]
  /// What both were laid out on.
  public let canvases: [DiffCanvas]

  /// A Boolean value that indicates whether the layout is the same: no view, constraint or finding
  /// differs.
  public var isEmpty: Bool { roots.isEmpty && newFindings.isEmpty && goneFindings.isEmpty }

  /// Compares two versions of a document; nil stands for one that does not exist.
  ///
  /// Costs two layouts of each root on each canvas, and as many for the linter.
  ///
  /// - Parameters:
  ///   - before: The earlier version.
  ///   - after: The later version.
  ///   - canvases: What they are laid out on; the document's own canvas and every device in both
  ///     orientations unless given.
  public init(
    from before: InterfaceDocument?, to after: InterfaceDocument?,
    canvases: [DiffCanvas] = DiffCanvas.all
  ) {
    self.canvases = canvases
    let pairs = ObjectMatching.pairs(
      before?.roots ?? [], after?.roots ?? [], by: [\.id, { "\($0.name) \($0.elementName)" }])
    roots = pairs.compactMap { RootComparison($0, $1, canvases).root }
    let (old, new) = (Self.findings(before, canvases), Self.findings(after, canvases))
    newFindings = Self.findings(new, without: old)
    goneFindings = Self.findings(old, without: new)
  }

  /// The findings that others lack, and those that hold on canvases where others do not, on these.
  static func findings(
    _ findings: [LintFinding], without others: [LintFinding]
  ) -> [LintFinding] {
    let known = Dictionary(others.map { ($0.fingerprint, $0.canvases) }) { $0 + $1 }
    return findings.compactMap { finding in
      guard let canvases = known[finding.fingerprint] else { return finding }
      var rest = finding
      rest.canvases.removeAll { canvases.contains($0) }
      return rest.canvases.isEmpty ? nil : rest
    }
  }

  /// What the linter finds with the strict preset: a review wants to see everything that an edit adds.
  private static func findings(
    _ document: InterfaceDocument?, _ canvases: [DiffCanvas]
  ) -> [LintFinding] {
    guard let document else { return [] }
    var configuration = LintConfiguration()
    configuration.presets = [.strict]
    configuration.canvases.includesDocumentCanvas = canvases.contains(.document)
    for canvas in canvases {
      guard let device = canvas.device?.id else { continue }
      if !configuration.canvases.devices.contains(device) {
        configuration.canvases.devices.append(device)
      }
    }
    let ways = Set(canvases.compactMap(\.orientation))
    configuration.canvases.orientations =
      ways.count > 1 ? .all : ways == [.landscape] ? .landscape : .portrait
    return Linter(configuration).lint(document)
  }
}
