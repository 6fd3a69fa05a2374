import Foundation

extension UINavigationItem {
  /// The modes in which back buttons show the title of the screen to which they lead.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title, a short title, or no title, depending on the space.
    case `default` = 0
    /// The short title of the system.
    case generic
    /// No title.
    case minimal
  }

  /// The arrangements of title and buttons.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// The title is centered.
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
  /// Replaces the left items with one item or none, without animation.
  public func setLeft(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces the right items with one item or none, without animation.
  public func setRight(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}
