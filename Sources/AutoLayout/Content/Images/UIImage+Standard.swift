/// Images that the system provides.
extension UIImage {
  /// A check mark in a filled circle.
  public static var checkmark: UIImage { symbol("checkmark.circle.fill") }
  /// A check mark in a circle.
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  /// A plus sign in a filled circle.
  public static var add: UIImage { symbol("plus.circle.fill") }
  /// A minus sign in a filled circle.
  public static var remove: UIImage { symbol("minus.circle.fill") }
  /// Three dots in a circle.
  public static var actions: UIImage { symbol("ellipsis.circle") }

  private static func symbol(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }
}
