/// The engine's variables, by slot.
struct VariableStore: Sendable {
  /// What gives a variable its value.
  enum Role: UInt8, Sendable {
    /// Nothing yet; `solve()` decides.
    case pending
    /// A required equality whose other variables are fixed.
    case fixed
    /// A component.
    case member
    /// Nothing ever: no constraint mentions the variable, which is 0.
    case isolated
  }

  /// What solving has to know of one variable, side by side, since it is mostly used together.
  struct Record: Sendable {
    /// The value as last solved for, not yet shown. Of variables on a tape that ran, see there.
    var working = 0.0
    /// The number of variables that were made before.
    var age: UInt64
    /// The order among fixed variables, in which they can be evaluated.
    var rank = 0
    /// The defining constraint of a fixed variable, the component of a member.
    var owner: Int32 = -1
    /// The first of the terms that mention the variable, in `ConstraintStore`, or -1.
    var firstTerm: Int32 = -1
    /// Scratch: the index of the variable within the component, or on the tape, being made.
    var localIndex: Int32 = -1
    /// What gives the variable its value since the last `solve()`.
    var role = Role.pending
    /// Whether the slot is in use.
    var isAlive = true
    /// Whether the variable is in `LayoutEngine.touchedVariables`.
    var isTouched = false
    /// Whether the variable is in `LayoutEngine.pendingVariables`.
    var isQueued = false
  }

  /// What callers see of one variable: little, so that reading many costs little memory traffic.
  struct Shown: Sendable {
    /// The value that callers read; always finite.
    var value = 0.0
    /// How often the slot was used before, which tells stale handles from valid ones.
    var generation: UInt32 = 0
    /// The epoch in which the value changed last, or 0.
    var changedIn: UInt32 = 0

    /// Shows callers a value; returns whether the variable joins those that changed in an epoch.
    @inline(__always)
    mutating func show(_ new: Double, in epoch: UInt32) -> Bool {
      // A value that overflowed is not shown; the last one stays.
      guard value != new, new.isFinite else { return false }
      value = new
      return noteChange(in: epoch)
    }

    /// Returns whether the variable joins those that changed in an epoch.
    @inline(__always)
    mutating func noteChange(in epoch: UInt32) -> Bool {
      guard changedIn != epoch else { return false }
      changedIn = epoch
      return true
    }
  }

  /// Begins when callers take the list of changed variables, which unmarks all of them at once.
  private(set) var epoch: UInt32 = 1

  /// All variables, by slot.
  var records: [Record] = []
  /// By the same slots.
  var shown: [Shown] = []
  /// Slots of removed variables, which are used again.
  private var free: [Int32] = []
  /// The age of the next variable.
  private var nextAge: UInt64 = 0

  /// The number of slots, unused ones included.
  var count: Int { records.count }

  /// Reserves space for `count` variables in total.
  mutating func reserveCapacity(_ count: Int) {
    records.reserveCapacity(count)
    shown.reserveCapacity(count)
  }

  /// Makes a variable without a role and returns its slot. Complexity: amortized O(1).
  mutating func make() -> Int32 {
    defer { nextAge += 1 }
    if let slot = free.popLast() {
      reset(Int(slot))
      return slot
    }
    records.append(Record(age: nextAge))
    shown.append(Shown())
    return Int32(records.count - 1)
  }

  /// Gives a slot to a new variable. What lists of the engine say about the slot stays.
  private mutating func reset(_ index: Int) {
    records[index].isAlive = true
    records[index].age = nextAge
    records[index].role = .pending
    records[index].owner = -1
    records[index].working = 0
    shown[index].value = 0
    records[index].firstTerm = -1
    shown[index].changedIn = 0
  }

  /// Removes a variable; the slot gets another generation.
  mutating func release(_ slot: Int32) {
    records[Int(slot)].isAlive = false
    shown[Int(slot)].generation &+= 1
    free.append(slot)
  }

  // MARK: Lists of variables

  /// The live pending ones of some variables, oldest first, each with its index in the result as its
  /// local one. None of the given is queued any more.
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

  /// Shows callers the values of variables; those that were not changed before join `changed`.
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

  /// Gives variables the first of some values; those that were not touched join `touched`.
  mutating func take(_ values: [Double], for members: [Int32], _ touched: inout [Int32]) {
    records.withUnsafeMutableBufferPointer { records in
      for (position, variable) in members.enumerated() {
        records[Int(variable)].working = values[position]
        guard !records[Int(variable)].isTouched else { continue }
        records[Int(variable)].isTouched = true
        touched.append(variable)
      }
    }
  }

  /// Marks all variables as unchanged. Complexity: O(1).
  mutating func beginEpoch() {
    epoch &+= 1
    guard epoch == 0 else { return }
    // Once in four billion lists.
    for index in shown.indices { shown[index].changedIn = 0 }
    epoch = 1
  }

  /// Sorts variables, oldest first.
  func sortByAge(_ slots: inout [Int32]) { slots.sort(byAge: { records[Int($0)].age }) }
}
