import AutoLayout
import Foundation
import InterfaceBuilder

/// Which platform facts the canvas layout of a document rests on, as values for other tools.
struct FactUse: Codable {
  let file: String
  let roots: [Root]

  /// A root: what its canvas gives it, and the rows that say so.
  struct Root: Codable {
    let id: String
    /// Width and height in points.
    let size: [Double]
    /// Top, left, bottom and right in points.
    let safeArea: [Double]
    /// Lengths of the top and the bottom layout guide in points.
    let guides: [Double]
    /// Margin at the sides in points; nil where the view's own holds.
    let sideMargin: Double?
    /// Rows that the canvas was found with, as `name#index`.
    let canvasFacts: [String]
    /// Rows that margins of cells were found with.
    let cellFacts: [String]
    /// Margins of the content views of table cells: top, leading, bottom and trailing, in points.
    let cellMargins: [[Double]]
    let views: [View]
  }

  /// A view whose size its class gives it.
  struct View: Codable {
    let id: String
    let className: String
    /// Width and height of the solved frame in points.
    let size: [Double]
    /// Width and height of the content in points; −1 for none.
    let content: [Double]
    let facts: [String]
  }

  @MainActor
  init(_ document: InterfaceDocument, file: String) {
    self.file = file
    roots = document.roots.map(Self.root)
  }

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
