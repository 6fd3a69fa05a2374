/// The object that finds the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search term has changed. Nothing is entered on Linux; a program can call it.
  func updateSearchResults(for searchController: UISearchController)
}
