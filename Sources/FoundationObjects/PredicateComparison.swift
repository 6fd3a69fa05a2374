import Foundation

/// An operator between two values in a predicate format.
struct PredicateComparison {
  /// The operator in capitals, without options.
  private let name: String
  /// The differences in case and diacritics that text comparisons ignore.
  private let options: String.CompareOptions

  /// Parses an operator, such as `CONTAINS[cd]`. Returns `nil` for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: "[", maxSplits: 1)
    guard let word = parts.first else { return nil }
    name = word.uppercased()
    var options: String.CompareOptions = []
    for option in parts.dropFirst().first?.lowercased() ?? "" {
      if option == "c" { options.insert(.caseInsensitive) }
      if option == "d" { options.insert(.diacriticInsensitive) }
    }
    self.options = options
    let names = [
      "=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>", "MATCHES", "LIKE", "CONTAINS",
      "BEGINSWITH", "ENDSWITH", "IN",
    ]
    guard names.contains(name) else { return nil }
  }

  /// Compares two values.
  func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch name {
    case "=", "==": isEqual(left, right)
    case "!=", "<>": !isEqual(left, right)
    case "<": order(left, right) == .orderedAscending
    case "<=", "=<": order(left, right).map { $0 != .orderedDescending } ?? false
    case ">": order(left, right) == .orderedDescending
    case ">=", "=>": order(left, right).map { $0 != .orderedAscending } ?? false
    case "CONTAINS": contains(left, right)
    case "IN": contains(right, left)
    default: compareTexts(left, right)
    }
  }

  /// Compares the starts, ends or patterns of texts.
  private func compareTexts(_ left: Any?, _ right: Any?) -> Bool {
    guard let text = Self.text(left), let other = Self.text(right) else { return false }
    switch name {
    case "BEGINSWITH": return text.range(of: other, options: options.union(.anchored)) != nil
    case "ENDSWITH":
      return text.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: other)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return matches(text, pattern)
    default: return matches(text, other)
    }
  }

  /// Returns a Boolean value that indicates whether a regular expression matches the whole text.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    var flags: NSRegularExpression.Options = [.dotMatchesLineSeparators]
    if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags)
    else { return false }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: range) != nil
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }

  /// Returns the order of two numbers, texts or dates, or `nil` for other values.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = Self.number(left), let right = Self.number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = Self.text(left), let right = Self.text(right) {
      return left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return nil
  }

  /// Returns a Boolean value that indicates whether a text contains another, or a collection an
  /// element.
  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let whole = Self.text(whole), let part = Self.text(part) {
      return whole.range(of: part, options: options) != nil
    }
    if let whole = whole as? [Any] { return whole.contains { isEqual($0, part) } }
    if let whole = whole as? Set<AnyHashable> { return whole.contains { isEqual($0.base, part) } }
    return false
  }

  private static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString).map { String(describing: $0) }
  }

  private static func number(_ value: Any?) -> Double? {
    if let value = value as? NSNumber { return value.doubleValue }
    if let value = value as? any BinaryInteger { return Double(value) }
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    return nil
  }

  /// Returns the value at a path of property names, or `nil` if an object has no value for one of
  /// them.
  static func value(of object: Any?, at path: String) -> Any? {
    path.split(separator: ".").reduce(object) { object, name in
      value(of: object, named: String(name))
    }
  }

  private static func value(of object: Any?, named name: String) -> Any? {
    guard let object, name != "self" else { return object }
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    if let observed = object as? any KeyValueObserved,
      let value = observed.observedValue(forKey: name)
    {
      return value
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) {
        let inner = Mirror(reflecting: child.value)
        return inner.displayStyle == .optional ? inner.children.first?.value : child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
