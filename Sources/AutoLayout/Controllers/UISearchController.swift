import Foundation

/// A controller for a search. A navigation item shows its search bar below the title.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar in which the user enters the search term.
  public let searchBar = UISearchBar()
  /// The controller that shows the results, or `nil` to show them in the searched controller.
  public let searchResultsController: UIViewController?
  /// A Boolean value that indicates whether the search is active. It becomes `true` when the user
  /// edits the text field of the bar, and `false` when the user taps the cancel button.
  ///
  /// - Remark: Partial. The results controller is not presented.
  open var isActive = false { didSet { if oldValue != isActive { activityDidChange() } } }
  /// The search controller's delegate.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// A Boolean value that indicates whether the bar shows its cancel button while the search is
  /// active.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that indicates whether the bar shows its scopes while the search is active.
  ///
  /// - Remark: Inert. The `showsScopeBar` property of the bar determines it.
  open var automaticallyShowsScopeBar = true
  /// A Boolean value that indicates whether the results controller is shown.
  ///
  /// - Remark: Inert. The results controller is not presented.
  open var showsSearchResultsController = false
  /// A Boolean value that indicates whether the background is dimmed. It is an alias of
  /// `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  private func activityDidChange() {
    if isActive {
      delegate?.willPresentSearchController(self)
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
      searchBar.text = nil
      searchBar.resignFirstResponder()
      delegate?.didDismissSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Observes the editing of the bar.
  private func followBar() {
    searchBar.didBegin = { [weak self] in self?.isActive = true }
    searchBar.didCancel = { [weak self] in self?.isActive = false }
    searchBar.didChangeText = { [weak self] in
      guard let self, isActive else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
  /// A Boolean value that indicates whether the searched content is dimmed.
  ///
  /// - Remark: Inert. The value is stored and does not affect the layout.
  open var obscuresBackgroundDuringPresentation = true
  /// A Boolean value that indicates whether the navigation bar is hidden during a search.
  ///
  /// - Remark: Inert. The value is stored and does not affect the layout.
  open var hidesNavigationBarDuringPresentation = true

  /// The object that updates the results. It is called when the search begins or ends and when its
  /// text or scope changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Creates a search controller with a controller for results, or `nil` to show them in the
  /// searched controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    followBar()
  }

  /// Creates a search controller without a controller for results.
  public convenience init() { self.init(searchResultsController: nil) }

  /// Creates the search controller when a storyboard or xib that names its class is loaded. The
  /// coder is an `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    followBar()
  }
}
