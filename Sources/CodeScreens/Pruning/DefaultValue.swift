#if SourcePorting
  /// Expressions that stand in for results that were left out.
  enum DefaultValue {
    /// The mark of inserted statements. A statement with the mark that does not compile becomes
    /// ``stop``.
    static let mark = "/*left out*/"
    /// The statement where there is no value.
    static let stop = "fatalError(\"left out\")"

    private static let numbers: Set<String> = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "CGFloat", "TimeInterval",
    ]
    private static let geometry: Set<String> = [
      "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset",
    ]

    /// Returns the statement that returns a default value of a type.
    ///
    /// - Parameter type: The type as the compiler or the source writes it, or `nil` for none.
    /// - Returns: The statement, without a newline.
    static func statement(for type: String?) -> String {
      guard let type, !["Void", "()"].contains(type) else { return "return \(mark)" }
      guard let value = value(of: type) else { return stop }
      return "return \(value) \(mark)"
    }

    /// Returns a value of a type: `nil`, `false`, zero, an empty collection, or `T()`. Returns
    /// `nil` for opaque and composed types.
    static func value(of type: String) -> String? {
      if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") { return "nil" }
      if type == "Bool" { return "false" }
      if numbers.contains(type) { return "0" }
      if type == "String" || type == "Substring" { return "\"\"" }
      if geometry.contains(type) { return "\(type).zero" }
      if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
      if type.hasPrefix("Set<") || type.hasPrefix("Array<") { return "[]" }
      if type.hasPrefix("Dictionary<") { return "[:]" }
      let isName = type.allSatisfy { $0.isLetter || $0.isNumber || "_.<>".contains($0) }
      return isName ? "\(type)()" : nil
    }
  }
#endif
