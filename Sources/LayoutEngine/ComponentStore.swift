/// The components that the variables which are not fixed fall into.
struct ComponentStore: Sendable {
  struct Component: Sendable {
    /// Oldest first; the position is the index in the solver's system.
    var variables: [Int32]
    /// Oldest first; the position is the index in the solver's system.
    var constraints: [Int32]
    /// Made on the first solve.
    var solver: ComponentSolver?
    /// Whether the values are those of a tape, which knew that there are no others; the solver has
    /// not seen the present constants.
    var isFromTape = false
    /// Scratch: the index of the component among the members of the tape that has it.
    var tapeMember: Int32 = -1
    /// Whether it waits in `pendingComponents`.
    var isPending = false
    var isAlive = true
  }

  var slots: [Component] = []
  private var free: [Int32] = []

  mutating func make(_ component: Component) -> Int32 {
    if let slot = free.popLast() {
      slots[Int(slot)] = component
      return slot
    }
    slots.append(component)
    return Int32(slots.count - 1)
  }

  mutating func release(_ slot: Int32) {
    slots[Int(slot)] = Component(variables: [], constraints: [], isAlive: false)
    free.append(slot)
  }
}
