import InterfaceBuilder

/// A change of a document that a person makes on the canvas or in an inspector, as a value.
///
/// The page sends these; so can a program:
///
///     let edit = try StudioEdit.changeConstraint("aBc-De-fGh", .init(constant: 20)).edit(of: document)
///     let changed = try document.applying(edit)
public enum StudioEdit: Codable, Hashable, Sendable {
  /// Records another frame: x, y, width and height in points in the superview's coordinates.
  case setFrame(view: String, frame: [Double])
  /// Adds one constraint for each request.
  case addConstraints([ConstraintRequest])
  /// Changes properties of a constraint.
  case changeConstraint(String, ConstraintChange)
  /// Removes constraints by identifier.
  case removeConstraints([String])
  /// A command of the menu "Resolve Auto Layout Issues".
  case resolve(Resolve, views: [String])
  /// "Add New Constraints".
  case pin(Pin, views: [String])
  /// "Add New Alignment Constraints".
  case align(Align, views: [String])
  /// Sets an attribute of an object, or takes it away with nil; the path is that of
  /// `autolayout edit`, such as `8bC-Xf-vdC.alpha`.
  case setAttribute(path: String, value: String?)
  /// Installs or uninstalls a constraint or view for size classes, such as
  /// `widthClass=compact`; the empty text stands for all classes.
  case setInstalled(String, sizeClass: String, isInstalled: Bool)
  /// Gives a property of an object another value for size classes; nil takes the variation away.
  case vary(String, property: String, sizeClass: String, value: String?)
  /// Adds a view of a common class, by its place in the superview's coordinates.
  case addView(kind: ViewKind, parent: String, x: Double, y: Double)
  /// Deletes views and every constraint that mentions one of them.
  case deleteViews([String])
  /// Puts views into a new container in their place.
  case embed([String], in: Container)
  /// Takes containers away and leaves what lies in them where it is.
  case unembed([String])
  /// Several edits as one.
  case all([StudioEdit])
}

extension StudioEdit {
  /// A constraint to add, with attributes in Interface Builder's words.
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

  /// Commands of the menu "Resolve Auto Layout Issues".
  public enum Resolve: String, Codable, Hashable, Sendable, CaseIterable {
    /// Records the frames that the constraints give.
    case updateFrames
    /// Changes constants so that the constraints describe the recorded frames.
    case updateConstants
    /// Adds constraints until the layout is no longer ambiguous.
    case addMissing
    /// Replaces the constraints by those that the recorded frames suggest.
    case reset
    /// Removes the constraints of the views.
    case clear
  }

  /// What to pin; see `PinRequest`. Values are `current`, `standard` or a number of points.
  public struct Pin: Codable, Hashable, Sendable {
    /// Values by edge: `top`, `leading`, `bottom`, `trailing`.
    public var edges: [String: String]
    /// Whether distances to the container count from its margins.
    public var toMargins: Bool?
    /// The width to fix.
    public var width: String?
    /// The height to fix.
    public var height: String?
    /// Whether the views get the width of the first one.
    public var equalWidths: Bool?
    /// Whether the views get the height of the first one.
    public var equalHeights: Bool?
    /// Whether each view keeps its ratio of width to height.
    public var aspectRatio: Bool?

    /// Distances by edge; more is set afterwards.
    public init(edges: [String: String] = [:]) { self.edges = edges }
  }

  /// What to align; see `AlignRequest`.
  public struct Align: Codable, Hashable, Sendable {
    /// `leading`, `trailing`, `top`, `bottom`, `centerX`, `centerY`, `baseline`.
    public var lines: [String]
    /// Whether each view is aligned with its container.
    public var inContainer: Bool?
    /// Points between the lines; nil is 0.
    public var constant: Double?

    /// Lines to bring together.
    public init(_ lines: [String], inContainer: Bool? = nil, constant: Double? = nil) {
      self.lines = lines
      self.inContainer = inContainer
      self.constant = constant
    }
  }

  /// What views can be embedded in.
  public enum Container: String, Codable, Hashable, Sendable, CaseIterable {
    /// A stack view whose axis follows from how the views lie.
    case stack
    /// A stack view with the views in a row.
    case horizontalStack
    /// A stack view with the views in a column.
    case verticalStack
    /// A plain view with 20 points around the views.
    case view
    /// A plain view without space around the views.
    case viewWithoutInset
    /// A scroll view, without space around the views.
    case scrollView
  }

  /// Classes of views that the library offers.
  public enum ViewKind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A plain `UIView`.
    case view
    /// A `UILabel`.
    case label
    /// A `UIButton`.
    case button
    /// A `UIImageView`.
    case imageView
    /// A `UITextField`, for one line of text.
    case textField
    /// A `UITextView`, for several lines of text.
    case textView
    /// A `UISwitch`.
    case toggle
    /// A `UISlider`.
    case slider
    /// A `UIStepper`.
    case stepper
    /// A `UISegmentedControl`.
    case segmentedControl
    /// A `UIProgressView`.
    case progressView
    /// A `UIActivityIndicatorView`.
    case activityIndicator
    /// A `UIPageControl`.
    case pageControl
    /// A `UIStackView` whose axis is horizontal.
    case horizontalStack
    /// A `UIStackView` whose axis is vertical.
    case verticalStack
    /// A `UIScrollView`.
    case scrollView
    /// A `UIDatePicker`.
    case datePicker
  }
}
