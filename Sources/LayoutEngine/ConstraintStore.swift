/// The engine's constraints, by slot, and their terms in one arena.
///
/// A constraint's terms are consecutive. The terms that mention a variable are a doubly linked list,
/// so that a constraint can leave it in constant time.
struct ConstraintStore: Sendable {
  /// What a constraint does at present.
  enum Role: UInt8, Sendable {
    /// Nothing yet; `solve()` decides.
    case pending
    /// Gives the variable `owner` its value.
    case definition
    /// Has fixed variables only, and holds or not.
    case check
    /// Takes part in the component `owner`.
    case member
  }

  var generation: [UInt32] = []
  var isAlive: [Bool] = []
  /// The number of constraints that were made before.
  var age: [UInt64] = []
  var relation: [LayoutEngine.Relation] = []
  var constant: [Double] = []
  var priority: [Double] = []
  var role: [Role] = []
  var owner: [Int32] = []
  /// How many terms of a pending constraint have no fixed variable.
  var unknowns: [Int32] = []
  var termStart: [Int32] = []
  var termCount: [Int32] = []
  private var free: [Int32] = []
  private var nextAge: UInt64 = 0

  var termVariable: [Int32] = []
  var termCoefficient: [Double] = []
  var termConstraint: [Int32] = []
  var nextTerm: [Int32] = []
  private var previousTerm: [Int32] = []
  /// Free runs of 2ⁿ terms, by n.
  private var freeRuns: [[Int32]] = []

  var count: Int { generation.count }

  func isRequired(_ slot: Int) -> Bool { priority[slot] >= 1000 }

  func terms(of slot: Int) -> Range<Int> {
    Int(termStart[slot])..<Int(termStart[slot] + termCount[slot])
  }

  mutating func make(
    _ terms: [(variable: Int32, coefficient: Double)], _ relation: LayoutEngine.Relation,
    _ constant: Double, _ priority: Double, _ variables: inout VariableStore
  ) -> Int32 {
    let slot = takeSlot()
    let index = Int(slot)
    self.relation[index] = relation
    self.constant[index] = constant
    self.priority[index] = priority
    role[index] = .pending
    owner[index] = -1
    termStart[index] = takeRun(terms.count)
    termCount[index] = Int32(terms.count)
    for (offset, term) in terms.enumerated() {
      let place = Int(termStart[index]) + offset
      termVariable[place] = term.variable
      termCoefficient[place] = term.coefficient
      termConstraint[place] = slot
      link(Int32(place), &variables)
    }
    return slot
  }

  mutating func release(_ slot: Int32, _ variables: inout VariableStore) {
    let index = Int(slot)
    for term in terms(of: index) { unlink(Int32(term), &variables) }
    if termCount[index] > 0 {
      freeRuns[Self.runClass(Int(termCount[index]))].append(termStart[index])
    }
    isAlive[index] = false
    generation[index] &+= 1
    free.append(slot)
  }

  private mutating func takeSlot() -> Int32 {
    defer { nextAge += 1 }
    if let slot = free.popLast() {
      isAlive[Int(slot)] = true
      age[Int(slot)] = nextAge
      return slot
    }
    generation.append(0)
    isAlive.append(true)
    age.append(nextAge)
    relation.append(.equal)
    constant.append(0)
    priority.append(1000)
    role.append(.pending)
    owner.append(-1)
    unknowns.append(0)
    termStart.append(0)
    termCount.append(0)
    return Int32(generation.count - 1)
  }

  /// The class of runs that holds so many terms: runs of 1, 2, 4, 8, …
  private static func runClass(_ count: Int) -> Int {
    count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  private mutating func takeRun(_ count: Int) -> Int32 {
    guard count > 0 else { return 0 }
    let runClass = Self.runClass(count)
    while freeRuns.count <= runClass { freeRuns.append([]) }
    if let run = freeRuns[runClass].popLast() { return run }
    let start = Int32(termVariable.count)
    for _ in 0..<(1 << runClass) {
      termVariable.append(-1)
      termCoefficient.append(0)
      termConstraint.append(-1)
      nextTerm.append(-1)
      previousTerm.append(-1)
    }
    return start
  }

  private mutating func link(_ term: Int32, _ variables: inout VariableStore) {
    let variable = Int(termVariable[Int(term)])
    let first = variables.firstTerm[variable]
    nextTerm[Int(term)] = first
    previousTerm[Int(term)] = -1
    if first >= 0 { previousTerm[Int(first)] = term }
    variables.firstTerm[variable] = term
  }

  private mutating func unlink(_ term: Int32, _ variables: inout VariableStore) {
    let next = nextTerm[Int(term)]
    let previous = previousTerm[Int(term)]
    if next >= 0 { previousTerm[Int(next)] = previous }
    if previous >= 0 {
      nextTerm[Int(previous)] = next
    } else {
      variables.firstTerm[Int(termVariable[Int(term)])] = next
    }
  }
}
