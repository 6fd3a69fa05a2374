/// How much a constraint or a content size matters; 1000 is required, everything below is a wish.
///
/// A higher priority is never traded against any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// Above 0, at most 1000; fractions count.
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority of a number above 0 and at most 1000; the number is not checked here.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// Compression resistance of content, unless set otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene stays as large as it is.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that must not resize the window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Hugging of content, unless set otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish of `systemLayoutSizeFitting(_:)` for its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
