import Foundation

/// A controller whose view is a collection view, for which it is data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout that the collection view begins with.
  public let collectionViewLayout: UICollectionViewLayout

  /// Makes a controller whose collection view begins with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view; it is the controller's view unless `loadView()` makes another one.
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

  /// One unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// A plain cell unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// An empty view unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  // Subclasses override what this class restates, and no protocol's default answer.

  /// Does nothing; a place for subclasses.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing; a place for subclasses.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing; a place for subclasses.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// None unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing; a place for subclasses.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing; a place for subclasses.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Does nothing; a place for subclasses.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
