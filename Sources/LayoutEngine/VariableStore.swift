/// The variables of the engine, by slot.
@usableFromInline struct VariableStore: Sendable {
  /// The origin of a variable's value.
  enum Role: UInt8, Sendable {
    /// The role is not assigned yet. `solve()` assigns one.
    case pending
    /// A required equality in which all other variables are fixed determines the value.
    case fixed
    /// A component determines the value.
    case member
    /// No constraint refers to the variable. Its value is 0.
    case isolated
  }

  /// The data of one variable for solving, stored together because it is mostly used together.
  struct Record: Sendable {
    /// The last solved value, which is not published yet. For variables on a tape that has run, the
    /// value is on the tape.
    var working = 0.0
    /// The number of variables that were created before.
    var age: UInt64
    /// The rank among fixed variables, which is their order of evaluation.
    var rank = 0
    /// The defining constraint of a fixed variable, or the component of a member.
    var owner: Int32 = -1
    /// The first of the terms in `ConstraintStore` that refer to the variable, or -1.
    var firstTerm: Int32 = -1
    /// Scratch: the index of the variable in the component or on the tape that is being created.
    var localIndex: Int32 = -1
    /// The role of the variable since the last `solve()`.
    var role = Role.pending
    /// A Boolean value that indicates whether the slot is in use.
    var isAlive = true
    /// A Boolean value that indicates whether the variable is in `LayoutEngine.touchedVariables`.
    var isTouched = false
    /// A Boolean value that indicates whether the variable is in `LayoutEngine.pendingVariables`.
    var isQueued = false
    /// A Boolean value that indicates whether the slot is in `LayoutEngine.releasedVariables`.
    var isReleased = false
    /// The generation of the slot, as in `shown`, so that the addition of a constraint reads only
    /// the records of its variables.
    var generation: UInt32 = 0
  }

  /// The data of one variable for callers. It is small, so that reading many variables needs little
  /// memory traffic.
  @usableFromInline struct Shown: Sendable {
    /// The published value, which is always finite.
    @usableFromInline var value = 0.0
    /// The number of times the slot was used before, which distinguishes stale handles from valid
    /// ones.
    @usableFromInline var generation: UInt32 = 0
    /// The epoch of the value's last change, or 0.
    var changedIn: UInt32 = 0

    /// Publishes a value. Returns true if the variable was added to those that changed in an epoch.
    @inline(__always)
    mutating func show(_ new: Double, in epoch: UInt32) -> Bool {
      // A value that is not finite is not published. The last value stays.
      guard value != new, new.isFinite else { return false }
      value = new
      return noteChange(in: epoch)
    }

    /// Returns true if the variable was added to those that changed in an epoch.
    @inline(__always)
    mutating func noteChange(in epoch: UInt32) -> Bool {
      guard changedIn != epoch else { return false }
      changedIn = epoch
      return true
    }
  }

  /// The current epoch. A new epoch begins when callers read the list of changed variables, which
  /// unmarks all of them at once.
  private(set) var epoch: UInt32 = 1

  /// All variables, by slot.
  var records: [Record] = []
  /// The published data, with the same slots.
  @usableFromInline var shown: [Shown] = []
  /// The free slots.
  private var free: [Int32] = []
  /// The age of the next variable.
  private var nextAge: UInt64 = 0

  /// The number of slots, including free ones.
  var count: Int { records.count }

  /// Reserves space for `count` variables in total.
  mutating func reserveCapacity(_ count: Int) {
    records.reserveCapacity(count)
    shown.reserveCapacity(count)
  }

  /// Creates a variable without a role, and returns its slot. It is added to the variables that are
  /// queued.
  ///
  /// - Complexity: O(1), amortized.
  mutating func make(_ queued: inout [Int32]) -> Int32 {
    let age = nextAge
    nextAge += 1
    guard !free.isEmpty else {
      let slot = Int32(records.count)
      records.append(Record(age: age, isQueued: true))
      shown.append(Shown())
      queued.append(slot)
      return slot
    }
    let slot = free.removeLast()
    reset(Int(slot), age)
    // A slot can be in the queue from its last use.
    if !records[Int(slot)].isQueued { queued.append(slot) }
    records[Int(slot)].isQueued = true
    return slot
  }

  /// Assigns a slot to a new variable. The membership of the slot in the engine's lists is kept.
  private mutating func reset(_ index: Int, _ age: UInt64) {
    records[index].isAlive = true
    records[index].age = age
    records[index].role = .pending
    records[index].owner = -1
    records[index].working = 0
    shown[index].value = 0
    records[index].firstTerm = -1
    shown[index].changedIn = 0
  }

  /// Removes a variable. The slot gets a new generation.
  mutating func release(_ slot: Int32) {
    records[Int(slot)].isAlive = false
    shown[Int(slot)].generation &+= 1
    records[Int(slot)].generation = shown[Int(slot)].generation
    free.append(slot)
  }

  // MARK: Handles

  /// Returns the slot of a variable. Traps on a stale handle.
  @inlinable
  func slot(of variable: LayoutEngine.Variable) -> Int {
    let slot = Int(variable.index)
    precondition(
      // The generation of a slot changes when its variable is removed.
      shown.indices.contains(slot) && shown[slot].generation == variable.generation,
      "LayoutEngine: the variable was removed")
    return slot
  }

  /// Traps on a stale handle of a new constraint.
  @inline(__always)
  func check(_ variable: LayoutEngine.Variable) {
    let slot = Int(variable.index)
    precondition(
      records.indices.contains(slot) && records[slot].generation == variable.generation,
      "LayoutEngine: the variable was removed")
  }

  /// Returns a Boolean value that indicates whether the terms of a new constraint refer to each
  /// variable once and have no coefficients of 0. This is nearly always the case. Traps on a stale
  /// handle and on a coefficient that is not finite.
  @inline(__always)
  func areCombined(_ terms: [LayoutEngine.Term]) -> Bool {
    var result = true
    for index in terms.indices {
      precondition(
        terms[index].coefficient.isFinite,
        "LayoutEngine: a constraint's coefficients must be finite")
      check(terms[index].variable)
      result = result && terms[index].coefficient != 0
      for other in 0..<index where terms[other].variable.index == terms[index].variable.index {
        result = false
      }
    }
    return result
  }

  // MARK: Lists of variables

  /// The number of all variables per changed one below which all variables are searched for the
  /// changed ones instead of listing and sorting these. Sorting compares each of thousands of
  /// elements about 16 times, and a comparison takes as long as visiting a variable.
  private static let variablesPerListedChange = 16

  /// Returns a Boolean value that indicates whether there are so many changed variables that all
  /// variables are searched for them.
  func areMany(_ count: Int) -> Bool { count > self.count / Self.variablesPerListedChange }

  /// Returns the variables that changed in the current epoch, by slot.
  ///
  /// - Complexity: O(*n*), where *n* is the number of all variables.
  /// - Parameter most: The maximum number of these variables.
  /// - Returns: The variables, each once.
  func changed(_ most: Int) -> [LayoutEngine.Variable] {
    let epoch = self.epoch
    return Array(unsafeUninitializedCapacity: most) { found, count in
      shown.withUnsafeBufferPointer { shown in
        for slot in 0..<shown.count where shown[slot].changedIn == epoch && count < most {
          found.initializeElement(
            at: count, to: .init(index: Int32(slot), generation: shown[slot].generation))
          count += 1
        }
      }
    }
  }

  /// Returns the live pending variables among those given, oldest first. The local index of each is
  /// its index in the result. All given variables are removed from the queue.
  mutating func takePending(_ queued: [Int32]) -> [Int32] {
    var open: [Int32] = []
    open.reserveCapacity(queued.count)
    records.withUnsafeMutableBufferPointer { records in
      for variable in queued {
        records[Int(variable)].isQueued = false
        if records[Int(variable)].isAlive && records[Int(variable)].role == .pending {
          open.append(variable)
        }
      }
    }
    sortByAge(&open)
    records.withUnsafeMutableBufferPointer { records in
      for (index, variable) in open.enumerated() {
        records[Int(variable)].localIndex = Int32(index)
      }
    }
    return open
  }

  /// Publishes the values of variables. Those that were not changed before are added to `changed`.
  mutating func publish(_ touched: [Int32], _ changed: inout [LayoutEngine.Variable]) {
    let epoch = self.epoch
    records.withUnsafeMutableBufferPointer { records in
      for variable in touched {
        records[Int(variable)].isTouched = false
        guard records[Int(variable)].isAlive else { continue }
        guard shown[Int(variable)].show(records[Int(variable)].working, in: epoch) else { continue }
        changed.append(.init(index: variable, generation: shown[Int(variable)].generation))
      }
    }
  }

  /// Sets the working values of variables to the values at the same positions. Negative members
  /// have no variable, and `values` may have more elements than `members`. Variables that were not
  /// touched are added to `touched`.
  mutating func take(_ values: [Double], for members: [Int32], _ touched: inout [Int32]) {
    records.withUnsafeMutableBufferPointer { records in
      for (position, variable) in members.enumerated() where variable >= 0 {
        records[Int(variable)].working = values[position]
        guard !records[Int(variable)].isTouched else { continue }
        records[Int(variable)].isTouched = true
        touched.append(variable)
      }
    }
  }

  /// Sets the working values of some variables of a component, in the same way as the method above.
  /// Positions without a variable are ignored.
  mutating func take(
    _ values: [Double], at places: [Int32], for members: [Int32], _ touched: inout [Int32]
  ) {
    for place in places where Int(place) < members.count && members[Int(place)] >= 0 {
      let variable = members[Int(place)]
      records[Int(variable)].working = values[Int(place)]
      guard !records[Int(variable)].isTouched else { continue }
      records[Int(variable)].isTouched = true
      touched.append(variable)
    }
  }

  /// Marks all variables as unchanged.
  ///
  /// - Complexity: O(1).
  mutating func beginEpoch() {
    epoch &+= 1
    guard epoch == 0 else { return }
    // This happens once in four billion lists.
    for index in shown.indices { shown[index].changedIn = 0 }
    epoch = 1
  }

  /// Sorts variables by age, oldest first.
  func sortByAge(_ slots: inout [Int32]) {
    slots.sort(areNumberedByAge: nextAge == UInt64(records.count), byAge: { records[Int($0)].age })
  }
}
