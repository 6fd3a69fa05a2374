import Foundation

/// The views of a collection view that wait for other items, and the closures that create views.
@MainActor
final class CollectionPool {
  /// What a view is registered for.
  struct Name: Hashable {
    /// The kind of a supplementary view, or nil for cells.
    let kind: String?
    /// The reuse identifier.
    let identifier: String
  }

  /// The closures that create views.
  var makers: [Name: () -> UICollectionReusableView] = [:]
  /// The cell that is filled again, which the data source dequeues as it is; or nil.
  var reconfigured: UICollectionViewCell?
  /// The views that wait.
  private var waiting: [Name: [UICollectionReusableView]] = [:]

  /// The number of views per name that wait for other items, as for rows of tables, with several
  /// items in a line (assumed).
  private static let limit = 256

  /// Registers a class, or removes a registration.
  func register(_ viewClass: AnyClass?, _ name: Name) {
    guard let viewClass else { return makers[name] = nil }
    makers[name] = {
      name.kind == nil
        ? UICollectionViewCell.create(viewClass) ?? UICollectionViewCell(frame: .zero)
        : UICollectionReusableView.create(viewClass) ?? UICollectionReusableView(frame: .zero)
    }
  }

  /// Returns a view that waits, prepared for reuse, or a new one, or nil for an unknown name.
  func view(_ name: Name) -> UICollectionReusableView? {
    if let cell = reconfigured, name.kind == nil, cell.reuseIdentifier == name.identifier {
      reconfigured = nil
      return cell
    }
    if let view = waiting[name]?.popLast() {
      view.isInPool = false
      view.appliedAttributes = nil
      view.prepareForReuse()
      return view
    }
    let view = makers[name]?()
    view?.reuseIdentifier = name.identifier
    return view
  }

  /// Keeps a view for other items.
  func add(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier, !view.isInPool else { return }
    let name = Name(kind: kind, identifier: identifier)
    guard makers[name] != nil, waiting[name, default: []].count < Self.limit else { return }
    view.isInPool = true
    waiting[name, default: []].append(view)
  }

  /// Removes a view that the data source returned from those that wait.
  func remove(_ view: UICollectionReusableView, kind: String?) {
    guard view.isInPool, let identifier = view.reuseIdentifier else { return }
    view.isInPool = false
    waiting[Name(kind: kind, identifier: identifier)]?.removeAll { $0 === view }
  }
}

extension UICollectionView {
  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    let view = pool.view(.init(kind: nil, identifier: identifier))
    if view == nil { raiseUnregistered("UICollectionElementKindCell", identifier) }
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  func dequeueSupplement(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    if let view = pool.view(.init(kind: kind, identifier: identifier)) { return view }
    raiseUnregistered(kind, identifier)
    return UICollectionReusableView(frame: .zero)
  }

  private func raiseUnregistered(_ kind: String, _ identifier: String) {
    LayoutException.raise(
      LayoutException.internalInconsistency,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard")
  }
}
