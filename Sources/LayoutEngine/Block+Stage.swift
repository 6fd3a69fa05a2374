// One stage, which minimizes a convex piecewise-linear cost on the face with the primal simplex
// method.

extension Block {
  /// The number of degenerate steps after which the entering column is chosen at random until the
  /// cost decreases.
  ///
  /// A random walk over the bases of a vertex leaves it with probability 1, whereas the rule of the
  /// steepest descent may cycle. The count is the seed of the generator, so that runs are
  /// repeatable.
  private static let degenerateSteps = 30

  /// The number of degenerate steps of a stage, in addition to one per column, after which entries
  /// are perturbed. Stages of layouts take fewer.
  private static let maxDegenerateSteps = 200

  /// The number of basis changes after which the tableau is computed again. If the tableau has more
  /// columns than this, their number is the limit, because computing the tableau takes about that
  /// many changes. This bounds the accumulated errors at no more than twice the minimum work.
  private static let pivotsBetweenRefactorings = 100

  /// A Boolean value that indicates whether there were so many pivots since the tableau was
  /// computed that its errors may matter.
  private var needsRefactoring: Bool {
    pivotsSinceRefactoring > max(Self.pivotsBetweenRefactorings, structuralCount)
  }

  /// The number of steps per column, in addition to `minStepLimit`, after which a stage stops
  /// improving and reports this. No system takes more than a few steps per column. Only reduced
  /// costs that are rounding errors could need more.
  private static let stepsPerColumn = 50
  /// The number of additional steps for stages with few columns. It allows for many random walks
  /// out of a vertex, each of which may take several times `degenerateSteps` regardless of the
  /// number of columns.
  private static let minStepLimit = 1000

  /// The step limit of this stage: `stepLimit`, or the limit for a stage of this size if that is
  /// lower.
  private var maxSteps: Int {
    min(max(0, stepLimit), Self.minStepLimit + Self.stepsPerColumn * columnCount)
  }

  /// Minimizes the cost of the stage within the current intervals, with the primal simplex method
  /// and long steps: the entering column passes breakpoints as long as the cost decreases.
  ///
  /// Returns false if the cost is unbounded below. Sets `hasReachedStepLimit` if it stops before
  /// the optimum.
  mutating func minimize() -> Bool {
    if needsRefactoring { refactor() }
    if pivotsSinceValues > Self.pivotsBetweenRefactorings / 2 { computeBasicValues() }
    findSegments()
    computeReducedCosts()
    var isExact = true
    var stalled = 0
    var degenerate = 0
    var perturbation: Perturbation?
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<maxSteps {
      let isRandom = stalled > Self.degenerateSteps
      guard let descent = chooseEntering(isRandom: isRandom, &seed) else {
        if isExact {
          guard let removed = perturbation.take() else { return true }
          if endPerturbation(removed) { return true }
          continue
        }
        computeReducedCosts()
        isExact = true
        continue
      }
      guard let step = move(along: descent) else {
        if let removed = perturbation.take() { _ = endPerturbation(removed) }
        return false
      }
      isExact = false
      if step > Tolerance.position {
        stalled = 0
      } else {
        stalled += 1
        degenerate += 1
        if degenerate == Self.maxDegenerateSteps + structuralCount {
          perturbation = perturb(&seed)
          findSegments()
          computeReducedCosts()
          isExact = true
        }
      }
      if needsRefactoring {
        refactor()
        computeBasicValues()
        computeReducedCosts()
        isExact = true
      }
    }
    if let removed = perturbation.take(), endPerturbation(removed) { return true }
    computeReducedCosts()
    hasReachedStepLimit = hasReachedStepLimit || chooseEntering(isRandom: false, &seed) != nil
    return true
  }

  /// Removes a perturbation. Returns true if the basis is optimal. Otherwise, the stage continues
  /// from it.
  private mutating func endPerturbation(_ perturbation: Perturbation) -> Bool {
    let isOptimal = remove(perturbation)
    if !isOptimal { findSegments() }
    computeReducedCosts()
    return isOptimal
  }

  /// Finds the linear piece of its cost for each basic column. Entries at the value itself count as
  /// not passed.
  private mutating func findSegments() {
    for column in costly where state[Int(column)].basisIndex >= 0 {
      state[Int(column)].segment = Int32(
        entriesPassed(Int(column), at: state[Int(column)].value, inclusive: false))
    }
  }

  /// Returns a Boolean value that indicates whether the last entry by which ties are broken for the
  /// nonbasic column at `position` comes after that of another one. The result is false if no ties
  /// are being broken.
  ///
  /// If many columns could take a violation, as in a row that is too short for the preferred sizes
  /// of its views, this choice moves the violation to the last of them at once instead of to each
  /// in turn.
  private func isSettledLater(_ position: Int, than other: Int) -> Bool {
    !tieRank.isEmpty && tieRank[Int(nonbasic[position])] > tieRank[Int(nonbasic[other])]
  }

  /// Returns the nonbasic column and direction with the steepest descent of the cost (Dantzig's
  /// rule), or a random one of all descents. Returns `nil` if the stage is optimal.
  ///
  /// - Complexity: O(*n*), where *n* is the number of structural columns and their entries.
  func chooseEntering(isRandom: Bool, _ seed: inout UInt64) -> Descent? {
    var best: Descent?
    var candidates: UInt64 = 0
    for position in 0..<structuralCount {
      let column = Int(nonbasic[position])
      guard state[column].lower < state[column].upper else { continue }
      let (up, down, zero) = rates(at: position)
      var candidate: Descent?
      if up < -zero, state[column].value < state[column].upper {
        candidate = Descent(position: position, sign: 1, rate: up)
      } else if down < -zero, state[column].value > state[column].lower {
        candidate = Descent(position: position, sign: -1, rate: down)
      }
      guard let candidate else { continue }
      if isRandom {
        candidates += 1
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        if (seed >> 33) % candidates == 0 { best = candidate }
      } else if best == nil || candidate.rate < best!.rate
        || (candidate.rate == best!.rate && isSettledLater(position, than: best!.position))
      {
        best = candidate
      }
    }
    return best
  }
}
