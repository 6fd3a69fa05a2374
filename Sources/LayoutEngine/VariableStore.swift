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

  var generation: [UInt32] = []
  var isAlive: [Bool] = []
  /// The number of variables that were made before.
  var age: [UInt64] = []
  var role: [Role] = []
  /// The defining constraint of a fixed variable, the component of a member.
  var owner: [Int32] = []
  /// The order among fixed variables, in which they can be evaluated.
  var rank: [Int] = []
  /// The value as last solved for, not yet published.
  var working: [Double] = []
  /// The value that callers see.
  var published: [Double] = []
  var isChanged: [Bool] = []
  var isTouched: [Bool] = []
  /// Whether the variable is in `LayoutEngine.pendingVariables`.
  var isQueued: [Bool] = []
  /// The first of the terms that mention the variable, in `ConstraintStore`, or -1.
  var firstTerm: [Int32] = []
  private var free: [Int32] = []
  private var nextAge: UInt64 = 0

  /// Scratch: the index of the variable within the component being built.
  var localIndex: [Int32] = []

  var count: Int { generation.count }

  mutating func make() -> Int32 {
    defer { nextAge += 1 }
    if let slot = free.popLast() {
      let index = Int(slot)
      isAlive[index] = true
      age[index] = nextAge
      role[index] = .pending
      owner[index] = -1
      working[index] = 0
      published[index] = 0
      firstTerm[index] = -1
      return slot
    }
    generation.append(0)
    isAlive.append(true)
    age.append(nextAge)
    role.append(.pending)
    owner.append(-1)
    rank.append(0)
    working.append(0)
    published.append(0)
    isChanged.append(false)
    isTouched.append(false)
    isQueued.append(false)
    firstTerm.append(-1)
    localIndex.append(-1)
    return Int32(generation.count - 1)
  }

  mutating func release(_ slot: Int32) {
    isAlive[Int(slot)] = false
    generation[Int(slot)] &+= 1
    free.append(slot)
  }
}
