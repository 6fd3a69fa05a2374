import Foundation

extension UICollectionView.CellRegistration {
  /// Creates a registration of cells from a xib, whose first view must be a cell.
  public init(cellNib: UINib, handler: @escaping Handler) {
    self.init(
      making: { cellNib.instantiate(withOwner: nil).first as? UICollectionViewCell },
      handler: handler)
  }
}

extension UICollectionView.SupplementaryRegistration {
  /// Creates a registration of views of a kind from a xib, whose first view must be a reusable
  /// view.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(
      elementKind: elementKind,
      making: { supplementaryNib.instantiate(withOwner: nil).first as? UICollectionReusableView },
      handler: handler)
  }
}
