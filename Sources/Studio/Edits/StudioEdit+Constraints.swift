extension StudioEdit {
  /// A constraint to add, with the attribute names of documents.
  ///
  /// The equation is `first item.attribute relation multiplier · second item.attribute + constant`.
  /// The nearest common ancestor of both items lists it, with a new identifier. Its items no longer
  /// have fixed frames.
  public struct ConstraintRequest: Codable, Hashable, Sendable {
    /// The identifier of the first item.
    public var firstItem: String
    /// The attribute of the first item, such as `leading`.
    public var firstAttribute: String
    /// The relation: `equal`, `lessThanOrEqual` or `greaterThanOrEqual`. The default is `equal`.
    public var relation: String?
    /// The identifier of the second item, or `nil` if there is only a constant.
    public var secondItem: String?
    /// The attribute of the second item, or `nil` if there is only a constant.
    public var secondAttribute: String?
    /// The multiplier as text: a number, `16:9` or `1/3`.
    public var multiplier: String?
    /// The constant, in points. The default is 0.
    public var constant: Double?
    /// The priority from 1 to 1000. The default is 1000, which is required.
    public var priority: Double?

    /// Creates a constraint between two items, or between an item and a constant.
    ///
    /// - Parameters:
    ///   - firstItem: The identifier of the first item.
    ///   - firstAttribute: The attribute of the first item, such as `leading`.
    ///   - relation: `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
    ///   - secondItem: The identifier of the second item, or `nil` if there is only a constant.
    ///   - secondAttribute: The attribute of the second item, or `nil` if there is only a constant.
    ///   - multiplier: A number, `16:9` or `1/3`.
    ///   - constant: The constant, in points.
    ///   - priority: The priority from 1 to 1000.
    public init(
      _ firstItem: String, _ firstAttribute: String, relation: String? = nil,
      to secondItem: String? = nil, _ secondAttribute: String? = nil, multiplier: String? = nil,
      constant: Double? = nil, priority: Double? = nil
    ) {
      self.firstItem = firstItem
      self.firstAttribute = firstAttribute
      self.relation = relation
      self.secondItem = secondItem
      self.secondAttribute = secondAttribute
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
    }
  }

  /// The properties of a constraint that change. Properties that are `nil` keep their values.
  ///
  /// The constraint keeps its identifier. If its items change, it moves to the list of their
  /// nearest common ancestor, with its variations for size classes.
  public struct ConstraintChange: Codable, Hashable, Sendable {
    /// The constant, in points.
    public var constant: Double?
    /// The priority from 1 to 1000; 1000 is required.
    public var priority: Double?
    /// The multiplier as text.
    public var multiplier: String?
    /// The relation: `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
    public var relation: String?
    /// The identifier of the constraint for logs. The empty string removes it.
    public var identifier: String?
    /// A Boolean value that indicates whether the two items are exchanged.
    public var isReversed: Bool?
    /// The new attribute of the first item.
    public var firstAttribute: String?
    /// The new attribute of the second item.
    public var secondAttribute: String?
    /// The identifier of the new first item.
    public var firstItem: String?
    /// The identifier of the new second item. The empty string removes the item, which leaves a
    /// size and a number.
    public var secondItem: String?
    /// A Boolean value that indicates whether the constraint is removed at build time.
    public var isPlaceholder: Bool?

    /// Creates a change of the specified properties.
    public init(
      constant: Double? = nil, priority: Double? = nil, multiplier: String? = nil,
      relation: String? = nil, identifier: String? = nil, isReversed: Bool? = nil,
      firstAttribute: String? = nil, secondAttribute: String? = nil, firstItem: String? = nil,
      secondItem: String? = nil, isPlaceholder: Bool? = nil
    ) {
      self.constant = constant
      self.priority = priority
      self.multiplier = multiplier
      self.relation = relation
      self.identifier = identifier
      self.isReversed = isReversed
      self.firstAttribute = firstAttribute
      self.secondAttribute = secondAttribute
      self.firstItem = firstItem
      self.secondItem = secondItem
      self.isPlaceholder = isPlaceholder
    }
  }
}
