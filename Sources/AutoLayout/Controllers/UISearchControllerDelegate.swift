/// The delegate of a search controller, which is notified of the beginning and end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Tells the delegate that a search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that a search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
