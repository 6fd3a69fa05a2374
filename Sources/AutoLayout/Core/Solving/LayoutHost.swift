import Foundation
import LayoutEngine

/// An engine and its connection to a tree of views: the variables of items, the rows of
/// constraints, and the changes since the last solution.
///
/// No access to a stored property is in progress while code of another type runs that could access
/// it again, so that the accesses are not checked at run time.
///
/// A root has one host, which is created at the first pass or by the first measurement of the root.
/// Other measurements use a temporary second host (`isMeasuring`). Views report changes, and
/// nothing is lowered before the next pass.
@MainActor
final class LayoutHost {
  unowned(unsafe) let root: UIView
  /// A Boolean value that indicates whether the host only measures its root and does not change
  /// views.
  @exclusivity(unchecked) var isMeasuring: Bool
  /// The state of the conversion of a measurement's system into that of the layout.
  var measurementUse = MeasurementUse.none
  @exclusivity(unchecked) var engine = LayoutEngine()

  /// The record that a variable belongs to, by the index of the variable. The host keeps each
  /// record alive with one reference, not one for each of its variables.
  @exclusivity(unchecked) private var owners: [Unmanaged<LayoutRecord>?] = []
  /// The constraint with a row of the engine, by the row's index. Bounds do not belong to a
  /// constraint, and content size constraints are created when they are requested.
  @exclusivity(unchecked) private var constraintsByHandle: [NSLayoutConstraint?] = []
  /// The number of constraints in the engine, including content size constraints that were not
  /// requested.
  @exclusivity(unchecked) var rowCount = 0
  /// The constraints whose constants depend on solved sizes, with their rows, in the order of their
  /// addition. Removed rows stay until the next pass.
  @exclusivity(unchecked) var solutionRows:
    [(constraint: NSLayoutConstraint, handle: LayoutEngine.Constraint)] = []
  /// The records of the scrolling views between the items and the holder of a constraint, by the
  /// constraint.
  @exclusivity(unchecked) var scrolled: [ObjectIdentifier: [LayoutRecord]] = [:]
  /// The values that `exerciseAmbiguityInLayout()` displays instead of the solved ones.
  @exclusivity(unchecked) var exercised: [LayoutEngine.Variable: Double] = [:]
  /// The solutions between which `exerciseAmbiguityInLayout()` switches in the current system.
  @exclusivity(unchecked) var exercises: [AmbiguityExercise] = []
  /// The required constraints that were broken in the last solution.
  @exclusivity(unchecked) var broken: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The conflicts in the current or last solution, and in the previous one.
  @exclusivity(unchecked) var conflicts: Set<Conflict> = []
  @exclusivity(unchecked) var knownConflicts: Set<Conflict> = []
  /// The conflicts in the last solution, with the constraint that was broken.
  @exclusivity(unchecked) var contradictions:
    [(members: [ObjectIdentifier], broken: ObjectIdentifier)] = []
  /// The number of views found so far whose height depends on their width.
  @exclusivity(unchecked) var measurementCount = 0
  /// The records whose text has to be measured again if their width changed: those whose width or
  /// content changed since the last measurement.
  @exclusivity(unchecked) var unmeasured: [LayoutRecord] = []
  /// The records that may request the width of their wrapped lines: those that were measured since
  /// labels were last checked for it.
  @exclusivity(unchecked) var unhugged: [LayoutRecord] = []
  /// The labels that request the width of their wrapped lines. Labels that no longer do stay in the
  /// list until the next layout.
  @exclusivity(unchecked) var hugging: [LayoutRecord] = []
  /// The number of labels that request the width of their wrapped lines.
  @exclusivity(unchecked) var huggingCount = 0
  /// The alignment insets with which the constraints on a view were lowered, by the record of the
  /// view, if they are not zero.
  @exclusivity(unchecked) var loweredAlignmentInsets: [ObjectIdentifier: UIEdgeInsets] = [:]
  /// The number of views whose alignment rectangle does not follow from `alignmentRectInsets`.
  @exclusivity(unchecked) var customAlignmentCount = 0
  @exclusivity(unchecked) var brokenTextStage = BrokenTextStage.singleLines

  // The changes since the last pass, in order, so that layout is deterministic.
  @exclusivity(unchecked) var arrivals: [UIView] = []
  @exclusivity(unchecked) var changedConstraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var changedPlacements: [UIView] = []
  /// The views that were moved and that their masks place.
  @exclusivity(unchecked) var movedViews: [LayoutRecord] = []
  @exclusivity(unchecked) var changedContentSizes: [UIView] = []
  @exclusivity(unchecked) var changedInsets: [UIView] = []
  /// A Boolean value that indicates whether the system of the engine differs from the last solved
  /// one.
  @exclusivity(unchecked) var isSystemChanged = true
  /// A Boolean value that indicates whether every active constraint of the tree has a row or is one
  /// of those that have changed or arrived since the last pass.
  @exclusivity(unchecked) var areRowsComplete = true
  /// A Boolean value that indicates whether the changes since the last pass are being applied, so
  /// that their lists are not complete.
  @exclusivity(unchecked) var isTakingChanges = false
  /// A Boolean value that indicates whether constraints of a document were added or removed since
  /// the last layout.
  var isStructureChanged = false
  /// A Boolean value that indicates whether the tree uses constraints, so that passes call
  /// `updateConstraints()`.
  var usesConstraints = false
  /// A Boolean value that indicates whether a layout is in progress.
  var isLayingOut = false
  /// The display of the tree since the last solution, once it was requested.
  @exclusivity(unchecked) private var knownDisplay: Display?

  /// The properties of the environment that layout needs for every view.
  struct Display {
    /// The number of pixels per point, at least 1.
    var scale: CGFloat
    /// A Boolean value that indicates whether solved frames are applied before `layoutSubviews()`,
    /// as in iOS 8 and later. An override that does not call super then has no effect on them.
    /// Earlier versions apply the frames in super.
    var framesPrecedeLayoutSubviews: Bool
  }

  /// The display of the tree.
  var display: Display {
    if let knownDisplay { return knownDisplay }
    let environment = root.layoutEnvironment
    let display = Display(
      scale: max(1, environment.displayScale),
      framesPrecedeLayoutSubviews: PlatformMetrics.framesPrecedeLayoutSubviews[environment.platform]
    )
    knownDisplay = display
    return display
  }

  /// Discards the display, which can differ in the next pass.
  func forgetDisplay() { knownDisplay = nil }

  /// An empty array whose capacity is reused.
  @exclusivity(unchecked) var spareTerms: [LayoutEngine.Term] = []
  /// The counter of the layouts in the current call, or `nil` if the detection of loops is
  /// disabled.
  @exclusivity(unchecked) var layoutCounts: FeedbackLoopRecorder?
  /// The feedback loop of the last layout if it did not settle.
  var feedbackLoop: FeedbackLoop?
  /// The amount of work so far, for tests of performance.
  @exclusivity(unchecked) var statistics = Statistics()

  /// The amounts of work.
  struct Statistics {
    /// The number of calls of `layoutSubviews()`.
    var layouts = 0
    /// The number of times that a changed system was solved.
    var solutions = 0
    /// The number of constraints that were converted to equations, including unchanged equations.
    var lowerings = 0
    /// The number of calls that ended because layout did not settle.
    var feedbackLoops = 0
  }

  init(root: UIView, isMeasuring: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
    arrivals = [root]
  }

  deinit {
    let (owners, constraints) = (owners, constraintsByHandle)
    // Each record is released once, after it was read for all of its variables.
    var owned: [Unmanaged<LayoutRecord>] = []
    owned.reserveCapacity(owners.count / 4)
    for (index, owner) in owners.enumerated() {
      if let owner, owner.withInstance({ Int($0.x.index) == index }) { owned.append(owner) }
    }
    for owner in owned {
      let record = owner.takeRetainedValue()
      record.life.remove(record)
    }
    let id = ObjectIdentifier(self)
    for constraint in constraints { constraint?.removeRow(of: id) }
  }

  // MARK: - Records and rows

  /// Returns the record of an item, or `nil` if it has no variables.
  func record(of item: any LayoutItem) -> LayoutRecord? { item.life.record(in: self) }

  /// Returns the record of a view, or `nil` if the view has no variables. The lifetime record of
  /// the view is not read.
  func record(of view: UIView) -> LayoutRecord? {
    recordReference(of: view)?.takeUnretainedValue()
  }

  /// Returns the record of a view, which is not retained, or `nil` if the view has no variables.
  @inline(__always)
  func recordReference(of view: UIView) -> Unmanaged<LayoutRecord>? {
    guard let newest = view.recordReference,
      newest.withInstance({ $0.host }) != ObjectIdentifier(self)
    else { return view.recordReference }
    return view.life.record(in: self).map(Unmanaged.passUnretained)
  }

  /// Returns the record that a variable belongs to, or `nil` if there is none.
  func owner(of variable: LayoutEngine.Variable) -> LayoutRecord? {
    ownerReference(of: variable)?.takeUnretainedValue()
  }

  /// Returns the record to which a variable belongs, which is not retained.
  @inline(__always)
  func ownerReference(of variable: LayoutEngine.Variable) -> Unmanaged<LayoutRecord>? {
    let index = Int(variable.index)
    guard index < owners.count, let record = owners[index] else { return nil }
    return record.withInstance { $0.contains(variable) } ? record : nil
  }

  /// Reserves space for records by variable, and for rows by constraint of the engine, including
  /// existing ones.
  func reserveRecords(_ variables: Int, rows: Int) {
    owners.reserveCapacity(variables)
    constraintsByHandle.reserveCapacity(rows)
  }

  /// Creates the record of an item.
  func addRecord(of life: ItemLife) -> LayoutRecord {
    let record = LayoutRecord(self, life, engine: &engine)
    let owner = Unmanaged.passRetained(record)
    record.forEachVariable { set(owner, at: Int($0.index)) }
    life.add(record)
    return record
  }

  /// Associates a variable, by its index, with a record.
  @inline(__always)
  private func set(_ record: Unmanaged<LayoutRecord>, at index: Int) {
    // Most variables are new, in the order of their indices.
    guard index != owners.count else { return owners.append(record) }
    while owners.count <= index { owners.append(nil) }
    owners[index] = record
  }

  /// Removes a record, which the caller keeps alive.
  func remove(_ record: LayoutRecord) {
    record.forEachVariable { owners[Int($0.index)] = nil }
    record.life.remove(record)
    Unmanaged.passUnretained(record).release()
  }

  /// Returns the row of a constraint, or `nil` if it has none.
  @inline(__always)
  func row(of constraint: NSLayoutConstraint) -> ConstraintRow? { constraint.row(in: self) }

  /// Returns the constraint to which a row of the engine belongs, or `nil` for bounds. A constraint
  /// for the content of a view is created if necessary.
  func constraint(of handle: LayoutEngine.Constraint) -> NSLayoutConstraint? {
    let index = Int(handle.index)
    guard index < constraintsByHandle.count, let constraint = constraintsByHandle[index] else {
      return contentConstraint(of: handle)
    }
    return constraint.row(in: self)?.contains(handle) == true ? constraint : nil
  }

  /// The records in the order of their variables.
  ///
  /// - Complexity: O(*n*), where *n* is the number of variables.
  var records: [LayoutRecord] {
    owners.enumerated().compactMap { index, owner in
      owner.flatMap { owner in
        owner.withInstance { Int($0.x.index) == index } ? owner.takeUnretainedValue() : nil
      }
    }
  }

  /// The records of the views whose height depends on their width, in the order in which they were
  /// found.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of variables.
  var widthDependents: [LayoutRecord] {
    var records = records.filter(\.dependsOnWidth)
    LayoutRecord.sortByMeasurement(&records)
    return records
  }

  /// Adds the row of a constraint.
  func add(_ row: ConstraintRow, of constraint: NSLayoutConstraint) {
    set(constraint, at: Int(row.handle.index))
    if let second = row.secondHandle { set(constraint, at: Int(second.index)) }
    constraint.add(row)
    rowCount += 1
  }

  /// Associates a row of the engine, by its index, with a constraint.
  @inline(__always)
  private func set(_ constraint: NSLayoutConstraint, at index: Int) {
    // Most constraints are new, in the order of their indices.
    guard index != constraintsByHandle.count else { return constraintsByHandle.append(constraint) }
    while constraintsByHandle.count <= index { constraintsByHandle.append(nil) }
    constraintsByHandle[index] = constraint
  }

  /// Removes the row of a constraint, which the caller keeps alive.
  func remove(_ row: ConstraintRow, of constraint: NSLayoutConstraint) {
    row.forEachHandle { constraintsByHandle[Int($0.index)] = nil }
    constraint.removeRow(of: row.host)
    rowCount -= 1
  }

  /// The rows of constraints in the order of the engine's slots. A row with several constraints of
  /// the engine occurs once. Rows for the content of views are omitted until their constraints are
  /// created.
  ///
  /// - Complexity: O(*n*), where *n* is the number of the engine's slots.
  var allRows: [ConstraintRow] {
    constraintsByHandle.enumerated().compactMap { index, constraint in
      constraint?.row(in: self).flatMap { Int($0.handle.index) == index ? $0 : nil }
    }
  }
}
