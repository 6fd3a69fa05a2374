import Foundation

/// A controller for a search, whose search bar a navigation item shows below its title.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar in which the user enters the search term.
  public let searchBar = UISearchBar()
  /// The controller that shows the results, or nil to show them in the searched controller.
  public let searchResultsController: UIViewController?
  /// A Boolean value that indicates whether the search is active. The value is stored and does not
  /// affect the layout.
  open var isActive = false
  /// A Boolean value that indicates whether the searched content is dimmed. The value is stored and
  /// does not affect the layout.
  open var obscuresBackgroundDuringPresentation = true
  /// A Boolean value that indicates whether the navigation bar is hidden during a search. The value
  /// is stored and does not affect the layout.
  open var hidesNavigationBarDuringPresentation = true

  /// The object that finds the results. It is never called, because nothing is entered.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Creates a search controller with a controller for results, or nil to show them in the searched
  /// controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search controller from an `InterfaceCoder`, for an object whose class a document
  /// names.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}
