import Foundation

/// A recorder of operations that can be undone and redone.
///
/// It replaces a class that Foundation on Linux does not have.
///
/// - Remark: Partial. Each registration outside a group is a separate group; Foundation joins those
///   of one turn of the run loop. Text inputs do not register operations.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// Operations that are undone or redone together, in the order of registration.
  private struct Group {
    var name = ""
    var operations: [@MainActor () -> Void] = []
  }

  private var undos: [Group] = []
  private var redos: [Group] = []
  /// The groups that were begun and not ended, from the outside.
  private var open: [Group] = []
  private var disabledCount = 0

  /// Creates a manager without operations.
  nonisolated public override init() { super.init() }

  /// A Boolean value that indicates whether there is an operation to undo.
  open var canUndo: Bool { !undos.isEmpty || open.contains { !$0.operations.isEmpty } }
  /// A Boolean value that indicates whether there is an operation to redo.
  open var canRedo: Bool { !redos.isEmpty }
  /// A Boolean value that indicates whether an undo is in progress.
  open private(set) var isUndoing = false
  /// A Boolean value that indicates whether a redo is in progress.
  open private(set) var isRedoing = false
  /// The number of open groups.
  open var groupingLevel: Int { open.count }
  /// The maximum number of groups for undo. The default is 0, which means that there is no limit.
  open var levelsOfUndo = 0 { didSet { limit() } }
  /// A Boolean value that indicates whether operations are registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Stops the registration of operations until the matching `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Ends the last `disableUndoRegistration()`.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Registers a closure that undoes an operation on a target, which is not retained. During an
  /// undo, it redoes the operation.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let operation: @MainActor () -> Void = { [weak target] in
      if let target { handler(target) }
    }
    if !open.isEmpty {
      open[open.count - 1].operations.append(operation)
    } else {
      keep(Group(operations: [operation]))
    }
    if !isUndoing, !isRedoing { redos = [] }
  }

  /// Begins a group, within which operations are undone together.
  open func beginUndoGrouping() { open.append(Group()) }
  /// Ends the last group. It becomes part of the group around it, if any.
  open func endUndoGrouping() {
    guard let last = open.popLast() else { return }
    if open.isEmpty {
      if !last.operations.isEmpty { keep(last) }
    } else {
      open[open.count - 1].operations += last.operations
    }
  }

  /// Closes open groups and undoes the last group, starting with its last operation.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undos.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Redoes the group that was undone last.
  open func redo() {
    guard let group = redos.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Runs a group. The operations that it registers become one group with the same name.
  private func run(_ group: Group) {
    open.append(Group(name: group.name))
    for operation in group.operations.reversed() { operation() }
    endUndoGrouping()
  }

  /// Stores a group: for redo during an undo, and for undo in all other cases.
  private func keep(_ group: Group) {
    if isUndoing { return redos.append(group) }
    undos.append(group)
    limit()
  }

  private func limit() {
    if levelsOfUndo > 0 { undos.removeFirst(max(0, undos.count - levelsOfUndo)) }
  }

  /// Forgets all operations.
  open func removeAllActions() { (undos, redos, open) = ([], [], []) }

  /// The name of the operation that is undone next, for menus. It is empty if there is no name.
  open var undoActionName: String { open.last?.name ?? undos.last?.name ?? "" }
  /// The name of the operation that is redone next. It is empty if there is no name.
  open var redoActionName: String { redos.last?.name ?? "" }
  /// Sets the name of the outermost open group, or of the last group to undo if no group is open.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[0].name = actionName
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }
}
