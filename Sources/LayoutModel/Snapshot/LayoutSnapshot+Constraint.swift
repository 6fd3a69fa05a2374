import Foundation

extension LayoutSnapshot {
  /// One constraint after layout.
  public struct Constraint: Hashable, Sendable, Codable {
    /// One side of the equation.
    public struct Side: Hashable, Sendable, Codable {
      /// The index of the view in `LayoutSnapshot.views`: the item, or the owner of the guide.
      public var view: Int
      /// The identifier of the guide if the item is a guide, such as `UIViewSafeAreaLayoutGuide`.
      public var guide: String?
      /// The name of the attribute, such as `leading`.
      public var attribute: String
      /// The display name of the item, such as `UILabel “Name”` or `UIView.safeArea`.
      public var name: String

      /// Creates a side from a view, an optional guide in the view, and an attribute.
      public init(view: Int, guide: String? = nil, attribute: String, name: String = "") {
        self.view = view
        self.guide = guide
        self.attribute = attribute
        self.name = name
      }
    }

    /// The origin of a constraint.
    public enum Origin: String, Hashable, Sendable, Codable {
      /// The document or the program states the constraint.
      case user
      /// The constraint represents the frame and the autoresizing mask of a view.
      case autoresizingMask
      /// The constraint represents the intrinsic content size of a view.
      case contentSize
      /// A stack view added the constraint for its arranged views.
      case stackView
      /// The constraint belongs to a layout guide of a view, such as its safe area or its margins.
      case guide
      /// The container that sizes a view added the constraint. An example is a table view for its
      /// cells.
      case host
    }

    /// The identifier in the document, or the identifier of the constraint itself.
    public var identifier: String?
    /// The origin of the constraint.
    public var origin: Origin
    /// The left side.
    public var first: Side
    /// The right side; nil if there is only a constant.
    public var second: Side?
    /// The relation between the sides: `==`, `<=` or `>=`.
    public var relation: String
    /// The factor of the right side's attribute.
    public var multiplier: CGFloat
    /// The constant on the right side, in points.
    public var constant: CGFloat
    /// The priority from 1 to 1000; 1000 is required.
    public var priority: Double
    /// A Boolean value that indicates whether the constraint is required and was broken in favor of
    /// other required constraints.
    public var isBroken = false
    /// What caused the conflict in which the constraint was broken; nil where it was not, or where the
    /// cause is unknown.
    public var conflictCause: ConflictCause?
    /// A Boolean value that indicates whether the solution does not meet the constraint.
    public var isViolated = false
    /// The constraint in words; nil if the other properties describe it completely. An example is a
    /// constraint with an item that is not among the views.
    public var wording: String?

    /// Creates a constraint that is neither broken nor violated.
    public init(
      identifier: String? = nil, origin: Origin, first: Side, second: Side?, relation: String,
      multiplier: CGFloat, constant: CGFloat, priority: Double, wording: String? = nil
    ) {
      self.identifier = identifier
      self.origin = origin
      self.first = first
      self.second = second
      self.relation = relation
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
      self.wording = wording
    }
  }

  /// Required constraints that conflict. Without any one of them, the others can hold.
  public struct Conflict: Hashable, Sendable, Codable {
    /// The indices of the constraints in `LayoutSnapshot.constraints`, in ascending order.
    public var members: [Int]
    /// The index of the broken constraint.
    public var broken: Int

    /// Creates a conflict from the indices of its constraints and of the broken one.
    public init(members: [Int], broken: Int) {
      self.members = members
      self.broken = broken
    }
  }
}
