import AutoLayout

/// The keys of the views of a snapshot, which stay the same from one layout to the next.
///
/// The key of a view of the document is its identifier. Parts of controls, and views with the
/// identifier of another view, have a path from the nearest ancestor with a key. For example,
/// `8bC-Xf-vdC/0/2` is the third subview of the first subview.
struct SceneKeys {
  /// The keys, by index of the view.
  let views: [String]
  /// The identifiers from which the keys were created.
  private let identifiers: [String?]
  /// The index of the superview of each view, or `nil` for the root.
  private let parents: [Int?]

  /// Creates the keys of the views of a snapshot: identifiers of the document, and paths for views
  /// that the document does not have.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  init(_ snapshot: LayoutSnapshot) {
    identifiers = snapshot.views.map(\.identifier)
    parents = snapshot.views.map(\.parent)
    var taken: Set<String> = []
    var names: [String] = []
    for (index, view) in snapshot.views.enumerated() {
      if let id = view.identifier, taken.insert(id).inserted {
        names.append(id)
      } else {
        let parent = view.parent ?? 0
        let place = snapshot.views[parent].children.firstIndex(of: index) ?? index
        names.append("\(index == 0 ? "" : names[parent])/\(place)")
      }
    }
    views = names
  }

  /// Returns a Boolean value that indicates whether another snapshot has the same keys.
  func hold(for snapshot: LayoutSnapshot) -> Bool {
    snapshot.views.count == views.count
      && snapshot.views.indices.allSatisfy {
        snapshot.views[$0].parent == parents[$0]
          && snapshot.views[$0].identifier == identifiers[$0]
      }
  }
}

/// The constraints of a snapshot, with keys that stay the same from one layout to the next.
struct ConstraintModels {
  /// The models, in the order of the snapshot.
  private(set) var models: [ConstraintModel]
  /// The constraints from which the models were created, or `nil` after an update with known
  /// changes. A second reference to the array would force `SnapshotMemory`, which finds the
  /// changes, to copy it.
  private var constraints: [LayoutSnapshot.Constraint]?

  /// Creates the models of constraints between views with keys.
  init(_ constraints: [LayoutSnapshot.Constraint], _ names: SceneKeys) {
    self.constraints = constraints
    var counts: [String: Int] = [:]
    models = constraints.map { constraint in
      let base =
        constraint.identifier ?? "\(constraint.origin.rawValue):\(Self.name(constraint, names))"
      let count = counts[base, default: 0]
      counts[base] = count + 1
      return ConstraintModel(
        constraint, key: count == 0 ? base : "\(base)~\(count)", names.views)
    }
  }

  /// Updates the models. Those of constraints whose items and values did not change are kept.
  ///
  /// - Parameters:
  ///   - new: The current constraints.
  ///   - names: The keys of views.
  ///   - changes: The indices of the constraints that changed since the last call, or `nil` if they
  ///     are unknown.
  mutating func update(
    _ new: [LayoutSnapshot.Constraint], _ names: SceneKeys, changes: [Int]? = nil
  ) {
    if let changes, new.count == models.count {
      for index in changes {
        models[index] = ConstraintModel(new[index], key: models[index].key, names.views)
      }
      constraints = nil
      return
    }
    guard let constraints, new.count == constraints.count,
      zip(new, constraints).allSatisfy(Self.haveSameItems)
    else {
      self = ConstraintModels(new, names)
      return
    }
    for (index, constraint) in new.enumerated()
    where !Self.haveSameValues(constraint, constraints[index]) {
      models[index] = ConstraintModel(constraint, key: models[index].key, names.views)
    }
    self.constraints = new
  }

  /// Returns a Boolean value that indicates whether two constraints have the same identifier,
  /// origin and sides, and therefore the same key.
  private static func haveSameItems(
    _ a: LayoutSnapshot.Constraint, _ b: LayoutSnapshot.Constraint
  ) -> Bool {
    a.identifier == b.identifier && a.origin == b.origin && a.first == b.first
      && a.second == b.second
  }

  /// Returns a Boolean value that indicates whether two constraints have the same numbers, relation
  /// and state. Their items are compared by their keys.
  private static func haveSameValues(
    _ a: LayoutSnapshot.Constraint, _ b: LayoutSnapshot.Constraint
  ) -> Bool {
    a.isBroken == b.isBroken && a.isViolated == b.isViolated && a.constant == b.constant
      && a.multiplier == b.multiplier && a.priority == b.priority && a.relation == b.relation
  }

  /// Returns the items and attributes of a constraint with the keys of its views, such as
  /// `8bC-Xf-vdC.leading-aBc-De-fGh.leading`.
  private static func name(_ constraint: LayoutSnapshot.Constraint, _ names: SceneKeys) -> String {
    let second = constraint.second.map { "\(names.views[$0.view]).\($0.attribute)" } ?? ""
    return "\(names.views[constraint.first.view]).\(constraint.first.attribute)-\(second)"
  }
}
