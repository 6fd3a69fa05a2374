import AutoLayout
import Foundation
import InterfaceBuilder

/// The differences in layout between two versions of a document.
///
///     let diff = LayoutDiff(from: before, to: after)
///     for root in diff.roots { for view in root.views { print(view.name, view.sentence) } }
///
/// Both versions are laid out on the same canvases. Roots, views and constraints are matched by
/// their identifiers, and the remaining ones by their properties.
@MainActor
public struct LayoutDiff {
  /// The presence of an object in the two versions.
  public enum Status: String, Hashable, Sendable, Codable {
    /// The object is only in the later version.
    case added
    /// The object is only in the earlier version.
    case removed
    /// The object is in both versions.
    case changed
  }

  /// A root with its changes.
  public struct Root {
    /// The identifier, from the later version if the root is in both.
    public let identifier: String
    /// A readable name.
    public let name: String
    /// The presence of the root in the two versions.
    public let status: Status
    /// The views that changed, in the order of the later version, removed ones last.
    public let views: [ViewChange]
    /// Groups of at least three of these views that moved by the same distances and have no other
    /// change.
    public var groups: [ViewGroup] = []
    /// The root in the earlier version, or `nil` if it was added.
    public let before: InterfaceRoot?
    /// The root in the later version, or `nil` if it was removed.
    public let after: InterfaceRoot?
    /// The canvases on which a view moved, in the order of `LayoutDiff.canvases`.
    public let movedCanvases: [DiffCanvas]
  }

  /// The roots with changes.
  public let roots: [Root]
  /// Findings of the linter that the earlier version does not have, or that it does not have on
  /// these canvases.
  public let newFindings: [LintFinding]
  /// Findings of the linter that the later version does not have, or that it does not have on these
  /// canvases.
  public let goneFindings: [LintFinding]
  /// The canvases on which both versions were laid out.
  public let canvases: [DiffCanvas]

  /// A Boolean value that indicates whether the layout is the same: no view, constraint or finding
  /// differs.
  public var isEmpty: Bool { roots.isEmpty && newFindings.isEmpty && goneFindings.isEmpty }

  /// Compares two versions of a document. A version that does not exist is `nil`.
  ///
  /// The comparison costs two layouts of each root on each canvas, and as many again for the
  /// linter.
  ///
  /// - Parameters:
  ///   - before: The earlier version.
  ///   - after: The later version.
  ///   - canvases: The canvases on which the versions are laid out. By default, these are the
  ///     document's own canvas and every device in both orientations.
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

  /// Returns the findings that are not among others, and those that occur on canvases on which the
  /// others do not, with these canvases.
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

  /// Returns the linter's findings with the strict preset, because a review includes everything
  /// that an edit adds.
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
