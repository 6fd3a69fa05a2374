import Foundation

extension UINib {
  /// Returns a new cell from the xib.
  ///
  /// If the first view is not a cell, raises `NSInternalInconsistencyException` and returns a plain
  /// cell.
  func cell(withReuseIdentifier identifier: String) -> UITableViewCell {
    if let cell = instantiate(withOwner: nil).first as? UITableViewCell { return cell }
    raiseNoView("UITableViewCell", identifier)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a new header or footer from the xib.
  ///
  /// If the first view is not a header or footer, raises `NSInternalInconsistencyException` and
  /// returns a plain one.
  func headerFooter(withReuseIdentifier identifier: String) -> UITableViewHeaderFooterView {
    if let view = instantiate(withOwner: nil).first as? UITableViewHeaderFooterView { return view }
    raiseNoView("UITableViewHeaderFooterView", identifier)
    return UITableViewHeaderFooterView(reuseIdentifier: identifier)
  }

  private func raiseNoView(_ kind: String, _ identifier: String) {
    LayoutException.raise(
      LayoutException.internalInconsistency,
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
        + "level object which must be a \(kind) instance")
  }
}
