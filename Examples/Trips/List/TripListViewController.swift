import UIKit

/// The first tab: upcoming and past trips.
final class TripListViewController: UITableViewController {
  private struct Section {
    let title: String
    let trips: [Trip]
  }

  private let store: TripStore
  private var sections: [Section] = []
  private var observation: TripStore.Observation?

  init(store: TripStore) {
    self.store = store
    super.init(style: .plain)
    title = "Trips"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addTrip() })
    tableView.register(TripCell.self, forCellReuseIdentifier: TripCell.reuseIdentifier)
    tableView.register(
      TripSectionHeaderView.self,
      forHeaderFooterViewReuseIdentifier: TripSectionHeaderView.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    observation = store.observe { [weak self] in self?.reload() }
    reload()
  }

  private func reload() {
    sections = [
      Section(title: "Upcoming", trips: store.upcoming),
      Section(title: "Past", trips: store.showsPastTrips ? store.past : []),
    ].filter { !$0.trips.isEmpty }
    tableView.backgroundView = sections.isEmpty ? emptyState : nil
    tableView.separatorStyle = sections.isEmpty ? .none : .singleLine
    tableView.reloadData()
  }

  private lazy var emptyState: EmptyStateView = {
    let view = EmptyStateView(
      symbolName: "airplane", title: "No Trips", message: "Trips that you plan appear here.",
      buttonTitle: "Plan a Trip")
    view.button.addAction(UIAction { [weak self] _ in self?.addTrip() }, for: .touchUpInside)
    return view
  }()

  private func addTrip() {
    let form = TripFormViewController(store: store, trip: nil)
    present(UINavigationController(rootViewController: form), animated: true)
  }

  private func trip(at indexPath: IndexPath) -> Trip {
    sections[indexPath.section].trips[indexPath.row]
  }

  // MARK: - Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].trips.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: TripCell.reuseIdentifier, for: indexPath)
    (cell as? TripCell)?.show(trip(at: indexPath), today: store.today)
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    let header = tableView.dequeueReusableHeaderFooterView(
      withIdentifier: TripSectionHeaderView.reuseIdentifier)
    let section = sections[section]
    (header as? TripSectionHeaderView)?.show(title: section.title, count: section.trips.count)
    return header
  }

  // MARK: - Actions

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = TripDetailViewController(store: store, tripID: trip(at: indexPath).id)
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let trip = trip(at: indexPath)
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.confirmDeletion(of: trip)
      completion(false)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let trip = trip(at: indexPath)
    let favorite = UIContextualAction(
      style: .normal, title: trip.isFavorite ? "Remove Star" : "Star"
    ) { [weak self] _, _, completion in
      self?.store.toggleFavorite(trip.id)
      completion(true)
    }
    favorite.backgroundColor = .systemYellow
    return UISwipeActionsConfiguration(actions: [favorite])
  }

  private func confirmDeletion(of trip: Trip) {
    confirm(
      title: "Delete \(trip.destination)?", message: "The notes are deleted, too.", action: "Delete"
    ) {
      [weak self] in self?.store.remove(trip.id)
    }
  }
}
