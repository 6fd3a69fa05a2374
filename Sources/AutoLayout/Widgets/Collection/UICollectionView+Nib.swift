import Foundation

extension UICollectionView {
  /// Registers a xib for cells of a reuse identifier, or removes the registration. The first view of
  /// the xib must be a cell; otherwise the cells are plain.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
    }
    register(forCellWithReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).first as? UICollectionViewCell
        ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// Registers a xib for supplementary views of a kind and a reuse identifier, or removes the
  /// registration. The first view of the xib must be a reusable view; otherwise the views are empty.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(
        nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).first as? UICollectionReusableView
        ?? UICollectionReusableView(frame: .zero)
    }
  }
}

extension UICollectionView.CellRegistration {
  /// Creates a registration of cells from a xib, whose first view must be a cell.
  public init(cellNib: UINib, handler: @escaping Handler) {
    self.init(
      making: { cellNib.instantiate(withOwner: nil).first as? UICollectionViewCell },
      handler: handler)
  }
}

extension UICollectionView.SupplementaryRegistration {
  /// Creates a registration of views of a kind from a xib, whose first view must be a reusable view.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(
      elementKind: elementKind,
      making: { supplementaryNib.instantiate(withOwner: nil).first as? UICollectionReusableView },
      handler: handler)
  }
}
