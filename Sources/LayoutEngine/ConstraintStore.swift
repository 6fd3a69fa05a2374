/// The constraints of the engine, by slot, and their terms in one arena.
///
/// The terms of a constraint are consecutive. The terms that refer to a variable form a list that
/// is doubly linked where constraints were removed, so that a removal takes amortized constant
/// time.
struct ConstraintStore: Sendable {
  /// The current role of a constraint.
  enum Role: UInt8, Sendable {
    /// The role is not assigned yet. `solve()` assigns one.
    case pending
    /// The constraint determines the value of the variable `owner`.
    case definition
    /// The constraint has only fixed variables. It holds or is violated.
    case check
    /// The constraint belongs to the component `owner`.
    case member
  }

  /// The data of one constraint, stored together because it is mostly used together.
  struct Record: Sendable {
    /// The original right-hand side.
    var constant: Double
    /// The priority, above 0 and at most 1000.
    var priority: Double
    /// The number of constraints that were created before.
    var age: UInt64
    /// The number of times the slot was used before, which distinguishes stale handles from valid
    /// ones.
    var generation: UInt32 = 0
    /// The variable of a definition, the component of a member, or -1.
    var owner: Int32 = -1
    /// The first term in `terms`.
    var termStart: Int32
    /// The number of terms. Terms with the same variable were combined.
    var termCount: Int32
    /// The number of terms of a pending constraint with variables that are not fixed. The row of a
    /// member in its component.
    var unknowns: Int32 = 0
    /// The relation between the sum of the terms and the constant.
    var relation: LinearRelation
    /// The role of the constraint since the last `solve()`.
    var role = Role.pending
    /// A Boolean value that indicates whether the slot is in use.
    var isAlive = true

    /// A Boolean value that indicates whether the constraint bounds one variable by 0, as
    /// nonnegative sizes do.
    var minimizesSlackFirst: Bool { termCount == 1 && constant == 0 && relation != .equal }
  }

  /// A variable with a coefficient, in the list of all terms that refer to the variable.
  struct Term: Sendable {
    /// The coefficient, which is never 0.
    var coefficient: Double
    /// The variable's slot.
    var variable: Int32
    /// The slot of the constraint to which the term belongs.
    var constraint: Int32
    /// The next term that refers to the variable, or -1.
    var next: Int32
    /// The previous term that refers to the variable. It is -1 for the first one, and for terms
    /// that were added after the last removal from the list, so that adding a term does not access
    /// the memory of its successor.
    var previous: Int32

    /// The term that fills the unused end of a run.
    static let none = Term(coefficient: 0, variable: -1, constraint: -1, next: -1, previous: -1)
  }

  /// All constraints, by slot.
  var records: [Record] = []
  /// The free slots.
  private var free: [Int32] = []
  /// The age of the next constraint.
  private var nextAge: UInt64 = 0

  /// The terms of all constraints, in runs.
  var terms: [Term] = []
  /// A Boolean value that indicates whether a constraint had a coefficient so far from 1 that
  /// components must be searched for coefficients of many scales.
  private(set) var mayHaveManyScales = false
  /// Free runs of terms, by class.
  private var freeRuns: [[Int32]] = []

  /// The number of slots, including free ones.
  var count: Int { records.count }

  /// Reserves space for `count` constraints in total, with two to three terms each.
  mutating func reserveCapacity(_ count: Int) {
    records.reserveCapacity(count)
    // Most constraints relate two views, and an edge may be the sum of a position and a size.
    terms.reserveCapacity(2 * count + count / 2)
  }

  /// Returns a Boolean value that indicates whether the constraint is required.
  func isRequired(_ slot: Int) -> Bool { records[slot].priority >= LinearSystem.requiredPriority }

  /// Returns a Boolean value that indicates whether the constraint is a required equality over one
  /// variable.
  @inline(__always)
  func isDefinitionAlone(_ slot: Int) -> Bool {
    records[slot].termCount == 1 && records[slot].relation == .equal && isRequired(slot)
  }

  /// Returns the range of a constraint's terms in `terms`.
  func terms(of slot: Int) -> Range<Int> {
    let start = Int(records[slot].termStart)
    return start..<start + Int(records[slot].termCount)
  }

  /// Returns a Boolean value that indicates whether a constraint bounds one variable by 0, as
  /// nonnegative sizes do.
  func minimizesSlackFirst(_ slot: Int) -> Bool { records[slot].minimizesSlackFirst }

  /// Returns the constant of a constraint minus the terms of fixed variables, and the absolute sum
  /// of both.
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

  /// Creates a constraint. Its terms refer to each variable once and have no zero coefficients.
  @inline(__always)
  mutating func make(
    _ terms: some RandomAccessCollection<LayoutEngine.Term>, _ relation: LinearRelation,
    _ constant: Double, _ priority: Double, _ variables: inout VariableStore
  ) -> Int32 {
    let free = freeRuns.isEmpty ? nil : freeRun(terms.count)
    let start = free ?? Int32(self.terms.count)
    let slot = takeSlot(
      Record(
        constant: constant, priority: priority, age: nextAge, termStart: start,
        termCount: Int32(terms.count), unknowns: Int32(terms.count), relation: relation))
    nextAge += 1
    if let free {
      link(terms, to: slot, at: free, &variables)
    } else {
      append(terms, to: slot, &variables)
    }
    return slot
  }

  /// Removes a constraint and its terms. The slot gets a new generation.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
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

  /// Stores a record in a free or a new slot. The generation of the slot is kept.
  @inline(__always)
  private mutating func takeSlot(_ record: Record) -> Int32 {
    if !free.isEmpty {
      let slot = free.removeLast()
      let generation = records[Int(slot)].generation
      records[Int(slot)] = record
      records[Int(slot)].generation = generation
      return slot
    }
    records.append(record)
    return Int32(records.count - 1)
  }

  /// The length up to which runs of each length exist.
  private static let maxExactRunLength = 4

  /// Returns the class of runs with space for `count` terms. Runs have 1, 2, 3, 4, 8, 16, … terms.
  private static func runClass(_ count: Int) -> Int {
    count <= maxExactRunLength ? count - 1 : Int.bitWidth - (count - 1).leadingZeroBitCount + 1
  }

  /// Returns the number of terms in a run of a class.
  private static func runLength(_ runClass: Int) -> Int {
    runClass < maxExactRunLength ? runClass + 1 : 1 << (runClass - 1)
  }

  /// Takes a free run with space for `count` terms, or returns `nil` if there is none.
  private mutating func freeRun(_ count: Int) -> Int32? {
    guard count > 0 else { return nil }
    let runClass = Self.runClass(count)
    return runClass < freeRuns.count ? freeRuns[runClass].popLast() : nil
  }

  /// Appends a run with the terms of a constraint to the arena. Each becomes the first of those
  /// that refer to its variable.
  @inline(__always)
  private mutating func append(
    _ new: some RandomAccessCollection<LayoutEngine.Term>, to constraint: Int32,
    _ variables: inout VariableStore
  ) {
    for term in new {
      noteScale(of: term)
      let place = Int32(terms.count)
      let variable = term.variable.index
      let first = variables.records[Int(variable)].firstTerm
      variables.records[Int(variable)].firstTerm = place
      terms.append(
        Term(
          coefficient: term.coefficient, variable: variable, constraint: constraint, next: first,
          previous: -1))
    }
    // Short runs have no space for more.
    guard new.count > Self.maxExactRunLength else { return }
    for _ in new.count..<Self.runLength(Self.runClass(new.count)) { terms.append(.none) }
  }

  /// Records that components may have many scales if a coefficient is far from 1.
  @inline(__always)
  private mutating func noteScale(of term: LayoutEngine.Term) {
    // One comparison: the bits of positive doubles are in the order of the doubles.
    let bits = term.coefficient.magnitude.bitPattern &- Self.smallestOrdinaryBits
    if bits > Self.ordinaryBits { mayHaveManyScales = true }
  }

  /// Stores the terms of a constraint in a run that was used before, as `append` does.
  private mutating func link(
    _ new: some RandomAccessCollection<LayoutEngine.Term>, to constraint: Int32, at start: Int32,
    _ variables: inout VariableStore
  ) {
    for term in new { noteScale(of: term) }
    // Buffers spare a check for shared storage per access.
    variables.records.withUnsafeMutableBufferPointer { records in
      terms.withUnsafeMutableBufferPointer { terms in
        for (index, term) in new.enumerated() {
          let place = start + Int32(index)
          let variable = term.variable.index
          let first = records[Int(variable)].firstTerm
          records[Int(variable)].firstTerm = place
          terms[Int(place)] = Term(
            coefficient: term.coefficient, variable: variable, constraint: constraint,
            next: first, previous: -1)
        }
      }
    }
  }

  /// Removes a term from the list of its variable.
  ///
  /// - Complexity: O(1), amortized.
  private mutating func unlink(_ term: Int32, _ variables: inout VariableStore) {
    let old = terms[Int(term)]
    let first = variables.records[Int(old.variable)].firstTerm
    guard first != term else {
      variables.records[Int(old.variable)].firstTerm = old.next
      if old.next >= 0 { terms[Int(old.next)].previous = -1 }
      return
    }
    if old.previous < 0 { linkBack(from: first) }
    let previous = terms[Int(term)].previous
    terms[Int(previous)].next = old.next
    if old.next >= 0 { terms[Int(old.next)].previous = previous }
  }

  /// Links the terms of a variable back to their previous ones, from the first term up to those
  /// that are linked. Each addition leaves one term to link.
  private mutating func linkBack(from first: Int32) {
    var place = first
    while true {
      let next = terms[Int(place)].next
      guard next >= 0, terms[Int(next)].previous < 0 else { return }
      terms[Int(next)].previous = place
      place = next
    }
  }

  /// Sorts constraints by age, oldest first.
  func sortByAge(_ slots: inout [Int32]) {
    slots.sort(areNumberedByAge: nextAge == UInt64(records.count), byAge: { records[Int($0)].age })
  }
}
