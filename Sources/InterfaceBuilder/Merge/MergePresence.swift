/// Decides which elements the merged document has.
///
/// An element that one side removes is removed, unless the other side changes it or begins to refer
/// to it: this is a conflict, and the element is as in our version. Elements that the other side
/// adds are added, unless an object that contains them or to which they refer is gone. Lists
/// without attributes, such as `<constraints>`, exist as long as they have entries.
///
/// Objects that ours needs are never removed: a constraint of ours that refers to an object that
/// theirs removes restores it, with a conflict. Objects that theirs needs and ours removes remain
/// removed, together with the elements that need them, with a conflict. In both cases, no dangling
/// reference remains.
struct MergePresence {
  /// The common version.
  let base: MergeVersion
  /// The version that is kept if both changed something.
  let ours: MergeVersion
  /// The other version.
  let theirs: MergeVersion
  /// The numbers of the elements.
  let identities: MergeIdentities

  /// The elements of the merged document.
  private(set) var kept: Set<Int> = []
  /// Elements of the common and our version that theirs removes.
  private var removedByTheirs: Set<Int> = []
  /// Elements of the common and their version that ours removes.
  private var removedByOurs: Set<Int> = []
  /// The conflicts.
  private(set) var conflicts: [MergeConflict] = []
  /// The elements of our version that refer to an object, by its identifier.
  private lazy var ourReferrers = MergeReferences.referrers(in: ours)

  /// Decides all elements.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of elements and *d* is their depth.
  init(
    base: MergeVersion, ours: MergeVersion, theirs: MergeVersion, identities: MergeIdentities
  ) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    self.identities = identities
    for number in ours.order {
      if base.has(number), !theirs.has(number) {
        removedByTheirs.insert(number)
      } else {
        kept.insert(number)
      }
    }
    for number in theirs.order where !ours.has(number) {
      if base.has(number) { removedByOurs.insert(number) } else { kept.insert(number) }
    }
    // Restored elements can refer to others, and there can be references to dropped ones: dropping
    // is last.
    keepResources()
    restoreChanged()
    restoreReferenced()
    reportLost()
    dropOrphans()
  }

  // MARK: - What theirs removes and ours changes

  /// Restores elements that our side changed and theirs removed.
  private mutating func restoreChanged() {
    for number in ours.order where removedByTheirs.contains(number) && isChanged(number, in: ours) {
      let top = top(of: number, in: ours, removedByTheirs)
      if isList(top) {
        restoreList(number)
      } else if removedByTheirs.contains(top) {
        report(.removal, top, in: ours, "changed by ours and removed by theirs")
        restore(top)
      }
    }
  }

  /// Returns the outermost removed element around one, or an inner one if the outermost ones are
  /// lists whose owner exists.
  private func top(of number: Int, in side: MergeVersion, _ removed: Set<Int>) -> Int {
    var path = [number]
    while let parent = side.parents[path[path.count - 1]], removed.contains(parent) {
      path.append(parent)
    }
    while path.count > 1, isList(path[path.count - 1]) { path.removeLast() }
    return path[path.count - 1]
  }

  /// Keeps a list and the lists around it.
  private mutating func restoreList(_ number: Int) {
    var current: Int? = number
    while let list = current, removedByTheirs.contains(list) || removedByOurs.contains(list) {
      removedByTheirs.remove(list)
      removedByOurs.remove(list)
      kept.insert(list)
      current = ours.parents[list] ?? theirs.parents[list]
    }
  }

  /// Keeps our version of an element with its descendants, and the elements that referred to it.
  ///
  /// Xcode removes the constraints and connections of a view with it. They are restored with the
  /// view, because without them its position would be unknown, and also the objects to which they
  /// refer.
  private mutating func restore(_ first: Int) {
    var waiting = [first]
    while let top = waiting.popLast() {
      guard removedByTheirs.contains(top) else { continue }
      var names: Set<String> = []
      var targets: Set<String> = []
      for number in ours.subtree(of: top) where removedByTheirs.remove(number) != nil {
        kept.insert(number)
        if let id = ours.elements[number]?.id { names.insert(id) }
        targets.formUnion(MergeReferences.targets(ours.attributes(of: number)))
      }
      if let parent = ours.parents[top] { restoreList(parent) }
      for target in targets.sorted() {
        guard let object = identities.known(object: target), removedByTheirs.contains(object) else {
          continue
        }
        waiting.append(self.top(of: object, in: ours, removedByTheirs))
      }
      for name in names.sorted() {
        waiting += ourReferrers[name, default: []].filter {
          removedByTheirs.contains($0) && !isList($0)
        }
      }
    }
  }

  /// Restores objects to which our side refers in elements that it added or changed.
  private mutating func restoreReferenced() {
    for number in ours.order where kept.contains(number) {
      let targets = Set(MergeReferences.targets(ours.attributes(of: number)))
        .subtracting(MergeReferences.targets(base.attributes(of: number)))
      for target in targets.sorted() {
        guard let object = identities.known(object: target), removedByTheirs.contains(object) else {
          continue
        }
        let top = top(of: object, in: ours, removedByTheirs)
        report(.removal, top, in: ours, "referenced by ours and removed by theirs")
        restore(top)
      }
    }
  }

  // MARK: - What ours removes and theirs changes

  /// Reports elements that their side changed and ours removed. The lists of existing objects are
  /// kept for the additions of theirs.
  private mutating func reportLost() {
    var reported: Set<Int> = []
    for number in theirs.order where removedByOurs.contains(number) && isChanged(number, in: theirs)
    {
      let top = top(of: number, in: theirs, removedByOurs)
      if isList(top) {
        restoreList(number)
      } else if reported.insert(top).inserted {
        report(.removal, top, in: theirs, "removed by ours and changed by theirs")
      }
    }
  }

  /// Drops additions of theirs to elements that are gone, and constraints and connections whose
  /// objects are gone.
  private mutating func dropOrphans() {
    let referrers = MergeReferences.referrers(in: theirs)
    var waiting = theirs.order
    while !waiting.isEmpty {
      var affected: [Int] = []
      for number in waiting where kept.contains(number) && !ours.has(number) {
        guard let dropped = orphans(at: number) else { continue }
        for number in dropped where !ours.has(number) && kept.remove(number) != nil {
          affected += theirs.children[number, default: []]
          if let id = theirs.attributes(of: number)[ObjectElement.id.name] {
            affected += referrers[id, default: []]
          }
        }
      }
      waiting = affected
    }
  }

  /// Returns the elements that are dropped with an element that theirs adds, or `nil` if it can be
  /// kept.
  private mutating func orphans(at number: Int) -> [Int]? {
    if let parent = theirs.parents[number], !kept.contains(parent) { return [number] }
    guard let lost = lostTarget(of: number) else { return nil }
    if theirs.elements[number].map(MergeRules.isRecorded) != true {
      report(.reference, number, in: theirs, "theirs refers to '\(lost)', which ours removes")
    }
    return theirs.subtree(of: number)
  }

  /// Returns the identifier of the missing object to which a constraint, connection or entry of
  /// theirs refers, or `nil` if there is none.
  private func lostTarget(of number: Int) -> String? {
    guard let parent = theirs.elements[number]?.parent,
      [.constraints, .connections, .mask, .inferredMetricsTieBreakers].contains(parent.kind)
        || parent.kind == .variation
    else { return nil }
    return MergeReferences.targets(theirs.attributes(of: number)).sorted().first {
      guard let object = identities.known(object: $0) else { return false }
      return theirs.has(object) && !kept.contains(object)
    }
  }

  // MARK: - Lists

  /// Returns a Boolean value that indicates whether an element is a list without attributes other
  /// than its key.
  func isList(_ number: Int) -> Bool {
    guard let element = ours.elements[number] ?? theirs.elements[number] ?? base.elements[number],
      element.parent != nil, !identities.whole.contains(number),
      element.attributes.allSatisfy({ $0.name == ObjectElement.key.name })
    else { return false }
    return [base, ours, theirs].contains { $0.children[number] != nil }
  }

  /// The attribute by which images and colors are used.
  private static let resourceName = "name"

  /// Keeps resources that are still needed.
  ///
  /// Xcode removes an image from `<resources>` with its last use. The other side may use it
  /// elsewhere.
  private mutating func keepResources() {
    let removed = removedByTheirs.union(removedByOurs).filter {
      (ours.elements[$0] ?? theirs.elements[$0])?.parent?.kind == .resources
    }
    guard !removed.isEmpty else { return }
    var used: Set<String> = []
    for (side, other) in [(ours, theirs), (theirs, ours)] {
      for number in side.order
      where kept.contains(number) && side.elements[number]?.parent?.kind != .resources {
        guard !other.has(number) || side.attributes(of: number) != base.attributes(of: number)
        else { continue }
        used.formUnion(side.attributes(of: number).values)
      }
    }
    for number in removed {
      let side = ours.has(number) ? ours : theirs
      guard let name = side.attributes(of: number)[Self.resourceName], used.contains(name) else {
        continue
      }
      for inner in side.subtree(of: number) {
        removedByTheirs.remove(inner)
        removedByOurs.remove(inner)
        kept.insert(inner)
      }
    }
  }

  // MARK: - Changes

  /// Returns a Boolean value that indicates whether a side changed an element in a way that would
  /// be lost with it, other than in the values that Xcode records.
  private func isChanged(_ number: Int, in side: MergeVersion) -> Bool {
    guard let was = base.elements[number], let now = side.elements[number] else { return false }
    if MergeRules.isAutomatic(now) { return false }
    if identities.whole.contains(number) { return was.canonicalText != now.canonicalText }
    if base.parents[number] != side.parents[number] { return true }
    let (old, new) = (base.attributes(of: number), side.attributes(of: number))
    if Set(old.keys).union(new.keys).contains(where: {
      !MergeRules.recordedNames.contains($0) && !MergeRules.isSame(old[$0], new[$0], $0, of: now)
    }) {
      return true
    }
    return side.children[number, default: []].contains { child in
      (!base.has(child) || base.parents[child] != number)
        && side.elements[child].map(MergeRules.isAutomatic) == false
    }
  }

  /// Adds a conflict about an element.
  private mutating func report(
    _ kind: MergeConflict.Kind, _ number: Int, in side: MergeVersion, _ message: String
  ) {
    guard let element = side.elements[number] else { return }
    conflicts.append(
      MergeConflict(kind, identifier: element.id, object: element.mergeTitle, message: message))
  }
}

extension XMLTree.Element {
  /// The name of the element in conflicts: `label “Title” (a1b-c2-d3e)`, or `color key=textColor of
  /// …`.
  var mergeTitle: String {
    let title = ObjectTitle.own(self).map { " “\($0.prefix(40))”" } ?? ""
    if let id { return "\(name)\(title) (\(id))" }
    var outer = parent
    while let candidate = outer, candidate.id == nil { outer = candidate.parent }
    return outer.map { "\(mergeName) of \($0.mergeTitle)" } ?? name
  }
}
