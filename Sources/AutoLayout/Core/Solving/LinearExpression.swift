import LayoutEngine

/// A linear combination of engine variables and a constant, in points.
struct LinearExpression {
  var terms: [LayoutEngine.Term]
  var constant: Double

  init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  init(_ terms: [LayoutEngine.Term], _ constant: Double) {
    self.terms = terms
    self.constant = constant
  }

  init(_ variable: LayoutEngine.Variable) {
    terms = [LayoutEngine.Term(variable)]
    constant = 0
  }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  static func + (a: LinearExpression, b: Double) -> LinearExpression {
    var sum = a
    sum.constant += b
    return sum
  }

  /// The maximum sum of the constants of a row, in points. Each constant is at most the limit of
  /// constraints, and there are fewer than a thousand.
  private static let constantLimit = 1e12

  /// The constant on the other side of the equation. It is limited to `constantLimit`, and 0 if the
  /// constant is not finite: bounds of views can be overridden, so that the sum can be too large or
  /// not a number, which the engine does not accept.
  var rightHandSide: Double {
    guard constant.isFinite else { return 0 }
    return min(max(-constant, -Self.constantLimit), Self.constantLimit)
  }

  /// Adds a multiple of another expression. Terms with the same variable are combined.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += factor * other.constant
    for term in other.terms { add(term.variable, factor * term.coefficient) }
  }

  /// Adds a multiple of a variable. Terms with the same variable are combined.
  mutating func add(_ variable: LayoutEngine.Variable, _ coefficient: Double) {
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      if coefficient != 0 { terms.append(LayoutEngine.Term(variable, coefficient)) }
      return
    }
    terms[index].coefficient += coefficient
    if terms[index].coefficient == 0 { terms.remove(at: index) }
  }
}
