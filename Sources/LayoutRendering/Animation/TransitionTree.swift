import LayoutModel
import Foundation

/// The views of several layouts of one screen, each view once.
///
/// Views are the same when their identifiers are; those without are told by their class and their
/// place among their like in the superview.
struct TransitionTree {
  /// A view in all states.
  struct Node {
    /// The index of the parent node; nil for a root.
    let parent: Int?
    /// The indices of the child nodes, back to front.
    var children: [Int] = []
    /// The view's index in each state's snapshot; nil where it is not shown.
    var views: [Int?]
  }

  /// The joined views, parents before children.
  private(set) var nodes: [Node] = []
  /// The node of each key.
  private var keys: [String: Int] = [:]
  /// The number of states.
  private let stateCount: Int

  /// Joins the layouts; views that are hidden or cannot be drawn are left out.
  init(_ snapshots: [LayoutSnapshot]) {
    stateCount = snapshots.count
    for (state, snapshot) in snapshots.enumerated() { add(snapshot, state) }
  }

  /// Joins the views of a state to the tree.
  ///
  /// A view that another state already has becomes the same node only under the same parent, so
  /// that no view moves between parents within the picture.
  private mutating func add(_ snapshot: LayoutSnapshot, _ state: Int) {
    var nodeOfView: [Int: Int] = [:]
    var used: Set<String> = []
    var lastChild: [Int: Int] = [:]
    var traversal = ViewTraversal(snapshot)
    while let step = traversal.next() {
      guard case .enter(let index, _) = step else { continue }
      let view = snapshot.views[index]
      guard !view.isHidden, view.frameInRoot.isDrawable else {
        traversal.skipSubviews()
        continue
      }
      let parent = view.parent.flatMap { nodeOfView[$0] }
      let key = Self.key(of: view, parent: parent, &used)
      let node = node(key, parent: parent, after: parent.flatMap { lastChild[$0] }, state)
      nodes[node].views[state] = index
      nodeOfView[index] = node
      if let parent { lastChild[parent] = node }
    }
  }

  /// Identifies a view across states: by identifier, otherwise by its parent and class.
  ///
  /// Views with the same key are numbered in their order, so that the rows of a list match from the
  /// first on.
  private static func key(
    of view: LayoutSnapshot.View, parent: Int?, _ used: inout Set<String>
  ) -> String {
    let name =
      view.identifier.map { "#\($0)" } ?? "\(parent ?? -1)/\(view.className)"
    var key = name
    var number = 1
    while !used.insert(key).inserted {
      number += 1
      key = "\(name)~\(number)"
    }
    return key
  }

  /// The node of a key; a new one, behind its elder sibling, where there is none in that superview.
  private mutating func node(_ key: String, parent: Int?, after sibling: Int?, _ state: Int) -> Int
  {
    if let known = keys[key], nodes[known].parent == parent { return known }
    let made = nodes.count
    nodes.append(Node(parent: parent, views: Array(repeating: nil, count: stateCount)))
    keys[key] = made
    if let parent {
      let place = sibling.flatMap { nodes[parent].children.firstIndex(of: $0) }
      nodes[parent].children.insert(made, at: place.map { $0 + 1 } ?? 0)
    }
    return made
  }
}
