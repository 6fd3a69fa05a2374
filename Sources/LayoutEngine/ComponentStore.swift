/// The components that the variables which are not fixed form.
///
/// Components share no variable, and each keeps its solver with the last basis. An edit of a
/// constant solves its component again; an edit of the structure releases the component.
struct ComponentStore: Sendable {
  /// A set of variables that constraints connect, with those constraints.
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
    /// Whether the slot is in use.
    var isAlive = true
  }

  /// All components, and slots of dissolved ones, by the number that members have as their owner.
  var slots: [Component] = []
  /// Slots of dissolved components, which are used again.
  private var free: [Int32] = []

  /// Stores a component and returns its slot. Complexity: amortized O(1).
  mutating func make(_ component: Component) -> Int32 {
    if let slot = free.popLast() {
      slots[Int(slot)] = component
      return slot
    }
    slots.append(component)
    return Int32(slots.count - 1)
  }

  /// Drops a component with its solver; the slot is used again.
  mutating func release(_ slot: Int32) {
    slots[Int(slot)] = Component(variables: [], constraints: [], isAlive: false)
    free.append(slot)
  }
}
