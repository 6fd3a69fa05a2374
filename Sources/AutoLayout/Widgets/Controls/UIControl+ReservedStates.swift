extension UIControl.State {
  /// The mask of the bits for custom states of apps.
  public static let application = UIControl.State(rawValue: 0xFF << 16)
  /// The mask of the bits that UIKit reserves. They are never set.
  public static let reserved = UIControl.State(rawValue: 0xFF << 24)
}
