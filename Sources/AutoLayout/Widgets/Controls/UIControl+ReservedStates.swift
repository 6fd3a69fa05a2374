extension UIControl.State {
  /// The bits that a program can use for states of its own.
  public static let application = UIControl.State(rawValue: 0xFF << 16)
  /// The bits that UIKit reserves; never set.
  public static let reserved = UIControl.State(rawValue: 0xFF << 24)
}
