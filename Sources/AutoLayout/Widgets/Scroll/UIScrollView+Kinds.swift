import Foundation

extension UIScrollView {
  /// The rate at which scrolling slows down: the fraction of the velocity that remains after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which scrolling ends quickly, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
    /// The rate limited to a range in which a motion takes some time and ends: at 0.9999, a scroll
    /// of a screen takes about a minute.
    var limited: CGFloat { min(max(rawValue, 0.5), 0.9999) }
  }

  /// The modes in which a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// A drag does not dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag = 1
    /// The keyboard follows the touch. It has no effect, because there is no keyboard.
    case interactive = 2
    /// Like `onDrag`, including the accessory view.
    case onDragWithAccessory = 3
    /// Like `interactive`, including the accessory view.
    case interactiveWithAccessory = 4
  }

  /// The colors of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// A dark color with a light border.
    case `default` = 0
    /// Black, for light content.
    case black = 1
    /// White, for dark content.
    case white = 2
  }

  /// The modes in which the index of a long list is shown.
  public enum IndexDisplayMode: Int, Sendable {
    /// The index is shown if it is needed.
    case automatic = 0
    /// The index is hidden.
    case alwaysHidden = 1
  }
}
