import UIKit

/// The second tab: the places of all trips in a grid with as many columns as fit.
final class PlaceGridViewController: UIViewController {
  /// The distance of tiles from the safe area and from each other.
  static let margin: CGFloat = 16
  /// The minimum width of a tile. If tiles would be narrower, there is one column less.
  private static let minimumTileWidth: CGFloat = 150

  private let store: TripStore
  private var observation: TripStore.Observation?
  private var trips: [Trip] = []
  private let flowLayout = UICollectionViewFlowLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: flowLayout)

  init(store: TripStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Places"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    flowLayout.minimumInteritemSpacing = Self.margin
    flowLayout.minimumLineSpacing = Self.margin
    flowLayout.sectionInset = UIEdgeInsets(
      top: 8, left: Self.margin, bottom: 8, right: Self.margin)
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: PlaceCell.reuseIdentifier)
    collectionView.register(
      PlaceHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: PlaceHeaderView.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    addCollectionView()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: PlaceGridViewController, _) in controller.flowLayout.invalidateLayout()
    }
    observation = store.observe { [weak self] in self?.reload() }
    reload()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    flowLayout.invalidateLayout()
  }

  private func addCollectionView() {
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func reload() {
    trips = (store.upcoming + (store.showsPastTrips ? store.past : [])).filter {
      !$0.places.isEmpty
    }
    collectionView.reloadData()
  }
}

extension PlaceGridViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { trips.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    trips[section].places.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PlaceCell.reuseIdentifier, for: indexPath)
    let trip = trips[indexPath.section]
    (cell as? PlaceCell)?.show(trip.places[indexPath.item], of: trip)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: PlaceHeaderView.reuseIdentifier, for: indexPath)
    (header as? PlaceHeaderView)?.titleLabel.text = trips[indexPath.section].destination
    return header
  }
}

extension PlaceGridViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let available = collectionView.bounds.width - 2 * Self.margin
    let columns = max(1, floor((available + Self.margin) / (Self.minimumTileWidth + Self.margin)))
    let width = floor((available - (columns - 1) * Self.margin) / columns)
    return CGSize(
      width: width, height: PlaceCell.height(forWidth: width, compatibleWith: traitCollection))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let font = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: traitCollection)
    return CGSize(width: collectionView.bounds.width, height: ceil(font.lineHeight) + 16)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let detail = TripDetailViewController(store: store, tripID: trips[indexPath.section].id)
    navigationController?.pushViewController(detail, animated: true)
  }
}
