/// A builder of a system of constraints, with edits and removals to time.
///
/// Variables are numbered in the order of their creation. The root's width and a spacing are
/// edited. Every workload specifies the constraints that are removed and added again.
struct WorkloadSystem {
  /// `Σ coefficient · variable + constant relation 0`.
  struct Constraint {
    var relation: Int32
    var priority: Int32
    var constant: Double
    var terms: [(variable: Int32, coefficient: Double)]
  }

  /// A variable that is held at `base`, and timed while it moves by up to `amplitude`.
  struct Edit {
    var variable: Int32
    var base: Double
    var amplitude: Double
  }

  private(set) var variableCount: Int32 = 0
  private(set) var constraints: [Constraint] = []
  private(set) var edits: [Edit] = []
  /// The indices of the constraints that are removed.
  private(set) var removals: [Int32] = []

  /// The priority of required constraints.
  static let required: Int32 = 1000

  // MARK: Variables

  mutating func variable() -> Sum {
    variableCount += 1
    return Sum(terms: [(variableCount - 1, 1)])
  }

  /// Adds a view: four variables in the coordinates of the root.
  mutating func view() -> WorkloadView {
    WorkloadView(left: variable(), top: variable(), width: variable(), height: variable())
  }

  /// Adds the view that contains all others, at the origin, with a fixed height and an edited
  /// width.
  mutating func root(width: Double, height: Double) -> WorkloadView {
    let root = view()
    edit(root.width, base: width, amplitude: 40)
    equal(root.left, 0)
    equal(root.top, 0)
    equal(root.height, Sum(height))
    return root
  }

  /// Adds an edited spacing.
  mutating func spacing(_ base: Double, amplitude: Double) -> Sum {
    let spacing = variable()
    edit(spacing, base: base, amplitude: amplitude)
    return spacing
  }

  private mutating func edit(_ variable: Sum, base: Double, amplitude: Double) {
    edits.append(Edit(variable: variable.terms[0].0, base: base, amplitude: amplitude))
  }

  // MARK: Constraints

  /// Adds `left = right`, and returns the index of the constraint.
  @discardableResult
  mutating func equal(_ left: Sum, _ right: Sum, at priority: Int32 = WorkloadSystem.required)
    -> Int32
  {
    add(left - right, 0, priority)
  }

  /// Adds `left ≥ right`.
  @discardableResult
  mutating func atLeast(_ left: Sum, _ right: Sum, at priority: Int32 = WorkloadSystem.required)
    -> Int32
  {
    add(left - right, 1, priority)
  }

  /// Adds `left ≤ right`.
  @discardableResult
  mutating func atMost(_ left: Sum, _ right: Sum, at priority: Int32 = WorkloadSystem.required)
    -> Int32
  {
    add(left - right, -1, priority)
  }

  private mutating func add(_ sum: Sum, _ relation: Int32, _ priority: Int32) -> Int32 {
    constraints.append(
      Constraint(
        relation: relation, priority: priority, constant: sum.constant, terms: sum.combined))
    return Int32(constraints.count) - 1
  }

  /// Adds a content size, which resists growing (hugging) and shrinking (compression resistance).
  mutating func content(
    of view: WorkloadView, width: Double, height: Double, hugging: Int32, resistance: Int32
  ) {
    for (size, content) in [(view.width, width), (view.height, height)] {
      atMost(size, Sum(content), at: hugging)
      atLeast(size, Sum(content), at: resistance)
    }
  }

  /// Adds the removal of a constraint to the timed operations.
  mutating func remove(_ constraint: Int32) { removals.append(constraint) }
}

/// The edges and the size of a view.
struct WorkloadView {
  let left, top, width, height: Sum

  var right: Sum { left + width }
  var bottom: Sum { top + height }
  var centerX: Sum { left + 0.5 * width }
  var centerY: Sum { top + 0.5 * height }
}

/// A sum of variables with coefficients, plus a constant.
struct Sum: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var terms: [(Int32, Double)] = []
  var constant = 0.0

  init(terms: [(Int32, Double)]) { self.terms = terms }
  init(_ constant: Double) { self.constant = constant }
  init(floatLiteral value: Double) { constant = value }
  init(integerLiteral value: Int) { constant = Double(value) }

  /// The terms without zeros and with each variable only once, in the order of first use.
  var combined: [(variable: Int32, coefficient: Double)] {
    var result: [(variable: Int32, coefficient: Double)] = []
    for (variable, coefficient) in terms {
      if let known = result.firstIndex(where: { $0.variable == variable }) {
        result[known].coefficient += coefficient
      } else {
        result.append((variable, coefficient))
      }
    }
    return result.filter { $0.coefficient != 0 }
  }

  static func + (a: Sum, b: Sum) -> Sum {
    var sum = a
    sum.terms += b.terms
    sum.constant += b.constant
    return sum
  }

  static func - (a: Sum, b: Sum) -> Sum { a + -1 * b }

  static func * (factor: Double, sum: Sum) -> Sum {
    var product = sum
    product.constant *= factor
    for index in product.terms.indices { product.terms[index].1 *= factor }
    return product
  }
}
