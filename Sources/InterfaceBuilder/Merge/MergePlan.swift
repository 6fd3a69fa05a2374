/// The merged document: its elements, with their positions, their order and their attributes.
///
/// Elements are decided one by one, each by the same rule: if only one side differs from the common
/// version, the element is as on that side. If both differ from it in the same way, it is as on
/// both. If they differ from each other, this is a conflict, and the element is as in ours.
struct MergePlan {
  /// The common version.
  let base: MergeVersion
  /// The version that is kept if both changed something.
  let ours: MergeVersion
  /// The other version.
  let theirs: MergeVersion
  /// The numbers of the elements.
  let identities: MergeIdentities

  /// The elements of the merged document.
  private(set) var kept: Set<Int>
  /// The children of each element in their order.
  private(set) var children: [Int: [Int]] = [:]
  /// Changes of the attributes of our elements; `nil` removes one.
  private(set) var changes: [Int: [String: String?]] = [:]
  /// Comments before our elements that theirs changed.
  private(set) var leads: [Int: [[UInt8]]] = [:]
  /// Elements of both that are merged as a whole and are as in theirs.
  private(set) var takenWhole: Set<Int> = []
  /// The conflicts, for which our version is kept.
  private(set) var conflicts: [MergeConflict]
  /// The elements' parents.
  private var parents: [Int: Int] = [:]

  /// The elements without parent: the document element.
  var roots: [Int] { kept.filter { parents[$0] == nil }.sorted() }

  /// A Boolean value that indicates whether theirs was saved by a newer version of Xcode.
  private let theirsIsNewer: Bool

  /// Merges three versions whose elements have numbers.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of elements and *d* is their depth.
  init(
    base: MergeVersion, ours: MergeVersion, theirs: MergeVersion, identities: MergeIdentities
  ) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    self.identities = identities
    let presence = MergePresence(base: base, ours: ours, theirs: theirs, identities: identities)
    kept = presence.kept
    conflicts = presence.conflicts
    let tools = [ours, theirs].map {
      $0.document?.tree.root[DocumentElement.toolsVersion.name] ?? ""
    }
    theirsIsNewer = MergeRules.isNewer(tools[1], than: tools[0])
    // 1. Positions of elements. 2. Values. 3. Order. 4. Resulting contradictions.
    decideParents()
    undoCycles()
    dropDetached()
    dropEmptyLists(presence)
    for number in ours.order where kept.contains(number) && theirs.has(number) {
      mergeValues(number)
      mergeLead(number)
    }
    mergeLooseComments()
    let members = Dictionary(grouping: kept.filter { parents[$0] != nil }) { parents[$0] ?? 0 }
    for (parent, entries) in members.sorted(by: { $0.key < $1.key }) {
      children[parent] = order(of: Set(entries), in: parent)
    }
    dropAlternatives()
  }

  // MARK: - Parents

  /// Decides the parent of each element.
  ///
  /// A move of one side is applied. If both move an element to different positions, or if its new
  /// parent is gone, this is a conflict, and it stays as in ours. Elements that only theirs has are
  /// as in theirs.
  private mutating func decideParents() {
    for number in kept.sorted() {
      let (was, mine, other) = (base.parents[number], ours.parents[number], theirs.parents[number])
      var parent = mine ?? other
      if let mine, let other, mine != other {
        if mine == was {
          parent = other
        } else if other != was {
          report(.parent, number, "both sides move it to different positions")
        }
      }
      if let chosen = parent, !kept.contains(chosen), let mine, kept.contains(mine) {
        report(.parent, number, "theirs moves it into an object that ours removes")
        parent = mine
      }
      parents[number] = parent
    }
  }

  /// Reverts the moves of theirs if two moves created a cycle.
  private mutating func undoCycles() {
    var rooted: Set<Int> = []
    for number in kept.sorted() {
      var path: [Int] = []
      var seen: Set<Int> = []
      var current: Int? = number
      while let next = current, !rooted.contains(next) {
        guard seen.insert(next).inserted else {
          report(.parent, number, "the moves of both sides form a cycle")
          for member in kept { if let mine = ours.parents[member] { parents[member] = mine } }
          return
        }
        path.append(next)
        current = parents[next]
      }
      rooted.formUnion(path)
    }
  }

  /// Removes elements that have no position in the document.
  private mutating func dropDetached() {
    let roots = kept.filter { parents[$0] == nil }
    var reached: Set<Int> = []
    let inner = Dictionary(grouping: kept.filter { parents[$0] != nil }) { parents[$0] ?? 0 }
    var stack = Array(roots)
    while let next = stack.popLast() {
      if reached.insert(next).inserted { stack += inner[next] ?? [] }
    }
    for number in kept.subtracting(reached).sorted()
    where ours.has(number) && (ours.elements[number]?.id != nil) {
      report(.parent, number, "its new parent was removed")
    }
    kept = reached
  }

  /// Removes lists that lost all entries.
  private mutating func dropEmptyLists(_ presence: MergePresence) {
    var counts: [Int: Int] = [:]
    for number in kept { if let parent = parents[number] { counts[parent, default: 0] += 1 } }
    for side in [ours, theirs] {
      for number in side.order.reversed()
      where kept.contains(number) && counts[number, default: 0] == 0 && presence.isList(number) {
        let isOurs = ours.has(number)
        guard (isOurs ? ours : theirs).children[number] != nil else { continue }
        kept.remove(number)
        if let parent = parents[number] { counts[parent, default: 0] -= 1 }
      }
    }
  }

  // MARK: - Values

  /// Merges the attributes of an element that both have.
  private mutating func mergeValues(_ number: Int) {
    guard let element = ours.elements[number], let other = theirs.elements[number] else { return }
    if identities.whole.contains(number) { return mergeWhole(number, element, other) }
    let (was, mine, new) =
      (base.attributes(of: number), ours.attributes(of: number), theirs.attributes(of: number))
    nameOwner(of: number, element)
    guard new != was, new != mine else { return }
    let names = Set(mine.keys).union(new.keys)
    let groups = Dictionary(grouping: names) { MergeRules.group(of: $0, in: element) }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      mergeGroup(group.sorted(), of: number, was, mine, new)
    }
  }

  /// States the first item of a constraint of ours that theirs moves: without it, the first item is
  /// the view that contains the constraint.
  private mutating func nameOwner(of number: Int, _ element: XMLTree.Element) {
    let name = ConstraintElement.firstItem.name
    guard element.kind == .constraint, element[name] == nil,
      parents[number] != ours.parents[number], let owner = ours.attributes(of: number)[name]
    else { return }
    changes[number, default: [:]].updateValue(owner, forKey: name)
  }

  /// Returns a value of theirs as it is written there, or `nil` for the first item of a constraint
  /// that is implied there and in the same view here.
  private func written(_ name: String, _ value: String?, _ number: Int) -> String? {
    let isImplied =
      name == ConstraintElement.firstItem.name && theirs.elements[number]?[name] == nil
      && parents[number] == theirs.parents[number]
    return isImplied ? nil : value
  }

  /// Uses the comments before an element from theirs if only theirs changed them.
  private mutating func mergeLead(_ number: Int) {
    let (was, mine) = (base.leads[number], ours.leads[number])
    if mine == was, theirs.leads[number] != was { leads[number] = theirs.leads[number] ?? [] }
  }

  /// Adds a conflict if theirs changed comments that do not precede an element, because these are
  /// not merged.
  private mutating func mergeLooseComments() {
    let other = theirs.looseComments
    guard other != base.looseComments, other != ours.looseComments else { return }
    conflicts.append(
      MergeConflict(
        .comments, object: "document", message: "theirs changes comments, which are not merged"))
  }

  /// Merges related attributes: if only one side changed them, its values are used.
  private mutating func mergeGroup(
    _ names: [String], of number: Int, _ was: [String: String], _ mine: [String: String],
    _ new: [String: String]
  ) {
    guard let element = ours.elements[number] else { return }
    func areSame(_ a: [String: String], _ b: [String: String]) -> Bool {
      names.allSatisfy { MergeRules.isSame(a[$0], b[$0], $0, of: element) }
    }
    guard !areSame(new, mine), !areSame(new, was) else { return }
    let lost = names.first { isLost($0, new[$0]) }
    if areSame(mine, was), lost == nil {
      for name in names where new[name] != mine[name] {
        changes[number, default: [:]].updateValue(written(name, new[name], number), forKey: name)
      }
      return
    }
    if MergeRules.recordedNames.isSuperset(of: names) { return }
    let isVersion = MergeRules.isVersion(names[0], of: element)
    if isVersion || MergeRules.isRecorded(element) {
      guard isVersion ? isNewer(names[0], mine, new) : element.kind == .device && theirsIsNewer
      else { return }
      for name in names where new[name] != mine[name] {
        changes[number, default: [:]].updateValue(new[name], forKey: name)
      }
      return
    }
    let name = names.first { mine[$0] != new[$0] } ?? names[0]
    conflicts.append(
      MergeConflict(
        lost == nil ? .attribute : .reference, identifier: element.id, object: element.mergeTitle,
        attribute: name, base: was[name], ours: mine[name], theirs: new[name],
        message: lost == nil
          ? "both sides change '\(name)'" : "theirs refers to an object that ours removes"))
  }

  /// Returns a Boolean value that indicates whether theirs has a newer version of a tool.
  private func isNewer(_ name: String, _ mine: [String: String], _ new: [String: String]) -> Bool {
    guard let other = new[name] else { return false }
    return mine[name].map { MergeRules.isNewer(other, than: $0) } ?? true
  }

  /// Returns a Boolean value that indicates whether an attribute of theirs refers to an object that
  /// is gone.
  private func isLost(_ name: String, _ value: String?) -> Bool {
    guard let value, MergeReferences.names.contains(name),
      let object = identities.known(object: value)
    else { return false }
    return theirs.has(object) && !kept.contains(object)
  }

  /// Merges an element as a whole.
  private mutating func mergeWhole(
    _ number: Int, _ element: XMLTree.Element, _ other: XMLTree.Element
  ) {
    let (mine, new) = (element.canonicalText, other.canonicalText)
    let was = base.elements[number]?.canonicalText
    guard mine != new, new != was else { return }
    if mine == was {
      takenWhole.insert(number)
    } else {
      report(.content, number, "both sides change the content of '\(element.name)'")
    }
  }

  // MARK: - Order

  /// Returns the children of an element in an order that includes the changes of both; see
  /// `MergeSequence`.
  ///
  /// Constraints are sorted by identifier if both sides have them sorted, as Xcode writes them.
  /// Additions at the same position are a conflict only in lists whose order is visible.
  private mutating func order(of members: Set<Int>, in parent: Int) -> [Int] {
    var sequence = MergeSequence(
      base: base.children[parent, default: []].filter(members.contains),
      ours: ours.children[parent, default: []].filter { members.contains($0) },
      theirs: theirs.children[parent, default: []].filter(members.contains))
    let element = ours.elements[parent] ?? theirs.elements[parent]
    if element?.kind == .constraints, let sorted = sequence.sorted(by: identifier) { return sorted }
    let order = sequence.merged()
    if let element,
      sequence.isContradictory || sequence.isAmbiguous && MergeRules.isOrdered(element)
    {
      report(
        .order, parent,
        sequence.isContradictory
          ? "both sides change the order of '\(element.name)'"
          : "both sides add to the same position of '\(element.name)', whose order is significant")
    }
    return order + members.subtracting(order).sorted()
  }

  /// Returns the identifier of an object in the merged document.
  private func identifier(_ number: Int) -> String {
    ours.elements[number]?.id ?? theirs.attributes(of: number)[ObjectElement.id.name] ?? ""
  }

  // MARK: - Alternatives

  /// Drops values of theirs for properties that ours has in another form.
  ///
  /// Interface Builder writes a text as an attribute or as an element `<string key="text">`, and no
  /// color as `<nil key="textColor"/>`. Two forms of one property would contradict each other.
  private mutating func dropAlternatives() {
    for (parent, entries) in children.sorted(by: { $0.key < $1.key }) {
      var seen: [String: Int] = [:]
      for number in entries {
        guard let element = ours.elements[number] ?? theirs.elements[number], element.id == nil,
          let key = element[ObjectElement.key.name]
        else { continue }
        let other = seen.updateValue(number, forKey: key)
        if let other, ours.has(other) != ours.has(number) {
          drop(ours.has(number) ? other : number, key)
        } else if !ours.has(number), let mine = ours.elements[parent], mine[key] != nil,
          theirs.elements[parent]?[key] == nil
        {
          drop(number, key)
        } else if ours.has(number), case .some(.some) = changes[parent]?[key], !theirs.has(number) {
          changes[parent]?[key] = nil
          report(.attribute, parent, "both sides set '\(key)' in different forms", attribute: key)
        }
      }
    }
  }

  /// Drops an element of theirs, and reports the property.
  private mutating func drop(_ number: Int, _ key: String) {
    guard let parent = parents[number] else { return }
    report(.attribute, parent, "both sides set '\(key)' in different forms", attribute: key)
    children[parent]?.removeAll { $0 == number }
  }

  /// Adds a conflict about an element.
  private mutating func report(
    _ kind: MergeConflict.Kind, _ number: Int, _ message: String, attribute: String? = nil
  ) {
    guard let element = ours.elements[number] ?? theirs.elements[number] else { return }
    conflicts.append(
      MergeConflict(
        kind, identifier: element.id, object: element.mergeTitle, attribute: attribute,
        message: message))
  }
}
