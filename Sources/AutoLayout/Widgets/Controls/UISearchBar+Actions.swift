import Foundation

extension UISearchBar {
  /// The icons of a search bar.
  public enum Icon: Int, Hashable, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear
    /// The bookmark button.
    case bookmark
    /// The results button.
    case resultsList
  }

  /// Simulates typing characters into the text field. `"\n"` presses the Search key.
  @discardableResult
  public func typeText(_ text: String) -> Bool { searchTextField.typeText(text) }

  /// Simulates a tap on the cancel button.
  public func tapCancelButton() {
    delegate?.searchBarCancelButtonClicked(self)
    didCancel?()
  }

  /// Simulates a tap on the scope at an index. Does nothing if there is no such scope or it is
  /// already selected.
  public func tapScopeButton(at index: Int) {
    guard let scopeButtonTitles, scopeButtonTitles.indices.contains(index),
      index != selectedScopeButtonIndex
    else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    didChangeText?()
  }

  /// Notifies the delegate and the search controller that the text changed.
  func textDidChange() {
    fieldDidChange()
    delegate?.searchBar(self, textDidChange: text ?? "")
    didChangeText?()
  }

  /// Shows or hides the cancel button.
  public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes.
  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Sets the image of an icon.
  ///
  /// - Remark: Inert. Icons are not drawn.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Sets the image behind the field.
  ///
  /// - Remark: Inert. The image is not drawn.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
  {}
  /// Sets the offset of an icon from its default position, in points.
  ///
  /// - Remark: Inert. Icons are not drawn.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
}
