import LayoutModel
import Foundation

/// The views of several layouts of one screen, each view once.
///
/// Views are the same if their identifiers are equal. Views without an identifier are matched by
/// their class and their position among the views of that class in the superview.
struct TransitionTree {
  /// A view in all states.
  struct Node {
    /// The index of the parent node, or `nil` for a root.
    let parent: Int?
    /// The indices of the child nodes, back to front.
    var children: [Int] = []
    /// The index of the view in the snapshot of each state, or `nil` if the state does not show it.
    var views: [Int?]
  }

  /// The joined views, parents before children.
  private(set) var nodes: [Node] = []
  /// The node of each key.
  private var keys: [String: Int] = [:]
  /// The number of states.
  private let stateCount: Int

  /// Joins the layouts. Views that are hidden or cannot be drawn are omitted.
  init(_ snapshots: [LayoutSnapshot]) {
    stateCount = snapshots.count
    for (state, snapshot) in snapshots.enumerated() { add(snapshot, state) }
  }

  /// Adds the views of a state to the tree.
  ///
  /// A view that another state already has becomes the same node only under the same parent, so
  /// that views do not move between parents in the picture.
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

  /// Returns a key that identifies a view across states: its identifier, or its parent and class.
  ///
  /// Views with the same key are numbered in their order, so that the rows of a list match from the
  /// first row.
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

  /// Returns the node of a key in a superview. If there is no such node, it adds one after the
  /// preceding sibling.
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
