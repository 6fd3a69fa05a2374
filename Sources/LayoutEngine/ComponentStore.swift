/// The components of the variables that are not fixed.
///
/// Components share no variables. Each keeps its solver with the last basis, or refers to a solver
/// that it shares. After an edit of a constant, the component is solved again. An edit of the
/// structure releases the component.
struct ComponentStore: Sendable {
  /// A set of variables that constraints connect, together with these constraints.
  struct Component: Sendable {
    /// The variables, oldest first. The position is the index in the solver's system. Those that
    /// were removed, or that exist only in the solver, are -1.
    var variables: [Int32]
    /// The constraints, oldest first. The position is the index in the solver's system. Removed
    /// constraints are -1.
    var constraints: [Int32]
    /// The component's own solver. The array is empty before the first solution, or if the
    /// component shares a solver. It is an array because most components never have one.
    var solver: [ComponentSolver] = []
    /// The exact solver, if the coefficients of the component differ too much for floating-point
    /// numbers. The array is empty for all other components.
    var exact: [ExactSolver] = []
    /// The structure whose solvers the component shares, or `nil` if it has its own.
    var structure: PrototypeStore.Structure?
    /// The index of the structure's prototype.
    var prototype: Int32 = -1
    /// The index of the shared solver that solved the component last.
    var sharedSolver: Int32 = 0
    /// A Boolean value that indicates whether the values come from a tape that proved them unique.
    /// The solver does not have the current constants.
    var isFromTape = false
    /// Scratch: the index of the component among the members of its tape.
    var tapeMember: Int32 = -1
    /// A Boolean value that indicates whether the component is in `pendingComponents`.
    var isPending = false
    /// A Boolean value that indicates whether the solver has a solution.
    var isSolved = false
    /// A Boolean value that indicates whether the solver's structure was changed in place. Reading
    /// it from the solver would copy the solver.
    var isRevised = false
    /// A Boolean value that indicates whether right-hand sides changed since the last solution.
    var hasNewConstants = false
    /// The rows whose right-hand sides changed since the last solution, if they are few.
    var changedRows: [Int32] = []
    /// A Boolean value that indicates whether rows that are not in `changedRows` may have changed.
    var hasManyNewConstants = false
    /// A Boolean value that indicates whether `LayoutEngine.removals` refers to the component.
    var hasRemovals = false
    /// A Boolean value that indicates whether the slot is in use.
    var isAlive = true

    #if LAYOUT_ENGINE_CHECKS
      /// The number of constraints per changed constant above which only the effects of changes are
      /// solved. It is so low that many random systems are large enough.
      private static let constraintsPerChange = 2
    #else
      /// The number of constraints per changed constant above which only the effects of changes are
      /// solved. In that case, the tables of a revision save more time than their creation takes,
      /// which is that of some solutions.
      private static let constraintsPerChange = 16
    #endif

    /// Returns a Boolean value that indicates whether a number of changed constants is so small
    /// that only their effects are solved.
    func isFew(_ changes: Int) -> Bool {
      changes <= constraints.count / Self.constraintsPerChange
    }

    /// Records that the right-hand side of a row changed. A shared solver receives all right-hand
    /// sides.
    mutating func noteNewConstant(row: Int32) {
      hasNewConstants = true
      guard !hasManyNewConstants, structure == nil else { return }
      changedRows.append(row)
      if changedRows.count > constraints.count / 8 { noteManyNewConstants() }
    }

    /// Records that any right-hand side may have changed.
    mutating func noteManyNewConstants() {
      hasNewConstants = true
      hasManyNewConstants = true
      changedRows.removeAll(keepingCapacity: true)
    }

    /// Records that the solver gets the current constants. Returns the rows whose constants have
    /// changed, or `nil` for all rows.
    mutating func takeConstants() -> [Int32]? {
      let areMany = hasManyNewConstants || isFromTape
      isFromTape = false
      hasNewConstants = false
      hasManyNewConstants = false
      var rows: [Int32] = []
      swap(&rows, &changedRows)
      return areMany ? nil : rows
    }
  }

  /// A constraint or variable that was removed from a component since the last solution.
  struct Removal: Sendable {
    /// A removed member, by its index in the solver's system.
    enum Member: Sendable {
      case constraint(row: Int32)
      case variable(Int32)
    }

    /// The component's slot.
    var component: Int32
    /// The removed constraint or variable.
    var member: Member
  }

  /// All components and free slots, by the number that members have as their owner.
  var slots: [Component] = []
  /// The free slots.
  private var free: [Int32] = []

  /// Reserves space for a number of new components.
  mutating func reserveCapacity(adding count: Int) {
    let needed = slots.count + count - free.count
    // The capacity grows as that of an array, because each of many small additions would copy the
    // slots.
    if needed > slots.capacity { slots.reserveCapacity(max(needed, 2 * slots.capacity)) }
  }

  /// Stores a component and returns its slot.
  ///
  /// - Complexity: O(1), amortized.
  mutating func make(_ component: consuming Component) -> Int32 {
    if let slot = free.popLast() {
      slots[Int(slot)] = component
      return slot
    }
    slots.append(component)
    return Int32(slots.count - 1)
  }

  /// Removes a component with its solver. The slot is used again.
  mutating func release(_ slot: Int32) {
    slots[Int(slot)] = Component(variables: [], constraints: [], isAlive: false)
    free.append(slot)
  }
}
