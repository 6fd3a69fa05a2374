import AutoLayout
import InterfaceBuilder

/// A change that ends a conflict, confirmed by solving.
struct RepairModel: Encodable, Equatable {
  /// What the repair does, as its button says it.
  var title: String
  /// What comes of it: conflicts that are left, and views that become ambiguous.
  var outcome: String
  /// Whether no conflict is left, and no more views are ambiguous than before.
  var isClean: Bool
  /// The change of the document.
  var edit: StudioEdit
}

/// Constraints that cannot hold together, in words, and what ends that.
struct ConflictAnswer: Encodable, Equatable {
  /// A constraint of the conflict.
  struct Member: Encodable, Equatable {
    /// The key in the scene.
    var key: String
    /// The constraint as people read it.
    var text: String
    /// Whether it gives way to the others.
    var isBroken: Bool
  }

  /// The constraints that conflict.
  var members: [Member]
  /// Changes that end the conflict, the best first.
  var repairs: [RepairModel]
}

/// Tries what could end a conflict of the scene.
///
/// Each member that the document has is given the priority 999, and is removed. A change is offered
/// only if the layout has fewer conflicts with it.
@MainActor
struct ConflictRepairs {
  /// The document in which the constraints conflict.
  private let document: InterfaceDocument
  /// The layout with the conflict.
  private let snapshot: LayoutSnapshot
  /// The conflict with the scene's keys, and with places in the snapshot.
  private let conflict: (model: ConflictModel, places: [Int])
  /// The identifier of the root, whose layout shows whether a repair helps.
  private let rootID: String?

  /// Prepares for the conflict at a place in the scene's list.
  init(
    _ document: InterfaceDocument, _ scene: (snapshot: LayoutSnapshot, model: SceneModel),
    _ index: Int
  ) throws {
    guard scene.model.conflicts.indices.contains(index) else {
      throw StudioError("the conflict is gone", hint: "choose another one")
    }
    self.document = document
    snapshot = scene.snapshot
    conflict = (scene.model.conflicts[index], scene.snapshot.conflicts[index].members)
    rootID = scene.snapshot.views.first?.identifier
  }

  /// The members as the inspector words them, those of the system as UIKit prints them, and the repairs.
  ///
  /// - Throws: `StudioError` if the conflict is no longer in the scene.
  func answer() throws -> ConflictAnswer {
    let names = ObjectNames(document)
    let members = zip(conflict.model.members, conflict.places).map { key, place in
      let element = element(at: place)
      return ConflictAnswer.Member(
        key: key, text: element.map(names.equation) ?? snapshot.constraints[place].text,
        isBroken: key == conflict.model.broken)
    }
    return ConflictAnswer(members: members, repairs: try repairs())
  }

  /// The document's element of a constraint; nil for those of the system.
  private func element(at place: Int) -> XMLTree.Element? {
    let constraint = snapshot.constraints[place]
    guard constraint.origin == .user, let id = constraint.identifier,
      let element = document.element(withIdentifier: id),
      element.name == ConstraintElement.elementName
    else { return nil }
    return element
  }

  /// The repairs, those without new faults first; constraints of the system cannot be changed and are
  /// left out.
  ///
  /// Costs two layouts of the root for each member, of at most `mostMembers`.
  func repairs() throws -> [RepairModel] {
    let names = ObjectNames(document)
    var found: [RepairModel] = []
    for element in conflict.places.compactMap(element(at:)).prefix(Self.mostMembers) {
      guard let id = element.id else { continue }
      let text = names.equation(of: element)
      let changes: [(String, StudioEdit)] = [
        ("Let “\(text)” give way: priority 999", .changeConstraint(id, .init(priority: 999))),
        ("Delete “\(text)”", .removeConstraints([id])),
      ]
      for (title, edit) in changes {
        if let repair = try attempt(title, edit) { found.append(repair) }
      }
    }
    return found.filter(\.isClean) + found.filter { !$0.isClean }
  }

  /// Members that are tried; each costs two layouts. Real conflicts have fewer than ten.
  private static let mostMembers = 12

  /// The repair of an edit; nil if the conflict remains after it.
  private func attempt(_ title: String, _ edit: StudioEdit) throws -> RepairModel? {
    let after = try document.applying(edit.edit(of: document))
    guard let root = after.roots.first(where: { $0.id == rootID }) else { return nil }
    let result = root.instantiate().snapshot()
    guard result.conflicts.count < snapshot.conflicts.count else { return nil }
    let open = result.views.filter { !$0.ambiguity.isEmpty }.count
    let before = snapshot.views.filter { !$0.ambiguity.isEmpty }.count
    var outcome =
      result.conflicts.isEmpty
      ? "all constraints hold" : "\(result.conflicts.count) more conflicts are left"
    if open > before { outcome += "; \(open - before) views become ambiguous" }
    return RepairModel(
      title: title, outcome: outcome, isClean: open <= before && result.conflicts.isEmpty,
      edit: edit)
  }
}
