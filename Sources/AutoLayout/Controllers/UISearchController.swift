import Foundation

/// A search with its bar, which a navigation item shows below its title.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Where the text is typed.
  public let searchBar = UISearchBar()
  /// The controller that shows what was found; nil for the one that is searched.
  public let searchResultsController: UIViewController?
  /// Whether the search is under way; kept, it does not change the layout.
  open var isActive = false
  /// Whether what is searched is dimmed; kept, it does not change the layout.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes away while searching; kept, it does not change the layout.
  open var hidesNavigationBarDuringPresentation = true

  /// Makes a search; nil shows what was found in the controller that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}
