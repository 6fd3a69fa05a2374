import Foundation

extension LayoutSnapshot {
  /// One constraint after layout.
  public struct Constraint: Hashable, Sendable, Codable {
    /// One side of the equation.
    public struct Side: Hashable, Sendable, Codable {
      /// Index of the view in `LayoutSnapshot.views`: the item, or the owner of the guide.
      public var view: Int
      /// Identifier of the guide when the item is one, such as `UIViewSafeAreaLayoutGuide`.
      public var guide: String?
      /// Name of the attribute, such as `leading`.
      public var attribute: String
      /// The item for people, such as `UILabel “Name”` or `UIView.safeArea`.
      public var name: String

      /// A side by its view, the guide in it if there is one, and an attribute.
      public init(view: Int, guide: String? = nil, attribute: String, name: String = "") {
        self.view = view
        self.guide = guide
        self.attribute = attribute
        self.name = name
      }
    }

    /// Where a constraint comes from.
    public enum Origin: String, Hashable, Sendable, Codable {
      /// The document or the program states the constraint.
      case user
      /// Translated from the frame and the autoresizing mask of a view.
      case autoresizingMask
      /// Made from the intrinsic content size of a view.
      case contentSize
      /// Made by a stack view for its arranged views.
      case stackView
      /// Made for a layout guide of a view, such as its safe area or its margins.
      case guide
      /// Made by the container that sizes a view, such as a table view for its cells.
      case host
    }

    /// Identifier in the document, or the constraint's own identifier.
    public var identifier: String?
    /// Where the constraint comes from.
    public var origin: Origin
    /// The left side.
    public var first: Side
    /// The right side; nil for a constant alone.
    public var second: Side?
    /// How the sides compare: `==`, `<=` or `>=`.
    public var relation: String
    /// The factor of the right side's attribute.
    public var multiplier: CGFloat
    /// What is added on the right side, in points.
    public var constant: CGFloat
    /// 1…1000; 1000 is required.
    public var priority: Double
    /// Whether the constraint was required and had to give way to other required constraints.
    public var isBroken = false
    /// What caused the conflict in which the constraint was broken; nil where it was not, or where the
    /// cause is unknown.
    public var conflictCause: ConflictCause?
    /// Whether the solution does not meet the constraint.
    public var isViolated = false
    /// The constraint in words where the other properties do not say all of it, such as one whose other
    /// item is not among the views.
    public var wording: String?

    /// A constraint that holds: neither broken nor violated.
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

  /// Required constraints that contradict each other; without any one of them the others can hold.
  public struct Conflict: Hashable, Sendable, Codable {
    /// Indices in `LayoutSnapshot.constraints`, ascending.
    public var members: [Int]
    /// Index of the member that gave way.
    public var broken: Int

    /// A set of contradicting constraints by their indices, with the one that gives way.
    public init(members: [Int], broken: Int) {
      self.members = members
      self.broken = broken
    }
  }
}
