extension StudioEdit {
  /// A constraint to add, with attributes in Interface Builder's words.
  ///
  /// The equation is `first item.attribute relation multiplier · second item.attribute + constant`.
  /// It is listed by the nearest view around both items, with a new identifier, and its items no
  /// longer keep fixed frames.
  public struct ConstraintRequest: Codable, Hashable, Sendable {
    /// Identifier of the first item.
    public var firstItem: String
    /// What the constraint refers to in the first item, such as `leading`.
    public var firstAttribute: String
    /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`; nil is equal.
    public var relation: String?
    /// Identifier of the second item; nil for a constant alone.
    public var secondItem: String?
    /// What the constraint refers to in the second item; nil for a constant alone.
    public var secondAttribute: String?
    /// As it is written: a number, `16:9` or `1/3`.
    public var multiplier: String?
    /// In points; nil is 0.
    public var constant: Double?
    /// 1…1000; nil is required.
    public var priority: Double?

    /// A constraint of two items, or of one and a constant.
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

  /// Properties of a constraint that change; those left out stay.
  ///
  /// The constraint keeps its identifier. If its items change, it moves to the list of the nearest
  /// view around them, with what size classes say about it.
  public struct ConstraintChange: Codable, Hashable, Sendable {
    /// In points.
    public var constant: Double?
    /// From 1 to 1000, which is required.
    public var priority: Double?
    /// As it is written.
    public var multiplier: String?
    /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
    public var relation: String?
    /// The constraint's own identifier, for logs; empty takes it away.
    public var identifier: String?
    /// Whether the first and the second item change places.
    public var isReversed: Bool?
    /// Another attribute of the first item.
    public var firstAttribute: String?
    /// Another attribute of the second item.
    public var secondAttribute: String?
    /// Identifier of another first item.
    public var firstItem: String?
    /// Identifier of another second item; empty takes it away, which leaves a size and a number.
    public var secondItem: String?
    /// Whether the constraint is removed when the program runs.
    public var isPlaceholder: Bool?

    /// A change of the properties that are given.
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
