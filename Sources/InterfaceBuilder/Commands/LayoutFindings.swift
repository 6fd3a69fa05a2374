import AutoLayout
import Foundation

/// The findings in a root on its own canvas that the commands can repair.
public struct LayoutFindings: Hashable, Sendable {
  /// An ambiguous value of a view, or a misplaced view.
  public struct Finding: Hashable, Sendable {
    /// The kinds of findings.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// The constraints have more than one solution for the position along the x-axis.
      case ambiguousX
      /// The constraints have more than one solution for the position along the y-axis.
      case ambiguousY
      /// The constraints have more than one solution for the width.
      case ambiguousWidth
      /// The constraints have more than one solution for the height.
      case ambiguousHeight
      /// The document records a frame that differs from the one that the constraints determine.
      case misplaced
    }

    /// The kind of the finding.
    public var kind: Kind
    /// The identifier of the view.
    public var view: String
  }

  /// Views that are ambiguous or misplaced.
  public var views: Set<Finding>
  /// Identifiers of constraints that were broken because of other required ones, or descriptions
  /// for those that the system created.
  public var brokenConstraints: Set<String>

  /// The number of points by which suggested constraints may move an edge of a recorded frame.
  ///
  /// The text measurement differs from Interface Builder's by up to a point and a half, and a
  /// centered view moves by half of that and a pixel. Constraints that move a frame by more do not
  /// describe it.
  static let suggestedMovement: CGFloat = 2

  @MainActor
  init(_ layout: CanvasLayout) {
    views = []
    for view in layout.views where view.isConstrained {
      for kind in Self.kinds(of: view, layout.tolerance) {
        views.insert(Finding(kind: kind, view: view.id))
      }
    }
    brokenConstraints = []
    for constraint in layout.snapshot.constraints where constraint.isBroken {
      insert(broken: constraint)
    }
  }

  /// Adds a broken constraint. Those of a stack view share their identifiers, such as
  /// `UISV-alignment`, and two may even have the same text; each of them counts.
  mutating func insert(broken constraint: LayoutSnapshot.Constraint) {
    let own = constraint.origin == .user ? constraint.identifier : nil
    let name = own ?? constraint.text
    var (key, count) = (name, 1)
    while !brokenConstraints.insert(key).inserted {
      count += 1
      key = "\(name) (\(count))"
    }
  }

  private static func kinds(of view: PlacedView, _ tolerance: CGFloat) -> [Finding.Kind] {
    let open: [(LayoutSnapshot.Ambiguity, Finding.Kind)] = [
      (.horizontalPosition, .ambiguousX), (.verticalPosition, .ambiguousY),
      (.width, .ambiguousWidth), (.height, .ambiguousHeight),
    ]
    let kinds = open.filter { view.ambiguity.contains($0.0) }.map(\.1)
    guard kinds.isEmpty, !view.isHidden, let recorded = view.recorded else { return kinds }
    return recorded.isNear(view.solved, within: tolerance) ? [] : [.misplaced]
  }

  /// Returns identifiers of views with a finding of a kind.
  public func views(_ kinds: Set<Finding.Kind>) -> Set<String> {
    Set(views.filter { kinds.contains($0.kind) }.map(\.view))
  }

  /// The kinds of findings for ambiguities.
  public static let ambiguities: Set<Finding.Kind> = [
    .ambiguousX, .ambiguousY, .ambiguousWidth, .ambiguousHeight,
  ]

  /// Returns descriptions of the findings that `after` has and this value does not. Broken
  /// constraints are among them only if `after` has more of them, because a change may break
  /// another constraint of the same conflict.
  public func worsening(in after: LayoutFindings) -> [String] {
    var result = after.views.subtracting(views).map { "\($0.view): \($0.kind.rawValue)" }.sorted()
    if after.brokenConstraints.count > brokenConstraints.count {
      result += after.brokenConstraints.subtracting(brokenConstraints).sorted().map {
        "\($0): conflict"
      }
    }
    return result
  }
}
