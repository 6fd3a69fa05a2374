/// The levels of content above other content. Colors of the system are lighter on higher levels of
/// the dark style.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// The level is unknown.
  case unspecified = -1
  /// The content of a window.
  case base = 0
  /// Content above other content.
  case elevated = 1
}

extension UITraitCollection {
  /// The level of the content.
  ///
  /// - Remark: Partial. It is always `base`, also in presented controllers.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
}
