import Foundation

/// Cells and supplementary views that a registration creates and configures, so that apps need no
/// reuse identifiers.
extension UICollectionView {
  /// A registration of a class of cells.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    /// The reuse identifier, which is unique to the registration.
    let identifier = "registration-\(UUID().uuidString)"
    /// The closure that creates cells.
    let make: () -> UICollectionViewCell
    /// The closure that configures a cell.
    let handler: Handler

    /// Creates a registration of cells that are created with `init(frame:)`.
    public init(handler: @escaping Handler) {
      self.init(making: { UICollectionViewCell.create(Cell.self) }, handler: handler)
    }

    /// Creates a registration of cells that a closure creates.
    package init(making make: @escaping () -> UICollectionViewCell?, handler: @escaping Handler) {
      self.make = { make() ?? UICollectionViewCell(frame: .zero) }
      self.handler = handler
    }
  }

  /// A registration of a class of supplementary views.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    /// The kind of the views.
    let elementKind: String
    /// The reuse identifier, which is unique to the registration.
    let identifier = "registration-\(UUID().uuidString)"
    /// The closure that creates views.
    let make: () -> UICollectionReusableView
    /// The closure that configures a view.
    let handler: Handler

    /// Creates a registration of views of a kind that are created with `init(frame:)`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.init(
        elementKind: elementKind, making: { UICollectionReusableView.create(Supplementary.self) },
        handler: handler)
    }

    /// Creates a registration of views of a kind that a closure creates.
    package init(
      elementKind: String, making make: @escaping () -> UICollectionReusableView?,
      handler: @escaping Handler
    ) {
      self.elementKind = elementKind
      self.make = { make() ?? UICollectionReusableView(frame: .zero) }
      self.handler = handler
    }
  }

  /// Returns a reused or new cell of a registration, configured with an item. Without an item, the
  /// handler is not called.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = CollectionPool.Name(kind: nil, identifier: registration.identifier)
    if pool.makers[name] == nil { pool.makers[name] = registration.make }
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        as? Cell
    else { preconditionFailure("The registration must create a cell of its own class.") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new supplementary view of a registration, which has been configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = CollectionPool.Name(
      kind: registration.elementKind, identifier: registration.identifier)
    if pool.makers[name] == nil { pool.makers[name] = registration.make }
    guard
      let view = dequeueReusableSupplementaryView(
        ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
        for: indexPath) as? Supplementary
    else { preconditionFailure("The registration must create a view of its own class.") }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
