import Foundation

/// The object that decides about the editing of a search bar and is told about it.
///
/// The methods are called when a program edits `searchTextField` or acts as the user with
/// `typeText(_:)`, `tapCancelButton()` and related methods. All of them have a default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Asks whether editing may begin. The default answer is true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun. The default implementation does nothing.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asks whether editing may end. The default answer is true.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended. The default implementation does nothing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the user has changed the text. The default implementation does nothing.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asks whether typed text may replace a range of UTF-16 units. The default answer is true.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user has pressed the search key. The default implementation does nothing.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the bookmark button. The default implementation does nothing.
  ///
  /// - Remark: Inert. It is never called: there is no such button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the cancel button. The default implementation does nothing.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the results button. The default implementation does nothing.
  ///
  /// - Remark: Inert. It is never called: there is no such button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has selected a scope. The default implementation does nothing.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns true by default.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
