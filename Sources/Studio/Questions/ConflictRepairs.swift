import AutoLayout
import InterfaceBuilder
import LayoutAnalysis

/// A change that resolves a conflict. The change was verified by solving the layout.
struct RepairModel: Encodable, Equatable {
  /// The title of the repair's button.
  var title: String
  /// The consequences of the repair: the remaining conflicts, and the views that become ambiguous.
  var outcome: String
  /// A Boolean value that indicates whether no conflict remains, and no additional views are
  /// ambiguous.
  var isClean: Bool
  /// The sum of the distances in points by which the repair moves the edges of views.
  var movement: Double
  /// The change of the document.
  var edit: StudioEdit
}

/// The description of conflicting constraints, and the repairs.
struct ConflictAnswer: Encodable, Equatable {
  /// A constraint of the conflict.
  struct Member: Encodable, Equatable {
    /// The key of the constraint in the scene.
    var key: String
    /// The description of the constraint.
    var text: String
    /// A Boolean value that indicates whether the constraint is broken.
    var isBroken: Bool
  }

  /// The conflicting constraints.
  var members: [Member]
  /// The changes that resolve the conflict, best first.
  var repairs: [RepairModel]
}

/// Tries changes that could resolve a conflict of the scene.
///
/// For each constraint of the document, it tries a lower priority, and it tries removing the
/// constraint. It offers only the changes that reduce the number of conflicts in the layout.
@MainActor
struct ConflictRepairs {
  /// The document of the conflict.
  private let document: InterfaceDocument
  /// The layout with the conflict.
  private let snapshot: LayoutSnapshot
  /// The conflict with the keys of the scene, and with indices in the snapshot.
  private let conflict: (model: ConflictModel, places: [Int])
  /// The identifier of the root whose layout shows whether a repair helps.
  private let rootID: String?

  /// Creates a search for the conflict at an index in the scene's list.
  ///
  /// - Throws: `StudioError` if the scene does not have the conflict.
  init(
    _ document: InterfaceDocument, _ scene: (snapshot: LayoutSnapshot, model: SceneModel),
    _ index: Int
  ) throws {
    guard scene.model.conflicts.indices.contains(index) else {
      throw StudioError("the conflict was resolved", hint: "choose another conflict")
    }
    self.document = document
    snapshot = scene.snapshot
    conflict = (scene.model.conflicts[index], scene.snapshot.conflicts[index].members)
    rootID = scene.snapshot.views.first?.identifier
  }

  /// Returns the constraints of the conflict and the repairs. Constraints of the document have the
  /// text of the inspector. Constraints of the system have the text that UIKit prints; those of
  /// layout guides, which always hold, are omitted.
  ///
  /// - Throws: The errors of the edits that are tried.
  func answer() throws -> ConflictAnswer {
    let names = ObjectNames(document)
    let members = zip(conflict.model.members, conflict.places).filter {
      snapshot.constraints[$0.1].origin != .guide
    }.map { key, place in
      let element = element(at: place)
      return ConflictAnswer.Member(
        key: key, text: element.map(names.equation) ?? snapshot.constraints[place].text,
        isBroken: key == conflict.model.broken)
    }
    return ConflictAnswer(members: members, repairs: try repairs())
  }

  /// Returns the document's element of a constraint, or `nil` for constraints of the system.
  private func element(at place: Int) -> XMLTree.Element? {
    let constraint = snapshot.constraints[place]
    guard constraint.origin == .user, let id = constraint.identifier,
      let element = document.element(withIdentifier: id),
      element.name == ConstraintElement.elementName
    else { return nil }
    return element
  }

  /// Returns the repairs. Repairs without new problems come first, then those that move less.
  /// Constraints of the system cannot be changed and are omitted.
  ///
  /// The method needs two layouts of the root per constraint, for at most `maxMembers`
  /// constraints.
  func repairs() throws -> [RepairModel] {
    let names = ObjectNames(document)
    var found: [RepairModel] = []
    for element in conflict.places.compactMap(element(at:)).prefix(Self.maxMembers) {
      guard let id = element.id else { continue }
      let text = names.equation(of: element)
      let changes: [(String, StudioEdit)] = [
        (
          "Lower the priority of “\(text)” to \(LintRule.yieldingPriority)",
          .changeConstraint(id, .init(priority: Double(LintRule.yieldingPriority)))
        ),
        ("Delete “\(text)”", .removeConstraints([id])),
      ]
      for (title, edit) in changes {
        if let repair = try attempt(title, edit) { found.append(repair) }
      }
    }
    // Repairs that move views by the same distance keep the order in which they were tried.
    return found.enumerated().sorted { a, b in
      (a.element.isClean ? 0 : 1, a.element.movement, a.offset)
        < (b.element.isClean ? 0 : 1, b.element.movement, b.offset)
    }.map(\.element)
  }

  /// The maximum number of constraints that are tried. Each needs two layouts. Real conflicts have
  /// fewer than ten constraints.
  private static let maxMembers = 12

  /// Returns the repair of an edit, or `nil` if the edit does not reduce the number of conflicts.
  private func attempt(_ title: String, _ edit: StudioEdit) throws -> RepairModel? {
    let after = try document.applying(edit.edit(of: document))
    guard let root = after.roots.first(where: { $0.id == rootID }) else { return nil }
    let result = root.instantiate().snapshot()
    guard result.conflicts.count < snapshot.conflicts.count else { return nil }
    let open = result.views.filter { !$0.ambiguity.isEmpty }.count
    let before = snapshot.views.filter { !$0.ambiguity.isEmpty }.count
    var outcome =
      result.conflicts.isEmpty
      ? "all constraints are satisfied"
      : result.conflicts.count == 1
        ? "1 conflict remains" : "\(result.conflicts.count) conflicts remain"
    if open > before {
      outcome +=
        open - before == 1
        ? "; 1 view becomes ambiguous" : "; \(open - before) views become ambiguous"
    }
    return RepairModel(
      title: title, outcome: outcome, isClean: open <= before && result.conflicts.isEmpty,
      movement: movement(to: result), edit: edit)
  }

  /// Returns the sum of the distances by which edges of views differ in another layout.
  private func movement(to result: LayoutSnapshot) -> Double {
    let old = Dictionary(
      snapshot.views.compactMap { view in view.identifier.map { ($0, view.frameInRoot) } },
      uniquingKeysWith: { a, _ in a })
    return result.views.reduce(0) { sum, view in
      guard let before = view.identifier.flatMap({ old[$0] }) else { return sum }
      let after = view.frameInRoot
      return sum + Double(abs(after.minX - before.minX) + abs(after.maxX - before.maxX))
        + Double(abs(after.minY - before.minY) + abs(after.maxY - before.maxY))
    }.shortened
  }
}
