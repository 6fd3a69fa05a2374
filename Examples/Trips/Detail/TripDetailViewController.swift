import UIKit

/// One trip. The picture is above the text, or next to it if the width is regular.
final class TripDetailViewController: UIViewController {
  private let store: TripStore
  private let tripID: Trip.ID
  private var observation: TripStore.Observation?

  let scrollView = UIScrollView()
  let picture = PictureView()
  let destinationLabel = UILabel(style: .title1)
  let datesLabel = UILabel(style: .headline, color: .secondaryLabel)
  let facts = FactsView()
  let notesLabel = UILabel(style: .body)
  let placesStack = UIStackView()
  let deleteButton = UIButton(type: .system)
  private let content = UIStackView()
  private let texts = UIStackView()
  private lazy var compactConstraints = [
    picture.widthAnchor.constraint(equalTo: content.widthAnchor),
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16),
  ]
  private lazy var regularConstraints = [
    picture.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.4),
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
  ]

  init(store: TripStore, tripID: Trip.ID) {
    self.store = store
    self.tripID = tripID
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addContent()
    addConstraints()
    updateColumns()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: TripDetailViewController, _) in
      controller.updateColumns()
    }
    deleteButton.addAction(
      UIAction { [weak self] _ in self?.confirmDeletion() }, for: .touchUpInside)
    observation = store.observe { [weak self] in self?.showTrip() }
    showTrip()
  }

  // MARK: - Content

  private func addContent() {
    deleteButton.setTitle("Delete Trip", for: .normal)
    deleteButton.tintColor = .systemRed
    placesStack.axis = .vertical
    placesStack.spacing = 12
    texts.axis = .vertical
    texts.spacing = 16
    for view in [destinationLabel, datesLabel, facts, notesLabel, placesStack, deleteButton] {
      texts.addArrangedSubview(view)
    }
    texts.setCustomSpacing(4, after: destinationLabel)
    content.spacing = 24
    content.addArrangedSubview(picture)
    content.addArrangedSubview(texts)
  }

  private func addConstraints() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    let (document, margins) = (scrollView.contentLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      document.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.topAnchor.constraint(equalTo: document.topAnchor, constant: 16),
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: document.bottomAnchor, constant: -24),
    ])
  }

  private func updateColumns() {
    let isRegular = traitCollection.horizontalSizeClass == .regular
    NSLayoutConstraint.deactivate(isRegular ? compactConstraints : regularConstraints)
    content.axis = isRegular ? .horizontal : .vertical
    content.alignment = isRegular ? .top : .fill
    NSLayoutConstraint.activate(isRegular ? regularConstraints : compactConstraints)
  }

  // MARK: - Trip

  private func showTrip() {
    guard let trip = store[tripID] else {
      navigationController?.popViewController(animated: true)
      return
    }
    picture.show(trip.kind)
    destinationLabel.text = trip.destination
    datesLabel.text = "\(trip.country) · \(TripDates.range(of: trip))"
    facts.show([
      ("\(trip.nights)", trip.nights == 1 ? "night" : "nights"),
      ("\(trip.travelers)", trip.travelers == 1 ? "traveler" : "travelers"),
      (trip.kind.title, "kind"),
    ])
    notesLabel.text = trip.notes
    notesLabel.isHidden = trip.notes.isEmpty
    for row in placesStack.arrangedSubviews { row.removeFromSuperview() }
    for place in trip.places { placesStack.addArrangedSubview(PlaceRow(place: place)) }
    placesStack.isHidden = trip.places.isEmpty
    showButtons(trip)
  }

  private func showButtons(_ trip: Trip) {
    let star = UIBarButtonItem(
      image: UIImage(systemName: trip.isFavorite ? "star.fill" : "star"),
      primaryAction: UIAction { [weak self] _ in self?.toggleFavorite() })
    let edit = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
    navigationItem.rightBarButtonItems = [edit, star]
  }

  private func toggleFavorite() { store.toggleFavorite(tripID) }

  private func edit() {
    let form = TripFormViewController(store: store, trip: store[tripID])
    present(UINavigationController(rootViewController: form), animated: true)
  }

  private func confirmDeletion() {
    guard let trip = store[tripID] else { return }
    confirm(
      title: "Delete \(trip.destination)?", message: "The notes are deleted, too.", action: "Delete"
    ) {
      [weak self] in self?.store.remove(trip.id)
    }
  }
}
