/// A layout along one axis, written as a line of text: `H:|-[label]-(>=8)-[field(label)]-|`.
///
/// The text is read without the views and numbers that it names;
/// `constraints(options:metrics:views:)` brings those. The grammar is that of Apple's "Visual
/// Format Language" appendix.
public struct VisualFormat: Hashable, Sendable {
  /// The text as it was given.
  public let text: String
  /// The axis along which the views lie; horizontal unless the text says otherwise.
  public internal(set) var axis = NSLayoutConstraint.Axis.horizontal
  /// Whether the layout starts at the superview's edge.
  public internal(set) var startsAtSuperview = false
  /// The views in the order of the text.
  public internal(set) var views: [View] = []
  /// What lies between the last view and the superview's edge; nil where the layout ends before.
  public internal(set) var connectionToSuperview: Connection?
  /// Where the bar at the end stands.
  var endBarOffset: Int?

  /// Reads a format. Linear in the length of the text. Throws the first error.
  public init(parsing text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    if let error = parser.parse() { throw error }
    self = parser.format
  }

  init(text: String) { self.text = text }
}

extension VisualFormat {
  /// What lies between two items.
  public enum Connection: Hashable, Sendable {
    /// Nothing: the items touch.
    case flush
    /// A single `-`: the standard distance.
    case standard
    /// A distance that is given, by one or several predicates.
    case lengths([Predicate])
  }

  /// A view and what lies before it.
  public struct View: Hashable, Sendable {
    /// The view's key.
    public var name: String
    /// What lies between the item before and this view; of no meaning for a first view that does
    /// not start at the superview.
    public var connection: Connection
    /// What is said about the view's width or height.
    public internal(set) var sizes: [Predicate] = []
    /// Behind the name, in characters from the start.
    var nameEnd: Int
    /// Behind the closing bracket; nil while it has not been read.
    var end: Int?
  }

  /// How a distance or a size compares with a value.
  public struct Predicate: Hashable, Sendable {
    /// How the two compare; equality where the text does not say.
    public var relation: NSLayoutConstraint.Relation
    /// The value: points, or for sizes another view's.
    public var value: Operand
    /// The priority; nil for required.
    public var priority: Operand?
  }

  /// A number, or the name of a metric or, for sizes, of a view.
  public struct Operand: Hashable, Sendable {
    /// What the operand is.
    public enum Value: Hashable, Sendable {
      /// A number as it is written.
      case number(Double)
      /// The key of a metric or a view.
      case name(String)
    }
    /// The number or the name.
    public var value: Value
    /// Behind the operand, in characters from the start.
    var end: Int
  }
}
