// One stage: minimize a convex piecewise-linear cost over the face, by the primal simplex method.

extension Block {
  /// After this many steps in place the entering column is drawn at random until the cost falls.
  ///
  /// A random walk over the bases of a vertex leaves it with probability 1, where the best-descent
  /// rule may cycle; the generator is seeded by the count, so that runs are repeatable.
  private static let degenerateSteps = 30

  /// The tableau is computed afresh after this many basis changes, or as many as it has columns,
  /// since computing it takes about as many: that bounds the errors that changes leave behind at
  /// twice the least possible work.
  private static let pivotsBetweenRefactorings = 100

  /// Whether so many pivots were made since the tableau was computed that its errors may matter.
  private var needsRefactoring: Bool {
    pivotsSinceRefactoring > max(Self.pivotsBetweenRefactorings, structuralCount)
  }

  /// A stage gives up improving after this many steps for each column, and `leastStepLimit` more,
  /// which is reported. No system takes more than a few; only reduced costs that are rounding
  /// errors could.
  private static let stepsPerColumn = 50
  /// What a stage of few columns may take beyond that: enough for many random walks out of a vertex,
  /// which may each take some times `degenerateSteps` however few columns there are.
  private static let leastStepLimit = 1000

  /// The step limit of this stage: the program's, or that of a stage of this size.
  private var mostSteps: Int {
    min(max(0, stepLimit), Self.leastStepLimit + Self.stepsPerColumn * columnCount)
  }

  /// Minimizes the cost of the stage over the present intervals, by the primal simplex method with
  /// long steps: the entering column passes breakpoints as long as the cost decreases.
  ///
  /// Returns false if the cost is unbounded below. Sets `hasReachedStepLimit` if it gives up before
  /// the optimum.
  mutating func minimize() -> Bool {
    if needsRefactoring { refactor() }
    if pivotsSinceValues > Self.pivotsBetweenRefactorings / 2 { computeBasicValues() }
    findSegments()
    computeReducedCosts()
    var isExact = true
    var stalled = 0
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<mostSteps {
      let isRandom = stalled > Self.degenerateSteps
      guard let descent = chooseEntering(isRandom: isRandom, &seed) else {
        if isExact { return true }
        computeReducedCosts()
        isExact = true
        continue
      }
      guard let step = move(along: descent) else { return false }
      isExact = false
      stalled = step > Tolerance.position ? 0 : stalled + 1
      if needsRefactoring {
        refactor()
        computeBasicValues()
        computeReducedCosts()
        isExact = true
      }
    }
    computeReducedCosts()
    hasReachedStepLimit = hasReachedStepLimit || chooseEntering(isRandom: false, &seed) != nil
    return true
  }

  /// Finds the linear piece of its cost on which each basic column is. Entries at the value itself
  /// count as not passed.
  private mutating func findSegments() {
    for column in costly where basisIndex[Int(column)] >= 0 {
      segment[Int(column)] = Int32(
        entriesPassed(Int(column), at: value[Int(column)], inclusive: false))
    }
  }

  /// The nonbasic column and direction with the steepest descent of the cost (Dantzig's rule), or a
  /// random one of all that descend; nil if the stage is optimal.
  ///
  /// Complexity: O(structural columns and their entries).
  func chooseEntering(isRandom: Bool, _ seed: inout UInt64) -> Descent? {
    var best: Descent?
    var candidates: UInt64 = 0
    for position in 0..<structuralCount {
      let column = Int(nonbasic[position])
      guard lower[column] < upper[column] else { continue }
      let (up, down, zero) = rates(at: position)
      var candidate: Descent?
      if up < -zero, value[column] < upper[column] {
        candidate = Descent(position: position, sign: 1, rate: up)
      } else if down < -zero, value[column] > lower[column] {
        candidate = Descent(position: position, sign: -1, rate: down)
      }
      guard let candidate else { continue }
      if isRandom {
        candidates += 1
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        if (seed >> 33) % candidates == 0 { best = candidate }
      } else if best == nil || candidate.rate < best!.rate {
        best = candidate
      }
    }
    return best
  }
}
