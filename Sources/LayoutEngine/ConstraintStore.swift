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

  /// All that is known of one constraint, side by side, since it is mostly used together.
  struct Record: Sendable {
    /// The right-hand side as given.
    var constant: Double
    /// As given: above 0, at most 1000.
    var priority: Double
    /// The number of constraints that were made before.
    var age: UInt64
    /// How often the slot was used before, which tells stale handles from valid ones.
    var generation: UInt32 = 0
    /// The variable that a definition defines, the component of a member, or -1.
    var owner: Int32 = -1
    /// The first term in `terms`.
    var termStart: Int32
    /// The number of terms; variables that the program repeated were combined.
    var termCount: Int32
    /// How many terms of a pending constraint have no fixed variable.
    var unknowns: Int32 = 0
    /// How the sum of the terms compares with the constant.
    var relation: LinearRelation
    /// What the constraint does since the last `solve()`.
    var role = Role.pending
    /// Whether the slot is in use.
    var isAlive = true
  }

  /// A variable times a number, in the list of all terms that mention the variable.
  struct Term: Sendable {
    /// Never 0.
    var coefficient: Double
    /// The variable's slot.
    var variable: Int32
    /// The slot of the constraint that the term belongs to.
    var constraint: Int32
    /// The next term that mentions the variable, or -1.
    var next: Int32
    /// The previous term that mentions the variable, or -1.
    var previous: Int32

    /// Fills the unused end of a run.
    static let none = Term(coefficient: 0, variable: -1, constraint: -1, next: -1, previous: -1)
  }

  /// All constraints, by slot.
  var records: [Record] = []
  /// Slots of removed constraints, which are used again.
  private var free: [Int32] = []
  /// The age of the next constraint.
  private var nextAge: UInt64 = 0

  /// The terms of all constraints, in runs.
  var terms: [Term] = []
  /// Free runs of terms, by class.
  private var freeRuns: [[Int32]] = []

  /// The number of slots, unused ones included.
  var count: Int { records.count }

  /// Reserves space for `count` constraints in total, with two to three terms each.
  mutating func reserveCapacity(_ count: Int) {
    records.reserveCapacity(count)
    // Most constraints are between two views; the second of them has a position and a size.
    terms.reserveCapacity(2 * count + count / 2)
  }

  /// Whether the constraint must hold.
  func isRequired(_ slot: Int) -> Bool { records[slot].priority >= LinearSystem.requiredPriority }

  /// Where the terms of a constraint are in `terms`.
  func terms(of slot: Int) -> Range<Int> {
    let start = Int(records[slot].termStart)
    return start..<start + Int(records[slot].termCount)
  }

  /// Whether a constraint bounds one variable by 0, as non-negative sizes do.
  func minimizesSlackFirst(_ slot: Int) -> Bool {
    records[slot].termCount == 1 && records[slot].constant == 0
      && records[slot].relation != .equal
  }

  /// A constraint's constant with the fixed variables on its side, and the absolute sum of both.
  func rightHandSide(
    of slot: Int, _ variables: VariableStore
  ) -> (constant: Double, magnitude: Double) {
    var constant = records[slot].constant
    var magnitude = abs(constant)
    for place in terms(of: slot) {
      let variable = Int(terms[place].variable)
      guard variables.records[variable].role == .fixed else { continue }
      let product = terms[place].coefficient * variables.records[variable].working
      constant -= product
      magnitude += abs(product)
    }
    return (constant, magnitude)
  }

  /// Makes a constraint; its terms mention each variable once and have no zero coefficient.
  mutating func make(
    _ terms: [LayoutEngine.Term], _ relation: LinearRelation,
    _ constant: Double, _ priority: Double, _ variables: inout VariableStore
  ) -> Int32 {
    let run = freeRun(terms.count)
    let start = run ?? Int32(self.terms.count)
    let slot = takeSlot(
      Record(
        constant: constant, priority: priority, age: nextAge, termStart: start,
        termCount: Int32(terms.count), relation: relation))
    nextAge += 1
    for index in terms.indices {
      let place = start + Int32(index)
      let term = link(terms[index], to: slot, at: place, &variables)
      if run == nil { self.terms.append(term) } else { self.terms[Int(place)] = term }
    }
    if run == nil { fillRun(from: terms.count) }
    return slot
  }

  /// Removes a constraint and its terms; the slot gets another generation.
  ///
  /// Complexity: O(terms).
  mutating func release(_ slot: Int32, _ variables: inout VariableStore) {
    let index = Int(slot)
    for term in terms(of: index) { unlink(Int32(term), &variables) }
    let record = records[index]
    if record.termCount > 0 {
      let runClass = Self.runClass(Int(record.termCount))
      while freeRuns.count <= runClass { freeRuns.append([]) }
      freeRuns[runClass].append(record.termStart)
    }
    records[index].isAlive = false
    records[index].generation &+= 1
    free.append(slot)
  }

  /// Stores a record in a free slot, or in a new one. Keeps the slot's generation.
  @inline(__always)
  private mutating func takeSlot(_ record: Record) -> Int32 {
    if let slot = free.popLast() {
      let generation = records[Int(slot)].generation
      records[Int(slot)] = record
      records[Int(slot)].generation = generation
      return slot
    }
    records.append(record)
    return Int32(records.count - 1)
  }

  /// The class of runs with space for `count` terms. Runs have 1, 2, 3, 4, 8, 16, … terms.
  private static func runClass(_ count: Int) -> Int {
    count <= 4 ? count - 1 : Int.bitWidth - (count - 1).leadingZeroBitCount + 1
  }

  /// How many terms a run of a class holds.
  private static func runLength(_ runClass: Int) -> Int {
    runClass < 4 ? runClass + 1 : 1 << (runClass - 1)
  }

  /// A run of terms that a released constraint left.
  private mutating func freeRun(_ count: Int) -> Int32? {
    guard count > 0 else { return 0 }
    let runClass = Self.runClass(count)
    return runClass < freeRuns.count ? freeRuns[runClass].popLast() : nil
  }

  /// Ends the arena with a whole run, of which the first `count` terms are there.
  private mutating func fillRun(from count: Int) {
    for _ in count..<Self.runLength(Self.runClass(count)) { terms.append(.none) }
  }

  /// A constraint's term, as the first of those that mention its variable.
  private mutating func link(
    _ term: LayoutEngine.Term, to constraint: Int32, at place: Int32,
    _ variables: inout VariableStore
  ) -> Term {
    let variable = term.variable.index
    let first = variables.records[Int(variable)].firstTerm
    if first >= 0 { terms[Int(first)].previous = place }
    variables.records[Int(variable)].firstTerm = place
    return Term(
      coefficient: term.coefficient, variable: variable, constraint: constraint, next: first,
      previous: -1)
  }

  /// Takes a term out of the list of its variable. Complexity: O(1).
  private mutating func unlink(_ term: Int32, _ variables: inout VariableStore) {
    let old = terms[Int(term)]
    if old.next >= 0 { terms[Int(old.next)].previous = old.previous }
    if old.previous >= 0 {
      terms[Int(old.previous)].next = old.next
    } else {
      variables.records[Int(old.variable)].firstTerm = old.next
    }
  }

  /// Sorts constraints, oldest first.
  func sortByAge(_ slots: inout [Int32]) { slots.sort(byAge: { records[Int($0)].age }) }
}
