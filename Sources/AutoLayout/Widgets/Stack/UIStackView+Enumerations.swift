import Foundation

extension UIStackView {
  /// How a stack view fills its axis.
  public enum Distribution: Int, Sendable {
    /// Items keep their distances; what is too much or too little goes by hugging and compression
    /// priorities.
    case fill = 0
    /// All items are equally long.
    case fillEqually = 1
    /// Items share the length in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// Equal gaps between items, at least the spacing.
    case equalSpacing = 3
    /// Equal distances between the centres of items as far as the spacing allows.
    case equalCentering = 4
  }

  /// How a stack view places its items across its axis.
  public enum Alignment: Int, Sendable {
    /// Items fill the stack view.
    case fill = 0
    /// Items meet the leading edge of a vertical stack view, the top of a horizontal one.
    case leading = 1
    /// First baselines meet; in a horizontal stack view only.
    case firstBaseline = 2
    /// Centres meet the stack view's centre.
    case center = 3
    /// Items meet the trailing edge of a vertical stack view, the bottom of a horizontal one.
    case trailing = 4
    /// Last baselines meet; in a horizontal stack view only.
    case lastBaseline = 5

    /// The name of `leading` for horizontal stack views.
    public static var top: Alignment { .leading }
    /// The name of `trailing` for horizontal stack views.
    public static var bottom: Alignment { .trailing }
  }

  /// The value of a custom spacing that means "as `spacing` says".
  ///
  /// It is `FLT_MAX`, as in UIKit's header.
  public nonisolated class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The value of a spacing that means the system's distance between siblings, 8 points.
  ///
  /// It is `FLT_MIN`, as in UIKit's header, so that as a number it counts for nothing.
  public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
