extension UIView {
  /// Returns the layout direction of a view with a semantic content attribute, in the layout
  /// direction of the application.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the layout direction of a view with a semantic content attribute, in a user interface
  /// of the specified direction. Playback and spatial content always run from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
