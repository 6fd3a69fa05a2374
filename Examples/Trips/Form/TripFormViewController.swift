import UIKit

/// Creates or edits a trip in a sheet. The form ends at the keyboard.
final class TripFormViewController: UIViewController {
  /// The maximum number of characters of a destination.
  static let maximumLength = 60

  private let store: TripStore
  private let original: Trip?
  private var trip: Trip

  let scrollView = UIScrollView()
  let destinationField = UITextField()
  let countryField = UITextField()
  let kindControl = UISegmentedControl(items: Trip.Kind.allCases.map(\.title))
  let datePicker = UIDatePicker()
  let nightsStepper = UIStepper()
  let travelersStepper = UIStepper()
  let reminderSwitch = UISwitch()
  let notesView = UITextView()
  private(set) lazy var nightsRow = FormRow("", nightsStepper)
  private(set) lazy var travelersRow = FormRow("", travelersStepper)

  /// Creates a form for a new or an existing trip.
  init(store: TripStore, trip: Trip?) {
    self.store = store
    original = trip
    self.trip = trip ?? Trip(destination: "", country: "", start: store.today)
    super.init(nibName: nil, bundle: nil)
    title = trip == nil ? "New Trip" : "Edit Trip"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    configureFields()
    configureControls()
    addForm()
    update()
  }

  // MARK: - Content

  private func configureFields() {
    for (field, placeholder) in [(destinationField, "Destination"), (countryField, "Country")] {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.autocapitalizationType = .words
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
    }
    destinationField.returnKeyType = .next
    countryField.returnKeyType = .done
    destinationField.text = trip.destination
    countryField.text = trip.country
    notesView.font = .preferredFont(forTextStyle: .body)
    notesView.adjustsFontForContentSizeCategory = true
    notesView.isScrollEnabled = false
    notesView.backgroundColor = .secondarySystemBackground
    notesView.layer.cornerRadius = 8
    notesView.text = trip.notes
  }

  private func configureControls() {
    kindControl.selectedSegmentIndex = trip.kind.rawValue
    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .compact
    datePicker.date = trip.start
    nightsStepper.minimumValue = 1
    nightsStepper.maximumValue = 60
    nightsStepper.value = Double(trip.nights)
    travelersStepper.minimumValue = 1
    travelersStepper.maximumValue = 12
    travelersStepper.value = Double(trip.travelers)
    reminderSwitch.isOn = trip.remindsBeforeDeparture
    for control in [kindControl, datePicker, nightsStepper, travelersStepper, reminderSwitch] {
      control.addAction(UIAction { [weak self] _ in self?.controlsDidChange() }, for: .valueChanged)
    }
  }

  private func addForm() {
    let notesCaption = UILabel(style: .body)
    notesCaption.text = "Notes"
    let form = UIStackView(arrangedSubviews: [
      destinationField, countryField, kindControl, FormRow("Departure", datePicker), nightsRow,
      travelersRow,
      FormRow("Remind me the day before", reminderSwitch), notesCaption, notesView,
    ])
    form.axis = .vertical
    form.spacing = 16
    form.setCustomSpacing(8, after: notesCaption)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(form)
    let (document, column) = (scrollView.contentLayoutGuide, view.readableContentGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      document.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      form.topAnchor.constraint(equalTo: document.topAnchor, constant: 20),
      form.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      form.bottomAnchor.constraint(equalTo: document.bottomAnchor, constant: -20),
      notesView.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
    ])
  }

  // MARK: - Changes

  private func fieldsDidChange() {
    trip.destination = (destinationField.text ?? "").trimmingCharacters(in: .whitespaces)
    trip.country = (countryField.text ?? "").trimmingCharacters(in: .whitespaces)
    update()
  }

  private func controlsDidChange() {
    trip.kind = Trip.Kind(rawValue: kindControl.selectedSegmentIndex) ?? .city
    trip.start = TripDates.calendar.startOfDay(for: datePicker.date)
    trip.nights = Int(nightsStepper.value)
    trip.travelers = Int(travelersStepper.value)
    trip.remindsBeforeDeparture = reminderSwitch.isOn
    update()
  }

  private func update() {
    nightsRow.captionLabel.text = trip.nights == 1 ? "1 night" : "\(trip.nights) nights"
    travelersRow.captionLabel.text =
      trip.travelers == 1 ? "1 traveler" : "\(trip.travelers) travelers"
    navigationItem.rightBarButtonItem?.isEnabled = !trip.destination.isEmpty
  }

  /// A Boolean value that indicates whether there are unsaved changes.
  private var hasChanges: Bool {
    guard let original else { return !trip.destination.isEmpty || !notesView.text.isEmpty }
    return trip != original || notesView.text != original.notes
  }

  private func save() {
    trip.notes = notesView.text
    store.save(trip)
    dismiss(animated: true)
  }

  private func cancel() {
    guard hasChanges else { return dismiss(animated: true) }
    confirm(title: "Discard changes?", action: "Discard") { [weak self] in
      self?.dismiss(animated: true)
    }
  }
}

extension TripFormViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === destinationField {
      countryField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let length = (textField.text ?? "").utf16.count - range.length + string.utf16.count
    return length <= Self.maximumLength
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    scrollView.scrollRectToVisible(
      textField.convert(textField.bounds, to: scrollView), animated: true)
  }
}
