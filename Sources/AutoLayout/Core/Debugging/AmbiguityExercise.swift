import LayoutEngine

/// The solutions of a group of variables that are ambiguous together. `exerciseAmbiguityInLayout()`
/// switches between them.
///
/// Views of one group are often exercised one after the other, before a layout shows the result:
///
///     for view in container.subviews where view.hasAmbiguousLayout { view.exerciseAmbiguityInLayout() }
///
/// Two labels of the group then request the same change. A turn is the time between two layouts.
/// The first call of a turn switches to the next solution. Calls of other views in the turn do not
/// switch again: they add the solutions in which their views are at the ends of their ranges, which
/// are shown in later turns.
struct AmbiguityExercise {
  /// The values of the variables in a solution.
  typealias Values = [LayoutEngine.Variable: Double]

  /// The variables of the group, which are connected by constraints.
  let variables: Set<LayoutEngine.Variable>
  /// The solutions in the order in which they are shown. The first one is the engine's solution.
  private var solutions: [Values]
  /// The index of the solution that is shown.
  private var shownIndex = 0
  /// The views for which the ends of their ranges are among the solutions.
  private var explored: Set<ObjectIdentifier> = []
  /// The views that were exercised since the last layout.
  private var exercised: Set<ObjectIdentifier> = []
  /// The views that were exercised in the previous turn.
  private var exercisedBefore: Set<ObjectIdentifier> = []

  /// The minimum visible move in points, a third of a pixel's width.
  private static let visibleMove = 0.1

  /// Begins with the engine's solution.
  init(_ solution: Values) {
    variables = Set(solution.keys)
    solutions = [solution]
  }

  /// The solution that is shown, or `nil` if it is that of the engine.
  var shown: Values? { shownIndex == 0 ? nil : solutions[shownIndex] }

  /// Records that the ends of a view's range are among the solutions. Returns false if they already
  /// were.
  mutating func explore(_ view: ObjectIdentifier) -> Bool { explored.insert(view).inserted }

  /// Adds a solution, unless another one has the same values of a view.
  mutating func add(_ solution: Values, of own: [LayoutEngine.Variable]) {
    guard solutions.allSatisfy({ Self.differ($0, solution, own) }) else { return }
    solutions.append(solution)
  }

  /// Switches to the next solution, unless another view did since the last layout.
  ///
  /// If only one view is exercised, it moves with every call. If several are, a solution may move
  /// the others and not this one.
  mutating func advance(_ view: ObjectIdentifier, _ own: [LayoutEngine.Variable]) {
    let isFirst = exercised.isEmpty || exercised.contains(view)
    exercised.insert(view)
    guard isFirst else { return }
    let isAlone = exercised.union(exercisedBefore).count == 1
    for step in 1..<max(solutions.count, 2) {
      let next = (shownIndex + step) % solutions.count
      guard !isAlone || Self.differ(solutions[next], solutions[shownIndex], own) else { continue }
      shownIndex = next
      return
    }
  }

  /// Ends the turn: a layout has shown the solution.
  mutating func endTurn() {
    guard !exercised.isEmpty else { return }
    exercisedBefore = exercised
    exercised = []
  }

  /// Returns a Boolean value that indicates whether variables have visibly different values in two
  /// solutions.
  private static func differ(
    _ a: Values, _ b: Values, _ variables: [LayoutEngine.Variable]
  ) -> Bool {
    variables.contains { abs((a[$0] ?? 0) - (b[$0] ?? 0)) > visibleMove }
  }
}
