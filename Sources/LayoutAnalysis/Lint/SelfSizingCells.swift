import AutoLayout
import Foundation
import InterfaceBuilder

/// The cells of a root whose height follows from their content at run time.
@MainActor
package enum SelfSizingCells {
  /// The number of points that content may need beyond the cell: the line below it, and rounding to
  /// pixels.
  private static let allowance: CGFloat = 1

  /// Returns the heights that content needs if cells are lower, by the content view's identifier.
  package static func growing(
    below root: UIView, in document: InterfaceDocument
  ) -> [String: CGFloat] {
    var found: [String: CGFloat] = [:]
    root.forEachInSubtree { view in
      guard let cell = view as? UITableViewCell, cell.superview != nil,
        let element = cell.documentIdentifier.flatMap(document.element(withIdentifier:)),
        !element.isLone, element.sizesItself, let id = cell.contentView.documentIdentifier
      else { return }
      let size = cell.contentView.bounds.size
      let needed = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if needed.height > size.height + allowance { found[id] = needed.height }
    }
    return found
  }
}

extension XMLTree.Element {
  /// A Boolean value that indicates whether a cell is not in a table of the document.
  fileprivate var isLone: Bool { enclosingTable == nil }
}
