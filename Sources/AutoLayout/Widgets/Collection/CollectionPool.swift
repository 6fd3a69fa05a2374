import Foundation

/// A pool of a collection view's reusable views, with the closures that create views.
@MainActor
final class CollectionPool {
  /// The key of a registration.
  struct Name: Hashable {
    /// The kind of a supplementary view, or `nil` for cells.
    let kind: String?
    /// The reuse identifier.
    let identifier: String
  }

  /// The closures that create views.
  var makers: [Name: () -> UICollectionReusableView] = [:]
  /// The cell that is being reconfigured, which the data source dequeues without preparing it for
  /// reuse.
  var reconfigured: UICollectionViewCell?
  /// The reusable views.
  private var waiting: [Name: [UICollectionReusableView]] = [:]

  /// The maximum number of reusable views per name, as for rows of tables, with several items in a
  /// line (assumed).
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

  /// Returns a reusable view, prepared for reuse, or a new one. Returns `nil` for an unknown name.
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

  /// Adds a view to the pool.
  func add(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier, !view.isInPool else { return }
    let name = Name(kind: kind, identifier: identifier)
    guard makers[name] != nil, waiting[name, default: []].count < Self.limit else { return }
    view.isInPool = true
    waiting[name, default: []].append(view)
  }

  /// Removes a view that the data source returned from the pool.
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
