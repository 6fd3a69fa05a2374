import AutoLayout
import Foundation
import InterfaceBuilder

/// The frames of a layout by the identifiers of the views, and what determines them.
struct MergeFrames {
  /// A view's frame in its superview.
  struct Place {
    /// The frame, in points.
    let frame: CGRect
    /// The identifier of the superview; nil for views that no document names.
    let parent: String?
    /// The size of the superview, in points.
    let parentSize: CGSize
    /// A name for people.
    let name: String
    /// What determines the frame.
    let source: Source
    /// The parts of the frame that constraints do not determine.
    let ambiguity: LayoutSnapshot.Ambiguity
  }

  /// What determines a frame.
  enum Source {
    /// Constraints of the document, or of the stack view around it.
    case constraints
    /// The frame in the document and the autoresizing mask.
    case document
    /// The table or collection view of a cell, or the cell for its content view.
    case container
  }

  /// A constraint of the document.
  struct Rule {
    /// The constraint in words.
    let words: String
    /// The identifiers of its views.
    let views: Set<String>
    /// A Boolean value that indicates whether the layout does not meet it.
    let isViolated: Bool
  }

  /// Frames by identifier, except the root's.
  private(set) var places: [String: Place] = [:]
  /// The identifiers in the order of the tree.
  private(set) var order: [String] = []
  /// The constraints of the document by identifier.
  private(set) var rules: [String: Rule] = [:]

  /// The largest difference in points that cannot be seen: less than a third of a pixel.
  static let tolerance: CGFloat = 0.1

  /// The frames of a snapshot of a document.
  init(_ snapshot: LayoutSnapshot, of document: InterfaceDocument) {
    // Views that the layout's host places, such as cells.
    var containers: Set<Int> = []
    for constraint in snapshot.constraints {
      if constraint.origin == .host { containers.insert(constraint.first.view) }
      guard constraint.origin == .user, let id = constraint.identifier, rules[id] == nil else {
        continue
      }
      let sides = [constraint.first, constraint.second].compactMap { $0 }
      rules[id] = Rule(
        words: constraint.text,
        views: Set(sides.compactMap { snapshot.views[$0.view].identifier }),
        isViolated: constraint.isViolated || constraint.isBroken)
    }
    for (index, view) in snapshot.views.enumerated() {
      guard let id = view.identifier, let parent = view.parent, places[id] == nil else { continue }
      let element = document.element(withIdentifier: id)
      places[id] = Place(
        frame: view.frame, parent: snapshot.views[parent].identifier,
        parentSize: snapshot.views[parent].frame.size, name: view.nameForPeople,
        source: containers.contains(index) || element?.isArrangedByContainer == true
          ? .container : element?.isPlacedByMask == true ? .document : .constraints,
        ambiguity: view.ambiguity)
      order.append(id)
    }
  }
}

extension XMLTree.Element {
  /// A Boolean value that indicates whether the frame and the mask in the document place the view.
  /// The views of a stack view are not among them.
  fileprivate var isPlacedByMask: Bool {
    (self[ViewElement.fixedFrame] == true || self[ViewElement.translatesAutoresizingMask])
      && superview?.kind != .stackView
  }

  /// A Boolean value that indicates whether a table view, a collection view or a cell places the
  /// view, wherever the document records it: cells, their content views, and the labels of a style
  /// of cells.
  fileprivate var isArrangedByContainer: Bool {
    if Self.arrangedKinds.contains(kind) { return true }
    guard let id, let owner = superview, Self.arrangedKinds.contains(owner.kind),
      let cell = owner.superview
    else { return false }
    return Self.styleOutlets.contains { cell[$0] == id }
  }

  /// Views that containers place.
  private static let arrangedKinds: Set<ElementName> = [
    .tableViewCell, .tableViewCellContentView, .collectionViewCell, .collectionViewCellContentView,
    .collectionReusableView,
  ]

  /// The attributes by which a cell names the views of its style.
  private static let styleOutlets = [
    TableViewCellElement.textLabel, TableViewCellElement.detailTextLabel,
    TableViewCellElement.imageView,
  ]
}
