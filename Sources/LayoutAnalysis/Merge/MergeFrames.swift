import AutoLayout
import Foundation
import InterfaceBuilder

/// The frames of a layout by the identifiers of the views, with their sources.
struct MergeFrames {
  /// A view's frame in its superview.
  struct Place {
    /// The frame, in points.
    let frame: CGRect
    /// The identifier of the superview, or `nil` for views that are not in a document.
    let parent: String?
    /// The size of the superview, in points.
    let parentSize: CGSize
    /// A readable name.
    let name: String
    /// The source of the frame.
    let source: Source
    /// The parts of the frame that constraints do not determine.
    let ambiguity: LayoutSnapshot.Ambiguity
  }

  /// The source of a frame.
  enum Source {
    /// The frame follows from constraints of the document, or of the stack view around it.
    case constraints
    /// The frame follows from the document and the autoresizing mask.
    case document
    /// The table or collection view of a cell determines the frame, or the cell that of its content
    /// view.
    case container
  }

  /// A constraint of the document.
  struct Rule {
    /// A description of the constraint.
    let words: String
    /// The identifiers of its views.
    let views: Set<String>
    /// A Boolean value that indicates whether the layout violates the constraint.
    let isViolated: Bool
  }

  /// Frames by identifier, except that of the root.
  private(set) var places: [String: Place] = [:]
  /// The identifiers in the order of the tree.
  private(set) var order: [String] = []
  /// The constraints of the document by identifier.
  private(set) var rules: [String: Rule] = [:]

  /// The maximum invisible difference in points: less than a third of a pixel.
  static let tolerance: CGFloat = 0.1

  /// Reads the frames of a snapshot of a document.
  init(_ snapshot: LayoutSnapshot, of document: InterfaceDocument) {
    // Views that the layout's host positions, such as cells.
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
  /// A Boolean value that indicates whether the frame and the mask in the document position the
  /// view. Views in a stack view are excluded.
  fileprivate var isPlacedByMask: Bool {
    (self[ViewElement.fixedFrame] == true || self[ViewElement.translatesAutoresizingMask])
      && superview?.kind != .stackView
  }

  /// A Boolean value that indicates whether a table view, a collection view or a cell positions the
  /// view, independent of its recorded frame: cells, their content views, and the labels of a cell
  /// style.
  fileprivate var isArrangedByContainer: Bool {
    if Self.arrangedKinds.contains(kind) { return true }
    guard let id, let owner = superview, Self.arrangedKinds.contains(owner.kind),
      let cell = owner.superview
    else { return false }
    return Self.styleOutlets.contains { cell[$0] == id }
  }

  /// Views that containers position.
  private static let arrangedKinds: Set<ElementName> = [
    .tableViewCell, .tableViewCellContentView, .collectionViewCell, .collectionViewCellContentView,
    .collectionReusableView,
  ]

  /// The attributes by which a cell refers to the views of its style.
  private static let styleOutlets = [
    TableViewCellElement.textLabel, TableViewCellElement.detailTextLabel,
    TableViewCellElement.imageView,
  ]
}
