import Foundation

/// A controller that manages a collection view, as its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The initial layout of the collection view.
  public let collectionViewLayout: UICollectionViewLayout

  /// Creates a controller whose collection view has an initial layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view has a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an `InterfaceCoder`, for an object whose class a document names.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, which is the controller's view unless `loadView()` creates another one.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  open override func loadView() {
    if let loaded = documentView {
      view = loaded
      if let collection = loaded as? UICollectionView {
        if collection.dataSource == nil { collection.dataSource = self }
        if collection.delegate == nil { collection.delegate = self }
      }
      return
    }
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// Returns 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns 0 by default.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns a plain cell by default.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Returns an empty view by default.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  // Subclasses can only override methods that this class declares, not default implementations of a
  // protocol.

  /// Does nothing by default. Subclasses can override it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing by default. Subclasses can override it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing by default. Subclasses can override it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing by default. Subclasses can override it.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing by default. Subclasses can override it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing by default. Subclasses can override it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Returns true by default. Subclasses can override it.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing by default. Subclasses can override it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing by default. Subclasses can override it.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing by default. Subclasses can override it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns nil by default.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing by default. Subclasses can override it.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing by default. Subclasses can override it.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Does nothing by default. Subclasses can override it.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
