extension NSLayoutConstraint {
  /// Returns the inactive constraints for a visual format: those of the text in order, followed by
  /// the alignments.
  ///
  /// `metrics` contains numbers by name, and `views` contains views and layout guides by name. `|`
  /// is the superview of the first and last view. If the format is invalid, raises
  /// `NSInvalidArgumentException` with UIKit's message and its caret, and returns no constraints.
  /// `VisualFormat` throws errors instead.
  ///
  /// - Parameters:
  ///   - format: The text of the format.
  ///   - opts: The alignments and the direction of the format.
  ///   - metrics: The numbers by name.
  ///   - views: The views and layout guides by name.
  /// - Returns: The inactive constraints, or an empty array if the format is invalid.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format)
    let syntaxError = parser.parse()
    do {
      var builder = VisualFormatBuilder(parser.format, opts, metrics ?? [:], views)
      // Names are resolved before syntax errors are reported, because UIKit parses and resolves in
      // one pass.
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
  /// Returns the inactive constraints for the format: those of the text in order, followed by the
  /// alignments.
  ///
  /// `metrics` contains numbers by name, and `views` contains views and layout guides by name.
  ///
  /// - Parameters:
  ///   - options: The alignments and the direction of the format.
  ///   - metrics: The numbers by name.
  ///   - views: The views and layout guides by name.
  /// - Returns: The inactive constraints.
  /// - Throws: A `VisualFormatError` for missing names, views without a superview next to `|`, and
  ///   alignments along the axis of the format.
  /// - Complexity: O(*n*), where *n* is the length of the text.
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
  /// The options that determine the direction of a horizontal layout.
  public static let directionMask = Self(rawValue: 3 << 16)
  /// The options that determine how vertical distances are measured.
  public static let spacingMask = Self(rawValue: 1 << 19)
  /// An older name of `alignAllLastBaseline`.
  public static let alignAllBaseline = alignAllLastBaseline

  /// The attributes by which views are aligned, ordered by their raw values.
  var alignments: [NSLayoutConstraint.Attribute] {
    (1...12).filter { rawValue & 1 << $0 != 0 }.compactMap(NSLayoutConstraint.Attribute.init)
      .filter { $0.kind != .size }
  }
}
