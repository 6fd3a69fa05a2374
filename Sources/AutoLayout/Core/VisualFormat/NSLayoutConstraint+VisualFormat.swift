extension NSLayoutConstraint {
  /// The constraints that a visual format stands for, inactive, in the order of the text and the
  /// alignments behind.
  ///
  /// `metrics` gives numbers by name, `views` views and layout guides. `|` is the superview of the
  /// first and last view. Raises `NSInvalidArgumentException` with UIKit's text and its caret for a
  /// format that is wrong, and then gives none; `VisualFormat` throws instead.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format)
    let syntaxError = parser.parse()
    do {
      var builder = VisualFormatBuilder(parser.format, opts, metrics ?? [:], views)
      // Names are looked up first: UIKit reads and looks up in one pass.
      let constraints = try builder.build()
      guard let syntaxError else { return constraints }
      LayoutException.raise(LayoutException.invalidArgument, syntaxError.reason)
    } catch {
      LayoutException.raise(LayoutException.invalidArgument, error.reason)
    }
    return []
  }
}

extension VisualFormat {
  /// The constraints that the format stands for, inactive, in the order of the text and the
  /// alignments behind.
  ///
  /// `metrics` gives numbers by name, `views` views and layout guides. Linear in the length of the
  /// text. Throws for names that are missing, views without a superview beside `|`, and alignments
  /// that do not suit the axis.
  @MainActor
  public func constraints(
    options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(self, options, metrics, views)
    return try builder.build()
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The options that align views.
  public static let alignmentMask = Self(rawValue: 0xFFFF)
  /// The options that say in which direction a horizontal layout runs.
  public static let directionMask = Self(rawValue: 3 << 16)
  /// The options that say what vertical distances are measured between.
  public static let spacingMask = Self(rawValue: 1 << 19)
  /// The older name of `alignAllLastBaseline`.
  public static let alignAllBaseline = alignAllLastBaseline

  /// The attributes on which views are aligned, in the order of their numbers.
  var alignments: [NSLayoutConstraint.Attribute] {
    (1...12).filter { rawValue & 1 << $0 != 0 }.compactMap(NSLayoutConstraint.Attribute.init)
      .filter { $0.kind != .size }
  }
}
