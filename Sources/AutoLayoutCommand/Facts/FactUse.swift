import AutoLayout
import Foundation
import InterfaceBuilder

/// The platform facts that determine the canvas layout of a document, as values for other tools.
///
///     {"file":"Main.storyboard","roots":[{"id":"LgN-vw-001","size":[390,844],
///      "safeArea":[47,0,34,0],"canvasFacts":["safe-area.housing#5",…],"views":[…]}]}
struct FactUse: Codable {
  /// The path of the document.
  let file: String
  /// The roots, in the order of the document.
  let roots: [Root]

  /// A root, the metrics of its canvas, and the rows that determine them.
  struct Root: Codable {
    /// The identifier of the root view.
    let id: String
    /// The width and height, in points.
    let size: [Double]
    /// The safe area insets in points: top, left, bottom, right.
    let safeArea: [Double]
    /// The lengths of the top and the bottom layout guide, in points.
    let guides: [Double]
    /// The margin at the sides in points, or `nil` if it is the margin of the view.
    let sideMargin: Double?
    /// The rows that determine the canvas, as `name#index`.
    let canvasFacts: [String]
    /// The rows that determine the margins of cells.
    let cellFacts: [String]
    /// The margins of table cells and their content views: top, leading, bottom and trailing, in
    /// points.
    let cellMargins: [[Double]]
    /// The views with a size that depends on their class.
    let views: [View]
  }

  /// A view with a size that depends on its class.
  struct View: Codable {
    /// The identifier of the view.
    let id: String
    /// The name of the class that determined its layout.
    let className: String
    /// The width and height of the solved frame, in points.
    let size: [Double]
    /// The intrinsic width and height in points, or −1 for a missing value.
    let content: [Double]
    /// The rows that determine the content size.
    let facts: [String]
  }

  /// Creates the facts of a document by laying out all roots on their own canvases.
  @MainActor
  init(_ document: InterfaceDocument, file: String) {
    self.file = file
    roots = document.roots.map(Self.root)
  }

  /// Lays out one root and records the rows that were read.
  @MainActor
  private static func root(_ root: InterfaceRoot) -> Root {
    let (canvas, canvasFacts) = FactTrace.rows { root.canvas() }
    let (instance, facts) = FactTrace.rows { root.instantiate() }
    instance.view.layoutIfNeeded()
    let insets = instance.canvas.safeAreaInsets
    return Root(
      id: root.id, size: [canvas.size.width, canvas.size.height].map(Double.init),
      safeArea: [insets.top, insets.left, insets.bottom, insets.right].map(Double.init),
      guides: [instance.canvas.topGuideLength, instance.canvas.bottomGuideLength].map(Double.init),
      sideMargin: canvas.sideMargin.map(Double.init), canvasFacts: canvasFacts,
      cellFacts: facts.filter { $0.hasPrefix("table-cell.") },
      cellMargins: cellMargins(below: instance.view), views: views(below: instance.view))
  }

  /// Returns the margins of all cells and content views below a root.
  @MainActor
  private static func cellMargins(below root: UIView) -> [[Double]] {
    var result: [[Double]] = []
    root.forEachInSubtree { view in
      guard view is UITableViewCell || view is UITableViewCellContentView else { return }
      let margins = view.directionalLayoutMargins
      result.append(
        [margins.top, margins.leading, margins.bottom, margins.trailing].map(Double.init))
    }
    return result
  }

  /// Returns the views below a root with a content size that depends on a fact.
  @MainActor
  private static func views(below root: UIView) -> [View] {
    var result: [View] = []
    root.forEachInSubtree { view in
      guard let id = view.documentIdentifier else { return }
      let (content, facts) = FactTrace.rows { view.intrinsicContentSize }
      guard !facts.isEmpty else { return }
      result.append(
        View(
          id: id, className: "\(type(of: view))",
          size: [view.frame.width, view.frame.height].map(Double.init),
          content: [content.width, content.height].map(Double.init), facts: facts))
    }
    return result
  }
}
