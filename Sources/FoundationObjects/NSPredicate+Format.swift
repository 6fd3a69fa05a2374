import Foundation

extension NSPredicate {
  /// Creates a predicate from a format, such as `SELF MATCHES %@`, and its arguments.
  ///
  /// Formats are comparisons (`=`, `!=`, `<`, `<=`, `>`, `>=`, `MATCHES`, `LIKE`, `CONTAINS`,
  /// `BEGINSWITH`, `ENDSWITH`, `IN`, the named ones also with `[c]` and `[d]`) of `SELF`, names of
  /// properties, literals, `%@` and `%K`, joined by `AND`, `OR`, `NOT` and parentheses. A property
  /// is looked up in dictionaries, in objects whose class returns it by name, and among the stored
  /// properties of a value.
  ///
  /// - Remark: Partial. Other formats (`ANY`, `BETWEEN`, functions, variables) stop the program.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a format and an array of its arguments.
  ///
  /// - Remark: Partial. Only the formats of `init(format:_:)` are supported; others stop the
  ///   program.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    guard let test = parser.predicate() else {
      fatalError("Unable to parse the format string \"\(predicateFormat)\"")
    }
    nonisolated(unsafe) let evaluate = test
    self.init { object, _ in evaluate(object) }
  }
}
