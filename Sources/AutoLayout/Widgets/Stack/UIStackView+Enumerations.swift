import Foundation

extension UIStackView {
  /// The layout of a stack view's items along its axis.
  public enum Distribution: Int, Sendable {
    /// The items keep the spacing. Hugging and compression resistance priorities determine which
    /// items stretch or shrink.
    case fill = 0
    /// All items are equally long.
    case fillEqually = 1
    /// Items share the length in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The gaps between items are equal, and at least the spacing.
    case equalSpacing = 3
    /// The distances between the centers of items are equal, if the spacing allows it.
    case equalCentering = 4
  }

  /// The layout of a stack view's items perpendicular to its axis.
  public enum Alignment: Int, Sendable {
    /// Items fill the stack view.
    case fill = 0
    /// The leading edges of items in a vertical stack view, or the top edges in a horizontal one,
    /// are aligned.
    case leading = 1
    /// The first baselines are aligned. Applies only to horizontal stack views.
    case firstBaseline = 2
    /// The centers of items are aligned with the center of the stack view.
    case center = 3
    /// The trailing edges of items in a vertical stack view, or the bottom edges in a horizontal
    /// one, are aligned.
    case trailing = 4
    /// The last baselines are aligned. Applies only to horizontal stack views.
    case lastBaseline = 5

    /// The equivalent of `leading` for horizontal stack views.
    public static var top: Alignment { .leading }
    /// The equivalent of `trailing` for horizontal stack views.
    public static var bottom: Alignment { .trailing }
  }

  /// The value of a custom spacing that represents the `spacing` of the stack view.
  ///
  /// The value is `FLT_MAX`, as in UIKit's header.
  public nonisolated class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The value of a spacing that represents the system's distance between siblings, 8 points.
  ///
  /// The value is `FLT_MIN`, as in UIKit's header, which is negligible as a number.
  public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
