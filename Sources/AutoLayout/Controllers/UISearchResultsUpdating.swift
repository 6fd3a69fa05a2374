/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results. Called when the search begins or ends, and when its term or scope has
  /// changed.
  func updateSearchResults(for searchController: UISearchController)
}
