import Foundation

/// The separator of a cell.
extension UITableViewCell {
  /// A Boolean value that indicates whether there is a separator below the cell's content.
  ///
  /// Cells outside table views have one, as on Interface Builder's canvas.
  var hasSeparator: Bool { enclosingTable.map { $0.separatorStyle != .none } ?? true }

  /// Places the separator, one pixel high, at the lower edge of the cell.
  ///
  /// Its insets are relative to the edges of the cell, even if the content view is inset from the
  /// safe area (`runtime`: 248 separators).
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

/// The line below a row. The class has the name that descriptions of views show.
@preconcurrency @MainActor
final class _UITableViewCellSeparatorView: UIView {}
