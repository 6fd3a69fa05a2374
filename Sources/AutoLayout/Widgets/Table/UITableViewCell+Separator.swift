import Foundation

/// The line below a row.
extension UITableViewCell {
  /// Whether a separator lies below the cell's content.
  ///
  /// Assumed for cells outside tables, as Interface Builder's canvas shows them.
  var hasSeparator: Bool { enclosingTable.map { $0.separatorStyle != .none } ?? true }

  /// Places the separator, one pixel high at the cell's lower edge.
  ///
  /// Its insets count from the cell's edges, also where the content view keeps clear of the safe
  /// area (`runtime`: 248 separators).
  func layoutSeparator() {
    guard showsSeparatorView, hasSeparator else {
      separatorView?.removeFromSuperview()
      separatorView = nil
      return
    }
    let view = separatorView ?? makeSeparatorView()
    let height = 1 / max(1, layoutEnvironment.displayScale)
    let inset = separatorInset
    view.frame = CGRect(
      x: inset.left, y: bounds.height - height,
      width: max(0, bounds.width - inset.left - inset.right), height: height)
  }

  private func makeSeparatorView() -> _UITableViewCellSeparatorView {
    let view = _UITableViewCellSeparatorView()
    separatorView = view
    addSubview(view)
    return view
  }
}

/// The line below a row; the name is the one that descriptions of views show.
@preconcurrency @MainActor
final class _UITableViewCellSeparatorView: UIView {}
