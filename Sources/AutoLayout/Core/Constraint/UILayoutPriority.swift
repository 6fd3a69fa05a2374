/// The priority of a constraint or of a content size. Constraints of priority 1000 are required,
/// and all others are optional.
///
/// No number of constraints outweighs one of a higher priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value of the priority, above 0 and at most 1000. It can be fractional.
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number above 0 and at most 1000. The number is not checked.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance priority of content.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize the scene of a window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize the scene of a window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default hugging priority of content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which `systemLayoutSizeFitting(_:)` approaches its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// The order of priorities. The operators of a program, such as those of a conformance to
/// `Comparable`, take precedence over these.
extension UILayoutPriority {
  /// Returns a Boolean value that indicates whether a priority is lower than another.
  @_disfavoredOverload
  public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }

  /// Returns a Boolean value that indicates whether a priority is higher than another.
  @_disfavoredOverload
  public static func > (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
    second < first
  }

  /// Returns a Boolean value that indicates whether a priority is at most another.
  @_disfavoredOverload
  public static func <= (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
    !(second < first)
  }

  /// Returns a Boolean value that indicates whether a priority is at least another.
  @_disfavoredOverload
  public static func >= (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
    !(first < second)
  }
}
