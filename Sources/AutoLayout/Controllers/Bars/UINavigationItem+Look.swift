import Foundation

extension UINavigationItem {
  /// The ways in which back buttons show the title of the screen to which they lead.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title, or a short one, or none, as fits.
    case `default` = 0
    /// The system's short title.
    case generic
    /// No title.
    case minimal
  }

  /// The arrangements of title and buttons.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// The title is in the middle.
    case navigator = 0
    /// The title is at the leading edge, as in browsers.
    case browser
    /// The title is at the leading edge, as in editors.
    case editor
  }

  /// Shows or hides the back button without animation.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Replaces the left items by one without animation.
  public func setLeft(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces the right items by one without animation.
  public func setRight(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}
