#if SourcePorting
  /// The heights of cells that the code around them states as numbers.
  enum CellHeights {
    /// The starts of texts before a height.
    private static let marks = ["rowHeight = ", "rowHeight=", "height: "]
    /// The functions that return a height.
    private static let functions = ["heightForRowAt", "sizeForItemAt"]
    /// The smallest and largest heights that are believed, in points.
    private static let range = 20.0...700

    /// Returns the height of a class of cells, or `nil` if no number is stated.
    ///
    /// The first file that names the class together with `self`, as a registration does, and that
    /// states a height is used.
    static func height(of name: String, in files: [SourcePreparation]) -> Double? {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      for file in files where file.text.contains("\(last).self") {
        if let height = statedHeight(in: file.text) { return height }
      }
      return nil
    }

    /// Returns the first height that a source states as a number.
    static func statedHeight(in text: String) -> Double? {
      for name in functions {
        guard let range = text.firstRange(of: name) else { continue }
        let rest = text[range.upperBound...].prefix(400)
        guard let result = rest.firstRange(of: "{") else { continue }
        let body = rest[result.upperBound...].prefix { $0 != "}" }
        let mark = name == "heightForRowAt" ? "" : "height: "
        if let found = number(after: mark, in: body) { return found }
      }
      for mark in marks.prefix(2) {
        if let found = number(after: mark, in: text[...]) { return found }
      }
      return nil
    }

    /// Returns the number after a text, or the only number of a text.
    private static func number(after mark: String, in text: Substring) -> Double? {
      var rest = text
      if mark.isEmpty {
        rest = text.drop { !$0.isNumber }
        if text.contains("automaticDimension") || text.contains("/") || text.contains("*") {
          return nil
        }
      } else {
        guard let found = text.firstRange(of: mark) else { return nil }
        rest = text[found.upperBound...]
      }
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      let after = rest.dropFirst(digits.count).first
      guard let value = Double(digits), range.contains(value), after != " " || mark.isEmpty else {
        return nil
      }
      return value
    }
  }
#endif
