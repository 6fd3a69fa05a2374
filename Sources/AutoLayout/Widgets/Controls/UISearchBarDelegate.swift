import Foundation

/// The delegate of a search bar, which controls its editing and is notified of it.
///
/// The methods are called when an app edits `searchTextField` or simulates the user with
/// `typeText(_:)`, `tapCancelButton()` and related methods. All of them have a default
/// implementation.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns a Boolean value that indicates whether editing can begin. The default is `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing has begun. Does nothing by default.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns a Boolean value that indicates whether editing can end. The default is `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing has ended. Does nothing by default.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the user changed the text. Does nothing by default.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns a Boolean value that indicates whether typed text can replace a range of UTF-16 units.
  /// The default is `true`.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that the user pressed the Search key. Does nothing by default.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user tapped the bookmark button. Does nothing by default.
  ///
  /// - Remark: Inert. It is never called: there is no such button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user tapped the cancel button. Does nothing by default.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user tapped the results button. Does nothing by default.
  ///
  /// - Remark: Inert. It is never called: there is no such button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user selected a scope. Does nothing by default.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true` by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns `true` by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns `true` by default.
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
