import AutoLayout

/// The correspondence between the views of two layouts.
///
/// Views are matched by the first of these rules that applies:
///
/// 1. the user's rules,
/// 2. identifiers,
/// 3. accessibility identifiers, restoration identifiers and Interface Builder's labels of one
///   side, compared with those and the identifiers of the other, if the name is unique in each
///   side,
/// 4. class and text, if the combination is unique in each side,
/// 5. class, text and order below views that are matched,
/// 6. class and order below views that are matched. Containers are matched this way only if both
///   sides have the same number of them.
@MainActor
struct ViewMatching {
  /// Views that are the same, by their indices in the first and the second layout.
  private(set) var pairs: [(first: Int, second: Int)] = []
  /// Views without a counterpart, excluding their descendants.
  private(set) var missing: (first: [Int], second: [Int]) = ([], [])
  /// Containers without a counterpart around matched views; see `MatchedTree.isContainer(_:)`.
  private(set) var containers: (first: [Int], second: [Int]) = ([], [])

  /// The names of rules that match a view: `ID` of an ignored view, and both sides of pairs.
  private(set) var knownNames: Set<String> = []

  /// The views of both sides.
  let first, second: MatchedTree
  /// The counterpart of each view of the first side, and of the second side.
  private var firstPartner, secondPartner: [Int?]
  /// Views that are not compared.
  private let isIgnored: (first: [Bool], second: [Bool])

  /// The maximum number of passes over the trees: as many as the depth of real view hierarchies.
  private static let maxPasses = 200

  /// Matches the views of two layouts.
  init(_ first: MatchedTree, _ second: MatchedTree, _ rules: MatchingRules) {
    self.first = first
    self.second = second
    firstPartner = Array(repeating: nil, count: first.views.count)
    secondPartner = Array(repeating: nil, count: second.views.count)
    let owners = (first.owners(), second.owners())
    isIgnored = (
      Self.ignored(first, owners.0, rules.ignored), Self.ignored(second, owners.1, rules.ignored)
    )
    for name in rules.ignored where owners.0[name] != nil || owners.1[name] != nil {
      knownNames.insert(name)
    }
    pair(0, 0)
    for rule in rules.pairs {
      guard let a = owners.0[rule.first], let b = owners.1[rule.second] else { continue }
      knownNames.insert(rule.text)
      pair(a, b)
    }
    pairByIdentifier()
    pairByNames(owners.0, owners.1)
    pairByText()
    pairBelowPairs { $0.shape($1) }
    pairBelowPairs { "\($0.views[$1].className)\n\($0.isContainer($1))" }
    collect()
  }

  // MARK: - Names

  /// Returns the views that are skipped, with their subviews.
  private static func ignored(
    _ tree: MatchedTree, _ owners: [String: Int], _ names: Set<String>
  ) -> [Bool] {
    var found = Array(repeating: false, count: tree.views.count)
    for name in names {
      if let index = owners[name] { found[index] = true }
    }
    for index in tree.views.indices {
      if names.contains(tree.views[index].identifier ?? "") { found[index] = true }
      if let parent = tree.views[index].parent, found[parent] { found[index] = true }
    }
    return found
  }

  /// Pairs two views, unless one of them has a counterpart or is skipped.
  private mutating func pair(_ a: Int, _ b: Int) {
    guard firstPartner[a] == nil, secondPartner[b] == nil, !isIgnored.first[a],
      !isIgnored.second[b]
    else { return }
    firstPartner[a] = b
    secondPartner[b] = a
  }

  /// Pairs views with the same identifier; repeated ones in their order.
  private mutating func pairByIdentifier() {
    var places: [String: [Int]] = [:]
    for index in second.views.indices.reversed() {
      if let id = second.views[index].identifier { places[id, default: []].append(index) }
    }
    for index in first.views.indices {
      guard let id = first.views[index].identifier, let found = places[id]?.popLast() else {
        continue
      }
      pair(index, found)
    }
  }

  /// Pairs views that share a name that is unique in each side.
  private mutating func pairByNames(_ owners: [String: Int], _ others: [String: Int]) {
    for index in first.views.indices {
      let view = first.views[index]
      for name in ([view.identifier].compactMap { $0 } + first.aliases[index])
      where owners[name] == index {
        if let found = others[name] { pair(index, found) }
      }
    }
  }

  /// Pairs views with the same class and text if the combination is unique in each side.
  private mutating func pairByText() {
    func places(_ tree: MatchedTree) -> [String: Int] {
      let keys = tree.views.enumerated().compactMap { index, view in
        view.label.map { ("\(view.className)\n\($0)", index) }
      }
      return Dictionary(keys) { _, _ in -1 }.filter { $0.value >= 0 }
    }
    let others = places(second)
    for (key, index) in places(first).sorted(by: { $0.value < $1.value }) {
      if let found = others[key] { pair(index, found) }
    }
  }

  // MARK: - Positions

  /// A matched view with a key of views below it.
  private struct Group: Hashable {
    /// The matched view of the first side.
    let ancestor: Int
    /// The key that the views share.
    let key: String
  }

  /// Pairs views below the same matched view that have the same key, in their order, from the root
  /// down. Views with the same key are either all containers or all not containers.
  private mutating func pairBelowPairs(by key: (MatchedTree, Int) -> String) {
    for _ in 0..<Self.maxPasses {
      let ours = groups(first, firstPartner, isIgnored.first, key) { $0 }
      let theirs = groups(second, secondPartner, isIgnored.second, key) { secondPartner[$0] }
      var changed = false
      for (group, views) in ours {
        guard let others = theirs[group] else { continue }
        if first.isContainer(views[0]), views.count != others.count { continue }
        for (a, b) in zip(views, others) {
          pair(a, b)
          changed = true
        }
      }
      if !changed { return }
    }
  }

  /// Returns the views without a counterpart by group. `inFirst` maps a matched view to that of the
  /// first side.
  private func groups(
    _ tree: MatchedTree, _ partner: [Int?], _ ignored: [Bool],
    _ key: (MatchedTree, Int) -> String, _ inFirst: (Int) -> Int?
  ) -> [Group: [Int]] {
    var nearest: [Int] = []
    var found: [Group: [Int]] = [:]
    for index in tree.views.indices {
      guard let parent = tree.views[index].parent else {
        nearest.append(index)
        continue
      }
      nearest.append(partner[parent] == nil ? nearest[parent] : parent)
      guard partner[index] == nil, !ignored[index], let ancestor = inFirst(nearest[index]) else {
        continue
      }
      found[Group(ancestor: ancestor, key: key(tree, index)), default: []].append(index)
    }
    return found
  }

  // MARK: - The rest

  /// Sorts views into pairs, containers and those without counterpart.
  private mutating func collect() {
    pairs = first.views.indices.compactMap { index in firstPartner[index].map { (index, $0) } }
    (containers.first, missing.first) = Self.rest(first, firstPartner, isIgnored.first)
    (containers.second, missing.second) = Self.rest(second, secondPartner, isIgnored.second)
  }

  /// Returns the containers and the missing views of a tree.
  private static func rest(
    _ tree: MatchedTree, _ partner: [Int?], _ ignored: [Bool]
  ) -> (containers: [Int], missing: [Int]) {
    var holdsMatched = partner.map { $0 != nil }
    for index in tree.views.indices.reversed() where holdsMatched[index] {
      if let parent = tree.views[index].parent { holdsMatched[parent] = true }
    }
    var (containers, missing): ([Int], [Int]) = ([], [])
    var isMissing = Array(repeating: false, count: tree.views.count)
    for index in tree.views.indices where partner[index] == nil && !ignored[index] {
      if tree.isContainer(index), holdsMatched[index] {
        containers.append(index)
        continue
      }
      isMissing[index] = true
      let isBelowMissing = tree.views[index].parent.map { isMissing[$0] } ?? false
      if !isBelowMissing { missing.append(index) }
    }
    return (containers, missing)
  }
}
