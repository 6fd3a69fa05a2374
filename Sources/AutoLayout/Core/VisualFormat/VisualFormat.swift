/// A layout along one axis, written as a line of text: `H:|-[label]-(>=8)-[field(label)]-|`.
///
/// The text is parsed without its views and metrics, which `constraints(options:metrics:views:)`
/// supplies. The grammar is that of Apple's "Visual Format Language" appendix.
public struct VisualFormat: Hashable, Sendable {
  /// The text from which the format was parsed.
  public let text: String
  /// The axis of the layout. The default is horizontal.
  public internal(set) var axis = NSLayoutConstraint.Axis.horizontal
  /// A Boolean value that indicates whether the layout starts at the edge of the superview.
  public internal(set) var startsAtSuperview = false
  /// The views in the order of the text.
  public internal(set) var views: [View] = []
  /// The distance between the last view and the edge of the superview, or `nil` if the layout ends
  /// before the edge.
  public internal(set) var connectionToSuperview: Connection?
  /// The position of the bar at the end, in characters from the start, or `nil` if there is none.
  var endBarOffset: Int?

  /// Creates a format by parsing its text.
  ///
  /// - Parameter text: The text of the format, such as `H:|-[label]-|`.
  /// - Throws: A `VisualFormatError` for the first error in the text.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(parsing text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    if let error = parser.parse() { throw error }
    self = parser.format
  }

  init(text: String) { self.text = text }
}

extension VisualFormat {
  /// The distance between two items.
  public enum Connection: Hashable, Sendable {
    /// No distance: the items touch.
    case flush
    /// A single `-`, for the standard distance.
    case standard
    /// A distance that one or more predicates specify.
    case lengths([Predicate])
  }

  /// A view and the distance before it.
  public struct View: Hashable, Sendable {
    /// The key of the view.
    public var name: String
    /// The distance between the previous item and this view. It has no meaning for a first view
    /// that does not start at the superview.
    public var connection: Connection
    /// The predicates for the width or height of the view.
    public internal(set) var sizes: [Predicate] = []
    /// The end of the name, in characters from the start.
    var nameEnd: Int
    /// The end of the closing bracket, or `nil` if it has not been parsed.
    var end: Int?
  }

  /// A comparison of a distance or a size with a value.
  public struct Predicate: Hashable, Sendable {
    /// The relation. The default is equality.
    public var relation: NSLayoutConstraint.Relation
    /// The value in points. For a size, it can be the name of another view.
    public var value: Operand
    /// The priority, or `nil` for required.
    public var priority: Operand?
  }

  /// A number, or the name of a metric. For a size, it can be the name of a view.
  public struct Operand: Hashable, Sendable {
    /// The kinds of operands.
    public enum Value: Hashable, Sendable {
      /// A literal, in points.
      case number(Double)
      /// The key of a metric or a view.
      case name(String)
    }
    /// The value of the operand.
    public var value: Value
    /// The end of the operand, in characters from the start.
    var end: Int
  }
}
