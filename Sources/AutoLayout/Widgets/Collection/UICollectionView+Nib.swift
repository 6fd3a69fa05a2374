import Foundation

extension UICollectionView {
  /// Registers a xib for cells of a reuse identifier. The first view of the xib must be a cell;
  /// otherwise the cells are plain. Nil makes the cells plain.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(forCellWithReuseIdentifier: identifier) {
      nib?.instantiate(withOwner: nil).first as? UICollectionViewCell
        ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// Registers a xib for supplementary views of a kind and a reuse identifier. The first view of
  /// the xib must be a reusable view; otherwise the views are plain. Nil makes the views plain.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      nib?.instantiate(withOwner: nil).first as? UICollectionReusableView
        ?? UICollectionReusableView(frame: .zero)
    }
  }
}
