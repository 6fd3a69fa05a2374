import AutoLayout
import Foundation

/// What is wrong with a root on its own canvas, as far as the commands mend it.
public struct LayoutFindings: Hashable, Sendable {
  /// One finding.
  public struct Finding: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// Constraints give more than one place along the x-axis.
      case ambiguousX
      /// Constraints give more than one place along the y-axis.
      case ambiguousY
      /// Constraints give more than one extent along the x-axis.
      case ambiguousWidth
      /// Constraints give more than one extent along the y-axis.
      case ambiguousHeight
      /// The document records another frame than the constraints give.
      case misplaced
    }

    /// What is wrong.
    public var kind: Kind
    /// Identifier of the view.
    public var view: String
  }

  /// Views that are ambiguous or misplaced.
  public var views: Set<Finding>
  /// Identifiers of constraints that had to give way to other required ones; texts of those that the
  /// system made.
  public var brokenConstraints: Set<String>

  /// Points by which suggested constraints may move an edge of a recorded frame.
  ///
  /// Text measured here differs from the text of Interface Builder by up to a point and a half, and
  /// a centered view moves by half of that and a pixel. A frame that moves by more is not what the
  /// constraints describe.
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

  /// Notes a constraint that gave way. Those of a stack view share their identifiers, such as
  /// `UISV-alignment`, and two may even have one text; each of them counts.
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

  /// Identifiers of views with a finding of a kind.
  public func views(_ kinds: Set<Finding.Kind>) -> Set<String> {
    Set(views.filter { kinds.contains($0.kind) }.map(\.view))
  }

  /// Kinds that say that something is open.
  public static let ambiguities: Set<Finding.Kind> = [
    .ambiguousX, .ambiguousY, .ambiguousWidth, .ambiguousHeight,
  ]

  /// What `after` has and this has not: findings of views, and how many more constraints break.
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
