import Foundation

/// A sheet that offers activities for items.
///
/// - Remark: Partial. The sheet lists the app's activities as rows, but none of the system's; its
///   appearance is assumed.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure to call after the sheet closes, with the type of the activity, a Boolean value that
  /// indicates whether it was performed, the items that it returned, and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The closure to call after the sheet closes.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of the activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A Boolean value that indicates whether people are suggested.
  ///
  /// - Remark: Inert. There are no contacts.
  open var allowsProminentActivity = true

  private let items: [Any]
  private let applicationActivities: [UIActivity]

  /// Creates a sheet for items, with activities of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) {
    (items, applicationActivities) = ([], [])
    super.init(coder: coder)
  }

  /// Returns the items for an activity. Sources provide theirs.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap {
      guard let source = $0 as? any UIActivityItemSource else { return $0 }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// The activities that the sheet offers, in order: those of the app that can act on the items.
  /// UIKit has no such property.
  open var offeredActivities: [UIActivity] {
    let placeholders: [Any] = items.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
    return applicationActivities.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true }
      return isExcluded != true && activity.canPerform(withActivityItems: placeholders)
    }
  }

  /// The height of a row in points (assumed).
  private static let rowHeight: CGFloat = 52
  /// The distance of the titles from the sides in points (assumed).
  private static let margin: CGFloat = 20

  /// Lays out a row with the title of each activity. Tapping a row performs the activity.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let rows = UIStackView()
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Self.margin),
      rows.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -Self.margin),
      rows.topAnchor.constraint(equalTo: guide.topAnchor),
    ])
    for activity in offeredActivities {
      let row = UIButton(type: .system)
      row.setTitle(activity.activityTitle, for: .normal)
      row.contentHorizontalAlignment = .leading
      row.addAction(
        UIAction { [weak self] _ in self?.perform(activity) }, for: .touchUpInside)
      row.heightAnchor.constraint(equalToConstant: Self.rowHeight).isActive = true
      rows.addArrangedSubview(row)
    }
  }

  /// Performs an activity, as a tap on its row does. UIKit has no such method.
  open func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.didFinish = { [weak self, weak activity] completed in
      self?.finish(activity?.activityType, completed)
    }
    guard let controller = activity.activityViewController else { return activity.perform() }
    present(controller, animated: true)
  }

  /// Closes the sheet without an activity, as a tap outside does. UIKit has no such method.
  open func cancel() { finish(nil, false) }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let handler = completionWithItemsHandler
    guard let presentingViewController else {
      handler?(type, completed, nil, nil)
      return
    }
    presentingViewController.dismiss(animated: true) { handler?(type, completed, nil, nil) }
  }
}
