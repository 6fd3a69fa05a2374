import Foundation

/// The constraints of a stack view's former arrangement, from which the next one reuses those with
/// equal statements.
///
/// Both arrangements have their constraints in the same order, apart from those that an edit adds,
/// removes or moves, so a search begins after the constraint that was reused last.
@MainActor
struct FormerStackConstraints {
  private var constraints: [NSLayoutConstraint] = []
  /// For each constraint, a Boolean value that indicates whether it was reused.
  private var isTaken: [Bool] = []
  /// The statements of the constraints.
  private var statements: [StackStatement] = []
  /// The index after the constraint that was reused last.
  private var next = 0
  /// The number of unsuccessful searches.
  private var misses = 0
  /// The indexes of all constraints by statement, once many searches were unsuccessful.
  private var places: [StackStatement: Int]?
  /// A Boolean value that indicates whether a constraint whose age matters was missing. Those after
  /// it are then created again, so that their order by age is that of a new stack view.
  private var isOrderBroken = false

  /// The maximum number of constraints that a search visits.
  private static let reach = 64
  /// The number of searches without a result after which the positions of all constraints are
  /// recorded.
  private static let maxMisses = 16

  /// Creates an empty list.
  init() {}

  /// Creates the list of the constraints of an arrangement.
  init(_ constraints: [NSLayoutConstraint], _ statements: [StackStatement]) {
    self.constraints = constraints
    self.statements = statements
    isTaken = Array(repeating: false, count: constraints.count)
  }

  /// Returns the constraint with a statement and removes it from the list. Returns `nil` if there
  /// is none, or if the app changed it.
  mutating func take(
    _ statement: StackStatement, _ first: any LayoutItem, _ second: (any LayoutItem)?
  ) -> NSLayoutConstraint? {
    guard !constraints.isEmpty, !(statement.dependsOnAge && isOrderBroken) else { return nil }
    if let place = place(of: statement), !isTaken[place],
      constraints[place].isIntact(statement, first, second)
    {
      isTaken[place] = true
      next = place + 1
      return constraints[place]
    }
    misses += 1
    if statement.dependsOnAge { isOrderBroken = true }
    return nil
  }

  /// Returns the constraints that were not reused, in order, and empties the list.
  mutating func takeRest() -> [NSLayoutConstraint] {
    defer { self = FormerStackConstraints() }
    var rest: [NSLayoutConstraint] = []
    for place in isTaken.indices where !isTaken[place] { rest.append(constraints[place]) }
    return rest
  }

  private mutating func place(of statement: StackStatement) -> Int? {
    let end = min(next + Self.reach, statements.count)
    for place in next..<end where statements[place] == statement { return place }
    guard misses >= Self.maxMisses else { return nil }
    if places == nil {
      places = Dictionary(
        zip(statements, statements.indices), uniquingKeysWith: { first, _ in first })
    }
    guard let place = places?[statement] else { return nil }
    // An older constraint must not follow a younger one whose age matters.
    return statement.dependsOnAge && place < next ? nil : place
  }
}

extension NSLayoutConstraint {
  /// Returns a Boolean value that indicates whether a constraint of a stack view is active and
  /// unchanged since the stack view created it.
  fileprivate func isIntact(
    _ statement: StackStatement, _ first: any LayoutItem, _ second: (any LayoutItem)?
  ) -> Bool {
    holder != nil && isArranged && firstItem === first && secondItem === second
      && constant == statement.constant && priority.rawValue == statement.priority
  }
}
